// Package alphabeta searches games in which every turn is one move.
package alphabeta
