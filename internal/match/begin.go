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
func Begin(games catalog.Games, created Created, moment Context) ([]EventData, error) {
	terms, table, err := created.Terms.complete(games)
	if err != nil {
		return nil, err
	}
	created.Terms = terms
	for seat, chair := range created.Seats {
		if err := chair.validate(); err != nil {
			return nil, &TermsError{"seats", fmt.Sprintf("the %s seat: %v", game.Seat(seat), err)}
		}
	}
	facts := []EventData{created}
	if created.Seats[0].Occupied() && created.Seats[1].Occupied() {
		facts = append(facts, startFacts(terms.Clock, table, moment)...)
	}
	return facts, nil
}

// Validate returns the terms complete, or what is wrong with them as Begin does.
func (t Terms) Validate(games catalog.Games) (Terms, error) {
	t, _, err := t.complete(games)
	return t, err
}

// complete also returns the table at its beginning.
func (t Terms) complete(games catalog.Games) (Terms, game.State, error) {
	rules, err := games.ByName(t.Game)
	if err != nil {
		return t, nil, &TermsError{"game", err.Error()}
	}
	if err := t.Clock.Validate(); err != nil {
		return t, nil, &TermsError{"clock", err.Error()}
	}
	if t.Options, err = rules.CompleteOptions(t.Options); err != nil {
		return t, nil, err
	}
	t.Version = rules.Version
	if t.Position == "" {
		return t, rules.NewGame(t.Options), nil
	}
	if len(t.Position) > MaxPosition {
		return t, nil, &TermsError{"position", fmt.Sprintf("a position text has at most %d bytes", MaxPosition)}
	}
	table, err := rules.ParsePosition(t.Options, t.Position)
	if err != nil {
		return t, nil, err
	}
	if o := table.Outcome(); o.Over() {
		return t, nil, &TermsError{"position", fmt.Sprintf("in this position the game is over already (%s)", o)}
	}
	t.Position = table.PositionText()
	return t, table, nil
}

// startFacts is that turns can be played, with the turns of chance before the first one. The
// table is left as it was.
func startFacts(c clock.Control, table game.State, at Context) []EventData {
	times := c.InitialTimes()
	facts := []EventData{Began{NextToMove: table.ToMove(), Times: times}}
	turns := playChance(table, at.Seed, times)
	for range turns {
		game.UndoTurn(table)
	}
	return append(facts, turns...)
}

func (c *SeatState) validate() error {
	switch c.Holder {
	case HolderOpen, HolderLink:
		if *c != (SeatState{Holder: c.Holder}) {
			return errors.New("nobody sits there, so it has neither person, name nor level")
		}
	case HolderPerson:
		switch {
		case c.Person == "" || len(c.Person) > MaxID:
			return errors.New("the person who sits there is missing")
		case c.Level != "":
			return errors.New("a person has no level")
		}
	case HolderComputer:
		if c.Person != "" || c.Level == "" {
			return errors.New("a computer has a level, and is no person")
		}
	default:
		return fmt.Errorf("it is %s, %s, %s or %s, not %s", HolderOpen, HolderLink, HolderPerson, HolderComputer, game.QuoteShort(string(c.Holder)))
	}
	if why := whyNotName(c.Level); why != "" {
		return fmt.Errorf("the level %s", why)
	}
	if why := whyNotName(c.Name); why != "" {
		return fmt.Errorf("the name %s", why)
	}
	return nil
}

// whyNotName says why a name cannot stand in a line, or nothing. It may be empty.
func whyNotName(name string) string {
	if utf8.RuneCountInString(name) > MaxName {
		return fmt.Sprintf("has more than %d characters", MaxName)
	}
	return whyNotLine(name)
}

// whyNotLine says why a text is not one line of characters, or nothing.
func whyNotLine(text string) string {
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
