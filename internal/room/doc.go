// Package room owns the matches that are being played: one room each, loaded when
// somebody comes and let go when nothing happens.
//
//	rooms := room.New(room.Config{Store: s, Bus: b, Keeper: k, Games: games.All()})
//	id, err := rooms.Create(ctx, created)
//	answer, err := rooms.Do(ctx, id, room.Request{Sender: sender, Key: key, Command: match.Play{Turn: "Gyoku*0,0"}})
//
// A room does one thing at a time: decide, keep, apply, publish. Do returns when the
// events are on disk.
//
// # Caveats
//
// A match that was asked for with Read is only lent until the function returns.
package room
