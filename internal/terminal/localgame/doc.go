// Package localgame is one game played at this computer: its players, turns, end and record. Line
// mode and the full screen show it.
//
//	g, err := localgame.New(rules, nil, [2]localgame.SeatPlayer{localgame.Human, "3"}, seed)
//	err = g.Play("Gyoku*0,0")
//	player, err := g.ComputerPlayer(g.ToMove()) // chooses on a clone of g.Table
//	g.Resign(g.ToMove())
//
// # Caveats
//
// This package saves nothing: line mode and full screen write [Game.Record]. When a game is over, by
// the rules or by a resignation, only TakeBack and Reopen change it.
package localgame
