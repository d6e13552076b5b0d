package page

import (
	"regexp"
	"slices"
	"strings"
	"testing"
	"time"

	"github.com/teahouse-games/teahouse/clock"
	"github.com/teahouse-games/teahouse/game"
	"github.com/teahouse-games/teahouse/games"
	"github.com/teahouse-games/teahouse/internal/rules/samplegames"
	"github.com/teahouse-games/teahouse/internal/service/match"
	"github.com/teahouse-games/teahouse/internal/web/problem"
	"github.com/teahouse-games/teahouse/kishogi"
	"github.com/teahouse-games/teahouse/quaterno"
)

var english, german = messagesIn("en"), messagesIn("de")

func TestPace(t *testing.T) {
	for text, want := range map[string][2]string{
		"none":     {"no clock", "ohne Uhr"},
		"5+3":      {"5 minutes for each player, and 3 seconds for each turn", "5 Minuten je Seite, dazu 3 Sekunden je Zug"},
		"1:30+0":   {"1 minute and 30 seconds for each player", "1 Minute und 30 Sekunden je Seite"},
		"90+30":    {"1 hour and 30 minutes for each player, and 30 seconds for each turn", "1 Stunde und 30 Minuten je Seite, dazu 30 Sekunden je Zug"},
		"10+1x30":  {"10 minutes for each player, then 1 period of 30 seconds", "10 Minuten je Seite, dann 1 Periode von 30 Sekunden"},
		"1d":       {"1 day for each turn", "1 Tag je Zug"},
		"tea time": {"tea time", "tea time"},
	} {
		if got := [2]string{timeControlTextOf(english, text), timeControlTextOf(german, text)}; got != want {
			t.Errorf("%s is %q, want %q", text, got, want)
		}
	}
}

func TestFace(t *testing.T) {
	at := func(left time.Duration, periods int, period time.Duration) clock.Times {
		return clock.Times{Left: [2]time.Duration{0, left}, Periods: [2]int{0, periods}, Period: [2]time.Duration{0, period}}
	}
	for _, tt := range []struct {
		kind  clock.ControlKind
		times clock.Times
		want  string
	}{
		{clock.Untimed, at(0, 0, 0), ""},
		{clock.Fischer, at(299*time.Second+999*time.Millisecond, 0, 0), "4:59"},
		{clock.Fischer, at(time.Hour+2*time.Minute+3*time.Second, 0, 0), "1:02:03"},
		{clock.Fischer, at(0, 0, 0), "0:00"},
		{clock.Byoyomi, at(time.Minute, 5, 0), "1:00"},
		{clock.Byoyomi, at(0, 5, 23*time.Second), "0:23, 5 periods left"},
		{clock.Byoyomi, at(0, 1, 9*time.Second), "0:09, 1 period left"},
		{clock.Byoyomi, at(0, 0, 0), "0:00"},
		{clock.DaysPerTurn, at(49*time.Hour, 0, 0), "2 days and 1 hour"},
		{clock.DaysPerTurn, at(0, 0, 0), "0 seconds"},
	} {
		if got := clockText(english, clock.Control{Kind: tt.kind}, tt.times, game.Second); got != tt.want {
			t.Errorf("%s with %v shows %q, want %q", tt.kind, tt.times.Left[1], got, tt.want)
		}
	}
}

func TestEnding(t *testing.T) {
	seatStates := [2]match.SeatState{{Holder: match.HolderPerson, Name: "Ann"}, {Holder: match.HolderPerson, Name: "Bob"}}
	for _, tt := range []struct {
		rules        *game.Rules
		outcome      game.Outcome
		want, german string
	}{
		{kishogi.Rules, game.Win(game.First, "no-legal-turn"), "Ann (Black) wins: there is no legal turn left for Bob (White).", "Ann (Schwarz) gewinnt: Bob (Weiß) hat keinen erlaubten Zug mehr."},
		{kishogi.Rules, game.Win(game.Second, match.ReasonResign), "Bob (White) wins: Ann (Black) resigned.", "Bob (Weiß) gewinnt: Ann (Schwarz) hat aufgegeben."},
		{quaterno.Rules, game.Win(game.First, match.ReasonTimeout), "Ann (Guest) wins: Bob (Host) ran out of time.", "Ann (Gast) gewinnt: Die Zeit von Bob (Gastgeber) ist abgelaufen."},
		{kishogi.Rules, game.Draw(match.ReasonAgreement), "A draw: the players agreed on it.", "Unentschieden: Beide haben sich darauf geeinigt."},
		{kishogi.Rules, game.Win(game.Second, "tea"), "Bob (White) wins.", "Bob (Weiß) gewinnt."},
		{kishogi.Rules, game.Draw("tea"), "A draw.", "Unentschieden."},
		{kishogi.Rules, game.Draw(match.ReasonAborted), "The game was cancelled. Nobody has won.", "Die Partie wurde abgebrochen. Niemand hat gewonnen."},
	} {
		if got := endingText(english, tt.rules, seatStates, tt.outcome); got != tt.want {
			t.Errorf("%v is told as %q, want %q", tt.outcome, got, tt.want)
		}
		if got := endingText(german, tt.rules, seatStates, tt.outcome); got != tt.german {
			t.Errorf("%v is told as %q, want %q", tt.outcome, got, tt.german)
		}
	}
}

func TestAgo(t *testing.T) {
	for d, want := range map[time.Duration]string{0: "gerade eben", 61 * time.Second: "vor 1 Minute", 5 * time.Hour: "vor 5 Stunden", 50 * time.Hour: "vor 2 Tagen"} {
		if got := agoText(german, time.Now().Add(-d)); got != want {
			t.Errorf("%v ago is %q, want %q", d, got, want)
		}
	}
}

// Each end of every game has a sentence, and every problem has a title.
func TestEndingTexts(t *testing.T) {
	for _, rules := range games.All() {
		own := map[string]string{}
		for key, text := range gameEndings(german, rules) {
			_, reason, _ := strings.Cut(key, " ")
			own[reason] = text
		}
		reasons := reasonsIn(t, "../../../docs/rules/"+rules.Name+".md")
		for _, reason := range reasons {
			if _, common := commonEndings[reason]; own[reason] == "" && !common {
				t.Errorf("%s: the end by %s has no sentence", rules.Name, reason)
			}
		}
		for reason := range own {
			if !slices.Contains(reasons, reason) {
				t.Errorf("%s: it has a sentence for the end by %s, and ends by %v", rules.Name, reason, reasons)
			}
		}
		for key, text := range reasonsOf(german, rules) {
			if strings.HasPrefix(text, "site-") || !strings.HasSuffix(text, ".") || strings.Contains(text, "{winner}") != strings.HasPrefix(key, "win") {
				t.Errorf("%s: %s is told as %q", rules.Name, key, text)
			}
		}
	}
	for _, code := range problem.Codes() {
		if problemTitles[code] == "" {
			t.Errorf("the problem %s has no title in other languages", code)
		}
	}
}

// The description of a board for people who cannot see it is in the language of the page.
func TestBoardDescriptions(t *testing.T) {
	foreign := regexp.MustCompile(`\b(the|on|and|turn|is|to move|wins)\b`)
	for _, rules := range games.All() {
		found, err := samplegames.ByName(games.All(), rules.Name)
		if err != nil {
			t.Fatal(err)
		}
		table := rules.MustNew(found.Options)
		if found.Position != "" {
			if table, err = rules.NewFromPosition(found.Options, found.Position); err != nil {
				t.Fatal(err)
			}
		}
		for i := 0; ; i++ {
			s := &matchBoard{words: german, rules: rules, state: table}
			shown := string(s.picture())
			for _, name := range []string{"title", "desc"} {
				_, rest, _ := strings.Cut(shown, "<"+name+">")
				if sentence, _, ok := strings.Cut(rest, "</"); !ok || foreign.MatchString(sentence) {
					t.Errorf("%s after %d turns, %s: %q", rules.Name, i, name, sentence)
				}
			}
			if i == len(found.Turns) {
				break
			}
			if err := game.PlayTurn(table, found.Turns[i]); err != nil {
				t.Fatal(err)
			}
		}
	}
}

// The end of a match is put to the reader who had a seat, in the languages of the site; watchers and anyone with both seats read the sentence alone.
func TestEndingForReader(t *testing.T) {
	spanish := messagesIn("es")
	first, both := []game.Seat{game.First}, []game.Seat{game.First, game.Second}
	for _, tt := range []struct {
		outcome                  game.Outcome
		you                      []game.Seat
		english, german, spanish string
	}{
		{game.Win(game.First, "ring"), first, "You have won. X", "Du hast gewonnen. X", "Has ganado. X"},
		{game.Win(game.Second, "ring"), first, "You have lost. X", "Du hast verloren. X", "Has perdido. X"},
		{game.Win(game.Second, match.ReasonResign), first, "You resigned. X", "Du hast aufgegeben. X", "Has abandonado. X"},
		{game.Win(game.First, match.ReasonResign), first, "You have won. X", "Du hast gewonnen. X", "Has ganado. X"},
		{game.Draw("ring"), first, "X", "X", "X"},
		{game.Win(game.First, "ring"), both, "X", "X", "X"},
		{game.Win(game.First, "ring"), nil, "X", "X", "X"},
	} {
		for got, want := range map[string]string{
			endingForReader(english, "X", tt.outcome, tt.you): tt.english,
			endingForReader(german, "X", tt.outcome, tt.you):  tt.german,
			endingForReader(spanish, "X", tt.outcome, tt.you): tt.spanish,
		} {
			if got != want {
				t.Errorf("%v for %v: %q, want %q", tt.outcome, tt.you, got, want)
			}
		}
	}
}
