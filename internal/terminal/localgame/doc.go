// Package localgame is one game played at this computer: its players, turns, end and record. The line
// mode and the full screen are two views of it.
//
//	g, err := localgame.New(rules, nil, [2]localgame.SeatPlayer{localgame.Human, "3"}, seed)
//	err = g.Play("Gyoku*0,0")
//	player, err := g.ComputerPlayer(g.ToMove()) // chooses on a clone of g.Table
//	g.Resign(g.ToMove())
//
// # Caveats
//
// Nothing is saved here: a view writes [Game.Record] where it keeps games. Once a game is over, by the
// rules or by a resignation, nothing but TakeBack and Reopen changes it.
package localgame
