// Package splitmix has the mixing function from which the games make the fixed random numbers of
// their keys.
//
//	key ^= splitmix.Mix(uint64(square)<<8 | uint64(piece))
//
// # Caveats
//
// Positions with equal keys can be constructed: it is no cryptographic hash.
package splitmix
