package page

import (
	"net/url"
	"strconv"
)

// history is the turns that were played, and the one that is looked at.
type history struct {
	Ply   int  // how many turns have been played on the board that is shown
	Now   bool // that is all of them
	Turns []turnLine
	// First, Back, Next and Last are addresses; empty where there is nothing to go to.
	First, Back, Next, Last string
}

// step leads to another turn.
type step struct{ Name, Text, Href string }

// Steps lead to the beginning, one back, one on, and to the end.
func (h history) Steps() []step {
	return []step{{"first", "First", h.First}, {"back", "Back", h.Back}, {"next", "Next", h.Next}, {"last", "Last", h.Last}}
}

// turnLine is one turn.
type turnLine struct {
	Number int
	Text   string
	Href   string
	Here   bool // the board is shown after it
}

// historyOf reads at which turn somebody looks.
func historyOf(m *matchPage, ply string) history {
	n := len(m.Turns)
	h := history{Ply: n, Now: true}
	if at, err := strconv.Atoi(ply); err == nil && at >= 0 && at < n {
		h.Ply, h.Now = at, false
	}
	at := func(ply int) string {
		view := url.Values{}
		for name, values := range m.view {
			view[name] = values
		}
		if ply < n {
			view.Set("ply", strconv.Itoa(ply))
		}
		return "?" + view.Encode() + "#board"
	}
	for i, text := range m.Turns {
		h.Turns = append(h.Turns, turnLine{Number: i + 1, Text: text, Href: at(i + 1), Here: i+1 == h.Ply})
	}
	if h.Ply > 0 {
		h.First, h.Back = at(0), at(h.Ply-1)
	}
	if h.Ply < n {
		h.Next, h.Last = at(h.Ply+1), at(n)
	}
	return h
}
