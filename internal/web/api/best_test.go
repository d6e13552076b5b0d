package api_test

import (
	"net/http"
	"testing"

	"github.com/teahouse-games/teahouse/game"
	"github.com/teahouse-games/teahouse/games"
	"github.com/teahouse-games/teahouse/internal/rules/samplegames"
	"github.com/teahouse-games/teahouse/internal/web/api"
	"github.com/teahouse-games/teahouse/internal/web/problem"
)

// The computer chooses legal turns of every game, chance included.
func TestBest(t *testing.T) {
	c := open(t).client()
	for _, rules := range games.All() {
		options, err := rules.CompleteOptions(nil)
		if err != nil {
			t.Fatal(err)
		}
		g := rules.MustNew(options)
		turns := []string{}
		for range 3 {
			var best api.QuickTurn
			c.ask("POST", "/api/best", map[string]any{"game": rules.Name, "turns": turns, "level": "8"}, 200, &best)
			if err := game.PlayTurn(g, best.Turn); err != nil {
				t.Fatalf("%s after %q: %q: %v", rules.Name, turns, best.Turn, err)
			}
			if best.Level != "3" {
				t.Errorf("level %s has chosen", best.Level)
			}
			turns = append(turns, best.Turn)
		}
	}
	var best api.QuickTurn
	c.ask("POST", "/api/best", map[string]any{"game": "ki-shogi", "level": "1"}, 200, &best)
	if best.Level != "1" {
		t.Errorf("level %s has chosen, want 1", best.Level)
	}
}

func TestBestRefused(t *testing.T) {
	c := open(t).client()
	over := "to-move=second first=Gyoku@0,0 second=- first-hand=- second-hand=-"
	for name, question := range map[string]map[string]any{
		"level":         {"game": "ki-shogi", "level": "9"},
		"random":        {"game": "ki-shogi", "level": "random"},
		"game":          {"game": "chess"},
		"turn":          {"game": "ki-shogi", "turns": []string{"nonsense"}},
		"position":      {"game": "ki-shogi", "position": over + " more=1"},
		"unknown field": {"game": "ki-shogi", "nodes": 1_000_000},
	} {
		r, data := c.send("POST", "/api/best", question, nil)
		if r.StatusCode != http.StatusUnprocessableEntity {
			t.Errorf("%s: %d %s", name, r.StatusCode, data)
		}
	}
	c.refused("POST", "/api/best", map[string]any{"game": "ki-shogi", "level": "<b>"}, 422, problem.Invalid)
}

// A game that is over has no next turn.
func TestBestOfAGameThatIsOver(t *testing.T) {
	c := open(t).client()
	sample, err := samplegames.ByName(games.All(), "ki-shogi")
	if err != nil {
		t.Fatal(err)
	}
	c.refused("POST", "/api/best", map[string]any{"game": "ki-shogi", "options": sample.Options, "turns": sample.Turns}, 422, problem.Invalid)
}
