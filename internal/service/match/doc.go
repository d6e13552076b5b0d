// Package match is one match as a pure reducer: what a command does to a match at a
// moment, as events that carry facts, or why it is refused.
//
//	m, err := match.Replay("m1", catalog, events)
//	facts, err := m.Decide(match.Play{Turn: "Gyoku*0,0"}, match.Sender{Person: "p1", As: game.None, Expect: 17}, moment)
//	for _, event := range m.Number(facts, moment) {
//		m.Apply(event)
//	}
//
// Decide changes nothing and Apply decides nothing. Time and chance come in with the
// [Context]; once they have become facts, replaying consults neither clock nor chance.
// Times of a match are uptimes (see package uptime): they stand still while the
// service is down.
//
// # Caveats
//
// A Match is not safe for concurrent use: it has one owner. Events must be applied in
// order and without a gap, and only after they are kept.
package match
