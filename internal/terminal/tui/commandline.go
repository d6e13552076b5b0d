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
	"github.com/teahouse-games/teahouse/game/wording"
	"github.com/teahouse-games/teahouse/internal/terminal/localgame"
	"github.com/teahouse-games/teahouse/internal/terminal/savegame"
	"github.com/teahouse-games/teahouse/message"
	"github.com/teahouse-games/teahouse/record"
)

// startsTurn reports whether a typed character begins a turn: small letters and digits are keys.
func startsTurn(text string) bool {
	r, _ := utf8.DecodeRuneInString(text)
	return unicode.IsUpper(r) || r == '(' || r == '+'
}

// command opens the line for a turn or a command.
func (s *gameScreen) command(text string) {
	if s.back > 0 {
		s.m.notice = earlierNotice
		return
	}
	s.m.openInput("turn or command:", text, s.do)
}

// do runs the typed command.
func (s *gameScreen) do(text string) tea.Cmd {
	word, rest, _ := strings.Cut(text, " ")
	rest = strings.TrimSpace(rest)
	switch {
	case word == "why" && rest != "":
		s.explainTyped(rest)
	case word == "save" && rest != "":
		return s.saveAs(rest)
	case word == "load" && rest != "":
		return s.m.openRecord(rest)
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

// commandKeys are the commands that do the same as a key.
var commandKeys = map[string]string{
	"undo": "u", "resign": "r", "quit": "q", "menu": "m", "help": "?", "why": "w", "hands": "h", "save": "s", "load": "o", "stop": "x",
	"names": "n", "rules": "i",
}

// commands returns the commands besides turns.
func commands() []string {
	return append(slices.Sorted(maps.Keys(commandKeys)), nonBreaking("why TURN"), nonBreaking("save FILE"), nonBreaking("load FILE"))
}

// playTyped plays a typed turn.
func (s *gameScreen) playTyped(text string) tea.Cmd {
	if s.thinking != nil {
		s.m.notice = s.busyMessage()
		return nil
	}
	turn, warning, err := s.parseTyped(text)
	if err != nil {
		s.showRefusal(err)
		return nil
	}
	s.m.notice = warning.String()
	return s.play(turn)
}

// parseTyped reads a turn text or the game's notation, unless the game is over.
func (s *gameScreen) parseTyped(text string) (turn string, warning message.Message, err error) {
	if s.match.Outcome().Over() {
		return "", message.Message{}, game.OverError(s.match.ExplainOutcome())
	}
	return record.ParseTyped(s.match.Rules, s.match.Table, text)
}

// explainTyped shows the effects of a turn, or why it is not legal.
func (s *gameScreen) explainTyped(text string) {
	if turn, _, err := s.parseTyped(text); err == nil {
		text = turn
	} else {
		s.showRefusal(err)
		return
	}
	s.showTurn(text)
}

// askFile asks for the file to save the game to.
func (s *gameScreen) askFile() { s.m.openInput("save as:", s.suggestedFile(), s.saveAs) }

// maxSuggestions is how many names are tried for one that is free.
const maxSuggestions = 100

// suggestedFile returns the file of the game. If it has none, it is one that does not exist.
func (s *gameScreen) suggestedFile() string {
	if s.file != "" {
		return s.file
	}
	name := s.match.Rules.Name
	for n := 2; n <= maxSuggestions && savegame.Exists(name+".txt"); n++ {
		name = fmt.Sprintf("%s-%d", s.match.Rules.Name, n)
	}
	return name + ".txt"
}

// saveAs saves the game to a file. It asks before it replaces one that is not the game's own.
func (s *gameScreen) saveAs(path string) tea.Cmd {
	if path != s.file && savegame.Exists(path) {
		s.m.confirm(fmt.Sprintf("There is a file %s. Replace it?", path), func() tea.Cmd {
			s.save(path)
			return nil
		})
		return nil
	}
	s.save(path)
	return nil
}

func (s *gameScreen) save(path string) {
	if err := record.WriteFile(path, s.match.Record()); err != nil {
		s.m.notice = wording.AsSentence(err.Error())
		return
	}
	s.file = path
	s.m.notice = fmt.Sprintf("Saved %s to %s.", turnsText(len(s.match.Turns)), path)
}

// askRecord asks for the file of a game to continue.
func (m *Model) askRecord() {
	m.openInput("open the game in:", "", m.openRecord)
}

// openRecord continues the game in a file. It asks first if the current game would be lost.
func (m *Model) openRecord(path string) tea.Cmd {
	r, err := record.ReadFile(path)
	if err != nil {
		m.notice = wording.AsSentence(err.Error())
		return nil
	}
	match, err := m.resume(r)
	if err != nil {
		m.notice = wording.AsSentence(path + ": " + err.Error())
		return nil
	}
	if s := m.screen(); s != nil {
		if loss := s.unsavedWarning(); loss != "" {
			m.confirm("Open it? "+loss, func() tea.Cmd { return m.switchGame(match, path) })
			return nil
		}
	}
	return m.switchGame(match, path)
}

// switchGame replaces the current game with the one in a file. A saved game stays a saved game.
func (m *Model) switchGame(match *localgame.Game, path string) tea.Cmd {
	for len(m.screens) > 1 {
		if s := m.screen(); s != nil && m.top() == screen(s) {
			s.leave()
			continue
		}
		m.pop()
	}
	if m.Savegames != nil {
		if name, ok := m.Savegames.FileOf(path); ok {
			return m.resumeSaved(name)
		}
	}
	cmd := m.startGame(match, nil)
	m.screen().file = path
	return cmd
}

// resume returns the game of a record.
func (m *Model) resume(r *record.Record) (*localgame.Game, error) {
	rules, err := m.gameOf(r)
	if err != nil {
		return nil, err
	}
	return localgame.Resume(rules, r)
}

// gameOf returns the rules of a record.
func (m *Model) gameOf(r *record.Record) (*game.Rules, error) {
	if r.Game == "" {
		return nil, errors.New("it does not say which game it is, as in Game: " + m.Games[0].Name)
	}
	return m.Games.ByName(r.Game)
}
