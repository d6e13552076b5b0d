package puzzle

import (
	"maps"
	"slices"

	"github.com/teahouse-games/teahouse/game"
	"github.com/teahouse-games/teahouse/lab"
	"github.com/teahouse-games/teahouse/message"
)

// TagTable says which words of a game follow from what its turns do.
type TagTable struct {
	// Effects are words by the ids of messages of ExplainEffects and of the messages within them.
	// Those that are not in [Tags] serve for combinations alone.
	Effects map[string]string
	// Outcomes are words by the reasons of outcomes.
	Outcomes map[string]string
	// Combinations are words for a turn that has several others.
	Combinations []Combination
	// Forcing are words of turns that are not quiet. A game without any has no quiet turns.
	Forcing []string
}

// Combination is a word for a turn, or a puzzle, that has all of others.
type Combination struct {
	All []string
	Tag string
}

// Of returns the words of a problem, sorted as [Tags] are: those of the turns that solve it. The
// error is that of a turn that is not legal.
func (t *TagTable) Of(rules *game.Rules, p *lab.SuiteProblem) ([]string, error) {
	g, err := p.State(rules)
	if err != nil {
		return nil, err
	}
	found := map[string]bool{}
	kind := kindTag(p)
	found[kind] = true
	if len(p.Options) > 0 {
		found[TagOption] = true
	}
	for i, turn := range p.Turns {
		if i%2 == 1 {
			if err := game.PlayTurn(g, turn); err != nil {
				return nil, err
			}
			continue
		}
		ofTurn, err := t.ofTurn(g, turn, kind)
		if err != nil {
			return nil, err
		}
		if i == 0 && p.Wins > 1 && len(t.Forcing) > 0 && !slices.ContainsFunc(t.Forcing, func(tag string) bool { return ofTurn[tag] }) {
			found[TagQuiet] = true
		}
		maps.Copy(found, ofTurn)
	}
	return sortedTags(found), nil
}

// OfEffects returns the words of a turn by the ids of the messages of what it does, sorted as [Tags] are. The end of a game is not
// among them.
func (t *TagTable) OfEffects(ids []string) []string {
	found := map[string]bool{}
	for _, id := range ids {
		if tag, ok := t.Effects[id]; ok {
			found[tag] = true
		}
	}
	t.addCombinations(found)
	return sortedTags(found)
}

// sortedTags returns those of Tags that were found, in their order.
func sortedTags(found map[string]bool) []string {
	tags := make([]string, 0, len(found))
	for _, tag := range Tags {
		if found[tag] {
			tags = append(tags, tag)
		}
	}
	return tags
}

// addCombinations adds the words for several others.
func (t *TagTable) addCombinations(found map[string]bool) {
	for _, c := range t.Combinations {
		if !slices.ContainsFunc(c.All, func(tag string) bool { return !found[tag] }) {
			found[c.Tag] = true
		}
	}
}

// ofTurn plays a turn and returns its words.
func (t *TagTable) ofTurn(g game.Game, turn, kind string) (map[string]bool, error) {
	effects, err := g.ExplainEffects(turn)
	if err != nil {
		return nil, err
	}
	found := map[string]bool{kind: true}
	for _, e := range effects {
		t.addMessage(found, e.Message)
	}
	if err := game.PlayTurn(g, turn); err != nil {
		return nil, err
	}
	if tag, ok := t.Outcomes[g.Outcome().Reason]; ok {
		found[tag] = true
	}
	t.addCombinations(found)
	return found, nil
}

// addMessage adds the words of a message and of those within it.
func (t *TagTable) addMessage(found map[string]bool, v message.Value) {
	switch v := v.(type) {
	case message.Message:
		if tag, ok := t.Effects[v.ID]; ok {
			found[tag] = true
		}
		for _, arg := range v.Args {
			t.addMessage(found, arg.Value)
		}
	case message.List:
		for _, item := range v {
			t.addMessage(found, item)
		}
	}
}

// kindTag returns the word for the length of a problem.
func kindTag(p *lab.SuiteProblem) string {
	switch p.Wins {
	case 0:
		return TagSave
	case 1:
		return TagWinIn1
	case 3:
		return TagWinIn3
	case 5:
		return TagWinIn5
	}
	return TagWinIn7
}
