package gametest

import (
	"fmt"
	"math/rand/v2"
	"slices"
	"strconv"
	"strings"

	"github.com/teahouse-games/teahouse/game"
	"github.com/teahouse-games/teahouse/game/coord"
	"github.com/teahouse-games/teahouse/game/splitmix"
	"github.com/teahouse-games/teahouse/game/wording"
	"github.com/teahouse-games/teahouse/message"
)

// The toy is a game of stones with everything that the real games have: a turn
// of two phases, options of all three kinds, a pass of sorts, repetition, a key
// that stands for less than the position.
//
// There are three heaps. A turn takes one to `most` stones of a heap: "a-2".
// A player who empties a heap may put one stone on another heap: "a-2+b". The player who
// takes the last stone of all wins ("last-stone"), with misere=on loses. Once a
// position occurs for the third time the game is drawn.
var toyRules = newToyRules(func(g *toy) game.Game { return g }, readToy)

// newToyRules makes the rules; every game is passed through made, every position text through parse.
func newToyRules(made func(*toy) game.Game, parse func(game.Options, string) (toyPosition, error)) *game.Rules {
	return game.NewRules(game.Rules{
		Name: "toy", Title: "Toy", Author: "nobody", RoleNames: [2]string{"Left", "Right"},
		Options: []game.Option{
			{Name: "misere", Default: "off", Values: []string{"off", "on"}},
			{Name: "most", Default: "3", Range: &game.IntRange{Min: 1, Max: 4}},
			{Name: "heaps", Default: "equal", Values: []string{"equal"}, Pattern: &game.ValuePattern{Form: "A-B-C", Match: func(value string) bool {
				_, ok := toyHeaps(value, "-")
				return ok
			}}},
		},
		PieceSet: game.PieceSet{Kinds: []string{"1", "2", "3", "4", "5", "6", "7", "8", "9"}, Shared: true},
		TurnRules: []game.TurnRule{
			{ID: game.RuleText},
			{ID: game.RuleOver},
			{ID: "take"},
			{ID: "put"},
		},
		Notation: &toyNotation,
	}, game.SetupPositions(startToy, parse, func(b game.Base[toyPosition, *toyPosition]) game.Game { return made(&toy{Base: b}) }))
}

func startToy(o game.Options) toyPosition {
	heaps, ok := toyHeaps(o["heaps"], "-")
	if !ok {
		heaps = [3]uint8{3, 3, 3}
	}
	return toyPosition{heaps: heaps, most: uint8(o.Int("most")), misere: o["misere"] == "on"}
}

func toyHeaps(text, between string) (heaps [3]uint8, ok bool) {
	parts := strings.Split(text, between)
	if len(parts) != 3 {
		return heaps, false
	}
	for i, part := range parts {
		n, rest, ok := coord.CutInt(part)
		if !ok || rest != "" || n < 0 || n > 9 {
			return heaps, false
		}
		heaps[i] = uint8(n)
	}
	return heaps, true
}

type toyPosition struct {
	heaps   [3]uint8
	most    uint8
	misere  bool
	mover   game.Seat
	emptied uint8 // 1 + the heap emptied in this turn, 0 between turns
	last    uint8 // the stones last taken: shown, but part of neither Key nor Hash
}

func (p *toyPosition) ToMove() game.Seat { return p.mover }
func (p *toyPosition) MidTurn() bool     { return p.emptied > 0 }

// Moves: taking n of heap h is h<<4|n, putting on heap h is 1<<8|h.
func (p *toyPosition) AppendMoves(dst []game.Move) []game.Move {
	for h, stones := range p.heaps {
		if p.MidTurn() {
			if h+1 != int(p.emptied) {
				dst = append(dst, game.Move(1<<8|h))
			}
			continue
		}
		for n := range min(p.most, stones) {
			dst = append(dst, game.Move(h<<4|int(n+1)))
		}
	}
	if p.MidTurn() {
		dst = append(dst, game.End)
	}
	return dst
}

func (p *toyPosition) Do(m game.Move) {
	switch {
	case m == game.End:
		p.emptied = 0
	case m>>8 == 1:
		p.heaps[m&3]++
		p.emptied = 0
	default:
		p.heaps[m>>4] -= uint8(m & 15)
		p.last = uint8(m & 15)
		if p.heaps[m>>4] == 0 && p.heaps != [3]uint8{} {
			p.emptied = uint8(m>>4) + 1
		}
	}
	if p.emptied == 0 {
		p.mover = p.mover.Opponent()
	}
}

func (p *toyPosition) EndsTurn(m game.Move) bool {
	next := *p
	next.Do(m)
	return !next.MidTurn()
}

func (p *toyPosition) Outcome(past *game.PastPositions[toyPosition]) game.Outcome {
	switch {
	case p.heaps == [3]uint8{} && p.misere:
		return game.Win(p.mover, "last-stone")
	case p.heaps == [3]uint8{}:
		return game.Win(p.mover.Opponent(), "last-stone")
	case past != nil && past.Occurrences() >= 3:
		return game.Draw("repetition")
	}
	return game.Outcome{}
}

func (p *toyPosition) Key() uint64 {
	n := uint64(p.mover)<<8 | uint64(p.emptied)
	for _, stones := range p.heaps {
		n = n<<8 | uint64(stones)
	}
	return splitmix.Mix(n)
}

func (p *toyPosition) Hash() uint64 { return p.Key() }

type toy struct {
	game.Base[toyPosition, *toyPosition]
}

func readToy(o game.Options, text string) (toyPosition, error) {
	values, reasons := game.ParseFields(text, "heaps", "mover", "last")
	heaps, ok := toyHeaps(values["heaps"], ",")
	if !ok {
		reasons.Add(message.Plain("heaps is not of the form 1,2,3"))
	}
	mover := slices.Index([]string{"first", "second"}, values["mover"])
	if mover < 0 {
		reasons.Add(message.Plain("mover is neither first nor second"))
	}
	last, rest, ok := coord.CutInt(values["last"])
	if !ok || rest != "" || last < 0 || last > o.Int("most") {
		reasons.Add(message.Plain("last is no number that may be taken"))
	}
	p := startToy(o)
	p.heaps, p.mover, p.last = heaps, game.Seat(max(mover, 0)), uint8(last)
	return p, reasons.Err("toy")
}

func (p *toyPosition) CountLegalTurns() int {
	n := 0
	for _, stones := range p.heaps {
		n += int(min(p.most, stones))
		if stones > 0 && stones <= p.most && p.heaps[0]+p.heaps[1]+p.heaps[2] > stones {
			n += 2
		}
	}
	return n
}

func (p *toyPosition) SampleMove(r *rand.Rand) (game.Move, bool) {
	var buf [16]game.Move
	moves := p.AppendMoves(buf[:0])
	if len(moves) == 0 {
		return 0, false
	}
	return moves[r.IntN(len(moves))], true
}

func (g *toy) AppendMoveText(dst []byte, m game.Move) []byte {
	switch {
	case m == game.End:
		return dst
	case m>>8 == 1:
		return append(dst, '+', byte('a'+m&3))
	}
	return append(dst, byte('a'+m>>4), '-', byte('0'+m&15))
}

func (g *toy) ParseTurn(text string) ([]game.Move, error) {
	take, put, bonus := strings.Cut(text, "+")
	if len(take) != 3 || take[0] < 'a' || take[0] > 'c' || take[1] != '-' || take[2] < '1' || take[2] > '4' ||
		bonus && (len(put) != 1 || put[0] < 'a' || put[0] > 'c') {
		return nil, refuseToy(game.RuleText, nil, "%s is not like a-2 or a-2+b", wording.QuoteShort(text))
	}
	if g.Outcome().Over() {
		return nil, game.OverError(g.ExplainOutcome())
	}
	heap, n := take[0]-'a', take[2]-'0'
	stones := g.Pos.heaps[heap]
	if n > g.Pos.most || n > stones {
		return nil, refuseToy("take", []string{take[:1]}, "%d of the %d stones cannot be taken", n, stones)
	}
	moves := []game.Move{game.Move(heap)<<4 | game.Move(n)}
	all := g.Pos.heaps[0]+g.Pos.heaps[1]+g.Pos.heaps[2] == n
	switch {
	case bonus && (n < stones || all || put[0] == take[0]):
		return nil, refuseToy("put", []string{take[:1], put}, "no stone can be put on %s", put)
	case bonus:
		moves = append(moves, game.Move(1<<8|uint32(put[0]-'a')))
	case n == stones && !all:
		moves = append(moves, game.End)
	}
	return moves, nil
}

// refuseToy returns a refusal whose text is made as by fmt.Sprintf.
func refuseToy(rule string, places []string, format string, args ...any) *game.RuleError {
	return game.NewRuleError(rule, places, message.Plain(fmt.Sprintf(format, args...)))
}

func (g *toy) PositionText() string {
	p := &g.Pos
	return fmt.Sprintf("heaps=%d,%d,%d mover=%v last=%d", p.heaps[0], p.heaps[1], p.heaps[2], p.mover, p.last)
}

func (g *toy) Score(seat game.Seat) int {
	n := int(g.Pos.heaps[0]) - int(g.Pos.heaps[2])
	if seat == game.Second {
		n = -n
	}
	return n
}

func (g *toy) Clone() game.State {
	return &toy{g.Copy()}
}

var toySurface = &game.Surface{
	Kind: game.SurfaceField, Extent: game.Extent{MaxX: 2},
	Places: []game.Place{{Name: "a", Shape: game.ShapeCell}, {Name: "b", Shape: game.ShapeCell, Centre: game.XY{X: 1}}, {Name: "c", Shape: game.ShapeCell, Centre: game.XY{X: 2}}},
}

func (g *toy) Surface() *game.Surface { return toySurface }

func (g *toy) Situation() game.Situation {
	s := game.Situation{Caption: game.Caption{ToMove: g.ToMove(), Turns: g.TurnCount(), Outcome: g.Outcome()}}
	for h, stones := range g.Pos.heaps {
		if stones > 0 {
			n := strconv.Itoa(int(stones))
			s.Pieces = append(s.Pieces, game.Piece{Place: string(rune('a' + h)), At: game.XY{X: float64(h)}, Owner: game.None, Kind: n, Name: n + " stones", Code: n})
		}
	}
	return s
}

// Picks are a heap, a number of stones, and where there is a choice "end" or a heap.
func (g *toy) Picks(path []string) (game.Picks, error) {
	prefix := ""
	for depth, id := range append(path[:len(path):len(path)], "") {
		picks := g.picksAfter(prefix, depth)
		if depth == len(path) {
			return picks, nil
		}
		if _, ok := picks.PickByID(id); !ok {
			return game.Picks{}, toyUnoffered(depth, id)
		}
		if id != "end" {
			prefix += []string{"", "-", "+"}[depth] + id
		}
	}
	panic("not reached")
}

// toyUnoffered refuses a heap where one is to be picked with the rule that it
// breaks, and what is no heap as a text.
func toyUnoffered(depth int, id string) *game.RuleError {
	switch isHeap := len(id) == 1 && "a" <= id && id <= "c"; {
	case isHeap && depth == 0:
		return refuseToy("take", []string{id}, "there are no stones on %s", id)
	case isHeap && depth == 2:
		return refuseToy("put", []string{id}, "no stone is put back on %s", id)
	}
	return refuseToy(game.RuleText, nil, "%s is not offered", wording.QuoteShort(id))
}

func (g *toy) picksAfter(prefix string, depth int) (picks game.Picks) {
	add := func(kind game.PickKind, id, place string) {
		if _, twice := picks.PickByID(id); !twice {
			picks.Next = append(picks.Next, game.Pick{Kind: kind, ID: id, Place: place, Label: message.Plain(id), SpokenLabel: message.Plain("choose " + id)})
		}
	}
	choice := false
	game.VisitLegalTurns(g, func(text []byte) bool {
		rest, ok := strings.CutPrefix(string(text), prefix)
		switch {
		case !ok || depth == 3:
		case depth == 0:
			add(game.PickPlace, rest[:1], rest[:1])
		case depth == 1:
			add(game.PickButton, rest[1:2], "")
		case rest == "":
			add(game.PickButton, "end", "")
		default:
			choice = true
			add(game.PickPlace, rest[1:2], rest[1:2])
		}
		return true
	})
	if depth >= 2 && !choice {
		return game.Picks{Turn: prefix}
	}
	if depth == 2 {
		moves, _ := g.ParseTurn(prefix)
		picks.SettledMoves = moves[:1]
	}
	return picks
}

func (g *toy) Info() any { return struct{}{} }

func (g *toy) ExplainEffects(turn string) ([]game.Reason, error) {
	if _, err := g.ParseTurn(turn); err != nil {
		return nil, err
	}
	return []game.Reason{{Message: message.Plain(fmt.Sprintf("%s takes from the heap %s.", g.Rules().RoleNames[g.ToMove()], turn[:1])), Places: []string{turn[:1]}}}, nil
}

func (g *toy) ExplainOutcome() []game.Reason {
	if !g.Outcome().Over() {
		return nil
	}
	return []game.Reason{{Message: message.Plain("That is all.")}}
}

// toyNotation writes "take 2 of a" and "take 2 of a, one to b"; the entries of a
// game are lines.
var toyNotation = game.Notation{
	Name: "plain", Title: "plain words",
	SplitEntries: func(text string) (entries []game.NotationEntry, err error) {
		at := 0
		for line := range strings.Lines(text) {
			entries = append(entries, game.NotationEntry{Text: strings.TrimSuffix(line, "\n"), Offset: at})
			at += len(line)
		}
		return entries, nil
	},
	JoinEntries: func(entries []string) string { return strings.Join(entries, "\n") },
	WriteTurn: func(g game.Playable, turn string) (string, error) {
		if _, err := g.ParseTurn(turn); err != nil {
			return "", err
		}
		text := "take " + turn[2:3] + " of " + turn[:1]
		if len(turn) > 3 {
			text += ", one to " + turn[4:]
		}
		return text, nil
	},
	ReadEntry: func(g game.Playable, entry string) (turn string, warning message.Message, err error) {
		take, put, bonus := strings.Cut(strings.ToLower(entry), ", one to ")
		if len(take) != len("take 2 of a") {
			return "", message.Message{}, refuseToy(game.RuleText, nil, "%s is not like take 2 of a", wording.QuoteShort(entry))
		}
		turn = take[10:] + "-" + take[5:6]
		if bonus {
			turn += "+" + put
		}
		if take != entry && !bonus {
			warning = message.Plain("small letters would do")
		}
		_, err = g.ParseTurn(turn)
		return turn, warning, err
	},
}
