package tui

import (
	"cmp"
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

// Config is the configuration of the program.
type Config struct {
	Games     gamelist.Games
	Savegames *savegame.Dir   // the folder of saved games; nil if games cannot be saved
	SaveError string          // why games cannot be saved
	Match     *localgame.Game // the game to begin with; nil for the menu
	Savegame  *savegame.File  // the saved game of Match, if it is one
	File      string          // the other file that Match was read from; empty if there is none
	Notice    string          // shown until the first key
	Seed      func() uint64
	Now       func() time.Time
	NoColour  bool
	ASCII     bool // write only ASCII
}

// Model is the whole program. It implements tea.Model.
type Model struct {
	Config
	ctx           context.Context
	width, height int
	dark          bool
	few           bool // only sixteen colours
	colour        bool
	ink           styles
	screens       []screen
	question      *confirmation
	entry         *lineInput
	notice        string        // shown until the next key
	naming        naming        // of tiles: by name or by code
	pace          time.Duration // of a game between computers
	after         func(time.Duration, func(time.Time) tea.Msg) tea.Cmd
}

// screen is a screen of the program. The top one is shown and gets the keys.
type screen interface {
	draw(width, height int) *screenArea
	press(key tea.Key) tea.Cmd
}

// New returns the program. ctx stops the computer players.
func New(ctx context.Context, c Config) *Model {
	m := &Model{Config: c, ctx: ctx, width: 80, height: 24, colour: !c.NoColour, pace: pace, after: tea.Tick}
	m.ink = newStyles(m.theme(), m.dark, m.colour)
	m.screens = []screen{newMenu(m)}
	m.notice = cmp.Or(wording.AsSentence(c.SaveError), c.Notice)
	return m
}

// Init starts with the game of the configuration.
func (m *Model) Init() tea.Cmd {
	if m.Match == nil {
		return tea.RequestBackgroundColor
	}
	cmd := m.startGame(m.Match, m.Savegame)
	m.screen().file = m.File
	return tea.Batch(tea.RequestBackgroundColor, cmd)
}

// Update handles a message.
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

// View draws the top screen.
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

// plainSigns are the ASCII replacements of signs, each of the same width.
var plainSigns = strings.NewReplacer("…", "~", "›", ">", "×", "x")

// press passes a key to the confirmation, the input or the screen.
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

// wheel handles the mouse wheel like the arrow keys.
func (m *Model) wheel(button tea.MouseButton) tea.Cmd {
	turn := map[tea.MouseButton]rune{tea.MouseWheelUp: tea.KeyPgUp, tea.MouseWheelDown: tea.KeyPgDown}
	if code, ok := turn[button]; ok && m.question == nil && m.entry == nil {
		return m.top().press(tea.Key{Code: code})
	}
	return nil
}

// compose draws the screen with the confirmation or the input in its last row.
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
	f.zones = nil // nothing else can be clicked now
	f.rows = f.rows[:m.height-len(last.rows)]
	f.add(last)
	return f
}

// noticeRows is the largest number of rows of a notice.
const noticeRows = 4

// The smallest window for the screens.
const leastWidth, leastHeight = 40, 8

func (m *Model) tooSmall(width, height int) *screenArea {
	f := &screenArea{width: m.width}
	f.text(fmt.Sprintf("Here a window of %d columns and %d rows is needed; this one has %d and %d. Please make it larger.",
		width, height, m.width, m.height), m.ink.plain, m.height)
	return f
}

func (m *Model) top() screen { return m.screens[len(m.screens)-1] }

func (m *Model) push(s screen) { m.screens = append(m.screens, s) }

// pop leaves the top screen. The menu stays.
func (m *Model) pop() {
	if len(m.screens) > 1 {
		m.screens = m.screens[:len(m.screens)-1]
	}
}

// quit ends the program. It asks first during a game, or if a finished game could not be
// saved.
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

// sitting returns the game screen, nil if there is none.
func (m *Model) screen() *gameScreen {
	for _, s := range m.screens {
		if s, ok := s.(*gameScreen); ok {
			return s
		}
	}
	return nil
}

// leave closes the current game. It stays saved.
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

// styles are the styles of texts. Without colour all are alike, and only signs differ.
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
