package tiles

var quaternoFigures = map[string]figure{}
