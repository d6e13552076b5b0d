package definition

import (
	"context"
	"io/fs"
	"math/rand/v2"

	"github.com/teahouse-games/teahouse/engine"
	"github.com/teahouse-games/teahouse/engine/levels"
	"github.com/teahouse-games/teahouse/game"
	"github.com/teahouse-games/teahouse/lab"
	"github.com/teahouse-games/teahouse/lesson"
	"github.com/teahouse-games/teahouse/puzzle"
	"github.com/teahouse-games/teahouse/puzzle/mining"
	"github.com/teahouse-games/teahouse/render/tiles"
	"github.com/teahouse-games/teahouse/sparring"
)

// Definition is what a game brings. Only Rules is required.
type Definition struct {
	Rules *game.Rules

	// Engine is nil for a game that only the simple opponents play.
	Engine *levels.Spec
	// Opponents are opponents that play this game alone, besides those of package sparring. They are
	// set in a file opponents.go with the build constraint !js.
	Opponents []Opponent
	// Pieces are the drawings of the pieces. A kind without one is drawn as its code. They are set in
	// files figures*.go with the build constraint !js || noengine: the engines for browsers draw nothing.
	Pieces tiles.Set
	// Reach returns how a kind of piece moves, for a diagram: the places within two steps that it
	// reaches on an empty surface, x to the right and y forward. It is nil for a game whose pieces
	// do not move, or all move alike.
	Reach func(kind string) []game.XY
	// Sample is a finished game as a record. It is shown and replayed as an example.
	Sample string
	// Texts has files for each language:
	//
	//	texts/en.json  an object of texts by key; internal/i18n/messages/gametexts.go has the keys
	//	texts/en.md    the rules page, if it is not in docs/rules
	//	texts/learn/en.md  the page for newcomers, if it is not in docs/learn
	//	texts/de.txt   translations of the sentences that the rules make
	//
	// A game that has no file of a language is shown in English.
	Texts fs.FS
	// Translations are the messages of the game in each language, en.ftl, de.ftl … It is set in a
	// file translations.go with the build constraint !js: the programs for browsers load the file
	// of one language.
	Translations fs.FS
	// Course returns the course that teaches the game; nil for a game without one. It is set in a
	// file course.go with the build constraint !js || noengine: the engines for browsers do not need it.
	Course func() *lesson.Course
	// CourseTexts are the texts of the course in each language, as in Translations and set beside them.
	CourseTexts fs.FS
	// NewcomerRank orders the games that newcomers are advised to try; 1 is the first, and 0
	// stands for no advice.
	NewcomerRank int
	// AuthorUnknown says that the source does not name who thought of the game.
	AuthorUnknown bool

	// Puzzles are the proved puzzles of the game; nil for a game without any. It is set in a file
	// puzzles.go with the build constraint !js.
	Puzzles *puzzle.Collection

	// OnlyTurn returns the puzzle of a position, if exactly one turn wins or saves there and its solver proves it before ctx
	// ends; nil for a game without puzzles. PuzzleTags are the words for what its puzzles are about. They are set in
	// a file onlyturn.go with the build constraint !noengine: the program with the engines makes puzzles of the mistakes of a
	// person.
	OnlyTurn   func(ctx context.Context, g game.Game, longest int, needs func(kind int) bool) (lab.SuiteProblem, lab.Prospects, bool)
	PuzzleTags *puzzle.TagTable

	// Suite, Mining, Trainable, Solve and what goes with it are set in a file lab.go with the build constraint !js: the programs for
	// browsers have a size budget and use none of them.

	// Suite returns how problems of the game are made; nil for a game without problems.
	Suite func() lab.Suite
	// Mining returns how the puzzles of the game are mined; nil for a game without puzzles.
	Mining func() mining.Plan
	// Trainable returns the evaluation of the game with some options, so that its weights can be trained; nil for a game
	// whose weights are not trained.
	Trainable func(o game.Options) *lab.Trainable
	// Solve computes the value of every position of the game, VerifySolution verifies a table that it
	// has made, and OpenTable opens one for engines. They are nil for a game that is too large.
	Solve          func(ctx context.Context, s lab.SolveSettings) (*lab.Solution, error)
	VerifySolution func(ctx context.Context, s lab.VerifySettings) (*lab.Verification, error)
	OpenTable      func(folder string) (engine.Table, error)
}

// Opponent is a simple opponent of one game.
type Opponent struct {
	Name        string // one word in lower case
	Description string // for help, e.g. "looks one turn ahead"
	New         func(*rand.Rand) sparring.Player
	// NewLimited returns it with other limits than New; nil if it has none.
	NewLimited func(*rand.Rand, sparring.SearchLimits) sparring.Player
}
