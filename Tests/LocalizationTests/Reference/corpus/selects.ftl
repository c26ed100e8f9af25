plural = { $n ->
    [0] nothing
    [one] one
   *[other] { $n } things
}
inline-default = {$n -> *[a] b
}
one-line = { $n -> [a] b *[c] d }
variants-one-line = { $n ->
    [a] b [c] d
   *[e] f
}
around = before { $n ->
        [one] x
       *[other] y
    } after
keys = { $n ->
    [ one ] a
    [-1] b
    [1.50] c
    [
      two
    ] d
   *[ other
    ] e
}
no-default = { $n ->
    [a] b
}
two-defaults = { $n ->
   *[a] b
   *[c] d
}
no-variants = { $n ->
}
no-value = { $n ->
    [a]
   *[b] c
}
value-below = { $n ->
    [a]
        below
        and more
   *[b]

        c
}
nested = { $n ->
    [one] { $m ->
        [one] x
       *[other] y
    }
   *[other] z { $m ->
       *[other] w
    } v
}
nested-closing = { $n ->
   *[other] { $m ->
       *[other] y
}
}
bad-key = { $n ->
    [a b] c
   *[d] e
}
bad-key2 = { $n ->
    [] c
   *[d] e
}
bad-key3 = { $n ->
    [é] c
   *[d] e
}
bad-key4 = { $n ->
    [$a] c
   *[d] e
}
double-bracket = { $n ->
    [[a] c
   *[d] e
}
star-space = { $n ->
   * [d] e
}
message = { msg ->
   *[a] b
}
attribute = { msg.attr ->
   *[a] b
}
term = { -term ->
   *[a] b
}
term-attribute = { -term.attr ->
    [x] y
   *[a] b
}
term-attribute-args = { -term.attr(a: 1) ->
   *[a] b
}
string = { "x" ->
   *[a] b
}
number = { 1 ->
   *[1] b
}
function = { NUMBER($n, type: "ordinal") ->
    [one] { $n }st
   *[other] { $n }th
}
placeable = { { $n } ->
   *[a] b
}
unclosed = { $n ->
   *[a] b
after = the end
text-after = { $n ->
   *[a] b
} and more
    lines
attributes = { $n ->
   *[a] b
}
    .brief = { $n ->
       *[a] c
    }
    .full = d
arrow = { $n -> x
   *[a] b
}
arrow-comment = { $n -> # no
   *[a] b
}
spaced-arrow = { $n - >
   *[a] b
}
same-line = { $n ->
   *[a] b }
multi = { $n ->
    [a] line one
        line two

        line four
   *[b] x
}
