package page_test

import (
	"log/slog"
	"strings"
	"testing"
	"time"

	"github.com/prometheus/client_golang/prometheus"

	"github.com/teahouse-games/teahouse/clock"
	"github.com/teahouse-games/teahouse/game"
	"github.com/teahouse-games/teahouse/games"
	"github.com/teahouse-games/teahouse/internal/service/bus"
	"github.com/teahouse-games/teahouse/internal/service/match"
	"github.com/teahouse-games/teahouse/internal/service/metrics"
	"github.com/teahouse-games/teahouse/internal/service/room"
	"github.com/teahouse-games/teahouse/internal/service/store/memory"
	"github.com/teahouse-games/teahouse/internal/service/uptime"
)

// After a restart a page says for whom the clock waits, and the clock does not run.
func TestAPageShowsThatAClockWaits(t *testing.T) {
	kept, log, measured := memory.New(), slog.New(slog.DiscardHandler), metrics.New(prometheus.NewRegistry())
	keeper, err := uptime.Start(t.Context(), kept, uptime.SystemClock, log, measured)
	if err != nil {
		t.Fatal(err)
	}
	messages := bus.NewLocal()
	rooms := room.New(room.Config{Store: kept, Bus: messages, Clock: keeper, Games: games.All(), Log: log, Metrics: measured})
	person := func(name string) match.SeatState {
		return match.SeatState{Holder: match.HolderPerson, Person: strings.ToLower(name), Name: name}
	}
	id, err := rooms.Create(t.Context(), match.Created{
		Terms: match.Terms{Game: "ki-shogi", Clock: clock.Control{Kind: clock.Fischer, Main: 5 * time.Minute}},
		Seats: [2]match.SeatState{person("Ann"), person("Bob")},
	})
	if err != nil {
		t.Fatal(err)
	}
	for _, one := range [][2]string{{"ann", "Gyoku*0,0"}, {"bob", "Gyoku*1,2"}} {
		_, err := rooms.Do(t.Context(), id, room.CommandEnvelope{
			Sender: match.Sender{Person: one[0], Seat: game.None, ExpectedSeq: -1}, Command: match.Play{Turn: one[1]},
		})
		if err != nil {
			t.Fatal(err)
		}
	}
	if err := rooms.Close(t.Context()); err != nil {
		t.Fatal(err)
	}
	keeper.Stop()
	_ = messages.Close()

	b := harnessOf(t, kept, games.All()).browser()
	for lang, want := range map[string]string{
		"en": "The clock waits for Ann (Black) to come back, at most ",
		"de": " s, bis Ann (Schwarz) wieder da ist.",
	} {
		page := b.in(lang, "/match/"+id)
		if !strings.Contains(page.text, want) {
			t.Errorf("the page does not say %q:\n%s", want, page.text)
		}
		if strings.Contains(page.text, `data-running="true"`) {
			t.Errorf("a clock runs:\n%s", page.text)
		}
	}
}
