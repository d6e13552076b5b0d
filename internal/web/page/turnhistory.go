package page

import (
	"github.com/teahouse-games/teahouse/internal/i18n/messages"
	"github.com/teahouse-games/teahouse/internal/web/lobby"
)

// turnHistory is the turns that were played, and the one that is looked at.
type turnHistory struct {
	Ply   int  // how many turns have been played on the board that is shown
	Now   bool // that is all of them
	Turns []turnLine
	// First, Back, Next and Last are addresses; empty where there is nothing to go to.
	First, Back, Next, Last string

	words *messages.Messages
}

// historyLink leads to another turn.
type historyLink struct{ Name, Text, Href string }

// Steps lead to the beginning, one back, one on, and to the end.
func (h turnHistory) Steps() []historyLink {
	w := h.words
	return []historyLink{
		{"first", w.Text("site-step-first"), h.First}, {"back", w.Text("site-step-back"), h.Back},
		{"next", w.Text("site-step-next"), h.Next}, {"last", w.Text("site-step-last"), h.Last},
	}
}

// turnLine is one turn.
type turnLine struct {
	Number int
	Text   string
	Href   string
	Here   bool // the board is shown after it
}

// historyOf returns the turns of a match. A number of them is shown, or all.
func historyOf(m *matchPage, ply int) turnHistory {
	n := len(m.Turns)
	h := turnHistory{Ply: n, Now: ply == lobby.LatestTurn || ply > n, words: m.Words}
	if !h.Now {
		h.Ply = ply
	}
	at := func(ply int) string {
		path := matchPath(m.Match)
		if ply < n {
			path = turnPath(m.Match, ply)
		}
		return path + "#board"
	}
	for i, text := range m.Turns {
		h.Turns = append(h.Turns, turnLine{Number: i + 1, Text: text, Href: at(i + 1), Here: i+1 == h.Ply})
	}
	if h.Ply > 0 {
		h.First, h.Back = at(0), at(h.Ply-1)
	}
	if h.Ply < n {
		h.Next = at(h.Ply + 1)
	}
	if !h.Now {
		h.Last = at(n)
	}
	return h
}
