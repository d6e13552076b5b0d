// Package checksum chains the events of a match, so that a stored event that was changed is noticed.
//
//	sum := checksum.First("m1")
//	sum = sum.Add(1, `{"seq":1,…}`)
//
// # Caveats
//
// It is made of the bytes of the stored JSON: two stores have the same checksum of a match only
// if they store the same bytes. It protects against damage, not against a forger.
package checksum
