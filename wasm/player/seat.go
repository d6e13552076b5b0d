package main

import (
	"context"
	"encoding/json"
	"fmt"
	"math/rand/v2"

	"github.com/teahouse-games/teahouse/game"
	"github.com/teahouse-games/teahouse/internal/catalog"
	"github.com/teahouse-games/teahouse/internal/players"
	"github.com/teahouse-games/teahouse/internal/study"
)

// seat is where a computer sits.
type seat struct {
	games catalog.Catalog
	desk  *study.Desk
}

func newSeat(games catalog.Catalog) *seat { return &seat{games, study.New(games)} }

// question is what a seat is asked. Its lang is that of errors.
type question struct {
	study.Line
	Level string `json:"level"`
	Seed  uint64 `json:"seed"`
	Lang  string `json:"lang"`
}

func (s *seat) reply(kind string, asked []byte) []byte {
	return study.Reply(func() ([]byte, error) {
		var q question
		if err := json.Unmarshal(asked, &q); err != nil {
			return nil, &study.Error{Text: "The question is not JSON."}
		}
		answer, err := s.answer(kind, &q)
		if err != nil {
			return nil, study.In(q.Lang, err)
		}
		return json.Marshal(answer)
	}, func() { s.desk = study.New(s.games) })
}

// turn is what a computer has chosen.
type turn struct {
	Turn string `json:"turn"`
}

func (s *seat) answer(kind string, q *question) (any, error) {
	switch kind {
	case "levels":
		if _, _, err := study.Find(s.games, q.Game, nil, ""); err != nil {
			return nil, err
		}
		return players.Named(q.Game), nil
	case "choose":
		return s.choose(q)
	}
	return nil, &study.Error{Field: "kind", Text: "There is no such question."}
}

// choose finds a turn; those of chance are drawn, whatever the level.
func (s *seat) choose(q *question) (turn, error) {
	b, err := s.desk.Lay(q.Line)
	if err != nil {
		return turn{}, err
	}
	r := rand.New(rand.NewPCG(q.Seed, 0))
	player := players.Random(r)
	if b.Table.ToMove() != game.Chance {
		if player, err = players.New(q.Game, q.Level, r); err != nil {
			return turn{}, &study.Error{Field: "level", Text: fmt.Sprintf("There is no level %s in this game.", game.Quote(q.Level))}
		}
	}
	text, err := player.Choose(context.Background(), b.Table)
	if err != nil {
		return turn{}, &study.Error{Field: "turns", Text: game.Sentence(err.Error())}
	}
	return turn{text}, nil
}
