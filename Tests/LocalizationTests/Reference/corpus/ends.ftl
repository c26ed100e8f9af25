cr = ab
mixed = a
  b
  c

  d
# c
#
# d
x = y
lone = zq = r
    s
