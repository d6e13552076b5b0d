package tui

import (
	"cmp"
	"fmt"
	"math"
	"slices"
	"strconv"

	"github.com/teahouse-games/teahouse/game"
	"github.com/teahouse-games/teahouse/game/wording"
)

// The largest numbers of Harmonies that are named for one place.
const (
	mostPartners = 3
	mostBetween  = 2
)

// isHarmony reports whether a link is a Harmony, whatever else it is part of.
func isHarmony(link game.Link) bool {
	return slices.Contains([]game.LinkKind{game.LinkHarmony, game.LinkRing, game.LinkChain}, link.Kind)
}

// harmonyPartners returns the pieces in Harmony with the one at a point, the best first:
// "Harmony of 3 with Day Maple on 0,2 and of 1 with …"; empty for none.
func (s *gameScreen) harmonyPartners(situation *game.Situation, links []game.Link, at game.XY) string {
	type partner struct {
		at    game.XY
		value int
	}
	var list []partner
	for _, link := range links {
		other := link.To
		switch at {
		case link.From:
		case link.To:
			other = link.From
		default:
			continue
		}
		p := partner{other, link.Value}
		if isHarmony(link) && !slices.Contains(list, p) {
			list = append(list, p)
		}
	}
	slices.SortStableFunc(list, func(a, b partner) int { return cmp.Compare(b.value, a.value) })
	var sentence []string
	for i, p := range list {
		if i == mostPartners {
			sentence = append(sentence, strconv.Itoa(len(list)-i)+" more")
			break
		}
		sentence = append(sentence, ofValue(p.value)+"with "+s.pieceAt(situation, p.at))
	}
	if len(sentence) == 0 {
		return ""
	}
	return "Harmony " + wording.JoinWords("and", sentence)
}

// ofValue returns "of 3 " for a link that has a value.
func ofValue(value int) string {
	if value == 0 {
		return ""
	}
	return fmt.Sprintf("of %d ", value)
}

// harmoniesThrough returns the Harmonies over an empty place, and the ground that their lines
// hide.
func (s *gameScreen) harmoniesThrough(situation *game.Situation, place game.Place) string {
	sentence := ""
	n := 0
	for i := range situation.Links {
		link := &situation.Links[i]
		if !isHarmony(*link) || !linkPasses(link, place.Centre) || n == mostBetween {
			continue
		}
		if n++; n > 1 {
			sentence += " and"
		}
		sentence += fmt.Sprintf(" between %s and %s", s.pieceAt(situation, link.From), s.pieceAt(situation, link.To))
		if link.Value != 0 {
			sentence += fmt.Sprintf(" (Harmony of %d)", link.Value)
		}
	}
	if sentence == "" {
		return ""
	}
	return " (" + s.page(s.m.width, s.m.height).GroundName(place) + ")," + sentence
}

// linkPasses reports whether a link crosses a point between its ends.
func linkPasses(link *game.Link, at game.XY) bool {
	ax, ay := at.X-link.From.X, at.Y-link.From.Y
	bx, by := link.To.X-at.X, link.To.Y-at.Y
	return math.Abs(ax*by-ay*bx) < 1e-6 && ax*bx+ay*by > 0
}

// pieceAt returns the top piece at a point with its owner and place.
func (s *gameScreen) pieceAt(situation *game.Situation, at game.XY) string {
	text := ""
	for i := range situation.Pieces {
		if piece := &situation.Pieces[i]; piece.At == at {
			text = s.pieceText(piece) + " on " + piece.Place
		}
	}
	return text
}

// picksThere returns the picks so far and the one at the cursor, if there is one.
func (s *gameScreen) picksThere() (picks game.Picks, ok bool) {
	pick := s.pickAt(s.cursor.Name)
	if pick.ID == "" || s.inList || s.back > 0 || s.explanation.hasSentences() || len(s.path) == 0 {
		return picks, false
	}
	picks, err := s.match.Picks(append(ids(s.path), pick.ID))
	return picks, err == nil
}

// previewLinks returns the Harmonies that the picked piece would have at the cursor, if it may
// go there.
func (s *gameScreen) previewLinks() (links []game.Link) {
	picks, ok := s.picksThere()
	if !ok {
		return nil
	}
	if half := s.stateWith(picks.SettledMoves); half != nil {
		links = half.Situation().Links
	}
	if picks.Turn != "" {
		effects, err := s.match.ExplainEffects(picks.Turn)
		if err != nil {
			return nil
		}
		for _, reason := range effects {
			links = append(links, reason.Links...)
		}
	}
	there := s.cursor.Centre
	joined := make(map[game.XY]bool) // a pair has one link, even if two effects name it
	return slices.DeleteFunc(slices.Clone(links), func(link game.Link) bool {
		// A link of the other player that ends there is lost by the capture.
		theirs := link.Owner.IsPlayer() && link.Owner != s.match.ToMove()
		if !isHarmony(link) || theirs || link.From != there && link.To != there {
			return true
		}
		other := link.From
		if other == there {
			other = link.To
		}
		twice := joined[other]
		joined[other] = true
		return twice
	})
}
