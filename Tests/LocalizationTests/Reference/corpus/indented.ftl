   first = indented
second = 2