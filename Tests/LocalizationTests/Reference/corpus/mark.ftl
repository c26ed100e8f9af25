bom = with a byte order mark
next = x
