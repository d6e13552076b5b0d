// Package eval is what an engine knows about Ki Shogi.
package eval
