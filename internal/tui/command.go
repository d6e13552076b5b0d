package tui

import (
	"errors"
	"fmt"
	"maps"
	"slices"
	"strings"
	"unicode"
	"unicode/utf8"

	tea "charm.land/bubbletea/v2"

	"github.com/teahouse-games/teahouse/game"
	"github.com/teahouse-games/teahouse/internal/shelf"
	"github.com/teahouse-games/teahouse/record"
)

// begins reports whether what was typed begins a turn: small letters and digits are keys.
func begins(text string) bool {
	r, _ := utf8.DecodeRuneInString(text)
	return unicode.IsUpper(r) || r == '(' || r == '+'
}

// command opens the line for a turn or a command.
func (s *sitting) command(text string) {
	if s.back > 0 {
		s.m.notice = isEarlier
		return
	}
	s.m.typing("turn or command:", text, s.do)
}

// do does what was typed.
func (s *sitting) do(text string) tea.Cmd {
	word, rest, _ := strings.Cut(text, " ")
	rest = strings.TrimSpace(rest)
	switch {
	case word == "why" && rest != "":
		s.whyTyped(rest)
	case word == "save" && rest != "":
		s.save(rest)
	case word == "load" && rest != "":
		return s.m.load(rest)
	case rest == "":
		for _, b := range bindings {
			if b.do != nil && commandKeys[word] == b.keys[0] {
				return b.do(s, b.keys[0])
			}
		}
		return s.playTyped(text)
	default:
		return s.playTyped(text)
	}
	return nil
}

// commandKeys are the words for keys.
var commandKeys = map[string]string{
	"undo": "u", "resign": "r", "quit": "q", "menu": "m", "help": "?", "why": "w", "hands": "h", "save": "s", "load": "o", "stop": "x",
}

// commands are what can be typed besides turns.
func commands() []string {
	return append(slices.Sorted(maps.Keys(commandKeys)), together("why TURN"), together("save FILE"), together("load FILE"))
}

// playTyped plays a turn that was typed.
func (s *sitting) playTyped(text string) tea.Cmd {
	if s.thinking != nil {
		s.m.notice = s.busy()
		return nil
	}
	turn, warning, err := s.meaning(text)
	if err != nil {
		s.refuse(err)
		return nil
	}
	s.m.notice = warning
	return s.play(turn)
}

// meaning reads a turn text or the game's own notation, unless the game is over.
func (s *sitting) meaning(text string) (turn, warning string, err error) {
	if s.match.outcome().Over() {
		return "", "", game.BrokenOver(s.match.verdict())
	}
	return record.ReadTurn(s.match.Rules, s.match.Table, text)
}

// whyTyped tells what a turn does or why it is not legal.
func (s *sitting) whyTyped(text string) {
	if turn, _, err := s.meaning(text); err == nil {
		text = turn
	} else {
		s.refuse(err)
		return
	}
	s.tellTurn(text)
}

// askFile asks for the file to save to.
func (s *sitting) askFile() {
	s.m.typing("save as:", s.match.Rules.Name+".txt", func(path string) tea.Cmd {
		s.save(path)
		return nil
	})
}

func (s *sitting) save(path string) {
	if err := record.WriteFile(path, s.match.record()); err != nil {
		s.m.notice = game.Sentence(err.Error())
		return
	}
	s.m.notice = fmt.Sprintf("Saved %s to %s.", turns(len(s.match.Turns)), path)
}

// askRecord asks for the file of a game to go on with.
func (m *Model) askRecord() {
	m.typing("open the game in:", "", m.load)
}

// load goes on with the game in a file; it asks where the one being played would be lost.
func (m *Model) load(path string) tea.Cmd {
	r, err := record.ReadFile(path)
	if err != nil {
		m.notice = game.Sentence(err.Error())
		return nil
	}
	match, err := m.resume(r)
	if err != nil {
		m.notice = game.Sentence(path + ": " + err.Error())
		return nil
	}
	if s := m.sitting(); s != nil {
		if loss := s.loss(); loss != "" {
			m.ask("Open it? "+loss, func() tea.Cmd { return m.change(match, path) })
			return nil
		}
	}
	return m.change(match, path)
}

// change leaves what is seen for the match in a file. One of the shelf goes on in its place.
func (m *Model) change(match *Match, path string) tea.Cmd {
	for len(m.screens) > 1 {
		if s := m.sitting(); s != nil && m.top() == screen(s) {
			s.leave()
			continue
		}
		m.pop()
	}
	if m.Shelf != nil {
		if name, ok := m.Shelf.Holds(path); ok {
			return m.goOn(shelf.Kept{Name: name, Record: match.record()})
		}
	}
	return m.sit(match, nil)
}

// resume makes a match of a record.
func (m *Model) resume(r *record.Record) (*Match, error) {
	rules, err := m.gameOf(r)
	if err != nil {
		return nil, err
	}
	return Resume(rules, r)
}

// gameOf finds the game of a record.
func (m *Model) gameOf(r *record.Record) (*game.Rules, error) {
	if r.Game == "" {
		return nil, errors.New("it does not say which game it is, as in Game: " + m.Games[0].Name)
	}
	return m.Games.Find(r.Game)
}
