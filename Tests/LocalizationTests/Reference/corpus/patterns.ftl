inline = first
    second
    third
block =
    first
      second, deeper
    third
uneven =
        eight
    four
      six
inline-uneven = zero
        eight
    four
blank-lines =

    one


    two

trailing-blank = x   
   
   
placeable-start =
    { $a } at the start
      { $b } later
outdented-placeable =
    one
{ $x } two
{""}
special = a
    [not a variant
specials = {"["}b
    {"*"}c
    .attr = d
    .attr2 =
        e
         f
closing = }
closing-later = a } b
braces = {"{"} {"}"} {""}
only-placeable = {$x}
adjacent = {$x}{$y} {$z}
  {$w}
spaces-only-then-attr =    
    .a = b
dots = a
    . b
star = a
    * b
attr-after-blank = v


    .late = yes
attr-no-value = v
    .a =
attr-dup = v
    .a = 1
    .a = 2
.a = column one
-term-no-value =
    .attr = x
unindented =
text
equals = a = b = c
comment-in = a
# not inside
    b
indent-only =
      
      x
deep =
    a
        b
            c
     d
