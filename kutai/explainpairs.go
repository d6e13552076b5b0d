package kutai

import (
	"fmt"

	"github.com/teahouse-games/teahouse/game/wording"
)

var (
	lightNames  = [...]string{Day: "Day", Night: "Night"}
	seasonNames = [...]string{spring: "spring", summer: "summer", autumn: "autumn", winter: "winter"}
)

func (l Light) String() string  { return lightNames[l] }
func (s season) String() string { return seasonNames[s] }

// properties lists what two flowers share, e.g. "red", "Day", "spring".
func properties(a, b Kind) (list []string) {
	if a.flower().colour == b.flower().colour {
		list = append(list, a.flower().colour.String())
	}
	if a.light() == b.light() {
		list = append(list, a.light().String())
	}
	if a.flower().season == b.flower().season {
		list = append(list, a.flower().season.String())
	}
	return list
}

// explainValue returns why two tiles of these kinds are worth what they are to each
// other, which is 1 or more, e.g. "both red and Day".
func explainValue(a, b Kind) string {
	if a > b {
		a, b = b, a
	}
	switch b {
	case Lotus:
		return fmt.Sprintf("the White Lotus takes the %s's value", a.Name())
	case Twig:
		return "the Twig and any flower that has a colour"
	case Wheel, Cup:
		article := "a"
		if a.flower().season == autumn {
			article = "an"
		}
		return fmt.Sprintf("the %s and %s %s %s flower", b.Name(), article, a.flower().season, a.light())
	}
	return "both " + wording.JoinWords("and", properties(a, b))
}

// explainSimilarity returns how similar two tiles of these kinds are that can be in
// Disharmony, e.g. "with nothing in common" or "with only red in common".
func explainSimilarity(a, b Kind) string {
	s := similarity[a][b]
	switch {
	case !a.isColoured() || !b.isColoured():
		return fmt.Sprintf("being worth %d to each other", s)
	case s == 0:
		return "with nothing in common"
	}
	return "with only " + wording.JoinWords("and", properties(a, b)) + " in common"
}
