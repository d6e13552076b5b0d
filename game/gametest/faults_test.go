package gametest

import (
	"errors"
	"fmt"
	"math/rand/v2"
	"slices"
	"strings"
	"testing"

	"github.com/teahouse-games/teahouse/game"
	"github.com/teahouse-games/teahouse/message"
)

// Every law must catch the games that break it: here is the toy, broken in one
// way after the other.

type lossyUndo struct{ *toy }

func (g lossyUndo) Undo() bool {
	ok := g.toy.Undo()
	g.Pos.last = 0
	return ok
}

type earlyEnd struct{ *toy }

func (earlyEnd) EndsTurn(game.Move) bool { return true }

type ignoredRestart struct{ *toy }

func (ignoredRestart) Reset() {}

type shortMemory struct{ *toy }

func (g shortMemory) AppendPlayedMoves(dst []game.Move) []game.Move {
	made := g.toy.AppendPlayedMoves(dst)
	return made[:max(0, len(made)-1)]
}

type sharedClone struct{ *toy }

func (g sharedClone) Clone() game.State { return g }

type forgetfulClone struct{ *toy }

func (g forgetfulClone) Clone() game.State {
	return &toy{game.NewBase[toyPosition](g.Rules(), g.Options(), g.Pos)}
}

type twiceListed struct{ *toy }

func (g twiceListed) AppendMoves(dst []game.Move) []game.Move {
	dst = g.toy.AppendMoves(dst)
	return append(dst, dst[len(dst)-min(1, len(dst)):]...)
}

type greedyBuffer struct{ *toy }

func (g greedyBuffer) AppendMoves(dst []game.Move) []game.Move { return g.toy.AppendMoves(dst[:0]) }

type ambiguousText struct{ *toy }

func (g ambiguousText) AppendMoveText(dst []byte, m game.Move) []byte {
	if m == game.End || m>>8 == 1 {
		return dst
	}
	return g.toy.AppendMoveText(dst, m)
}

type spacedText struct{ *toy }

func (g spacedText) AppendMoveText(dst []byte, m game.Move) []byte {
	return append(g.toy.AppendMoveText(dst, m), ' ')
}

// withForm is the toy with an editor that knows the heaps as a text.
type withForm struct {
	*toy
	fields []string
}

func (g withForm) PositionForm() (form game.PositionForm) {
	for _, name := range g.fields {
		form.Fields = append(form.Fields, game.PositionField{Name: name, Kind: game.FieldText})
	}
	return form
}

// symmetric is the toy with a symmetry that it does not have.
type symmetric struct {
	*toy
	of game.Symmetry
}

func (g symmetric) Symmetries() *game.Symmetries {
	return &game.Symmetries{List: []game.Symmetry{g.of}}
}

type miscounting struct{ *toy }

func (g miscounting) CountLegalTurns() int { return g.toy.CountLegalTurns() + int(g.Pos.heaps[0]/3) }

type otherMeaning struct{ *toy }

func (g otherMeaning) ParseTurn(text string) ([]game.Move, error) {
	if heap, ok := strings.CutPrefix(text, "a-2"); ok && g.Pos.heaps[0] > 2 {
		text = "a-1" + heap
	}
	return g.toy.ParseTurn(text)
}

type sloppyReader struct{ *toy }

func (g sloppyReader) ParseTurn(text string) ([]game.Move, error) {
	return g.toy.ParseTurn(strings.TrimSpace(text))
}

type boldReader struct{ *toy } // takes what is not there

func (g boldReader) ParseTurn(text string) ([]game.Move, error) {
	moves, err := g.toy.ParseTurn(text)
	if broken := (*game.RuleError)(nil); errors.As(err, &broken) && broken.Rule == "take" {
		return []game.Move{1}, nil
	}
	return moves, err
}

// refusal changes the refusals of ParseTurn.
type refusal struct {
	*toy
	as func(*game.RuleError) error
}

func (g refusal) ParseTurn(text string) ([]game.Move, error) {
	moves, err := g.toy.ParseTurn(text)
	if broken := (*game.RuleError)(nil); errors.As(err, &broken) {
		copied := *broken
		return nil, g.as(&copied)
	}
	return moves, err
}

type vagueText struct{ *toy } // does not say whose turn it is

func (g vagueText) PositionText() string {
	return strings.Replace(g.toy.PositionText(), "second", "first", 1)
}

type constantKey struct{ *toy }

func (constantKey) Key() uint64 { return 1 }

type travelledKey struct{ *toy } // depends on the way

func (g travelledKey) Key() uint64 { return g.toy.Key() + uint64(g.Past().MoveCount()%5) }

type seatlessHash struct{ *toy }

func (g seatlessHash) Hash() uint64 {
	p := g.Pos
	p.mover = game.First
	return p.Hash()
}

type seamlessHash struct{ *toy } // the middle of a turn looks like the end of one

func (g seamlessHash) Hash() uint64 {
	p := g.Pos
	p.emptied = 0
	return p.Hash()
}

// picking changes the answers of Picks.
type picking struct {
	*toy
	change func(path []string, picks *game.Picks)
}

func (g picking) Picks(path []string) (game.Picks, error) {
	picks, err := g.toy.Picks(path)
	if err == nil {
		g.change(path, &picks)
	}
	return picks, err
}

// unoffered changes the refusals of Picks.
type unoffered struct {
	*toy
	change func(*game.RuleError)
}

func (g unoffered) Picks(path []string) (game.Picks, error) {
	picks, err := g.toy.Picks(path)
	if broken := (*game.RuleError)(nil); errors.As(err, &broken) {
		g.change(broken)
	}
	return picks, err
}

type openPicks struct{ *toy } // takes any pick

func (g openPicks) Picks(path []string) (game.Picks, error) {
	picks, err := g.toy.Picks(path)
	if err != nil {
		return g.toy.Picks(nil)
	}
	return picks, nil
}

// seeing changes the situation.
type seeing struct {
	*toy
	change func(*game.Situation)
}

func (g seeing) Situation() game.Situation {
	s := g.toy.Situation()
	g.change(&s)
	return s
}

type narrowSample struct{ *toy } // never draws the last move

func (g narrowSample) SampleMove(r *rand.Rand) (game.Move, bool) {
	moves := g.AppendMoves(nil)
	if len(moves) < 2 {
		return g.toy.SampleMove(r)
	}
	return moves[r.IntN(len(moves)-1)], true
}

type wildSample struct{ *toy }

func (g wildSample) SampleMove(r *rand.Rand) (game.Move, bool) {
	m, ok := g.toy.SampleMove(r)
	if ok && r.IntN(8) == 0 && !g.MidTurn() && g.Pos.heaps[2] > 0 {
		return 2<<4 | game.Move(g.Pos.heaps[2]+1), true
	}
	return m, ok
}

type restlessSample struct{ *toy } // goes on after the end

func (g restlessSample) SampleMove(r *rand.Rand) (game.Move, bool) {
	m, ok := g.toy.SampleMove(r)
	return m, ok || g.Pos.heaps == [3]uint8{}
}

type proudScore struct{ *toy }

func (g proudScore) Score(seat game.Seat) int { return g.toy.Score(seat) + 1 }

type noOptions struct{ *toy }

func (noOptions) Options() game.Options { return nil }

type lateMover struct{ *toy } // somebody is to move after the end

func (g lateMover) ToMove() game.Seat { return g.Pos.ToMove() }

type lastingEnd struct{ *toy } // once over, always over

func (g lastingEnd) Undo() bool { return !g.Outcome().Over() && g.toy.Undo() }

type allocating struct{ *toy }

var sink []byte

func (g allocating) Hash() uint64 {
	sink = make([]byte, 100)
	return g.toy.Hash()
}

// telling changes what is said of turns and of the end.
type explaining struct {
	*toy
	effects func(g *toy, r []game.Reason) []game.Reason
	verdict func([]game.Reason) []game.Reason
}

func (g explaining) ExplainEffects(turn string) ([]game.Reason, error) {
	reasons, err := g.toy.ExplainEffects(turn)
	if err == nil && g.effects != nil {
		reasons = g.effects(g.toy, reasons)
	}
	return reasons, err
}

func (g explaining) ExplainOutcome() []game.Reason {
	if g.verdict == nil {
		return g.toy.ExplainOutcome()
	}
	return g.verdict(g.toy.ExplainOutcome())
}

type talkative struct{ *toy } // explains what is not legal

func (g talkative) ExplainEffects(string) ([]game.Reason, error) {
	return []game.Reason{{Message: message.Plain("Fine.")}}, nil
}

// lawFault is a way to break a law.
type lawFault struct {
	law, fault string
	broken     func(*toy) game.Game
}

func TestLawsCatch(t *testing.T) {
	as := func(change func(*game.RuleError) error) func(*toy) game.Game {
		return func(g *toy) game.Game { return refusal{g, change} }
	}
	picks := func(change func(path []string, p *game.Picks)) func(*toy) game.Game {
		return func(g *toy) game.Game { return picking{g, change} }
	}
	points := func(change func(*game.RuleError)) func(*toy) game.Game {
		return func(g *toy) game.Game { return unoffered{g, change} }
	}
	sees := func(change func(*game.Situation)) func(*toy) game.Game {
		return func(g *toy) game.Game { return seeing{g, change} }
	}
	reports := func(change func(*toy, []game.Reason) []game.Reason) func(*toy) game.Game {
		return func(g *toy) game.Game { return explaining{toy: g, effects: change} }
	}
	faults := []lawFault{
		{"undo", "thinks every move ends the turn", func(g *toy) game.Game { return earlyEnd{g} }},
		{"undo", "loses something", func(g *toy) game.Game { return lossyUndo{g} }},
		{"restart", "does nothing", func(g *toy) game.Game { return ignoredRestart{g} }},
		{"restart", "a move is not remembered", func(g *toy) game.Game { return shortMemory{g} }},
		{"clone", "is the original", func(g *toy) game.Game { return sharedClone{g} }},
		{"clone", "has no past", func(g *toy) game.Game { return forgetfulClone{g} }},
		{"play", "a move listed twice", func(g *toy) game.Game { return twiceListed{g} }},
		{"buffers", "overwrites dst", func(g *toy) game.Game { return greedyBuffer{g} }},
		{"turn texts", "ambiguous", func(g *toy) game.Game { return ambiguousText{g} }},
		{"turn texts", "with a space", func(g *toy) game.Game { return spacedText{g} }},
		{"turn texts", "miscounted", func(g *toy) game.Game { return miscounting{g} }},
		{"turn texts", "read as another", func(g *toy) game.Game { return otherMeaning{g} }},
		{"refusals", "spaces are taken", func(g *toy) game.Game { return sloppyReader{g} }},
		{"refusals", "too much is taken", func(g *toy) game.Game { return boldReader{g} }},
		{"refusals", "not a RuleError", as(func(e *game.RuleError) error { return errors.New(e.Error()) })},
		{"refusals", "unknown rule", as(func(e *game.RuleError) error { e.Rule = "tale"; return e })},
		{"refusals", "no text", as(func(e *game.RuleError) error { e.Message = message.Message{}; return e })},
		{"refusals", "unknown place", as(func(e *game.RuleError) error { e.Places = []string{"z"}; return e })},
		{"refusals", "always the text", as(func(e *game.RuleError) error { e.Rule = game.RuleText; return e })},
		{"refusals", "never the text", as(func(e *game.RuleError) error { e.Rule = "take"; return e })},
		{"position text", "without the seat", func(g *toy) game.Game { return vagueText{g} }},
		{"position edits", "a field is missing", func(g *toy) game.Game { return withForm{g, []string{"heaps", "mover"}} }},
		{"position edits", "pieces are missing", func(g *toy) game.Game { return withForm{g, []string{"heaps", "mover", "last"}} }},
		{"symmetries", "the seats are the same", func(g *toy) game.Game { return symmetric{g, game.Symmetry{Seats: true}} }},
		{"symmetries", "the heaps are turned", func(g *toy) game.Game { return symmetric{g, game.Symmetry{Orientation: game.HalfTurn}} }},
		{"picks", "one is missing", picks(func(path []string, p *game.Picks) {
			if len(path) == 2 && len(p.Next) > 1 {
				p.Next = p.Next[1:]
			}
		})},
		{"picks", "one is there twice", picks(func(_ []string, p *game.Picks) { p.Next = append(p.Next, p.Next...) })},
		{"picks", "two ways to a turn", picks(func(path []string, p *game.Picks) {
			if len(path) == 1 {
				p.Next, p.Turn = nil, "a-1"
			}
		})},
		{"picks", "dead end", picks(func(path []string, p *game.Picks) {
			if len(path) == 2 {
				p.Next = nil
			}
		})},
		{"picks", "speechless", picks(func(_ []string, p *game.Picks) {
			for i := range p.Next {
				p.Next[i].SpokenLabel = message.Plain("")
			}
		})},
		{"picks", "an illegal turn", picks(func(_ []string, p *game.Picks) {
			if p.Turn == "c-1" {
				p.Turn = "c-5"
			}
		})},
		{"picks", "nothing is shown as made", picks(func(_ []string, p *game.Picks) { p.SettledMoves = nil })},
		{"picks", "what ends the turn is shown as made", picks(func(path []string, p *game.Picks) {
			if len(path) == 2 && len(p.Next) > 0 {
				p.SettledMoves = append(p.SettledMoves, game.End)
			}
		})},
		{"picks", "an illegal move is shown as made", picks(func(path []string, p *game.Picks) {
			if len(path) == 1 {
				p.SettledMoves = []game.Move{1 << 8}
			}
		})},
		{"picks", "a set is suggested and is none", picks(func(_ []string, p *game.Picks) {
			if len(p.Next) > 0 {
				p.Next[0].Suggested = true
			}
		})},
		{"picks", "the same set twice", picks(func(_ []string, p *game.Picks) {
			for i := range p.Next {
				p.Next[i].Pieces = []string{"a", "b"}
			}
		})},
		{"picks", "sets beside other picks", picks(func(_ []string, p *game.Picks) {
			if len(p.Next) > 1 {
				p.Next[0].Pieces = []string{}
			}
		})},
		{"picks", "any is taken", func(g *toy) game.Game { return openPicks{g} }},
		{"pointing", "any is taken", func(g *toy) game.Game { return openPicks{g} }},
		{"pointing", "always the text", points(func(e *game.RuleError) { e.Rule = game.RuleText })},
		{"pointing", "over too early", points(func(e *game.RuleError) { e.Rule = game.RuleOver })},
		{"pointing", "without a word", points(func(e *game.RuleError) { e.Message = message.Message{} })},
		{"pointing", "at nothing", points(func(e *game.RuleError) { e.Places = nil })},
		{"pointing", "at a place that is not there", points(func(e *game.RuleError) { e.Places = []string{"z"} })},
		{"pointing", "an offered pick is refused", picks(func(path []string, p *game.Picks) {
			if len(path) == 0 {
				p.Next[0].ID = "z"
			}
		})},
		{"pointing", "dead end", picks(func(path []string, p *game.Picks) {
			if len(path) == 2 {
				p.Next, p.Turn = nil, ""
			}
		})},
		{"view", "a piece nowhere", sees(func(s *game.Situation) { s.Pieces = append(s.Pieces, game.Piece{Place: "z"}) })},
		{"view", "a piece elsewhere", sees(func(s *game.Situation) {
			for i := range s.Pieces {
				s.Pieces[i].At.X++
			}
		})},
		{"view", "two pieces in one place", sees(func(s *game.Situation) { s.Pieces = append(s.Pieces, s.Pieces...) })},
		{"view", "a kind that is not listed", sees(func(s *game.Situation) { s.Pieces[0].Kind = "?" })},
		{"view", "a piece of somebody", sees(func(s *game.Situation) { s.Pieces[0].Owner = game.First })},
		{"view", "a note that is not listed", sees(func(s *game.Situation) { s.Pieces[0].Note = "?" })},
		{"view", "a kind in a hand that is not listed", sees(func(s *game.Situation) {
			s.Hands = append(s.Hands, game.Hand{Items: []game.HandItem{{Kind: "?", Name: "a", Count: 1}}})
		})},
		{"view", "a mark nowhere", sees(func(s *game.Situation) { s.Marks = append(s.Marks, game.Mark{Kind: game.MarkTo, Place: "z"}) })},
		{"view", "a link to nowhere", sees(func(s *game.Situation) {
			s.Links = append(s.Links, game.Link{Kind: game.LinkCheck, To: game.XY{X: 1.5}})
		})},
		{"view", "the wrong seat to move", sees(func(s *game.Situation) { s.Caption.ToMove = game.Chance })},
		{"view", "different every time", sees(func(s *game.Situation) { s.Focus.X = rand.Float64() })},
		{"view", "an empty hand item", sees(func(s *game.Situation) {
			s.Hands = append(s.Hands, game.Hand{Items: []game.HandItem{{Kind: "a", Name: "a"}}})
		})},
		{"explanations", "nothing", reports(func(*toy, []game.Reason) []game.Reason { return nil })},
		{"explanations", "no sentence", reports(func(*toy, []game.Reason) []game.Reason { return []game.Reason{{}} })},
		{"explanations", "an unknown place", reports(func(*toy, []game.Reason) []game.Reason {
			return []game.Reason{{Message: message.Plain("There."), Places: []string{"z"}}}
		})},
		{"explanations", "by playing", reports(func(g *toy, r []game.Reason) []game.Reason { g.Do(g.AppendMoves(nil)[0]); return r })},
		{"explanations", "of anything", func(g *toy) game.Game { return talkative{g} }},
		{"explanations", "a verdict too early", func(g *toy) game.Game {
			return explaining{toy: g, verdict: func([]game.Reason) []game.Reason { return []game.Reason{{Message: message.Plain("Soon.")}} }}
		}},
		{"explanations", "no verdict", func(g *toy) game.Game {
			return explaining{toy: g, verdict: func([]game.Reason) []game.Reason { return nil }}
		}},
		{"sample", "never the last move", func(g *toy) game.Game { return narrowSample{g} }},
		{"sample", "illegal moves", func(g *toy) game.Game { return wildSample{g} }},
		{"sample", "after the end", func(g *toy) game.Game { return restlessSample{g} }},
		{"score", "good for both", func(g *toy) game.Game { return proudScore{g} }},
		{"options", "forgotten", func(g *toy) game.Game { return noOptions{g} }},
		{"keys", "one key for all", func(g *toy) game.Game { return constantKey{g} }},
		{"keys", "of the way", func(g *toy) game.Game { return travelledKey{g} }},
		{"keys", "a hash without the seat", func(g *toy) game.Game { return seatlessHash{g} }},
		{"keys", "a hash without the phase", func(g *toy) game.Game { return seamlessHash{g} }},
		{"over", "somebody to move", func(g *toy) game.Game { return lateMover{g} }},
		{"over", "for ever", func(g *toy) game.Game { return lastingEnd{g} }},
		{"allocations", "by Hash", func(g *toy) game.Game { return allocating{g} }},
	}
	caught := make(map[string]bool)
	for _, f := range append(faults, cardFaults...) {
		t.Run(f.law+"/"+f.fault, func(t *testing.T) {
			caught[f.law] = true
			err := breach(f.law, newToyRules(f.broken, readToy))
			if err == nil {
				t.Fatal("not caught")
			}
			t.Log(err)
		})
	}
	notations := map[string]func(n *game.Notation){
		"one text for two turns": func(n *game.Notation) {
			write := n.WriteTurn
			n.WriteTurn = func(g game.Playable, turn string) (string, error) {
				text, err := write(g, turn)
				text, _, _ = strings.Cut(text, ",")
				return text, err
			}
		},
		"a warning for its own": func(n *game.Notation) {
			read := n.ReadEntry
			n.ReadEntry = func(g game.Playable, entry string) (string, message.Message, error) {
				turn, _, err := read(g, entry)
				return turn, message.Plain("hm"), err
			}
		},
		"cut wrongly": func(n *game.Notation) {
			n.SplitEntries = func(text string) ([]game.NotationEntry, error) { return []game.NotationEntry{{Text: text}}, nil }
		},
		"anything is written": func(n *game.Notation) {
			write := n.WriteTurn
			n.WriteTurn = func(g game.Playable, turn string) (string, error) {
				text, _ := write(g, turn)
				return text, nil
			}
		},
		"a refusal without a rule": func(n *game.Notation) {
			read := n.ReadEntry
			n.ReadEntry = func(g game.Playable, entry string) (string, message.Message, error) {
				turn, warning, err := read(g, entry)
				if err != nil {
					err = errors.New("no")
				}
				return turn, warning, err
			}
		},
	}
	for fault, change := range notations {
		t.Run("notation/"+fault, func(t *testing.T) {
			caught["notation"] = true
			rules := newToyRules(func(g *toy) game.Game { return g }, readToy)
			worse := *rules.Notation
			change(&worse)
			rules.Notation = &worse
			err := breach("notation", rules)
			if err == nil {
				t.Fatal("not caught")
			}
			t.Log(err)
		})
	}
	t.Run("impossible positions/accepted", func(t *testing.T) {
		caught["impossible positions"] = true
		rules := newToyRules(func(g *toy) game.Game { return g }, func(o game.Options, text string) (toyPosition, error) {
			p, err := readToy(o, text)
			if setup := (*game.SetupError)(nil); errors.As(err, &setup) && len(setup.Reasons) == 1 {
				return startToy(o), nil
			}
			return p, err
		})
		if breach("impossible positions", rules) == nil {
			t.Fatal("not caught")
		}
	})
	for _, law := range laws {
		if !caught[law.name] {
			t.Errorf("no fault tests the law %q", law.name)
		}
	}
	for _, law := range optionSetLaws {
		if !caught[law.name] {
			t.Errorf("no fault tests the law %q", law.name)
		}
	}
}

// breach returns how rules break a law, nil when they keep it.
func breach(name string, rules *game.Rules) (err error) {
	defer func() {
		if r := recover(); r != nil {
			err = fmt.Errorf("panic: %v", r)
		}
	}()
	sets, err := newSets(rules, &toyWith)
	if err != nil {
		return err
	}
	if i := slices.IndexFunc(optionSetLaws, func(l optionSetLaw) bool { return l.name == name }); i >= 0 {
		for _, s := range sets {
			if err := optionSetLaws[i].check(s); err != nil {
				return err
			}
		}
		return nil
	}
	check := laws[slices.IndexFunc(laws, func(l law) bool { return l.name == name })].check
	for _, s := range sets {
		for seed := range 100 {
			p, err := s.probe(moveSequences.Example(seed))
			if err != nil {
				return err
			}
			if err := check(p); err != nil {
				return err
			}
		}
	}
	return nil
}
