package tui

import (
	"context"
	"fmt"
	"strings"
	"time"

	tea "charm.land/bubbletea/v2"
	"charm.land/lipgloss/v2"
	"github.com/charmbracelet/colorprofile"

	"github.com/teahouse-games/teahouse/game/wording"
	"github.com/teahouse-games/teahouse/internal/rules/gamelist"
	"github.com/teahouse-games/teahouse/internal/terminal/localgame"
	"github.com/teahouse-games/teahouse/internal/terminal/savegame"
	"github.com/teahouse-games/teahouse/render"
	"github.com/teahouse-games/teahouse/render/themes"
)

// Config is what the program begins with.
type Config struct {
	Games     gamelist.Games
	Savegames *savegame.Dir   // where games are kept; nil if they cannot be
	SaveError string          // why they cannot be kept
	Match     *localgame.Game // the game to begin with; nil for the menu
	Savegame  *savegame.File  // its place on the shelf, if it was taken from there
	Seed      func() uint64
	Now       func() time.Time
	NoColour  bool
	ASCII     bool // write nothing but ASCII
}

// Model is the whole program. It implements tea.Model.
type Model struct {
	Config
	ctx           context.Context
	width, height int
	dark          bool
	few           bool // sixteen colours only
	colour        bool
	ink           styles
	screens       []screen
	question      *confirmation
	entry         *lineInput
	notice        string        // said until the next key
	pace          time.Duration // of a game between computers
	after         func(time.Duration, func(time.Time) tea.Msg) tea.Cmd
}

// screen is what is seen and gets the keys.
type screen interface {
	draw(width, height int) *screenArea
	press(key tea.Key) tea.Cmd
}

// New makes the program. ctx ends what computer players think.
func New(ctx context.Context, c Config) *Model {
	m := &Model{Config: c, ctx: ctx, width: 80, height: 24, colour: !c.NoColour, pace: pace, after: tea.Tick}
	m.ink = newStyles(m.theme(), m.dark, m.colour)
	m.screens = []screen{newMenu(m)}
	m.notice = wording.AsSentence(c.SaveError)
	return m
}

// Init starts with the game that was named.
func (m *Model) Init() tea.Cmd {
	if m.Match == nil {
		return tea.RequestBackgroundColor
	}
	return tea.Batch(tea.RequestBackgroundColor, m.startGame(m.Match, m.Savegame))
}

// Update does what a message says.
func (m *Model) Update(msg tea.Msg) (tea.Model, tea.Cmd) {
	switch msg := msg.(type) {
	case tea.WindowSizeMsg:
		m.width, m.height = msg.Width, msg.Height
	case tea.BackgroundColorMsg:
		m.dark = msg.IsDark()
		m.ink = newStyles(m.theme(), m.dark, m.colour)
	case tea.ColorProfileMsg:
		m.few = msg.Profile == colorprofile.ANSI
		m.ink = newStyles(m.theme(), m.dark, m.colour)
	case tea.KeyPressMsg:
		return m, m.press(tea.Key(msg))
	case tea.PasteMsg:
		if m.entry != nil {
			m.entry.paste(msg.Content)
		}
	case tea.MouseClickMsg:
		if msg.Button == tea.MouseLeft {
			m.notice = ""
			return m, m.compose().click(msg.Y, msg.X)
		}
	case tea.MouseWheelMsg:
		return m, m.wheel(msg.Button)
	case turnChosenMsg:
		return m, msg.screen.onTurnChosen(msg)
	case thinkingMsg:
		return m, msg.screen.stillThinking(msg)
	}
	return m, nil
}

// View shows the uppermost screen.
func (m *Model) View() tea.View {
	text := m.compose().String()
	if m.ASCII {
		text = plainSigns.Replace(text)
	}
	v := tea.NewView(text)
	v.AltScreen = true
	v.MouseMode = tea.MouseModeCellMotion
	v.WindowTitle = "Teahouse"
	return v
}

// plainSigns are ASCII's for the other signs, each as wide as the one it stands for.
var plainSigns = strings.NewReplacer("…", "~", "›", ">", "×", "x")

// press gives a key to what wants it: a question, the line being typed, the screen.
func (m *Model) press(key tea.Key) tea.Cmd {
	m.notice = ""
	switch name := key.String(); {
	case name == "ctrl+c":
		return m.quit()
	case name == "ctrl+z":
		return tea.Suspend
	case m.question != nil:
		return m.answer(name)
	case m.entry != nil:
		return m.edit(key)
	case name == "c" && m.top() != nil:
		m.colour = !m.colour
		m.ink = newStyles(m.theme(), m.dark, m.colour)
		return nil
	}
	return m.top().press(key)
}

// wheel moves as the arrow keys do.
func (m *Model) wheel(button tea.MouseButton) tea.Cmd {
	turn := map[tea.MouseButton]rune{tea.MouseWheelUp: tea.KeyPgUp, tea.MouseWheelDown: tea.KeyPgDown}
	if code, ok := turn[button]; ok && m.question == nil && m.entry == nil {
		return m.top().press(tea.Key{Code: code})
	}
	return nil
}

// compose lays out the screen with what is asked or typed in its last row.
func (m *Model) compose() *screenArea {
	if m.width < leastWidth || m.height < leastHeight {
		return m.tooSmall(leastWidth, leastHeight)
	}
	f := m.top().draw(m.width, m.height)
	f.fill(m.height)
	last := &screenArea{width: m.width}
	switch {
	case m.question != nil:
		m.question.draw(m, last)
	case m.entry != nil:
		m.entry.draw(m, last)
	case m.notice != "":
		last.text(m.notice, m.ink.strong, noticeRows)
	default:
		return f
	}
	f.zones = nil // nothing else may be clicked meanwhile
	f.rows = f.rows[:m.height-len(last.rows)]
	f.add(last)
	return f
}

// noticeRows is how many rows a notice may take.
const noticeRows = 4

// The smallest window in which anything is shown.
const leastWidth, leastHeight = 40, 8

func (m *Model) tooSmall(width, height int) *screenArea {
	f := &screenArea{width: m.width}
	f.text(fmt.Sprintf("Here a window of %d columns and %d rows is needed; this one has %d and %d. Please make it larger.",
		width, height, m.width, m.height), m.ink.plain, m.height)
	return f
}

func (m *Model) top() screen { return m.screens[len(m.screens)-1] }

func (m *Model) push(s screen) { m.screens = append(m.screens, s) }

// pop leaves the uppermost screen; the menu stays.
func (m *Model) pop() {
	if len(m.screens) > 1 {
		m.screens = m.screens[:len(m.screens)-1]
	}
}

// quit asks before it ends the program where a game is being played, or one that has
// ended could not be kept.
func (m *Model) quit() tea.Cmd {
	s, loss := m.screen(), ""
	if s != nil {
		loss = s.unsavedWarning()
	}
	if s == nil || loss == "" && s.match.Outcome().Over() {
		m.leave()
		return tea.Quit
	}
	text := "Quit? The game is kept and offered again."
	if loss != "" {
		text = "Quit? " + loss
	} else if s.savegame == nil {
		text = "Quit?"
	}
	m.confirm(text, func() tea.Cmd {
		m.leave()
		return tea.Quit
	})
	return nil
}

// sitting is the game being played, nil if there is none.
func (m *Model) screen() *gameScreen {
	for _, s := range m.screens {
		if s, ok := s.(*gameScreen); ok {
			return s
		}
	}
	return nil
}

// leave gives up the game being played: it stays on the shelf.
func (m *Model) leave() {
	if s := m.screen(); s != nil {
		s.stop()
		if s.savegame != nil {
			s.savegame.Close()
		}
	}
}

func (m *Model) theme() *themes.Theme {
	switch {
	case m.few:
		return &render.ANSI16
	case m.dark:
		return &themes.Dark
	}
	return &themes.Light
}

func (m *Model) lines() *render.LineSet {
	if m.ASCII {
		return render.ASCIILines
	}
	return render.BoxLines
}

// styles is how words look. Without colour all look alike, and say what they say by
// signs alone.
type styles struct {
	plain, title, quiet, strong, chosen, warn, good lipgloss.Style
}

func newStyles(t *themes.Theme, dark, colour bool) styles {
	s := lipgloss.NewStyle()
	if !colour {
		return styles{s, s, s, s, s, s, s}
	}
	title := t.RimInner
	if dark {
		title = t.LastTurn
	}
	return styles{
		plain:  s,
		title:  s.Bold(true).Foreground(title),
		quiet:  s.Foreground(t.QuietInk),
		strong: s.Bold(true),
		chosen: s.Bold(true).Foreground(t.PetalWhite).Background(t.RimInner),
		warn:   s.Bold(true).Foreground(t.Refused),
		good:   s.Bold(true).Foreground(t.FirstLink),
	}
}
