package kutai

import (
	"github.com/teahouse-games/teahouse/kutai/messages"
	"github.com/teahouse-games/teahouse/message"
)

var (
	lightNames  = [...]func() message.Message{Day: messages.Day, Night: messages.Night}
	seasonNames = [...]func() message.Message{
		spring: messages.Spring, summer: messages.Summer, autumn: messages.Autumn, winter: messages.Winter,
	}
	// seasonPairs are the Wheel or the Cup with a flower of each season.
	seasonPairs = [...]func() message.Message{
		spring: messages.CupSpring, summer: messages.WheelSummer, autumn: messages.WheelAutumn, winter: messages.CupWinter,
	}
)

// sharedNames returns the names of what two flowers share, e.g. red, Day and spring.
func sharedNames(a, b Kind) (list message.List) {
	if a.flower().colour == b.flower().colour {
		list = append(list, a.flower().colour.list()...)
	}
	if a.light() == b.light() {
		list = append(list, lightNames[a.light()]())
	}
	if a.flower().season == b.flower().season {
		list = append(list, seasonNames[a.flower().season]())
	}
	return list
}

// explainValue returns why two tiles of these kinds are worth what they are to each
// other, which is 1 or more, e.g. "both red and Day".
func explainValue(a, b Kind) message.Message {
	if a > b {
		a, b = b, a
	}
	switch b {
	case Lotus:
		return messages.LotusValue(a.mention())
	case Twig:
		return messages.TwigValue()
	case Wheel, Cup:
		return seasonPairs[a.flower().season]()
	}
	return messages.BothShare(sharedNames(a, b))
}

// explainSimilarity returns why two tiles of these kinds are in Disharmony when they can be, e.g.
// "they have only red in common".
func explainSimilarity(a, b Kind) message.Message {
	s := similarity[a][b]
	switch {
	case !a.isColoured() || !b.isColoured():
		return messages.WorthEachOther(int(s))
	case s == 0:
		return messages.NothingInCommon()
	}
	return messages.OnlyInCommon(sharedNames(a, b))
}
