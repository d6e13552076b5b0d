package live

import (
	"net/http"
	"strings"
	"testing"

	"github.com/teahouse-games/teahouse/game"
	"github.com/teahouse-games/teahouse/internal/service/match"
	"github.com/teahouse-games/teahouse/internal/service/protocol"
)

// Messages are in the language that the browser requests, or that was chosen on the
// site.
func TestLanguage(t *testing.T) {
	p := newHarness(t, longTimeouts())
	id := p.begin()
	for _, header := range []http.Header{
		{"Accept-Language": {"de"}},
		{"Accept-Language": {"en"}, "Cookie": {"look=%7B%22lang%22%3A%22de%22%7D"}},
	} {
		header.Set("Person", "Cleo")
		conn, _, err := connect(t.Context(), p.http.URL, id, header)
		if err != nil {
			t.Fatal(err)
		}
		g := &guest{t: t, conn: conn}
		g.send(protocol.Hello{Protocol: protocol.Version, Client: "c"})
		for _, tt := range []struct {
			command match.Command
			want    string
		}{
			{match.Sit{Seat: game.First}, "Da sitzt schon jemand."},
			{match.Play{Turn: "Gyoku*0,0"}, "Du hast in dieser Partie keinen Platz."},
		} {
			if got, ok := g.answer(protocol.Do{ID: "1", Seat: game.None, Command: tt.command}).(*protocol.Refused); !ok || got.Text != tt.want {
				t.Errorf("%v: %+v, want %s", tt.command, got, tt.want)
			}
		}
		g.raw("tea")
		if got := until[*protocol.Refused](g); !strings.HasPrefix(got.Text, "Die Nachricht ist kein JSON") {
			t.Errorf("what is no message: %s", got.Text)
		}
		g.send(protocol.Hello{Protocol: protocol.Version, Client: "c"})
		if bye, _ := g.ending(); !strings.HasPrefix(bye.Text, "Die erste Nachricht muss ein hello sein") {
			t.Errorf("the farewell is %s", bye.Text)
		}
	}
}
