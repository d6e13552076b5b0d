package learn

import "embed"

// Pages are the files NAME.md, de/NAME.md and es/NAME.md, NAME being a game's.
//
//go:embed *.md */*.md
var Pages embed.FS
