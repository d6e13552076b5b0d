package lab

import (
	"encoding/json"
	"errors"
	"fmt"
	"io/fs"
	"os"
	"path/filepath"
	"time"
)

// SolveSettings says which game is solved, and where its table goes.
type SolveSettings struct {
	Options    map[string]string   // of the game
	Pieces     []string            // kinds of piece to play with, for a smaller game; all if it is empty
	Folder     string              // of the table, and of the checkpoints on the way; what is there is gone on with
	Threads    int                 // goroutines that compute
	SaveEvery  time.Duration       // between two checkpoints
	OnProgress func(SolveProgress) // about once a second; nil if nobody asks
	OnPass     func(SolvedPass)    // after each pass; nil if nobody asks
}

// SolveProgress is how far a phase of a pass has come.
type SolveProgress struct {
	SolvedPass
	Phase       string
	Done, Total uint64        // positions of the phase
	Elapsed     time.Duration // of the phase
	Decided     uint64        // wins and losses before this pass
}

// TimeLeft returns how long the phase will take if it goes on as it began; 0 before it is known.
func (p *SolveProgress) TimeLeft() time.Duration {
	if p.Done == 0 {
		return 0
	}
	return time.Duration(float64(p.Elapsed) * float64(p.Total-p.Done) / float64(p.Done))
}

// SolvedPass is a pass of a solution and what it has found.
type SolvedPass struct {
	Stage   string  `json:"stage"`           // what is looked for
	Round   int     `json:"round,omitempty"` // of the search for wins by perpetual check
	Pass    int     `json:"pass"`
	Found   uint64  `json:"found"` // positions that were decided, without their mirror images
	Seconds float64 `json:"seconds"`
}

// SolvedValue is the result of a position with best play.
type SolvedValue struct {
	Result    string `json:"result"`              // win, loss or draw
	Turns     int    `json:"turns,omitempty"`     // to the end; 0 for draws and results by perpetual check
	Perpetual bool   `json:"perpetual,omitempty"` // it rests on perpetual check
}

// String returns the value in words.
func (v SolvedValue) String() string {
	switch {
	case v.Perpetual:
		return v.Result + " by perpetual check"
	case v.Result == "draw":
		return v.Result
	}
	return fmt.Sprintf("%s in %d", v.Result, v.Turns)
}

// SolvedReply is the value of the position after some turns.
type SolvedReply struct {
	Turns string      `json:"turns"`
	Value SolvedValue `json:"value"` // for First
}

// Solution is what a complete table says. Positions are counted with the seat to move and with
// their mirror images; wins and losses are those of the seat to move.
type Solution struct {
	Game            string        `json:"game"`
	Start           SolvedValue   `json:"start"` // for First
	Replies         []SolvedReply `json:"replies"`
	Positions       uint64        `json:"positions"`
	Wins            uint64        `json:"wins"`
	Losses          uint64        `json:"losses"`
	Draws           uint64        `json:"draws"`
	PerpetualWins   uint64        `json:"perpetualWins"`   // those among the wins that rest on perpetual check
	PerpetualLosses uint64        `json:"perpetualLosses"` // likewise
	ByTurns         []uint64      `json:"byTurns"`         // positions by the number of turns to the end
	Rounds          int           `json:"rounds"`          // of the search for perpetual check
	Passes          []SolvedPass  `json:"passes"`
	Seconds         float64       `json:"seconds"`
	Bytes           uint64        `json:"bytes"` // of the table
}

// VerifySettings says how much of a table is verified.
type VerifySettings struct {
	Folder     string
	Positions  uint64 // drawn at random; all if there are not more, or if it is 0
	Lines      int    // of best play that are followed to the end, besides those from the start
	Seed       uint64
	OnProgress func(done, total uint64) // about once a second; nil if nobody asks
}

// Verification is what verifying a table has found.
type Verification struct {
	Finished      bool     `json:"finished"`   // the table is
	KnownTurns    int      `json:"knownTurns"` // the longest wins and losses that are known
	Complete      bool     `json:"complete"`   // every position of a finished table was looked at, and perpetual check was solved again
	Positions     uint64   `json:"positions"`
	Turns         uint64   `json:"turns"`
	Lines         int      `json:"lines"`
	Disagreements uint64   `json:"disagreements"`
	Examples      []string `json:"examples,omitempty"` // the first disagreements
}

// manifestFile is the file of a folder with a table that names the game.
const manifestFile = "manifest.json"

// SolvedGame returns the name of the game whose table is in a folder.
func SolvedGame(folder string) (name string, err error) {
	text, err := os.ReadFile(filepath.Join(folder, manifestFile))
	if errors.Is(err, fs.ErrNotExist) {
		return "", fmt.Errorf("%s has no table; want a folder that teahouse solve has made", folder)
	}
	if err != nil {
		return "", err
	}
	var manifest struct {
		Game string `json:"game"`
	}
	if err := json.Unmarshal(text, &manifest); err != nil || manifest.Game == "" {
		return "", fmt.Errorf("%s names no game; want a folder that teahouse solve has made", filepath.Join(folder, manifestFile))
	}
	return manifest.Game, nil
}
