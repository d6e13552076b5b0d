package gametest

import (
	"errors"
	"fmt"
	"strings"
	"unicode"
	"unicode/utf8"

	"github.com/teahouse-games/teahouse/game"
	"github.com/teahouse-games/teahouse/game/wording"
)

// turnsAreExplained: a legal turn is answered with what it does, another with
// the refusal of ParseTurn, a finished game with what decided it; all in whole
// sentences about existing places.
func turnsAreExplained(p *lawCase) error {
	p.betweenTurns()
	here := snapshotOf(p.Game)
	if err := p.verdict(here.outcome); err != nil {
		return err
	}
	legal := make(map[string]bool)
	for range 6 {
		turn, ok := drawTurn(p, p.r)
		if !ok {
			break
		}
		game.UndoTurn(p.Game)
		legal[turn] = true
	}
	for turn := range legal {
		effects, err := p.ExplainEffects(turn)
		if err != nil {
			return fmt.Errorf("the legal turn %s is not explained: %w", turn, err)
		}
		if len(effects) == 0 {
			return fmt.Errorf("the turn %s does nothing", turn)
		}
		if err := p.sentences(effects); err != nil {
			return fmt.Errorf("the effects of %s: %w", turn, err)
		}
		if err := requireUnchanged(p.Game, here, "explaining "+turn); err != nil {
			return err
		}
	}
	for _, text := range append(sampleOf(p, p.turnTextsOnTheWay(), 6), invalidTexts[0]) {
		_, refused := p.ParseTurn(text)
		if refused == nil {
			continue
		}
		if why := game.ExplainTurn(p.Game, text); why.Legal || why.Reasons[0].Text() != wording.AsSentence(refused.Error()) {
			return fmt.Errorf("%s is explained by %+v, refused by %w", wording.QuoteShort(text), why, refused)
		}
	}
	return requireUnchanged(p.Game, here, "explaining turns")
}

// verdict tests what is said about the outcome.
func (p *lawCase) verdict(o game.Outcome) error {
	verdict := p.ExplainOutcome()
	if o.Over() != (len(verdict) > 0) {
		return fmt.Errorf("outcome %q and a verdict of %d sentences", o, len(verdict))
	}
	if err := p.sentences(verdict); err != nil {
		return fmt.Errorf("the verdict: %w", err)
	}
	return nil
}

func (p *lawCase) sentences(reasons []game.Reason) error {
	for _, reason := range reasons {
		if err := isSentence(reason.Text()); err != nil {
			return err
		}
		for _, name := range reason.Places {
			if !p.places.has(name) {
				return fmt.Errorf("%q points at %q, no place of the surface", reason.Text(), name)
			}
		}
		for _, link := range reason.Links {
			if link.Kind == "" || link.From == link.To {
				return fmt.Errorf("%q has a link of no kind, or from a place to itself: %+v", reason.Text(), link)
			}
		}
	}
	return nil
}

// isSentence tests what can be tested of one.
func isSentence(text string) error {
	first, _ := utf8.DecodeRuneInString(text)
	switch {
	case !unicode.IsUpper(first) && !unicode.IsDigit(first):
		return fmt.Errorf("%q does not begin as a sentence does", text)
	case !strings.HasSuffix(text, "."):
		return fmt.Errorf("%q does not end with a full stop", text)
	case strings.Contains(text, "  ") || strings.ContainsRune(text, '\n') || strings.Contains(text, "%!"):
		return errors.New("badly put together: " + text)
	}
	return nil
}
