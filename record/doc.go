// Package record reads and writes games: who played what under which rules, every
// turn, comments and variations.
package record
