package page

import (
	"testing"
	"time"

	"github.com/teahouse-games/teahouse/clock"
	"github.com/teahouse-games/teahouse/game"
	"github.com/teahouse-games/teahouse/internal/match"
	"github.com/teahouse-games/teahouse/kishogi"
)

func TestPace(t *testing.T) {
	for text, want := range map[string]string{
		"none":     "no clock",
		"5+3":      "5 minutes for each player, and 3 seconds for each turn",
		"1:30+0":   "1 minute and 30 seconds for each player",
		"90+30":    "1 hour and 30 minutes for each player, and 30 seconds for each turn",
		"10+1x30":  "10 minutes for each player, then 1 period of 30 seconds",
		"1d":       "1 day for each turn",
		"tea time": "tea time",
	} {
		if got := paceOf(text); got != want {
			t.Errorf("%s is %q, want %q", text, got, want)
		}
	}
}

func TestFace(t *testing.T) {
	at := func(left time.Duration, periods int, period time.Duration) clock.Times {
		return clock.Times{Left: [2]time.Duration{0, left}, Periods: [2]int{0, periods}, Period: [2]time.Duration{0, period}}
	}
	for _, tt := range []struct {
		kind  clock.Kind
		times clock.Times
		want  string
	}{
		{clock.None, at(0, 0, 0), ""},
		{clock.Fischer, at(299*time.Second+999*time.Millisecond, 0, 0), "4:59"},
		{clock.Fischer, at(time.Hour+2*time.Minute+3*time.Second, 0, 0), "1:02:03"},
		{clock.Fischer, at(0, 0, 0), "0:00"},
		{clock.Byoyomi, at(time.Minute, 5, 0), "1:00"},
		{clock.Byoyomi, at(0, 5, 23*time.Second), "0:23, 5 periods left"},
		{clock.Byoyomi, at(0, 1, 9*time.Second), "0:09, 1 period left"},
		{clock.Byoyomi, at(0, 0, 0), "0:00"},
		{clock.Days, at(49*time.Hour, 0, 0), "2 days and 1 hour"},
		{clock.Days, at(0, 0, 0), "0 seconds"},
	} {
		if got := face(clock.Control{Kind: tt.kind}, tt.times, game.Second); got != tt.want {
			t.Errorf("%s with %v shows %q, want %q", tt.kind, tt.times.Left[1], got, tt.want)
		}
	}
}

func TestEnding(t *testing.T) {
	chairs := [2]match.Chair{{Holder: match.Person, Name: "Ann"}, {Holder: match.Person, Name: "Bob"}}
	for _, tt := range []struct {
		outcome game.Outcome
		want    string
	}{
		{game.Win(game.First, "no-legal-turn"), "Ann (Black) wins: no legal turn."},
		{game.Win(game.Second, match.Resign), "Bob (White) wins: Ann (Black) resigned."},
		{game.Win(game.First, match.Timeout), "Ann (Black) wins: the time of Bob (White) ran out."},
		{game.Win(game.First, match.Abandoned), "Ann (Black) wins: Bob (White) was gone for too long."},
		{game.Draw(match.Agreement), "A draw: the players agreed on it."},
		{game.Draw("repetition"), "A draw: repetition."},
		{game.Draw(match.Aborted), "The match was called off. Nobody has won."},
	} {
		if got := ending(kishogi.Rules, chairs, tt.outcome); got != tt.want {
			t.Errorf("%v is told as %q, want %q", tt.outcome, got, tt.want)
		}
	}
}

func TestAgo(t *testing.T) {
	for d, want := range map[time.Duration]string{0: "just now", 61 * time.Second: "1 minute ago", 5 * time.Hour: "5 hours ago", 50 * time.Hour: "2 days ago"} {
		if got := ago(time.Now().Add(-d)); got != want {
			t.Errorf("%v ago is %q, want %q", d, got, want)
		}
	}
}
