package tiles

func kutaiFigures() map[string]figure { return map[string]figure{} }
