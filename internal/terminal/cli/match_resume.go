package cli

import (
	"fmt"
	"maps"
	"slices"
	"strings"
	"time"

	"github.com/teahouse-games/teahouse/arena"
	"github.com/teahouse-games/teahouse/game"
)

// gamesKept returns the number of games of a match that continues: that of the call or, if an
// earlier call made the match longer and all those games are in the file, their number. The
// error names the numbers that the call can have, or the line that is not of the match.
func (c *matchCommand) gamesKept(begunWith int, played []*arena.GameResult) (int, error) {
	highest := 0
	for _, p := range played {
		highest = max(highest, p.Number+1)
	}
	games := begunWith
	if highest == len(played) {
		games = max(games, highest+highest%2)
	}
	if c.Games != nil {
		if *c.Games < len(played) {
			return 0, callErrorf("--games %d: %s of the match in %s are played already, so want %[2]s or more", *c.Games, count(len(played), "game"), c.Resume)
		}
		games = *c.Games
	}
	for i, p := range played {
		if p.Number >= games {
			return 0, fmt.Errorf("%s: line %d is game %d, and the match has %d games; if it was made longer, say so again with --games",
				c.Resume, i+2, p.Number+1, games)
		}
	}
	return games, nil
}

// sameGame returns an error if the match in the file is of another game than the call. It is
// checked first, because the rest of the call depends on the game.
func (c *matchCommand) sameGame(s *invocation, kept string) error {
	if c.Game == "" || c.Game == kept {
		return nil
	}
	if _, err := s.gameByName(c.Game); err != nil {
		return err
	}
	return callErrorf("the match in %s is another one: it is a match of %s, not of %s", c.Resume, kept, c.Game)
}

// settingDifference returns the setting in which the match of a file differs from that of a
// call, as a flag; "" if they agree. The number of games and the program may differ.
func settingDifference(file, call arena.Settings) string {
	is := func(flag string, inFile, inCall any) string {
		return fmt.Sprintf("%s is %v in the file and %v in the call", flag, inFile, inCall)
	}
	switch {
	case file.Game != call.Game:
		return is("the game", file.Game, call.Game)
	case !maps.Equal(file.Options, call.Options):
		return optionDifference(file.Options, call.Options)
	case file.Contenders[0] != call.Contenders[0]:
		return is("the first contender", file.Contenders[0], call.Contenders[0])
	case file.Contenders[1] != call.Contenders[1]:
		return is("the second contender", file.Contenders[1], call.Contenders[1])
	case file.Seed != call.Seed:
		return is("--seed", file.Seed, call.Seed)
	case !slices.EqualFunc(file.Openings, call.Openings, sameOpening):
		return openingDifference(file.Openings, call.Openings)
	case file.Drawn != call.Drawn && len(file.Openings) > 0:
		return "the games in the file begin as --openings said: leave --opening-turns out"
	case file.Drawn != call.Drawn:
		return is("--opening-turns", file.Drawn, call.Drawn)
	case file.Turns != call.Turns:
		return is("--cut", file.Turns, call.Turns)
	case file.Patience != call.Patience:
		return is("--patience", timeText(file.Patience), timeText(call.Patience))
	case file.SPRT == nil && call.SPRT != nil:
		return "the file has no --sprt"
	case file.SPRT != nil && call.SPRT != nil && *file.SPRT != *call.SPRT:
		return is("--sprt", sprtText(file.SPRT), sprtText(call.SPRT))
	}
	return ""
}

func optionDifference(file, call game.Options) string {
	for _, name := range slices.Sorted(maps.Keys(call)) {
		if file[name] != call[name] {
			return fmt.Sprintf("-o %s is %s in the file and %s in the call", name, file[name], call[name])
		}
	}
	return fmt.Sprintf("-o is %v in the file and %v in the call", map[string]string(file), map[string]string(call))
}

func sameOpening(a, b arena.Opening) bool {
	return a.Position == b.Position && slices.Equal(a.Turns, b.Turns)
}

func openingDifference(file, call []arena.Opening) string {
	if len(file) == 0 {
		return "the file has no --openings"
	}
	if len(file) != len(call) {
		return fmt.Sprintf("--openings are %d in the file and %d in the call", len(file), len(call))
	}
	for i := range file {
		if !sameOpening(file[i], call[i]) {
			return fmt.Sprintf("--openings: number %d is another one in the file", i+1)
		}
	}
	return ""
}

// timeText returns a time in seconds as a flag value, e.g. 5m.
func timeText(seconds float64) string {
	text := time.Duration(seconds * float64(time.Second)).String()
	if strings.HasSuffix(text, "m0s") {
		text = strings.TrimSuffix(text, "0s")
	}
	if strings.HasSuffix(text, "h0m") {
		text = strings.TrimSuffix(text, "0m")
	}
	return text
}

func sprtText(s *arena.SPRT) string { return fmt.Sprintf("%g,%g", s.Elo0, s.Elo1) }

// goOn returns the call that continues a stored match; "" for a match without a file.
func (c *matchCommand) goOn(m *openMatch) string {
	file := c.Resume
	if file == "" {
		file = c.Out
	}
	if file == "" {
		return ""
	}
	call := "teahouse match --resume " + shellQuote(file)
	if m.Games != m.begunWith {
		call += fmt.Sprintf(" --games %d", m.Games) // the file does not have it
	}
	return call
}
