package gametest

import (
	"errors"
	"fmt"
	"slices"
	"strings"

	"github.com/teahouse-games/teahouse/game"
	"github.com/teahouse-games/teahouse/game/wording"
)

// refusalsNameRules: a text is read exactly when it is the text of a legal
// turn. Any other is refused with a rule of the game, a sentence and places of
// the surface, and changes nothing.
func refusalsNameRules(p *lawCase) error {
	p.betweenTurns()
	known := p.turnTextsOnTheWay()
	if !p.affordsFullCheck() {
		return nil
	}
	here := snapshotOf(p.Game)
	legal := game.LegalTurns(p.Game)
	listed := setOf(legal)
	for _, text := range invalidTexts {
		if err := p.checkRefused(text, here); err != nil {
			return err
		}
		var broken *game.RuleError
		if _, err := p.ParseTurn(text); errors.As(err, &broken) && broken.Rule != game.RuleText {
			return fmt.Errorf("%q is no turn text in any game; it is refused by the rule %s, want %s", text, broken.Rule, game.RuleText)
		}
	}
	wellFormed := append(sampleOf(p, known, 20), sampleOf(p, p.opponentsTexts(), 20)...)
	for _, text := range wellFormed {
		if listed[text] {
			continue
		}
		if err := p.checkRefused(text, here); err != nil {
			return err
		}
		var broken *game.RuleError
		if _, err := p.ParseTurn(text); !errors.As(err, &broken) {
			continue
		} else if broken.Rule == game.RuleText {
			return fmt.Errorf("%q was a legal turn in another position; it is refused by the rule %s: %w", text, broken.Rule, err)
		} else if here.outcome.Over() && broken.Rule != game.RuleOver {
			return fmt.Errorf("the game is over; %q is refused by the rule %s, want %s", text, broken.Rule, game.RuleOver)
		}
	}
	sources := append(sampleOf(p, legal, 20), wellFormed...)
	if len(sources) == 0 {
		return nil
	}
	for range 60 {
		text := p.mutate(sources)
		if listed[text] {
			if _, err := p.ParseTurn(text); err != nil {
				return fmt.Errorf("the turn %s is listed; ParseTurn: %w", text, err)
			}
		} else if err := p.checkRefused(text, here); err != nil {
			return err
		}
	}
	return nil
}

// invalidTexts is no turn text in any game.
var invalidTexts = []string{"", " ", "\n", "?", "end", "0", ",", "@", "-", "0,0-", "@0,0", "pass ", " pass", "Pass", "pass+", "+", "\x00", "ä", "\xff", "00,0-1,1", "-0,1-2,2", "１,0-1,1", strings.Repeat("9", 5000), strings.Repeat("0,0-", 2000)}

// checkRefused tests the answer to a text that is not listed.
func (p *lawCase) checkRefused(text string, here snapshot) error {
	_, err := p.ParseTurn(text)
	if err == nil {
		return fmt.Errorf("%s is read, but not listed", wording.QuoteShort(text))
	}
	if err := p.namesRule(err); err != nil {
		return fmt.Errorf("%s: %w", wording.QuoteShort(text), err)
	}
	return requireUnchanged(p.Game, here, "ParseTurn of "+wording.QuoteShort(text))
}

// namesRule tests that a refusal names a rule of the game, says something, and
// points at existing places.
func (p *lawCase) namesRule(err error) error {
	var broken *game.RuleError
	if !errors.As(err, &broken) {
		return fmt.Errorf("refused with a %T (%w), want a *game.RuleError", err, err)
	}
	if _, ok := p.rules.TurnRule(broken.Rule); !ok {
		return fmt.Errorf("refused by the rule %q, which is none of the Headings", broken.Rule)
	}
	if broken.Error() == "" {
		return fmt.Errorf("refused by the rule %s without a word", broken.Rule)
	}
	for _, name := range broken.Places {
		if !p.places.has(name) {
			return fmt.Errorf("refused by the rule %s (%s), which points at %q, no place of the surface", broken.Rule, broken.Error(), name)
		}
	}
	return nil
}

// turnTextsOnTheWay returns texts of turns that were legal on the way here.
func (p *lawCase) turnTextsOnTheWay() []string {
	table := game.Clone(p.Game)
	game.Reset(table)
	var texts []string
	var text []byte
	for _, m := range p.moves {
		text = table.AppendMoveText(text, m)
		table.Do(m)
		if !table.MidTurn() {
			texts = append(texts, string(text))
			text = text[:0]
		}
	}
	return texts
}

// opponentsTexts returns texts of turns that are legal after one turn from
// here, and after one turn less.
func (p *lawCase) opponentsTexts() []string {
	table := game.Clone(p.Game)
	var texts []string
	for range 10 {
		made := 0
		for range 2 {
			text, ok := drawTurn(table, p.r)
			if !ok {
				break
			}
			made++
			texts = append(texts, text)
		}
		for range made {
			game.UndoTurn(table)
		}
	}
	if game.UndoTurn(table) {
		for range 10 {
			if text, ok := drawTurn(table, p.r); ok {
				texts = append(texts, text)
				game.UndoTurn(table)
			}
		}
	}
	return texts
}

// mutate changes a text a little.
func (p *lawCase) mutate(texts []string) string {
	text := []byte(texts[p.r.IntN(len(texts))])
	other := texts[p.r.IntN(len(texts))]
	for range 1 + p.r.IntN(2) {
		at := p.r.IntN(len(text) + 1)
		switch p.r.IntN(8) {
		case 0: // another character of a turn text
			if at < len(text) && other != "" {
				text[at] = other[p.r.IntN(len(other))]
			}
		case 1: // another digit
			if at < len(text) && text[at] >= '0' && text[at] <= '9' {
				text[at] = byte('0' + p.r.IntN(10))
			}
		case 2:
			text = slices.Delete(text, at, min(at+1, len(text)))
		case 3:
			const more = "0123456789-+,@=*<>x. "
			text = slices.Insert(text, at, more[p.r.IntN(len(more))])
		case 4: // the end of another turn
			text = append(text[:at:at], other[min(at, len(other)):]...)
		case 5:
			text = append(text, other...)
		case 6:
			if at < len(text) {
				text[at] ^= 1 << p.r.UintN(8)
			}
		case 7: // the sign of a number
			if at < len(text) && text[at] == '-' {
				text = slices.Delete(text, at, at+1)
			} else {
				text = slices.Insert(text, at, '-')
			}
		}
	}
	return string(text)
}
