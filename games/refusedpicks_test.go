package games

import (
	"errors"
	"math/rand/v2"
	"regexp"
	"testing"

	"github.com/teahouse-games/teahouse/game"
	"github.com/teahouse-games/teahouse/message"
)

// turnText finds what looks like the text of a turn in a sentence.
var turnText = regexp.MustCompile(`\pL\d?[*@]-?\d|\w{3,}=\w|\d[-x>]-?\d+,`)

// A person who points at a place or a piece reads no notation in the refusal: turns are written only to those who type them.
func TestRefusedPicksHaveNoNotation(t *testing.T) {
	for _, rules := range All() {
		if rules.Messages == nil {
			continue
		}
		t.Run(rules.Name, func(t *testing.T) {
			r := rand.New(rand.NewPCG(2026, 24))
			refusals, met := 0, map[string]bool{}
			for range 4 {
				options := map[string]string{}
				for i := range rules.Options {
					if values := rules.Options[i].Values; len(values) > 0 && r.IntN(2) == 0 {
						options[rules.Options[i].Name] = values[r.IntN(len(values))]
					}
				}
				table, err := rules.New(options)
				if err != nil {
					t.Fatal(err)
				}
				for n := 0; n < 120 && !table.Outcome().Over(); n++ {
					if !table.MidTurn() && (n < 10 || r.IntN(10) == 0) {
						for _, broken := range refusedPicks(t, table, r) {
							refusals++
							if id := broken.Message.ID; (hasTurnText(broken.Message) || turnText.MatchString(broken.Error())) && !met[id] {
								met[id] = true
								t.Errorf("%s refuses a pick by %s", id, broken.Error())
							}
						}
					}
					m, ok := game.SampleMove(table, r)
					if !ok {
						break
					}
					table.Do(m)
				}
			}
			if refusals < 1000 {
				t.Errorf("only %d picks were refused", refusals)
			}
		})
	}
}

// refusedPicks points at many places and kinds of pieces, at the beginning of a turn and behind picks of one, and
// returns the refusals.
func refusedPicks(t *testing.T, table game.Game, r *rand.Rand) (all []*game.RuleError) {
	t.Helper()
	var ids []string
	surface, s := table.Surface(), table.Situation()
	for i := range surface.Places {
		ids = append(ids, surface.Places[i].Name)
	}
	for i := range s.Pieces {
		ids = append(ids, s.Pieces[i].Place)
	}
	for _, hand := range s.Hands {
		for _, item := range hand.Items {
			ids = append(ids, item.Kind)
		}
	}
	var path []string
	for {
		r.Shuffle(len(ids), func(i, j int) { ids[i], ids[j] = ids[j], ids[i] })
		for _, id := range ids[:min(len(ids), 40)] {
			_, err := table.Picks(append(path[:len(path):len(path)], id))
			var broken *game.RuleError
			if errors.As(err, &broken) {
				if broken == nil {
					t.Fatalf("%s: picking %q behind %v: %T", table.PositionText(), id, path, err)
				}
				all = append(all, broken)
			}
		}
		offer, err := table.Picks(path)
		if err != nil {
			t.Fatal(err)
		}
		if len(offer.Next) == 0 {
			return all
		}
		path = append(path, offer.Next[r.IntN(len(offer.Next))].ID)
	}
}

// hasTurnText reports whether a message has the text of a turn, in itself or in a message in it.
func hasTurnText(m message.Message) bool {
	for _, arg := range m.Args {
		if valueHasTurnText(arg.Value) {
			return true
		}
	}
	return false
}

func valueHasTurnText(value message.Value) bool {
	switch v := value.(type) {
	case message.Turn:
		return true
	case message.Message:
		return hasTurnText(v)
	case message.List:
		for _, part := range v {
			if valueHasTurnText(part) {
				return true
			}
		}
	}
	return false
}
