package eval

import (
	"slices"

	"github.com/teahouse-games/teahouse/board"
	"github.com/teahouse-games/teahouse/engine"
	"github.com/teahouse-games/teahouse/game"
	"github.com/teahouse-games/teahouse/game/wording"
	"github.com/teahouse-games/teahouse/message"
	"github.com/teahouse-games/teahouse/skud"
	"github.com/teahouse-games/teahouse/skud/messages"
)

var _ engine.Explained = (*evaluator)(nil)

// termList collects the terms of a position. The features are those of the mover.
type termList struct {
	engine.TermList
	e    *evaluator
	sign float64 // 1 if First is the mover, else -1
}

// Terms returns the features by what they count, each for its player.
func (e *evaluator) Terms() []engine.Term {
	e.update()
	var f [featureCount]float64
	e.features(&f)
	us := e.mover()
	t := termList{e: e, sign: 1}
	if us == game.Second {
		t.sign = -1
	}
	// The rings are compared with none at all, which has a weight too.
	t.add(e.weight(featTempo)+e.weight(featOwnRing+noRing)+e.weight(featOppRing+noRing), us,
		game.Reason{Message: messages.TermTempo(us)}, messages.TermTempoMeaning())
	for _, s := range [2]game.Seat{us, us.Opponent()} {
		t.addRing(s, us)
		t.addHarmonies(s, us)
		t.addTiles(s, us)
		t.addCaptures(s, us)
	}
	if f[featThreat] != 0 {
		by := us.Opponent()
		t.add(e.weight(featThreat), by, game.Reason{Message: messages.TermThreat(by), Places: e.ringPlaces(by)}, messages.TermThreatMeaning())
	}
	t.addCount(&f, us)
	return t.TermList
}

// add adds a term with its amount for the mover.
func (t *termList) add(amount float64, owner game.Seat, r game.Reason, meaning message.Message) {
	t.Add(t.sign*amount, owner, r, meaning)
}

// addPerTile adds what a number of tiles of s is worth.
func (t *termList) addPerTile(feature int, s, us game.Seat, n int, m, meaning message.Message, at []board.Point) {
	amount := t.e.weight(feature) * float64(n)
	if s != us {
		amount = -amount
	}
	t.add(amount, s, game.Reason{Message: m, Places: wording.NamesOf(at...)}, meaning)
}

// weight returns the weight of a feature.
func (e *evaluator) weight(feature int) float64 { return float64(e.weights.value[feature]) }

// noRing is the range of costs of rings that are far away, and of no ring at all.
const noRing = ringBuckets - 1

// addRing adds how near the cheapest ring of s is, compared with a ring that is far away.
func (t *termList) addRing(s, us game.Seat) {
	d := &t.e.sides[s]
	feature := featOwnRing
	if s != us {
		feature = featOppRing
	}
	r := game.Reason{Message: messages.TermRing(s, (d.ringCost+9)/10), Places: t.e.ringPlaces(s)}
	for _, link := range d.ringLinks[:d.ringLinkCount] {
		r.Links = append(r.Links, game.Link{Kind: game.LinkHarmony, Owner: s, From: link.a.Centre(), To: link.b.Centre()})
	}
	t.add(t.e.weight(feature+ringBucket(d.ringCost))-t.e.weight(feature+noRing), s, r, messages.TermRingMeaning())
}

// ringPlaces returns the places of the cheapest ring: its corners, and where tiles are missing.
func (e *evaluator) ringPlaces(s game.Seat) []string {
	d := &e.sides[s]
	seen := map[board.Point]bool{}
	var at []board.Point
	add := func(p board.Point) {
		if p != board.NoPoint && !seen[p] {
			seen[p] = true
			at = append(at, p)
		}
	}
	for _, link := range d.ringLinks[:d.ringLinkCount] {
		add(link.a)
		add(link.b)
	}
	for _, missing := range d.missingTiles[:d.missingCount] {
		add(missing.at)
	}
	return wording.NamesOf(at...)
}

// addHarmonies adds the Harmonies of s that can be part of a ring, and the half axes that they cross.
func (t *termList) addHarmonies(s, us game.Seat) {
	d, by := &t.e.sides[s], s
	var at []board.Point
	var links []game.Link
	for _, h := range d.links[:d.linkCount] {
		at = append(at, h.From, h.To)
		links = append(links, game.Link{Kind: game.LinkHarmony, Owner: s, From: h.From.Centre(), To: h.To.Centre()})
	}
	t.addPerTile(featLinks, s, us, d.linkCount, messages.TermHarmonies(by, d.linkCount), messages.TermHarmoniesMeaning(), at)
	if n := len(t.TermList); n > 0 && d.linkCount > 0 {
		t.TermList[n-1].Links = links
	}
	t.addPerTile(featAxes, s, us, d.axes, messages.TermAxes(by, d.axes), messages.TermAxesMeaning(), at)
}

// addTiles adds the tiles of s by where they are.
func (t *termList) addTiles(s, us game.Seat) {
	p, by := &t.e.g.Pos, s
	var bloom, growing, trapped []board.Point
	orchid := p.Orchid(s.Opponent())
	for _, at := range p.Flowers(s) {
		switch {
		case at.IsGate():
			growing = append(growing, at)
		case p.Tile(at).Kind().Basic():
			bloom = append(bloom, at)
		}
		if orchid != board.NoPoint && p.IsTrapped(at) {
			trapped = append(trapped, at)
		}
	}
	t.addPerTile(featBloom, s, us, len(bloom), messages.TermBloom(by, len(bloom)), messages.TermBloomMeaning(), bloom)
	t.addPerTile(featGrowing, s, us, len(growing), messages.TermGrowing(by, len(growing)), messages.TermGrowingMeaning(), growing)
	t.addPerTile(featTrapped, s, us, len(trapped), messages.TermTrapped(by, len(trapped)), messages.TermTrappedMeaning(), trapped)
	if at := p.Lotus(s); at != board.NoPoint {
		t.addPerTile(featLotus, s, us, 1,
			messages.TermInPlay(by, message.Piece{Kind: skud.WhiteLotus.String()}), messages.TermLotusMeaning(), []board.Point{at})
	}
	if at := p.Orchid(s); at != board.NoPoint {
		t.addPerTile(featOrchid, s, us, 1,
			messages.TermInPlay(by, message.Piece{Kind: skud.Orchid.String()}), messages.TermOrchidMeaning(), []board.Point{at})
	}
	basic, accents := p.HandSizes(s)
	t.addPerTile(featBasic, s, us, basic, messages.TermBasic(by, basic), messages.TermBasicMeaning(), nil)
	if p.InPlayPhase() {
		t.addPerTile(featAccents, s, us, accents, messages.TermAccents(by, accents), messages.TermAccentsMeaning(), nil)
	}
}

// addCaptures adds the flowers that s can capture.
func (t *termList) addCaptures(s, us game.Seat) {
	all, corners := t.e.capturable(s)
	amount := t.e.weight(featCapturable)*all + t.e.weight(featCapturableRing)*corners
	if s != us {
		amount = t.e.weight(featThreatened)*all + t.e.weight(featThreatenedRing)*corners
	}
	t.add(amount, s, game.Reason{Message: messages.TermCapturable(s, int(all)), Places: wording.NamesOf(slices.Collect(t.e.captures(s))...)},
		messages.TermCapturableMeaning())
}

// addCount adds how the last flower would decide the game.
func (t *termList) addCount(f *[featureCount]float64, us game.Seat) {
	if !t.e.g.Pos.InPlayPhase() {
		return
	}
	amount, lead := t.e.weight(featBasicsLeft)*f[featBasicsLeft], 0.0
	for i := featTie; i < featBasicsLeft; i++ {
		amount += t.e.weight(i) * f[i]
		if i < featBasicsBehind || i >= featAccentLead {
			lead += f[i]
		}
	}
	if lead == 0 {
		t.add(amount, game.None, game.Reason{Message: messages.TermCountEven()}, messages.TermCountEvenMeaning())
		return
	}
	owner, meaning := us, messages.TermCountMeaning()
	if lead < 0 {
		owner = us.Opponent()
	}
	if t.e.g.Pos.SiteEdition() {
		meaning = messages.TermCrossingsMeaning()
	}
	t.add(amount, owner, game.Reason{Message: messages.TermCount(owner)}, meaning)
}
