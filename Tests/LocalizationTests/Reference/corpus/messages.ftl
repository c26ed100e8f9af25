### A file comment
### of two lines

# About one
one = One
two=Two
three   =    Three with   inner   spaces   
# Not attached

four = 4
a-very_long-Name9 = yes
_no = underscore first
9no = digit first
-term = Term
- term = space
-term-two = Two
    .attr = Attribute
empty =
also-empty =
    
only-attribute =
    .title = Title
.stray = stray
key with spaces = no
missing equals
unicode = Zażółć gęślą jaźń 你好 😀 שלום
## Group

last = without end
##
#no space
#### too many
#
# a
#
# b
same = value
= nothing
émile = accent
-Term = capital
tab =	tabbed
	tab-start = no
nul = a{""}b
