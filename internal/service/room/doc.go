// Package room owns the matches that are being played: one room each, loaded when
// somebody comes and let go when nothing happens.
//
//	rooms := room.New(room.Config{Store: s, Bus: b, Keeper: k, Games: games.All(), Log: log, Metrics: m})
//	defer rooms.Close(ctx)
//	id, err := rooms.Create(ctx, created)
//	answer, err := rooms.Do(ctx, id, room.CommandEnvelope{Sender: sender, Key: key, Command: match.Play{Turn: "Gyoku*0,0"}})
//
// A room does one thing at a time: decide, keep, publish, answer. Do returns when the
// events are on disk. What could not be kept has not happened: the match is dropped and
// read again before its next use, and if it turns out that it was kept after all it is
// published then.
//
// A match that nothing happens in has no goroutine and, after a while, no board. Its
// deadline is a timer while it is loaded; a sweep looks for those that are not, and for
// computers that are to move.
//
// # Caveats
//
// A match that was asked for with Read is only lent until the function returns. That
// function must not call the rooms.
//
// Messages are published while the match is held: who hears them must not call the
// rooms either.
//
// Who is there is known to this process alone, and forgotten with a restart: whoever was
// away is then counted as away from the start on. A live clock waits for them for a while:
// see match.Paused and docs/adr/0015-clocks-wait.md.
package room
