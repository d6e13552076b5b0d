package tiles

var balanceFigures = map[string]figure{"Rose": rose, "Lotus": lotus, "Orchid": orchid, "Lily": lily, "Wheel": wheel}
