package page

import (
	"context"
	"crypto/rand"
	"errors"
	"html/template"
	"net/http"
	"slices"
	"strconv"
	"strings"
	"time"

	"github.com/teahouse-games/teahouse/game"
	"github.com/teahouse-games/teahouse/internal/i18n/messages"
	"github.com/teahouse-games/teahouse/internal/rules/analysis"
	"github.com/teahouse-games/teahouse/internal/service/match"
	"github.com/teahouse-games/teahouse/internal/service/protocol"
	"github.com/teahouse-games/teahouse/internal/service/store"
	"github.com/teahouse-games/teahouse/internal/web/identity"
	"github.com/teahouse-games/teahouse/internal/web/lobby"
	"github.com/teahouse-games/teahouse/internal/web/profile"
)

// How many seconds a page without script waits before it is loaded again: while the
// other is to move, and while the reader thinks on a live clock.
const (
	whileWaiting  = 8
	whileThinking = 40
)

// matchPage is a match as one person sees it.
type matchPage struct {
	pageFrame
	lobby.MatchView
	Game    *game.Rules
	Chosen  string // the options that are not the usual ones
	Pace    string
	Short   string // the pace in a few words
	Client  string // names the sender in the forms of this page
	As      game.Seat
	Mine    bool // the reader has a seat
	CanPlay bool // the reader is to enter a turn on this page
	Turned  bool // as Second sees it
	Field   bool // it is played on a field of cells
	Sides   [2]side

	Board   template.HTML // the picture; empty if the rules have changed since, so that the match cannot be replayed
	Entry   *turnEntry
	Label   string // how far the match is, in a sentence
	Notes   []string
	Last    []string
	Verdict []verdictPoint
	History turnHistory
	Chat    []match.ChatMessage
	Actions matchActions
	Waiting []openSeat
	// Learn is the address of the course of the game, if this is the first match of the reader in it; empty: it is not.
	Learn string
	// Challenged says that the match is a challenge to the reader.
	Challenged bool

	board   *analysis.Analysis // nil like Board
	present protocol.Presence
	players [2]profile.MatchPlayer // by their seats
}

// verdictPoint is a sentence, and the address at which the board shows what it speaks of.
type verdictPoint struct {
	Text, Href string
	Now        bool
}

// match shows a match as it is now.
func (p *Pages) match(w http.ResponseWriter, r *http.Request) error {
	if ply, err := strconv.Atoi(r.URL.Query().Get("ply")); err == nil && ply >= 0 {
		redirect(w, r, turnPath(r.PathValue("match"), ply)) // as it was written once
		return nil
	}
	page, err := p.matchView(w, r, lobby.LatestTurn)
	if err != nil {
		return err
	}
	page.Again = page.again()
	if err := p.startMatch(page); err != nil {
		return err
	}
	p.markRead(r, page)
	return p.write(w, r, "match", http.StatusOK, page)
}

// matchView returns a match after a number of turns, or Now, for the sender of the request.
func (p *Pages) matchView(w http.ResponseWriter, r *http.Request, ply int) (*matchPage, error) {
	person, err := p.person(w, r)
	if err != nil {
		return nil, err
	}
	id := r.PathValue("match")
	state, err := p.Reception.State(r.Context(), person, id)
	if err != nil {
		return nil, err
	}
	page := &matchPage{MatchView: state, Client: rand.Text(), As: game.None}
	if page.Game, err = p.Games.ByName(state.Terms.Game); err != nil {
		return nil, &match.VersionError{Game: state.Terms.Game, PlayedVersion: state.Terms.Version, Err: err}
	}
	page.pageFrame = frameOf(r, person).titled(page.Game.Title)
	page.AtTable = true
	page.Chosen, page.Pace = optionsText(page.Words, page.Game, state.Terms.Options), timeControlText(page.Words, state.Terms.Clock)
	page.Short = shortTimeControl(page.Words, state.Terms.Clock.String())
	page.readView(ply)
	if err := p.layOutBoard(r, page); err != nil {
		return nil, err
	}
	if err := p.fillRatings(r.Context(), page); err != nil {
		return nil, err
	}
	page.Label = page.statusText()
	if note := page.clockNote(p.Reception.Now()); note != "" {
		page.Notes = append([]string{note}, page.Notes...)
	}
	if page.Chat, err = p.chatMessages(r.Context(), page.Me, id); err != nil {
		return nil, err
	}
	if err := p.actions(r, page, person); err != nil {
		return nil, err
	}
	page.Preview = p.previewOf(r, page)
	page.Learn, err = p.courseForFirst(r.Context(), page)
	return page, err
}

// firstTurns is during how many turns of a first match the page leads to the course.
const firstTurns = 8

// courseForFirst returns the address of the course of the game, if the reader plays it for the first time and has begun only now.
func (p *Pages) courseForFirst(ctx context.Context, m *matchPage) (string, error) {
	if _, ok := analysis.CourseOf(m.Game.Name); !ok || !m.Mine || len(m.Turns) >= firstTurns {
		return "", nil
	}
	own, err := p.Reception.ListOwn(ctx, m.Me, lobby.ListRequest{Game: m.Game.Name, Limit: 2})
	if err != nil || len(own.Matches) > 1 {
		return "", err
	}
	return "/learn/" + m.Game.Name, nil
}

// fillRatings adds the profiles and the ratings of the players.
func (p *Pages) fillRatings(ctx context.Context, m *matchPage) error {
	players, err := p.Profiles.PlayersOf(ctx, &store.Summary{
		Match: m.Match, Game: m.Terms.Game, Options: m.Terms.Options, Clock: m.Terms.Clock.String(), Rated: m.Terms.Rated, Seats: m.Seats, Status: m.Status,
	})
	for i := range m.Sides {
		side := &m.Sides[i]
		player := &players[side.Seat]
		side.Profile = player.Path
		if r := player.Rating; r != nil {
			side.Rating = ratingText(r.Points, r.Provisional)
			if r.Change != nil {
				side.Change = changeText(*r.Change)
			}
		}
	}
	m.players = players
	return err
}

// readView sets the side from which the reader sees the board, and the turn.
func (m *matchPage) readView(ply int) {
	m.Mine = len(m.You) > 0
	if m.Mine {
		m.As = m.You[0]
		if slices.Contains(m.You, m.ToMove) {
			m.As = m.ToMove
		}
	}
	m.Turned = len(m.You) == 1 && m.You[0] == game.Second
	m.History = historyOf(m, ply)
	m.CanPlay = m.Status == store.StatusPlaying && slices.Contains(m.You, m.ToMove) && m.History.Now
}

// layOutBoard replays the match and paints the board, with the turn that was typed.
func (p *Pages) layOutBoard(r *http.Request, m *matchPage) error {
	turns := lobby.LatestTurn
	if !m.History.Now {
		turns = m.History.Ply
	}
	laid, err := p.Reception.Analysis(r.Context(), m.Match, turns)
	var old *match.VersionError
	if errors.As(err, &old) {
		m.fillSides(nil)
		return nil
	}
	if err != nil {
		return err
	}
	m.board, m.Field = laid, laid.Table.Surface().Kind == game.SurfaceField
	s := &matchBoard{words: m.Words, rules: m.Game, state: laid.Table, turned: m.Turned}
	q := r.URL.Query()
	if m.CanPlay {
		m.enter(s, q.Get("turn"))
	}
	m.verdict(s, q.Get("point"))
	m.Board = s.picture()
	for _, note := range laid.Table.Situation().Caption.Notes {
		m.Notes = append(m.Notes, m.Words.Sentence(note))
	}
	m.fillSides(s)
	m.Last = lastTurnText(m.Words, laid.Table, laid.Turns)
	return nil
}

// enter reads a typed turn. A refusal is shown on the board.
func (m *matchPage) enter(b *matchBoard, typed string) {
	if typed = strings.TrimSpace(typed); len(typed) > match.MaxTurnText {
		typed = ""
	}
	m.Entry = newTurnEntry(m.Words, m.Game, b.state, typed)
	if no := m.Entry.Refused; no != nil {
		b.reasons, b.refused = []game.Reason{{Message: no.message, Places: no.Places}}, true
	}
}

// verdict says what decided the game, and shows on the board what one sentence speaks of.
func (m *matchPage) verdict(s *matchBoard, asked string) {
	if !s.state.Outcome().Over() {
		return
	}
	which, err := strconv.Atoi(asked)
	sentence := s.state.ExplainOutcome()
	if err != nil || which < 1 || which > len(sentence) {
		which = 1
	}
	for i, reason := range sentence {
		one := verdictPoint{Text: m.Words.Sentence(reason.Message), Now: i+1 == which}
		if len(reason.Places)+len(reason.Links) > 0 {
			one.Href = "?point=" + strconv.Itoa(i+1) + "#board"
		}
		m.Verdict = append(m.Verdict, one)
		if one.Now {
			s.reasons = []game.Reason{reason}
		}
	}
}

// lastTurnText returns what the last turn did.
func lastTurnText(w *messages.Messages, table game.Game, turns []string) (sentence []string) {
	if len(turns) == 0 {
		return nil
	}
	before := game.Clone(table)
	for before.TurnCount() >= table.TurnCount() || before.MidTurn() {
		if !before.Undo() {
			return nil
		}
	}
	does, err := before.ExplainEffects(turns[len(turns)-1])
	if err != nil {
		return nil
	}
	for _, reason := range does {
		sentence = append(sentence, w.Sentence(reason.Message))
	}
	return sentence
}

// statusText returns how far the match is.
func (m *matchPage) statusText() string {
	switch {
	case m.Status == store.StatusWaiting:
		return m.Words.Text("site-said-waiting")
	case m.Status == store.StatusOver:
		text := endingForReader(m.Words, endingText(m.Words, m.Game, m.Seats, m.Outcome), m.Outcome, m.You)
		if m.Outcome.Reason != match.ReasonAborted || m.Seats[0].Waits() || m.Seats[1].Waits() {
			return text // if a seat was never taken nobody was to play
		}
		if text += " " + m.Words.Text("site-end-aborted-why"); m.Terms.Rated {
			text += " " + m.Words.Text("site-end-unrated")
		}
		return text
	case len(m.You) == 2:
		return m.Words.Text("site-said-both", "who", roleOf(m.Words, m.Game, m.ToMove))
	case slices.Contains(m.You, m.ToMove):
		return m.Words.Text("site-said-yours")
	}
	return m.Words.Text("site-said-move", "who", playerText(m.Words, m.Game, m.Seats, m.ToMove))
}

// clockNote returns for whom the clock stands still, or when the time for the turn ends where there are days for it.
func (m *matchPage) clockNote(now time.Time) string {
	in := func(uptime int64) string {
		return dateText(m.Words, now.Add(time.Duration(uptime-m.Uptime)*time.Millisecond))
	}
	yours := slices.Contains(m.You, m.ToMove)
	switch {
	case m.Deadline == 0 || !m.History.Now:
		return m.paused()
	case m.Vacation && yours:
		return m.Words.Text("site-vacation-yours", "date", in(m.PausedUntil))
	case m.Vacation:
		return m.Words.Text("site-said-vacation", "who", playerText(m.Words, m.Game, m.Seats, m.ToMove), "date", in(m.PausedUntil))
	}
	return m.Words.Text("site-turn-deadline", "date", in(m.Deadline))
}

// paused returns for whom the clock waits and how much longer; nothing where it does not, or
// for the reader, who is back.
func (m *matchPage) paused() string {
	if m.PausedUntil == 0 || !m.History.Now || slices.Contains(m.You, m.ToMove) {
		return ""
	}
	rest := max(time.Duration(m.PausedUntil-m.Uptime)*time.Millisecond, 0)
	return m.Words.Text("site-said-paused", "who", playerText(m.Words, m.Game, m.Seats, m.ToMove), "n", int((rest+time.Second-1)/time.Second))
}

// again is after how many seconds the page is to be loaded again where there is no script.
func (m *matchPage) again() int {
	switch {
	case m.Status == store.StatusOver || !m.History.Now:
		return 0
	case m.Entry != nil && m.Entry.Typed != "":
		return 0 // a reload would lose nothing, but disturb the reader
	case !m.CanPlay:
		return whileWaiting
	case m.Terms.Clock.RealTime():
		return whileThinking
	}
	return 0
}

// chatMessages returns the last of the chat.
func (p *Pages) chatMessages(ctx context.Context, reader identity.Person, id string) ([]match.ChatMessage, error) {
	var all []match.ChatMessage
	for after := int64(0); ; {
		some, err := p.Reception.Chat(ctx, reader, id, after, lobby.MaxChat)
		if err != nil {
			return nil, err
		}
		all = append(all, some...)
		if len(some) < lobby.MaxChat {
			return all[max(0, len(all)-maxChat):], nil
		}
		after = some[len(some)-1].Number
	}
}

// maxChat is how many lines of chat a page shows.
const maxChat = 100

// Lines returns the number of the last line of the chat that is shown.
func (m *matchPage) Lines() int64 {
	if len(m.Chat) == 0 {
		return 0
	}
	return m.Chat[len(m.Chat)-1].Number
}

// Connected reports that the reader of a page has a connection to the match now.
func (p *Pages) Connected(match, person string) { p.viewers.leave(pageVisit{match, person}) }

// countViewer counts a reader as present for a while, because a page without script has no
// connection. [Pages.Connected] ends this as soon as there is one.
func (p *Pages) countViewer(r *http.Request, m *matchPage, person identity.Person) error {
	if !m.Mine {
		return nil
	}
	present, leave, err := p.Reception.Rooms.Enter(r.Context(), m.Match, person.ID)
	if err != nil {
		return err
	}
	m.present = present
	p.viewers.add(pageVisit{m.Match, person.ID}, leave)
	for seat := range m.Sides {
		side := &m.Sides[seat]
		side.Here = present.Here[side.Seat]
		if m.Status != store.StatusOver { // nobody is expected then
			side.Gone = time.Duration(present.AbsentMS[side.Seat]) * time.Millisecond
		}
	}
	return nil
}

// Signs says what signs in the turns mean.
func (m *matchPage) Signs() string { return signsText(m.Words, m.Game) }

// Correspondence reports whether the players need not be at the board together.
func (m *matchPage) Correspondence() bool {
	return m.Status == store.StatusPlaying && !m.Terms.Clock.RealTime()
}
