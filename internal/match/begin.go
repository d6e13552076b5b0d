package match

import (
	"errors"
	"fmt"
	"strings"
	"unicode"
	"unicode/utf8"

	"github.com/teahouse-games/teahouse/clock"
	"github.com/teahouse-games/teahouse/game"
	"github.com/teahouse-games/teahouse/internal/catalog"
)

// TermsError is what is wrong with what somebody wants to play.
type TermsError struct {
	Field string // "game", "position", "clock" or "seats"
	Text  string
}

func (e *TermsError) Error() string { return e.Text }

// Begin checks what somebody wants to play and returns the facts that begin the match:
// Created, and, if both seats are taken, what follows from that. Options that are not
// given have their default, and the version is that of the rules. The error is a
// *[TermsError], or the rules' own *game.OptionError or *game.SetupError.
func Begin(games catalog.Catalog, created Created, moment Moment) ([]Fact, error) {
	terms, table, err := created.Terms.complete(games)
	if err != nil {
		return nil, err
	}
	created.Terms = terms
	for seat, chair := range created.Chairs {
		if err := chair.validate(); err != nil {
			return nil, &TermsError{"seats", fmt.Sprintf("the %s seat: %v", game.Seat(seat), err)}
		}
	}
	facts := []Fact{created}
	if created.Chairs[0].Taken() && created.Chairs[1].Taken() {
		facts = append(facts, begun(terms.Clock, table, moment)...)
	}
	return facts, nil
}

// Validate returns the terms complete, or what is wrong with them as Begin does.
func (t Terms) Validate(games catalog.Catalog) (Terms, error) {
	t, _, err := t.complete(games)
	return t, err
}

// complete also returns the table at its beginning.
func (t Terms) complete(games catalog.Catalog) (Terms, game.Table, error) {
	rules, err := games.Find(t.Game)
	if err != nil {
		return t, nil, &TermsError{"game", err.Error()}
	}
	if err := t.Clock.Validate(); err != nil {
		return t, nil, &TermsError{"clock", err.Error()}
	}
	if t.Options, err = rules.Resolve(t.Options); err != nil {
		return t, nil, err
	}
	t.Version = rules.Version
	if t.Position == "" {
		return t, rules.Begin(t.Options), nil
	}
	if len(t.Position) > MaxPosition {
		return t, nil, &TermsError{"position", fmt.Sprintf("a position text has at most %d bytes", MaxPosition)}
	}
	table, err := rules.SetUp(t.Options, t.Position)
	if err != nil {
		return t, nil, err
	}
	if o := table.Outcome(); o.Over() {
		return t, nil, &TermsError{"position", fmt.Sprintf("in this position the game is over already (%s)", o)}
	}
	t.Position = table.PositionText()
	return t, table, nil
}

// begun is that turns can be played, with the turns of chance before the first one. The
// table is left as it was.
func begun(c clock.Control, table game.Table, at Moment) []Fact {
	times := c.Begin()
	facts := []Fact{Began{Next: table.ToMove(), Times: times}}
	turns := chance(table, at.Seed, times)
	for range turns {
		game.UndoTurn(table)
	}
	return append(facts, turns...)
}

func (c *Chair) validate() error {
	switch c.Holder {
	case Open, Link:
		if *c != (Chair{Holder: c.Holder}) {
			return errors.New("nobody sits there, so it has neither person, name nor level")
		}
	case Person:
		switch {
		case c.Person == "" || len(c.Person) > MaxID:
			return errors.New("the person who sits there is missing")
		case c.Level != "":
			return errors.New("a person has no level")
		}
	case Computer:
		if c.Person != "" || c.Level == "" {
			return errors.New("a computer has a level, and is no person")
		}
	default:
		return fmt.Errorf("it is %s, %s, %s or %s, not %s", Open, Link, Person, Computer, game.Quote(string(c.Holder)))
	}
	if why := notName(c.Level); why != "" {
		return fmt.Errorf("the level %s", why)
	}
	if why := notName(c.Name); why != "" {
		return fmt.Errorf("the name %s", why)
	}
	return nil
}

// notName says why a name cannot stand in a line, or nothing. It may be empty.
func notName(name string) string {
	if utf8.RuneCountInString(name) > MaxName {
		return fmt.Sprintf("has more than %d characters", MaxName)
	}
	return notLine(name)
}

// notLine says why a text is not one line of characters, or nothing.
func notLine(text string) string {
	switch {
	case !utf8.ValidString(text):
		return "is not text"
	case strings.ContainsFunc(text, unicode.IsControl):
		return "has a line break or another control character"
	case strings.TrimSpace(text) != text:
		return "has a space at its beginning or end"
	}
	return ""
}
