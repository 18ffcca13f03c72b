def lines(table):
    return []
