package skud

import (
	"fmt"
	"slices"
	"strings"

	"github.com/teahouse-games/teahouse/board"
	"github.com/teahouse-games/teahouse/game"
	"github.com/teahouse-games/teahouse/message"
	"github.com/teahouse-games/teahouse/skud/messages"
)

// PositionSetup is a position as a text describes it, possible or not. Its text is
//
//	to-move=first phase=play passes=0 first=R3@0,-8;L@1,1 second=W5@3,4;K@2,2 first-hand=R3,R3,O,B,B second-hand=R4,…
//
// with - for no tiles. The phases are accents, opening (each player's first
// flower) and play; passes is how many turns in a row, the last included, were
// passes.
type PositionSetup struct {
	SiteEdition bool // edition=garden-gate
	HostAccents bool // accents=host
	Clash       bool // opening=clash
	ToMove      game.Seat
	Phase       string
	Passes      int
	Board       [2][]PlacedTile
	Hands       [2][]Kind
}

// PlacedTile is a tile on the board.
type PlacedTile struct {
	Kind Kind
	At   board.Point
}

func (s PlacedTile) String() string { return string(appendPlaced(nil, s.Kind, s.At)) }

// The phases.
const (
	phaseAccents = "accents"
	phaseOpening = "opening"
	phasePlay    = "play"
)

var (
	phases      = []string{phaseAccents, phaseOpening, phasePlay}
	setupFields = []string{"to-move", "phase", "passes", "first", "second", "first-hand", "second-hand"}
)

func parsePosition(o game.Options, text string) (Position, error) {
	start := begin(o)
	s, reasons := readSetup(text)
	s.SiteEdition, s.HostAccents, s.Clash = start.siteEdition, start.hostAccents, start.clash
	if reasons.Len() == 0 {
		var p Position
		if p, reasons = s.Position(); reasons.Len() == 0 {
			return p, nil
		}
	}
	return Position{}, reasons.Err(name)
}

// readSetup reads the text and returns all errors in it.
func readSetup(text string) (s PositionSetup, reasons game.Reasons) {
	values, reasons := game.ParseFields(text, setupFields...)
	if reasons.Len() > 0 {
		return s, reasons
	}
	if err := s.ToMove.UnmarshalText([]byte(values["to-move"])); err != nil || !s.ToMove.IsPlayer() {
		s.ToMove = game.First
		reasons.Add(messages.SetupToMove(quoted(values["to-move"])))
	}
	s.Phase = values["phase"]
	if !slices.Contains(phases, s.Phase) {
		reasons.Add(messages.SetupPhase(quoted(s.Phase), textList(phases)))
	}
	s.Passes = strings.Index("012", values["passes"])
	if len(values["passes"]) != 1 || s.Passes < 0 {
		s.Passes = 0
		reasons.Add(messages.SetupPasses(quoted(values["passes"])))
	}
	for seat, field := range []string{"first", "second"} {
		for _, part := range list(values[field], ";") {
			standing, ok := parsePlacedTile(part)
			if !ok {
				reasons.Add(messages.SetupBoard(message.Text(field), quoted(part), textList(kindCodes[:])))
				continue
			}
			s.Board[seat] = append(s.Board[seat], standing)
		}
		field += "-hand"
		for _, part := range list(values[field], ",") {
			k, rest, ok := cutKind(part)
			if !ok || rest != "" {
				reasons.Add(messages.SetupHand(message.Text(field), quoted(part), textList(kindCodes[:])))
				continue
			}
			s.Hands[seat] = append(s.Hands[seat], k)
		}
	}
	return s, reasons
}

func list(value, separator string) []string {
	if value == "-" {
		return nil
	}
	return strings.Split(value, separator)
}

func parsePlacedTile(text string) (s PlacedTile, ok bool) {
	k, rest, ok := cutKind(text)
	if !ok {
		return s, false
	}
	rest, ok = strings.CutPrefix(rest, "@")
	if !ok {
		return s, false
	}
	at, rest, ok := board.CutPoint(rest)
	return PlacedTile{k, at}, ok && rest == ""
}

// PositionText returns one line from which Rules.SetUp makes this position again.
func (g *Game) PositionText() string { return g.Pos.Setup().String() }

// Setup describes a position between turns.
func (p *Position) Setup() PositionSetup {
	s := PositionSetup{
		SiteEdition: p.siteEdition, HostAccents: p.hostAccents, Clash: p.clash,
		ToMove: p.seat, Phase: p.phase(), Passes: int(p.passes),
	}
	for at := range board.Point(board.Points) {
		if t := p.tile[at]; t != NoTile {
			s.Board[t.Owner()] = append(s.Board[t.Owner()], PlacedTile{t.Kind(), at})
		}
	}
	for seat, h := range p.hands {
		for k := range Kind(Kinds) {
			for range h.count(k) {
				s.Hands[seat] = append(s.Hands[seat], k)
			}
		}
	}
	return s
}

func (p *Position) phase() string {
	switch p.stage {
	case stageHostAccents, stageGuestAccents:
		return phaseAccents
	case stageGuestFlower, stageHostFlower:
		return phaseOpening
	}
	return phasePlay
}

// String writes the text: the tiles on the board by kind and then in the order
// of points, those in a hand by kind.
func (s PositionSetup) String() string {
	text := fmt.Appendf(nil, "to-move=%s phase=%s passes=%d", s.ToMove, s.Phase, s.Passes)
	for seat, field := range []string{" first=", " second="} {
		standing := slices.Clone(s.Board[seat])
		slices.SortStableFunc(standing, func(a, b PlacedTile) int { return int(a.Kind) - int(b.Kind) })
		text = appendList(append(text, field...), ';', standing)
	}
	for seat, field := range []string{" first-hand=", " second-hand="} {
		text = appendList(append(text, field...), ',', s.Hands[seat])
	}
	return string(text)
}

func appendList[T fmt.Stringer](text []byte, separator byte, list []T) []byte {
	if len(list) == 0 {
		return append(text, '-')
	}
	for i, item := range list {
		if i > 0 {
			text = append(text, separator)
		}
		text = append(text, item.String()...)
	}
	return text
}
