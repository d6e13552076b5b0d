// Package coord reads and writes whole numbers and coordinates x,y, as position texts and turn
// texts of the games have them.
//
//	x, y, rest, ok := coord.CutXY("3,-1=Ou") // 3, -1, "=Ou", true
//
// # Caveats
//
// A number has one form only: no leading zeros, no plus sign, at most nine digits.
package coord
