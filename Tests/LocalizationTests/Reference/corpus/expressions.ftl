string = {"plain"} { "spaced" } {  "a\"b\\c"  }
escape = {"\u00e9"} {"\U01F602"} {"\u0000"} {"\uD800"} {"\U110000"} {"é"}
bad-escape = {"\x41"}
short-escape = {"\u00e"}
short-long = {"\U0041"}
unterminated = {"abc
unterminated-too = {"abc}
number = {1} {-1} {1.50} {-0.0} {007} {100000000000000000000000}
bad-number = {1.}
bad-number2 = {.5}
bad-number3 = {-}
bad-number4 = {1e5}
bad-number5 = {--1}
variable = {$a} {$a-b_c9} { $ a }
variable2 = {$}
variable3 = {$9}
message = {one} {one.attr} {one . attr}
message2 = {one.}
message3 = {one.attr.attr}
term = {-term} {-term()} {-term(a: 1)} {-term (
    a : "x" ,
    b: -2.5,
    )}
term-attr = {-term.attr}
term-attr2 = {-term.attr(a: 1)}
term-sub = {-term[x]}
function = {NUMBER($n)} {NUMBER($n, type: "ordinal")} {FUN-1_2()} {F ( )}
function2 = {Number($n)}
function3 = {fun()}
function4 = {FUN(a: 1, 2)}
function5 = {FUN(a: 1, a: 2)}
function6 = {FUN(a: $b)}
function7 = {FUN(a: FUN())}
function8 = {FUN($a: 1)}
function9 = {FUN(a.b: 1)}
function10 = {FUN(1 2)}
function11 = {FUN(,)}
function12 = {FUN(1,,2)}
function13 = {FUN(1}
function14 = {FUN(-t.a, {$x}, m.b, "s", 1,)}
function15 = {FUN(a:
    1)}
function16 = {FUN.a}
nested = {{$x}} {{{"y"}}} { { 1 } }
nested2 = {{$x}
nested3 = {}
nested4 = { }
nested5 = {
    $x
    }
nested6 = {
$x
}
upper = {UPPER}
more = {$a $b}
more2 = {$a - }
more3 = {$a -}
more4 = {$a ->}
