package splitmix

// Mix scrambles n into 64 well-distributed bits (splitmix64, Steele et al.
// 2014): the source of the fixed random numbers from which the games build keys.
func Mix(n uint64) uint64 {
	n += 0x9e3779b97f4a7c15
	n = (n ^ n>>30) * 0xbf58476d1ce4e5b9
	n = (n ^ n>>27) * 0x94d049bb133111eb
	return n ^ n>>31
}
