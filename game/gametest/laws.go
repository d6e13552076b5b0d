package gametest

import (
	"fmt"
	"maps"
	"slices"
	"strconv"
	"strings"
	"testing"

	"pgregory.net/rapid"

	"github.com/teahouse-games/teahouse/game"
)

// LawOptions is what [Laws] cannot know of a game by itself. The zero value does for
// a game without a Pattern among its options, whose Key and Hash each stand for
// the whole position text.
type LawOptions struct {
	// Options are option sets to test besides the default one and every
	// single value; the only way to try the values of a Pattern.
	Options []map[string]string
	// OnlyGivenOptions leaves it at Options and those of Positions.
	OnlyGivenOptions bool
	// Positions are tested by every law besides those of games, whatever
	// the number of their turns.
	Positions []StartPosition
	// KeyFields and HashFields return of a position text what Key and Hash stand for:
	// two positions have the same Key exactly if KeyFields is the same. [DropFields]
	// makes the usual one, which leaves out some fields. Nil is the whole text.
	KeyFields  func(positionText string) string
	HashFields func(positionText string) string
	// Shift moves everything by dx, dy where that leaves the Key the same.
	Shift func(positionText string, dx, dy int) string
	// HistoryReasons are the reasons of outcomes that history decides and not the
	// position. Nil is repetition and perpetual-check.
	HistoryReasons []string
}

// StartPosition is a position with the options it belongs to.
type StartPosition struct {
	Options  map[string]string
	Position string
}

// DropFields returns a function that leaves the fields with these names out of a position text.
func DropFields(names ...string) func(positionText string) string {
	return func(text string) string {
		fields := strings.Fields(text)
		fields = slices.DeleteFunc(fields, func(field string) bool {
			name, _, _ := strings.Cut(field, "=")
			return slices.Contains(names, name)
		})
		return strings.Join(fields, " ")
	}
}

// A law holds in every position of every game. It answers with what breaks it.
type law struct {
	name  string
	check func(p *lawCase) error
}

// laws are tested in positions that rapid draws and in seeded ones.
var laws = []law{
	{"undo", undoRestores},
	{"restart", restartForgets},
	{"clone", cloneIsIndependent},
	{"play", playIsForListedMoves},
	{"buffers", buffersKeepTheirPrefix},
	{"turn texts", turnTextsNameTurns},
	{"refusals", refusalsNameRules},
	{"position text", positionTextIsThePosition},
	{"impossible positions", impossiblePositionsAreRefused},
	{"position edits", positionIsEdited},
	{"picks", picksReachEveryTurnOnce},
	{"pointing", pointingIsAnswered},
	{"view", viewShowsThePosition},
	{"explanations", turnsAreExplained},
	{"piece cards", pieceCardsAgree},
	{"progress", progressIsCounted},
	{"notation", notationNamesTurns},
	{"symmetries", symmetriesHold},
	{"sample", sampleDrawsLegalMoves},
	{"score", scoreIsAntisymmetric},
}

// A optionSetLaw speaks of many positions at once.
type optionSetLaw struct {
	name  string
	check func(s *optionSet) error
}

// optionSetLaws are tested once for every option set.
var optionSetLaws = []optionSetLaw{
	{"options", optionsAreKept},
	{"keys", keysDistinguishPositions},
	{"over", gamesEnd},
	{"allocations", searchAllocatesNothing},
}

// Laws tests the laws that every game keeps, one subtest for each law and each
// option set. Every listed value of every option is tried in one set at least,
// of a Range the ends, the middle and the default.
func Laws(t *testing.T, rules *game.Rules, with ...LawOptions) {
	w := LawOptions{}
	if len(with) > 0 {
		w = with[0]
	}
	sets, err := newSets(rules, &w)
	if err != nil {
		t.Fatal(err)
	}
	for _, law := range laws {
		t.Run(law.name, func(t *testing.T) {
			for _, s := range sets {
				t.Run(s.name, func(t *testing.T) { s.checkLaw(t, law) })
			}
		})
	}
	for _, law := range optionSetLaws {
		t.Run(law.name, func(t *testing.T) {
			for _, s := range sets {
				t.Run(s.name, func(t *testing.T) {
					if err := law.check(s); err != nil {
						t.Error(err)
					}
				})
			}
		})
	}
}

// seeded returns how many of the drawn positions are the same in every run: a fifth with -short, as rapid does.
func seeded() uint64 {
	if testing.Short() {
		return 5
	}
	return 25
}

// checkLaw tests a law in the given, in seeded and in drawn positions.
func (s *optionSet) checkLaw(t *testing.T, law law) {
	for i := range s.starts {
		s.runCase(t, law, moveSequence{start: i + 1, seed: uint64(i)})
	}
	for seed := range seeded() {
		s.runCase(t, law, moveSequences.Example(int(seed)))
	}
	rapid.Check(t, func(rt *rapid.T) { s.runCase(rt, law, moveSequences.Draw(rt, "walk")) })
}

type fatalReporter interface {
	Helper()
	Fatalf(format string, args ...any)
}

func (s *optionSet) runCase(t fatalReporter, law law, w moveSequence) {
	t.Helper()
	p, err := s.probe(w)
	if err != nil {
		t.Fatalf("%v: %v", w, err)
	}
	where := p.String()
	if err := law.check(p); err != nil {
		t.Fatalf("%s: %v", where, err)
	}
}

// optionSet is an option set under test.
type optionSet struct {
	rules   *game.Rules
	with    *LawOptions
	name    string
	options game.Options
	starts  []string     // the texts of With.Positions with these options
	places  placesByName // of the surface, which is the same for all games
}

// newSets returns the option sets that Laws tries.
func newSets(rules *game.Rules, with *LawOptions) ([]*optionSet, error) {
	given := []map[string]string{{}}
	for i := range rules.Options {
		opt := &rules.Options[i]
		values := opt.Values
		if r := opt.Range; r != nil {
			for _, n := range []int{r.Min, (r.Min + r.Max) / 2, r.Max} {
				values = append(slices.Clip(values), strconv.Itoa(n))
			}
		}
		for _, value := range values {
			given = append(given, map[string]string{opt.Name: value})
		}
	}
	if with.OnlyGivenOptions {
		given = nil
	}
	given = append(given, with.Options...)
	for i := range with.Positions {
		given = append(given, with.Positions[i].Options)
	}
	var sets []*optionSet
	for _, g := range given {
		options, err := rules.CompleteOptions(g)
		if err != nil {
			return nil, err
		}
		if !slices.ContainsFunc(sets, func(s *optionSet) bool { return maps.Equal(s.options, options) }) {
			sets = append(sets, &optionSet{rules: rules, with: with, name: setName(rules, options), options: options})
		}
	}
	for i := range with.Positions {
		options, err := rules.CompleteOptions(with.Positions[i].Options)
		if err != nil {
			return nil, err
		}
		for _, s := range sets {
			if maps.Equal(s.options, options) {
				s.starts = append(s.starts, with.Positions[i].Position)
			}
		}
	}
	return sets, nil
}

// setName names what differs from the defaults.
func setName(rules *game.Rules, o game.Options) string {
	var parts []string
	for i := range rules.Options {
		if opt := &rules.Options[i]; o[opt.Name] != opt.Default {
			parts = append(parts, opt.Name+"="+o[opt.Name])
		}
	}
	if len(parts) == 0 {
		return "default"
	}
	return strings.Join(parts, ",")
}

func (s *optionSet) begin() (game.Game, error) {
	table, err := s.rules.New(s.options)
	if err == nil && table.Rules() != s.rules {
		err = fmt.Errorf("the rules of a new game are others than those that made it")
	}
	return table, err
}

// byHistory reports whether history and not the position decided o.
func (s *optionSet) byHistory(o game.Outcome) bool {
	if s.with.HistoryReasons == nil {
		return o.Reason == "repetition" || o.Reason == "perpetual-check"
	}
	return slices.Contains(s.with.HistoryReasons, o.Reason)
}

func (s *optionSet) keyOf(text string) string {
	if s.with.KeyFields == nil {
		return text
	}
	return s.with.KeyFields(text)
}

func (s *optionSet) hashOf(text string) string {
	if s.with.HashFields == nil {
		return text
	}
	return s.with.HashFields(text)
}
