package skud

import (
	"github.com/teahouse-games/teahouse/board"
	"github.com/teahouse-games/teahouse/game"
	"github.com/teahouse-games/teahouse/message"
	"github.com/teahouse-games/teahouse/skud/messages"
)

// pickStep is what is picked next.
type pickStep uint8

const (
	pickTurn       pickStep = iota // Accents, a tile to plant, a flower to arrange, the pass
	pickGate                       // where the tile is planted
	pickTo                         // where the flower goes
	pickBonus                      // a tile for the Harmony Bonus, or the end of the turn
	pickBonusPoint                 // where it is used
	pickBoatTo                     // where the Boat moves the flower
	pickDone
)

const (
	idPass = textPass
	idEnd  = "end"
)

// pickState is a turn on the way of being picked.
type pickState struct {
	pos  Position  // after the Arrange, once that is picked
	turn game.Move // the Arrange, once it is picked
	from Position  // where it was made
	step pickStep
	kind Kind        // the tile picked from the hand
	at   board.Point // the flower picked
	text []byte      // the turn text so far
}

// Picks returns what may be picked after path: a tile in the hand and a gate; or a
// flower, where it goes and, when that earns a bonus, a tile in the hand and
// where it is used, or the end of the turn.
func (g *Game) Picks(path []string) (game.Picks, error) {
	if g.Outcome().Over() {
		return game.PicksAfterEnd(g, path)
	}
	w := pickState{pos: g.Pos}
	for _, id := range path {
		pick, ok := w.offeredPick(id)
		if !ok {
			return game.Picks{}, w.explainRefusal(id)
		}
		w.applyPick(pick)
	}
	if w.step == pickDone {
		return game.Picks{Turn: string(w.text)}, nil
	}
	return game.Picks{Next: w.offeredPicks(), SettledMoves: w.settledMoves()}, nil
}

// settledMoves returns the Arrange while its bonus is picked.
func (w *pickState) settledMoves() []game.Move {
	if !w.pos.MidTurn() {
		return nil
	}
	return []game.Move{w.turn}
}

func (w *pickState) applyPick(pick game.Pick) {
	at, _, _ := board.CutPoint(pick.Place)
	kind, _, _ := cutKind(pick.ID)
	switch w.step {
	case pickTurn:
		w.chooseTurn(pick, kind, at)
	case pickGate:
		w.text, w.step = appendPlaced(w.text, w.kind, at), pickDone
	case pickTo:
		w.turn, w.from = arrangeMove(w.at, at), w.pos
		w.text = appendMove(w.text, w.turn)
		w.pos.Do(w.turn)
		w.step = pickDone
		if w.pos.MidTurn() {
			w.step = pickBonus
		}
	case pickBonus:
		w.kind, w.step = kind, pickBonusPoint
		if pick.Kind == game.PickButton {
			w.step = pickDone
		}
	case pickBonusPoint:
		w.text, w.step = appendPlaced(append(w.text, '+'), w.kind, at), pickDone
		if w.kind == Boat && w.pos.tile[at].Kind().Flower() {
			w.at, w.step = at, pickBoatTo
		}
	case pickBoatTo:
		w.text, w.step = at.Append(append(w.text, '-')), pickDone
	}
}

func (w *pickState) chooseTurn(pick game.Pick, kind Kind, at board.Point) {
	switch {
	case pick.ID == idPass:
		w.text, w.step = append(w.text, textPass...), pickDone
	case pick.Kind == game.PickButton:
		w.text, w.step = append(append(w.text, textAccents...), pick.ID...), pickDone
	case pick.Kind == game.PickHand:
		w.kind, w.step = kind, pickGate
	default:
		w.at, w.step = at, pickTo
	}
}

// offeredPick returns the pick with this id, of an Accent's points without listing them all.
func (w *pickState) offeredPick(id string) (game.Pick, bool) {
	if w.step == pickBonusPoint && w.kind.Accent() {
		at, rest, ok := board.CutPoint(id)
		if !ok || rest != "" {
			return game.Pick{}, false
		}
		return w.pos.accentPick(w.kind, at)
	}
	offered := game.Picks{Next: w.offeredPicks()}
	return offered.PickByID(id)
}

func (w *pickState) offeredPicks() []game.Pick {
	p := &w.pos
	switch w.step {
	case pickTurn:
		return p.turnPicks()
	case pickGate:
		return p.gatePicks()
	case pickTo:
		var ends PointSet
		p.destinations(w.at, &ends)
		return ends.picks(p.toPick)
	case pickBonus:
		return p.bonusPicks()
	case pickBonusPoint:
		return p.bonusPointPicks(w.kind)
	case pickBoatTo:
		var to PointSet
		p.boatDestinationsOf(w.at, &to)
		return to.picks(p.toPick)
	}
	return nil
}

func (p *Position) turnPicks() (picks []game.Pick) {
	switch p.stage {
	case stageHostAccents, stageGuestAccents:
		for _, choice := range accentChoices {
			picks = append(picks, accentsPick(choice))
		}
		return picks
	case stageGuestFlower:
		for k := range Kind(basicKinds) {
			picks = append(picks, p.handPick(k))
		}
		return picks
	case stageHostFlower:
		return []game.Pick{p.handPick(p.hostFirstKind())}
	}
	if p.openGates() > 0 {
		for k := range Kind(basicKinds) {
			if p.hands[p.seat].has(k) {
				picks = append(picks, p.handPick(k))
			}
		}
	}
	var v arrangeContext
	var ends PointSet
	p.arrangeContext(&v)
	for _, from := range p.flowers[p.seat].all() {
		if p.destinationsIn(&v, from, &ends); ends.count() > 0 {
			picks = append(picks, placePick(from, messages.PickTile(p.tile[from].Kind().placed(from))))
		}
	}
	if len(picks) == 0 {
		picks = append(picks, game.Pick{Kind: game.PickButton, ID: idPass, Label: messages.PickPass(), SpokenLabel: messages.PickPassSpoken()})
	}
	return picks
}

func accentsPick(choice hand) game.Pick {
	letters := string(appendAccents(nil, choice))
	return game.Pick{
		Kind: game.PickButton, ID: letters, Label: messages.PickLabel(message.Text(letters)), SpokenLabel: messages.PickAccents(accentList(choice)),
		Pieces: accentKinds(choice), Suggested: choice == suggestedAccents,
	}
}

func (p *Position) handPick(k Kind) game.Pick {
	return game.Pick{Kind: game.PickHand, ID: k.String(), Label: messages.PickTile(k.piece()), SpokenLabel: messages.PickHand(k.piece())}
}

// pointNames are made once: a Rock has over 200 picks.
var pointNames = func() (t [board.Points]string) {
	for at := range board.Point(board.Points) {
		t[at] = at.String()
	}
	return t
}()

func placePick(at board.Point, spoken message.Message) game.Pick {
	place := pointNames[at]
	return game.Pick{Kind: game.PickPlace, ID: place, Place: place, Label: messages.PickLabel(message.Text(place)), SpokenLabel: spoken}
}

// gatePicks returns the gates in which a flower may be planted.
func (p *Position) gatePicks() (picks []game.Pick) {
	for _, g := range gates {
		if p.tile[g] != NoTile || p.stage == stageGuestFlower && g != southGate || p.stage == stageHostFlower && g != northGate {
			continue
		}
		picks = append(picks, placePick(g, gateMessage(g)))
	}
	return picks
}

func (p *Position) bonusPicks() []game.Pick {
	picks := []game.Pick{{Kind: game.PickButton, ID: idEnd, Label: messages.PickNoBonus(), SpokenLabel: messages.PickNoBonusSpoken()}}
	for k := range Kind(Kinds) {
		if p.hasBonusOf(k) {
			picks = append(picks, p.handPick(k))
		}
	}
	return picks
}

func (p *Position) bonusPointPicks(k Kind) (picks []game.Pick) {
	if k.Flower() {
		return p.gatePicks()
	}
	for at := range board.Point(board.Points) {
		if pick, ok := p.accentPick(k, at); ok {
			picks = append(picks, pick)
		}
	}
	return picks
}

// accentPick returns the pick of a point for an Accent, if it may be used there.
func (p *Position) accentPick(k Kind, at board.Point) (game.Pick, bool) {
	switch t := p.tile[at]; {
	case at.IsGate():
	case k == Boat && t != NoTile:
		if p.mayRemove(at) || t.Kind().Flower() && p.canMoveByBoat(at) {
			return p.boatPick(at), true
		}
	case k != Boat && t == NoTile && (k != Wheel || p.canUseWheel(at)):
		return placePick(at, messages.PickTile(k.placed(at))), true
	}
	return game.Pick{}, false
}

// boatPick returns the pick of a tile for a Boat, and says what becomes of both.
func (p *Position) boatPick(at board.Point) game.Pick {
	if !p.tile[at].Kind().Accent() {
		return placePick(at, messages.PickBoatMoves(p.piece(at)))
	}
	pick := placePick(at, messages.PickBoatTakes(p.piece(at)))
	pick.Captures = true
	return pick
}

// toPick returns the pick of a point to go to.
func (p *Position) toPick(at board.Point) game.Pick {
	if p.tile[at] == NoTile {
		return placePick(at, messages.PickTo(message.Place(pointNames[at])))
	}
	pick := placePick(at, messages.PickCapture(p.piece(at)))
	pick.Captures = true
	return pick
}

func (a *PointSet) picks(pick func(board.Point) game.Pick) (picks []game.Pick) {
	for at := range board.Point(board.Points) {
		if a.has(at) {
			picks = append(picks, pick(at))
		}
	}
	return picks
}
