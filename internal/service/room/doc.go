// Package room owns the matches that are being played: one room each, loaded on the
// first request and evicted when idle.
//
//	rooms := room.New(room.Config{Store: s, Bus: b, Keeper: k, Games: games.All(), Log: log, Metrics: m})
//	defer rooms.Close(ctx)
//	id, err := rooms.Create(ctx, created)
//	answer, err := rooms.Do(ctx, id, room.CommandEnvelope{Sender: sender, Key: key, Command: match.Play{Turn: "Gyoku*0,0"}})
//
// A room does one thing at a time: decide, store, publish, answer. Do returns when the
// events are on disk. What could not be stored has not happened: the match is dropped
// and read again before its next use, and if it turns out that the events were stored
// after all, they are published then.
//
// An idle match has no goroutine and, after a while, no board. Its deadline is a timer
// while it is loaded; a sweep finds the deadlines of other matches, and computers that
// are to move.
//
// # Caveats
//
// A match that was asked for with Read is only lent until the function returns. That
// function must not call the rooms.
//
// Messages are published while the match is locked: a subscriber must not call the
// rooms.
//
// The service keeps in memory who is present, and forgets it with a restart: a player who was away then counts as
// away since the start. In a cluster the nodes report their viewers to the owner of the match, who tells them
// to the next owner when it hands the match over. A live clock waits for them for a while: see
// match.Paused and docs/adr/0015-clocks-wait.md.
package room
