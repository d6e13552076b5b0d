package main

import (
	"context"
	"encoding/json"
	"fmt"
	"math/rand/v2"
	"strings"
	"sync"
	"time"

	"github.com/teahouse-games/teahouse/game"
	"github.com/teahouse-games/teahouse/internal/catalog"
	"github.com/teahouse-games/teahouse/internal/players"
	"github.com/teahouse-games/teahouse/internal/study"
)

const (
	// memory is what each engine takes: there are at most three, and tabs are many.
	memory = 16 << 20
	// patience is how long a level thinks at most about a turn, whatever its nodes: on a
	// slow telephone the strong ones are weaker, and still answer.
	patience = 12 * time.Second
)

// seat is where a computer sits. It is safe for concurrent use.
type seat struct {
	games catalog.Catalog
	pause func() // lets others have their turn, see package comment
	lane  lane
	quiet lane // while somebody is in it no search thinks

	mu    sync.Mutex
	desk  *study.Desk
	stops map[int]context.CancelFunc // of what is not answered yet
	rests bool

	// Each is locked while it thinks.
	choosing struct {
		sync.Mutex
		players.Thinker
	}
	searching, behind analyst
}

func newSeat(games catalog.Catalog, pause func()) *seat {
	s := &seat{games: games, pause: pause, desk: study.New(games), stops: map[int]context.CancelFunc{}}
	s.choosing.Memory = memory
	return s
}

// question is what a seat is asked. Its lang is that of errors.
type question struct {
	study.Line
	Level  string `json:"level"`
	Seed   uint64 `json:"seed"`
	Wanted wanted `json:"wanted"`
	Lang   string `json:"lang"`
}

// ask answers a question in a goroutine of its own; no other that is open has its id. say
// is told what is said, and whether it was the last.
func (s *seat) ask(id int, kind string, asked []byte, say func(said []byte, last bool)) {
	ctx, stop := context.WithCancel(context.Background())
	s.mu.Lock()
	s.stops[id] = stop
	s.mu.Unlock()
	go func() {
		reply := s.reply(ctx, kind, asked, func(news []byte) { say(news, false) })
		s.stop(id)
		s.mu.Lock()
		delete(s.stops, id)
		s.mu.Unlock()
		say(reply, true)
	}()
}

// stop has a question answered at once.
func (s *seat) stop(id int) {
	s.mu.Lock()
	defer s.mu.Unlock()
	if stop := s.stops[id]; stop != nil {
		stop()
	}
}

// rest has searches wait, or go on: somebody needs the machine for a moment. What is chosen
// is chosen all the same.
func (s *seat) rest(on bool) {
	s.mu.Lock()
	defer s.mu.Unlock()
	if on == s.rests {
		return
	}
	s.rests = on
	if on {
		s.quiet.enter()
	} else {
		s.quiet.leave()
	}
}

func (s *seat) reply(ctx context.Context, kind string, asked []byte, news func([]byte)) []byte {
	return study.Reply(func() ([]byte, error) {
		var q question
		if err := json.Unmarshal(asked, &q); err != nil {
			return nil, &study.Error{Text: "The question is not JSON."}
		}
		answer, err := s.answer(ctx, kind, &q, news)
		if err != nil {
			return nil, study.In(q.Lang, err)
		}
		return json.Marshal(answer)
	}, func() {
		s.mu.Lock()
		s.desk = study.New(s.games)
		s.mu.Unlock()
	})
}

func (s *seat) answer(ctx context.Context, kind string, q *question, news func([]byte)) (any, error) {
	switch kind {
	case "levels":
		if _, _, err := study.Find(s.games, q.Game, nil, ""); err != nil {
			return nil, err
		}
		return players.Named(q.Game), nil
	case "choose":
		return s.choose(ctx, q)
	case "search":
		return s.search(ctx, q, news)
	}
	return nil, &study.Error{Field: "kind", Text: "There is no such question."}
}

// lay returns a table of its own with a line on it.
func (s *seat) lay(l study.Line) (game.Table, error) {
	s.mu.Lock()
	defer s.mu.Unlock()
	b, err := s.desk.Lay(l)
	if err != nil {
		return nil, err
	}
	return b.Table.Clone(), nil
}

// turn is what a computer has chosen.
type turn struct {
	Turn string `json:"turn"`
}

// choose finds a turn; those of chance are drawn, whatever the level.
func (s *seat) choose(ctx context.Context, q *question) (turn, error) {
	table, err := s.lay(q.Line)
	if err != nil {
		return turn{}, err
	}
	s.lane.enter()
	defer s.lane.leave()
	s.choosing.Lock()
	defer s.choosing.Unlock()
	r := rand.New(rand.NewPCG(q.Seed, 0))
	player := players.Random(r)
	if table.ToMove() != game.Chance {
		if player, err = s.choosing.Player(matchOf(q.Line), q.Game, q.Level, r); err != nil {
			return turn{}, &study.Error{Field: "level", Text: fmt.Sprintf("There is no level %s in this game.", game.Quote(q.Level))}
		}
	}
	text, err := player.Choose(inSlices(ctx, patience, s.pause), table)
	if err != nil {
		return turn{}, &study.Error{Field: "turns", Text: game.Sentence(err.Error())}
	}
	return turn{text}, nil
}

// matchOf tells games apart that begin otherwise: what has been learned in one is of no
// use in another.
func matchOf(l study.Line) string {
	return strings.Join([]string{l.Game, fmt.Sprint(l.Options), l.Position}, "\n")
}
