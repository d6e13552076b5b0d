// Package pairing finds opponents for people who want to play the same kind of game, at all nodes of a site together.
//
//	m := pairing.Start(pairing.Config{Games: games, Store: s, Rooms: registry, Bus: b, Node: id, Log: log, Metrics: metrics})
//	defer m.Stop()
//	watch, err := m.Seek(ctx, pairing.NewSeek{Person: ann, ID: "s18", Terms: terms, Seat: game.None})
//	defer watch.Close() // a seek that nobody watches is soon taken away
//	<-watch.Changed()
//	if now := watch.State(); now.Status == pairing.StatusPaired {
//		play(now.Match, now.Seat)
//	}
//
// A [Matchmaker] stores the seeks, and the node that leads makes the pairs; see docs/adr/0027-quick-pairing.md. The pairs are
// chosen by a [SeekerPool], which needs no store and no nodes:
//
//	var pool pairing.SeekerPool
//	pool.Add(pairing.Seeker{ID: "ann", Rating: 1520, Since: now})
//	pool.Add(pairing.Seeker{ID: "bob", Rating: 1600, Since: now})
//	for _, pair := range pool.Wave(now) {
//		begin(pair.First, pair.Second)
//	}
//
// A pool has the seekers of one kind of game: the same rules, options and clock, rated or not. Once a second a wave
// makes pairs. The pairs with the closest ratings for the time that both have waited come first. The greatest distance of two ratings
// grows with that time. It is greater when few people come, because then nobody closer is likely to come. Limits that a seeker
// has set are never exceeded.
//
// # Caveats
//
// A SeekerPool is not safe for concurrent use, and knows no clock: the caller says what time it is. Its order of equal pairs is that
// of the seekers' arrival, so that the same calls lead to the same pairs.
package pairing
