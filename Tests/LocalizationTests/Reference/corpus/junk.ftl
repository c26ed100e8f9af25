good = 1
bad
worse = {
    .attr = x
good2 = 2
broken = { $a
    still broken
    .and = this
good3 = 3
# A comment that belongs to junk
junk {
# A comment that stays

// an old comment
[[ an old section ]]
good4 = 4
}
]
*
{ $x }
    indented = no
good5 = 5
    .x
good6 = 6
    .y = }
good7 = 7
# at the end
-
-x
-x =
good8 = {"
good9 = 9
"
good10 = 10 {
good11 = 11 }
#bad comment
good12 = 12
##bad
# ok
#bad
# ok
good13 = 13
