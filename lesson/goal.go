package lesson

import (
	"fmt"
	"maps"
	"slices"
	"strconv"
	"strings"

	"github.com/teahouse-games/teahouse/game"
	"github.com/teahouse-games/teahouse/game/wording"
)

// Goal is what a turn must do: it reaches the goal if all predicates of one of the lists hold.
type Goal [][]Predicate

// Predicate is a statement about a turn: a word with arguments.
type Predicate struct {
	Not  bool
	Word string
	Args []string
}

// String returns the predicate as a course file has it.
func (p Predicate) String() string {
	text := strings.Join(append([]string{p.Word}, p.Args...), " ")
	if p.Not {
		return "not " + text
	}
	return text
}

// Predicates describes the predicates by their words, for people.
func Predicates() map[string]string {
	list := make(map[string]string, len(predicates))
	for word, d := range predicates {
		list[word] = d.form
	}
	return list
}

// attempt is a turn that is judged.
type attempt struct {
	seat    game.Seat // of the learner
	turn    string
	before  game.Progress
	counted bool          // there is a number before
	reasons []game.Reason // what it does
	after   game.Game
	refused string // the rule that the turn breaks; the rest but the turn is empty then
}

// definition is what a word means.
type definition struct {
	form  string
	args  [2]int // the least and the most
	check func(r *game.Rules, args []string) string
	holds func(a *attempt, args []string) bool
}

var predicates = map[string]definition{
	"legal": {form: "legal: any legal turn"},
	"turn": {
		form: "turn TEXT: this turn", args: [2]int{1, 1},
		holds: func(a *attempt, args []string) bool { return a.turn == args[0] },
	},
	"refused": {form: "refused RULE: a turn that this rule forbids", args: [2]int{1, 1}, check: checkRule},
	"effect": {
		form: "effect ID [NAME=VALUE …]: what the turn does, as the rules explain it, has this message", args: [2]int{1, 6},
		check: checkEffect, holds: func(a *attempt, args []string) bool { return hasEffect(a.reasons, args[0], args[1:]) },
	},
	"at": {
		form: "at PLACE KIND: a piece of this kind stands there afterwards; - for none", args: [2]int{2, 2}, check: checkKind,
		holds: func(a *attempt, args []string) bool { return stands(a.after, args[0], args[1]) },
	},
	"links": {
		form: "links KIND N: at least N lines of this kind, e.g. harmony, that are the learner's or of both players, are on the board", args: [2]int{2, 2},
		check: checkNumber(1), holds: func(a *attempt, args []string) bool { return links(a, game.LinkKind(args[0])) >= number(args[1]) },
	},
	"outcome": {
		form: "outcome win|loss|draw [REASON]: the turn ends the game", args: [2]int{1, 2}, check: checkOutcome,
		holds: func(a *attempt, args []string) bool {
			o := a.after.Outcome()
			return o.Over() && result(o, a.seat) == args[0] && (len(args) == 1 || o.Reason == args[1])
		},
	},
	"gain": {
		form: "gain N: the learner's number that decides the game rises by N or more; it falls by -N or more if N is negative", args: [2]int{1, 1},
		check: checkNumber(0), holds: gains,
	},
	"progress": {
		form: "progress own|other N: that number of the learner, or of the opponent, is N afterwards; N+ for N or more, N- for N or less", args: [2]int{2, 2},
		check: checkProgress, holds: progressed,
	},
	"wins": {
		form:  "wins: the learner wins with the turn, or with the next one whatever the opponent answers",
		holds: func(a *attempt, _ []string) bool { return winsNext(a.after, a.seat) },
	},
}

// holds reports whether the goal is reached.
func (g Goal) holds(a *attempt) bool {
	return slices.ContainsFunc(g, func(all []Predicate) bool {
		return !slices.ContainsFunc(all, func(p Predicate) bool { return p.holds(a) == p.Not })
	})
}

// holds reports whether the predicate without its not holds. Of a turn that is not legal only
// its refusal can be said.
func (p Predicate) holds(a *attempt) bool {
	switch {
	case p.Word == "refused":
		return a.refused == p.Args[0]
	case a.refused != "":
		return p.Not // so that it fails
	case p.Word == "legal":
		return true
	}
	return predicates[p.Word].holds(a, p.Args)
}

// form returns why a predicate is not written as it must be, nothing if it is.
func (p Predicate) form() string {
	d, ok := predicates[p.Word]
	if !ok {
		words := slices.Sorted(maps.Keys(predicates))
		return fmt.Sprintf("%s is no predicate: they are %s", wording.QuoteShort(p.Word), strings.Join(words, ", "))
	}
	if len(p.Args) < d.args[0] || len(p.Args) > d.args[1] {
		return fmt.Sprintf("a predicate is written %s", d.form)
	}
	return ""
}

// verify returns what the rules do not know of a predicate, nothing if all is well.
func (p Predicate) verify(r *game.Rules) string {
	if d := predicates[p.Word]; d.check != nil {
		return d.check(r, p.Args)
	}
	return ""
}

func checkRule(r *game.Rules, args []string) string {
	if _, ok := r.TurnRule(args[0]); ok {
		return ""
	}
	return fmt.Sprintf("%s is no rule of %s", wording.QuoteShort(args[0]), r.Title)
}

func checkEffect(r *game.Rules, args []string) string {
	id, ok := strings.CutPrefix(args[0], r.Messages.Prefix+"-")
	if !ok || !r.Messages.Has(id) {
		return fmt.Sprintf("%s is no message of %s", wording.QuoteShort(args[0]), r.Title)
	}
	for _, arg := range args[1:] {
		if !strings.Contains(arg, "=") {
			return fmt.Sprintf("%s is not NAME=VALUE", wording.QuoteShort(arg))
		}
	}
	return ""
}

func checkKind(r *game.Rules, args []string) string {
	if args[1] == nothing || slices.Contains(r.PieceSet.Kinds, args[1]) {
		return ""
	}
	return fmt.Sprintf("%s is no kind of pieces: they are %s", wording.QuoteShort(args[1]), strings.Join(r.PieceSet.Kinds, ", "))
}

func checkNumber(index int) func(*game.Rules, []string) string {
	return func(_ *game.Rules, args []string) string {
		if n, err := strconv.Atoi(args[index]); err != nil || n == 0 {
			return fmt.Sprintf("%s is not a whole number other than 0", wording.QuoteShort(args[index]))
		}
		return ""
	}
}

func checkOutcome(_ *game.Rules, args []string) string {
	if slices.Contains([]string{win, loss, draw}, args[0]) {
		return ""
	}
	return fmt.Sprintf("%s is none of win, loss and draw", wording.QuoteShort(args[0]))
}

func checkProgress(_ *game.Rules, args []string) string {
	_, err := strconv.Atoi(strings.TrimRight(args[1], "+-"))
	if err == nil && (args[0] == own || args[0] == other) {
		return ""
	}
	return "write own or other, and a number, which may have + or - behind it"
}

const (
	nothing = "-" // no piece
	own     = "own"
	other   = "other"
	win     = "win"
	loss    = "loss"
	draw    = "draw"
)

// number reads a number that was verified.
func number(text string) int {
	n, _ := strconv.Atoi(text)
	return n
}

func stands(g game.Game, place, kind string) bool {
	pieces := g.Situation().Pieces
	if kind == nothing {
		return !slices.ContainsFunc(pieces, func(p game.Piece) bool { return p.Place == place })
	}
	return slices.ContainsFunc(pieces, func(p game.Piece) bool { return p.Place == place && p.Kind == kind })
}

func links(a *attempt, kind game.LinkKind) (n int) {
	for _, link := range a.after.Situation().Links {
		if link.Kind == kind && (link.Owner == a.seat || !link.Owner.IsPlayer()) {
			n++
		}
	}
	return n
}

func result(o game.Outcome, seat game.Seat) string {
	switch {
	case o.IsDraw():
		return draw
	case o.Winner == seat:
		return win
	}
	return loss
}

func gains(a *attempt, args []string) bool {
	after, ok := game.ProgressOf(a.after)
	if !ok || !a.counted {
		return false
	}
	gain, n := after.Of(a.seat)-a.before.Of(a.seat), number(args[0])
	return n > 0 && gain >= n || n < 0 && gain <= n
}

func progressed(a *attempt, args []string) bool {
	after, ok := game.ProgressOf(a.after)
	if !ok {
		return false
	}
	seat := a.seat
	if args[0] == other {
		seat = seat.Opponent()
	}
	value, n := after.Of(seat), number(strings.TrimRight(args[1], "+-"))
	switch args[1][len(args[1])-1] {
	case '+':
		return value >= n
	case '-':
		return value <= n
	}
	return value == n
}
