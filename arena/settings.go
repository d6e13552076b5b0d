package arena

import "github.com/teahouse-games/teahouse/game"

// Settings are all that a match is made of, in a form that can be kept in a file.
type Settings struct {
	Game       string       `json:"game"`
	Options    game.Options `json:"options"`            // those that are not said have their default
	Contenders [2]string    `json:"contenders"`         // see [Parse]
	Games      int          `json:"games"`              // at most; even
	Seed       uint64       `json:"seed"`               // of everything that is drawn
	Drawn      int          `json:"drawn"`              // turns of an opening that is drawn
	Openings   []Opening    `json:"openings,omitempty"` // one for each pair, and round again, instead of drawn ones
	Turns      int          `json:"turns"`              // after so many a game is cut; 0 for never
	Patience   float64      `json:"patience"`           // seconds for a turn; 0 for any time
	SPRT       *SPRT        `json:"sprt,omitempty"`     // may end the match sooner
	Program    string       `json:"program,omitempty"`  // which one plays it, so that somebody who goes on can see that it is another
}
