package rules

import "embed"

// Pages are the files NAME.md and de/NAME.md, NAME being a game's.
//
//go:embed *.md de/*.md
var Pages embed.FS
