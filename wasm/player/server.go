package main

import (
	"github.com/teahouse-games/teahouse/internal/rules/analysis/messages"
	"github.com/teahouse-games/teahouse/message"

	"context"
	"encoding/json"
	"errors"
	"fmt"
	"math/rand/v2"
	"strings"
	"sync"
	"time"

	"github.com/teahouse-games/teahouse/game"
	"github.com/teahouse-games/teahouse/game/wording"
	"github.com/teahouse-games/teahouse/gamereport"
	"github.com/teahouse-games/teahouse/internal/rules/analysis"
	"github.com/teahouse-games/teahouse/internal/rules/computer"
	"github.com/teahouse-games/teahouse/internal/rules/gamelist"
)

const (
	// memory is the transposition table of each engine, in bytes. A tab has at most three
	// engines, and people open many tabs.
	memory = 16 << 20
	// maxTurnTime limits the thinking time of a level for one turn, whatever its number of
	// nodes. Strong levels are weaker on a slow phone, but they answer.
	maxTurnTime = 12 * time.Second
)

// server answers the requests of the page. It is safe for concurrent use.
type server struct {
	games     gamelist.Games
	languages analysis.LoadedLanguages // of errors
	yield     func()                   // lets the browser deliver messages, see the package comment
	priority  priorityGate
	paused    priorityGate // searches wait while it is entered

	mu       sync.Mutex
	analysis *analysis.Session
	stops    map[int]context.CancelFunc // by id, of open requests
	isPaused bool

	// Each is locked during a search.
	choosing struct {
		mu contextMutex
		computer.EnginePlayer
	}
	foreground, background analysisEngine

	prepared preparedVerdicts
}

func newServer(games gamelist.Games, yield func()) *server {
	s := &server{games: games, yield: yield, analysis: analysis.New(games, nil), stops: map[int]context.CancelFunc{}}
	s.choosing.mu, s.choosing.Memory = newContextMutex(), memory
	s.foreground.mu, s.background.mu = newContextMutex(), newContextMutex()
	return s
}

// question is the body of a request. Lang is the language of errors.
type question struct {
	analysis.GameLine
	Level  string       `json:"level"`
	Seed   uint64       `json:"seed"`
	Limits searchLimits `json:"limits"`
	Lang   string       `json:"lang"`

	Puzzle puzzleTask `json:"puzzle"` // of "judge"
	Turn   string     `json:"turn"`   // of "hint"

	Effects []string `json:"effects"` // of "themes": ids of messages

	Course []gamereport.Judgement `json:"course"` // of "summarize"

	Rating       puzzleRating `json:"rating"` // of "rate", with the fields below
	PuzzleRating float64      `json:"puzzle_rating"`
	Solved       bool         `json:"solved"`
	Now          int64        `json:"now"` // milliseconds since 1970
}

// handle answers a request in its own goroutine. The id must differ from those of all open
// requests. It calls send with each message, the last one marked.
func (s *server) handle(id int, kind string, body []byte, send func(message []byte, last bool)) {
	ctx, stop := context.WithCancel(context.Background())
	s.mu.Lock()
	s.stops[id] = stop
	s.mu.Unlock()
	go func() {
		reply := s.reply(ctx, kind, body, func(progress []byte) { send(progress, false) })
		s.stop(id)
		s.mu.Lock()
		delete(s.stops, id)
		s.mu.Unlock()
		send(reply, true)
	}()
}

// stop makes an open request answer at once with its result so far.
func (s *server) stop(id int) {
	s.mu.Lock()
	defer s.mu.Unlock()
	if stop := s.stops[id]; stop != nil {
		stop()
	}
}

// setPaused makes searches wait, or lets them go on: the page needs the processor for a moment.
// Requests to choose a turn are not paused.
func (s *server) setPaused(on bool) {
	s.mu.Lock()
	defer s.mu.Unlock()
	if on == s.isPaused {
		return
	}
	s.isPaused = on
	if on {
		s.paused.enter()
	} else {
		s.paused.leave()
	}
}

func (s *server) reply(ctx context.Context, kind string, body []byte, progress func([]byte)) []byte {
	var l *message.Language
	return analysis.Reply(func() ([]byte, error) {
		var q question
		if err := json.Unmarshal(body, &q); err != nil {
			return nil, questionError("", messages.NotJson())
		}
		l = s.languages.For(q.Lang)
		answer, err := s.answer(ctx, kind, &q, l, progress)
		if ctx.Err() != nil && errors.Is(err, ctx.Err()) {
			return []byte("null"), nil // it was stopped before it began, and nobody waits for more than an answer
		}
		if err != nil {
			return nil, analysis.ErrorIn(l, err)
		}
		return json.Marshal(answer)
	}, func() *message.Language {
		s.mu.Lock()
		defer s.mu.Unlock()
		s.analysis = analysis.New(s.games, nil)
		return l
	})
}

func (s *server) answer(ctx context.Context, kind string, q *question, l *message.Language, progress func([]byte)) (any, error) {
	switch kind {
	case "levels":
		if _, _, err := analysis.ResolveGame(s.games, q.Game, nil, ""); err != nil {
			return nil, err
		}
		return computer.Levels(q.Game), nil
	case "choose":
		return s.choose(ctx, q)
	case "search":
		return s.search(ctx, q, progress)
	case "judge":
		return s.judgeAnswer(ctx, q, progress)
	case "prepare":
		return s.prepare(ctx, q, progress)
	case "hint":
		return s.hintAt(q, l)
	case "rate":
		return rate(q)
	case "terms":
		return s.terms(q, l)
	case "summarize":
		return summarize(q)
	case "themes":
		return themesOf(q)
	case "practise":
		return s.practise(ctx, q)
	}
	return nil, questionError("kind", messages.NoQuestion())
}

// position returns a copy of the game after the turns of a line.
func (s *server) position(l analysis.GameLine) (game.Game, error) {
	s.mu.Lock()
	defer s.mu.Unlock()
	b, err := s.analysis.Board(l)
	if err != nil {
		return nil, err
	}
	return game.Clone(b.Table), nil
}

// turn is the answer to "choose".
type turn struct {
	Turn string `json:"turn"`
}

// choose returns a turn of a level. Turns of chance are drawn at random.
func (s *server) choose(ctx context.Context, q *question) (turn, error) {
	table, err := s.position(q.GameLine)
	if err != nil {
		return turn{}, err
	}
	s.priority.enter()
	defer s.priority.leave()
	if err := s.choosing.mu.lock(ctx); err != nil {
		return turn{}, err
	}
	defer s.choosing.mu.unlock()
	r := rand.New(rand.NewPCG(q.Seed, 0))
	player := computer.Random(r)
	if table.ToMove() != game.Chance {
		if player, err = s.choosing.Player(matchKey(q.GameLine), q.Game, q.Level, r); err != nil {
			return turn{}, questionError("level", messages.NoLevel(message.Text(wording.QuoteShort(q.Level))))
		}
	}
	text, err := player.Choose(newSlicedContext(ctx, maxTurnTime, s.yield), table)
	if err != nil {
		return turn{}, questionError("turns", messages.NoTurn(message.Text(err.Error())))
	}
	return turn{text}, nil
}

// matchKey identifies the game, options and position that a line begins with: an engine keeps
// its search tree only for one of them.
func matchKey(l analysis.GameLine) string {
	return strings.Join([]string{l.Game, fmt.Sprint(l.Options), l.Position}, "\n")
}
