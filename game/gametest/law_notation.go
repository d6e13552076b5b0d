package gametest

import (
	"errors"
	"fmt"

	"github.com/teahouse-games/teahouse/game"
	"github.com/teahouse-games/teahouse/game/wording"
)

// notationNamesTurns: what Write makes of a legal turn no other turn has, and Read
// makes the turn of it again without a warning. A whole game survives Join and Cut.
func notationNamesTurns(p *lawCase) error {
	p.betweenTurns()
	n := p.rules.Notation
	if n == nil {
		return errors.New("the game has no notation")
	}
	here := snapshotOf(p.Game)
	if p.affordsFullCheck() {
		written := make(map[string]string)
		for _, turn := range sampleOf(p, game.LegalTurns(p.Game), 100) {
			text, err := p.writeAndRead(p.Game, turn)
			if err != nil {
				return err
			}
			if other, twice := written[text]; twice {
				return fmt.Errorf("%s and %s are both written %q", other, turn, text)
			}
			written[text] = turn
		}
	}
	for _, text := range invalidTexts {
		if _, _, err := n.ReadEntry(p.Game, text); err != nil {
			if err := p.namesRule(err); err != nil {
				return fmt.Errorf("reading %s: %w", wording.QuoteShort(text), err)
			}
		}
	}
	if err := requireUnchanged(p.Game, here, "reading and writing "+n.Name); err != nil {
		return err
	}
	if _, err := n.WriteTurn(p.Game, "no turn"); err == nil {
		return fmt.Errorf("what is no turn is written in %s", n.Name)
	} else if err := p.namesRule(err); err != nil {
		return err
	}
	return p.gameSurvives(n)
}

// writeAndRead writes a turn and reads it again.
func (p *lawCase) writeAndRead(g game.Game, turn string) (string, error) {
	n := p.rules.Notation
	text, err := n.WriteTurn(g, turn)
	if err != nil {
		return "", fmt.Errorf("the legal turn %s cannot be written in %s: %w", turn, n.Name, err)
	}
	entries, err := n.SplitEntries(text)
	if err != nil { // a part of a game need not be a game
		entries = []game.NotationEntry{{Text: text}}
	}
	var read string
	for _, entry := range entries {
		got, warning, err := n.ReadEntry(g, entry.Text)
		switch {
		case err != nil && read == "":
			return "", fmt.Errorf("%s is written %q: %w", turn, text, err)
		case err != nil:
			continue // an entry that says something again is read behind the turn
		case !warning.IsZero():
			return "", fmt.Errorf("%s is written %q, which gives the warning %q", turn, text, warning)
		case got != "":
			read = got
		}
	}
	if read != turn {
		return "", fmt.Errorf("%s is written %q, which is read as %q", turn, text, read)
	}
	return text, nil
}

// gameSurvives writes the game so far and reads it again.
func (p *lawCase) gameSurvives(n *game.Notation) error {
	const most = 60
	turns := p.turnTextsOnTheWay()
	if len(turns) > most || p.walk.start > 0 {
		return nil
	}
	table := game.Clone(p.Game)
	game.Reset(table)
	var entries []string
	for _, turn := range turns {
		text, err := n.WriteTurn(table, turn)
		if err != nil {
			return fmt.Errorf("the legal turn %s cannot be written in %s: %w", turn, n.Name, err)
		}
		entries = append(entries, text)
		if err := game.PlayTurn(table, turn); err != nil {
			return err
		}
	}
	whole := n.JoinEntries(entries)
	cut, err := n.SplitEntries(whole)
	if err != nil {
		return fmt.Errorf("the game is written\n%s\nwhich cannot be cut: %w", whole, err)
	}
	game.Reset(table)
	var read []string
	for _, entry := range cut {
		if entry.Offset < 0 || entry.Offset+len(entry.Text) > len(whole) || whole[entry.Offset:entry.Offset+len(entry.Text)] != entry.Text {
			return fmt.Errorf("the entry %q is not at byte %d of\n%s", entry.Text, entry.Offset, whole)
		}
		turn, warning, err := n.ReadEntry(table, entry.Text)
		if err != nil {
			return fmt.Errorf("of\n%s\nthe entry %q cannot be read: %w", whole, entry.Text, err)
		}
		if !warning.IsZero() {
			return fmt.Errorf("of\n%s\nthe entry %q is read with the warning %q", whole, entry.Text, warning)
		}
		if turn == "" {
			continue
		}
		read = append(read, turn)
		if err := game.PlayTurn(table, turn); err != nil {
			return fmt.Errorf("the entry %q is read as %s: %w", entry.Text, turn, err)
		}
	}
	if fmt.Sprint(read) != fmt.Sprint(turns) {
		return fmt.Errorf("the game\n%s\nis read as %v, want %v", whole, read, turns)
	}
	return nil
}
