package torture_test

import (
	"encoding/json"
	"io"
	"net/http"
	"testing"
	"time"

	"github.com/teahouse-games/teahouse/internal/testing/client"
	"github.com/teahouse-games/teahouse/internal/testing/torture"
)

// The server is killed when a new match is on disk and not answered yet. The repeated
// request gets that match and its invitation, and there is no other match.
func TestKilledBeforeMatchIsAnswered(t *testing.T) {
	folder := t.TempDir()
	start, url := child(t, folder, mortal)
	first, err := torture.StartServer(start(), url)
	if err != nil {
		t.Fatal(err)
	}
	if err := first.Ready(t.Context()); err != nil {
		t.Fatal(err)
	}
	from, err := client.HTTPClientFrom("127.5.0.1")
	if err != nil {
		t.Fatal(err)
	}
	from.Timeout = 10 * time.Second
	ann, err := client.NewGuest(t.Context(), from, url, "Ann")
	if err != nil {
		t.Fatal(err)
	}
	order := client.CreateMatchRequest{Game: "ki-shogi", Clock: "5+3", Seats: client.SeatChoices{First: "me", Second: "link"}, Client: "c", ID: "1"}
	type answer struct {
		id  string
		err error
	}
	made := make(chan answer, 1)
	go func() {
		id, err := ann.Create(t.Context(), order)
		made <- answer{id, err}
	}()
	first.Ended()
	again, err := torture.StartServer(healthy(start()), url)
	if err != nil {
		t.Fatal(err)
	}
	defer func() {
		if err := again.Stop(); err != nil {
			t.Error(err)
		}
	}()
	got := <-made
	if got.err != nil {
		t.Fatal(got.err)
	}
	var mine struct{ Matches []struct{ Match string } }
	read(t, ann, "/api/me/matches", &mine)
	if len(mine.Matches) != 1 || mine.Matches[0].Match != got.id {
		t.Errorf("the order made %s, and there are the matches %v", got.id, mine.Matches)
	}
	if id, err := ann.Create(t.Context(), order); id != got.id || err != nil {
		t.Errorf("the order once more: %s, %v, want %s", id, err, got.id)
	}
}

// read reads the JSON at an address as a guest.
func read(t *testing.T, guest *client.Guest, path string, into any) {
	t.Helper()
	r, err := http.NewRequestWithContext(t.Context(), http.MethodGet, guest.URL+path, nil)
	if err != nil {
		t.Fatal(err)
	}
	r.Header.Set("Cookie", guest.Cookie)
	answer, err := guest.HTTP.Do(r)
	if err != nil {
		t.Fatal(err)
	}
	data, err := io.ReadAll(answer.Body)
	if err == nil {
		err = json.Unmarshal(data, into)
	}
	if closed := answer.Body.Close(); err != nil || closed != nil {
		t.Fatalf("%v, %v in %s", err, closed, data)
	}
}
