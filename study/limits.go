package study

import "github.com/teahouse-games/teahouse/record"

// Limits of a study. Each has a [OperationError] that names it. A chapter has those of a record, too.
const (
	MaxChapters = 10_000
	MaxTurns    = 1_000_000 // in all chapters
	MaxTitle    = 200       // characters of the title of a study or a chapter
	MaxComment  = 65_536    // bytes
	MaxShapes   = 100       // at one turn
	MaxID       = 32        // letters and digits of the id of a chapter
	MaxAdded    = 1_000     // turns that one operation adds
)

// measured is the size of a chapter in bytes, as Size estimates it, from which on the written text is measured.
const measured = record.MaxBytes / 4
