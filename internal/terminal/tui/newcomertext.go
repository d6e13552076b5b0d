package tui

import (
	"fmt"
	"slices"
	"strconv"
	"strings"
	"unicode"

	"github.com/teahouse-games/teahouse/game"
	"github.com/teahouse-games/teahouse/message"
)

// english is the language of the terminal.
var english *message.Language

// goalText returns how the game is won; empty if the game has no such message.
func (s *gameScreen) goalText() string {
	goal := english.Sentence(s.match.Rules.Goal(s.match.Table.Options()))
	if goal == "" {
		return ""
	}
	return "Goal: " + goal
}

// progressText returns the number that decides the game, e.g. "Harmonies: Guest 0, Host 3"; empty
// if there is none, or if a note has it.
func (s *gameScreen) progressText() string {
	p, ok := game.ProgressOf(s.shownState())
	if !ok {
		return ""
	}
	values := make([]string, len(p.Values))
	for i, value := range p.Values {
		values[i] = strconv.Itoa(value)
	}
	for _, note := range s.shownState().Situation().Caption.Notes {
		numbers := strings.FieldsFunc(note.String(), func(r rune) bool { return !unicode.IsDigit(r) })
		if !slices.ContainsFunc(values, func(value string) bool { return !slices.Contains(numbers, value) }) {
			return ""
		}
	}
	for i := range values {
		if len(p.Values) > 1 {
			values[i] = s.match.RoleName(game.Seat(i)) + " " + values[i]
		}
	}
	text := p.Label.String() + ": " + strings.Join(values, ", ")
	if p.Target > 0 {
		text += fmt.Sprintf(" of %d", p.Target)
	}
	return strings.ToUpper(text[:1]) + text[1:]
}

// cardAtCursor returns what the upper piece at the cursor does and the faces that it comes to show,
// or what the selected piece in hand does; empty if there is none.
func (s *gameScreen) cardAtCursor() string {
	if s.inList {
		if s.item < len(s.items) && s.items[s.item].pick.Kind == game.PickHand {
			return s.kindText(s.items[s.item].pick.ID)
		}
		return ""
	}
	if n := len(s.path); !s.hasPointed || n > 0 && s.path[n-1].Place == s.cursor.Name {
		return ""
	}
	state := s.shownState()
	if d, ok := state.(game.PieceDescriber); ok {
		card, found := d.DescribePiece(s.cursor.Name)
		if !found {
			return ""
		}
		return strings.TrimSpace(s.kindText(card.Kind) + " " + s.facesText(&card))
	}
	situation := state.Situation()
	on := pieces(&situation, s.cursor.Name)
	if len(on) == 0 {
		return ""
	}
	return s.kindText(on[len(on)-1].Kind)
}

// kindText returns what the pieces of a kind do.
func (s *gameScreen) kindText(kind string) string {
	return english.Sentence(s.match.Rules.PieceText(kind, s.match.Table.Options()))
}

// facesText returns the faces that a piece comes to show.
func (s *gameScreen) facesText(card *game.PieceCard) string {
	var parts []string
	for _, moment := range []struct {
		when game.FaceMoment
		text string
	}{{game.FaceAfterMove, "After a move it shows"}, {game.FaceAfterCapture, "after a capture"}} {
		var names []string
		for _, face := range card.Faces {
			if name := s.match.Rules.PieceNameIn(english, face.Kind, face.Kind); face.When == moment.when && !slices.Contains(names, name) {
				names = append(names, name)
			}
		}
		if len(names) > 0 {
			parts = append(parts, moment.text+" "+strings.Join(names, " or "))
		}
	}
	if len(parts) == 0 {
		return ""
	}
	text := strings.Join(parts, ", ") + "."
	return strings.ToUpper(text[:1]) + text[1:]
}

// lastTurnWords returns what the last turn before the shown state did, in its first sentence; empty
// if there is none.
func (s *gameScreen) lastTurnWords() string {
	n := len(s.match.Turns) - s.back
	if n == 0 {
		return ""
	}
	effects, err := s.match.StateAt(n - 1).ExplainEffects(s.match.Turns[n-1])
	if err != nil || len(effects) == 0 {
		return s.lastTurn()
	}
	return effects[0].Text()
}
