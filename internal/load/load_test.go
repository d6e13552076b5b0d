package load_test

import (
	"context"
	"testing"
	"time"
	"os"

	"github.com/teahouse-games/teahouse/games"
	"github.com/teahouse-games/teahouse/internal/load"
	"github.com/teahouse-games/teahouse/internal/recorded"
)

func TestTry(t *testing.T) {
	g, err := recorded.Find(games.All(), "ki-shogi")
	if err != nil {
		t.Fatal(err)
	}
	r, err := load.Run(context.Background(), load.Config{URL: "http://127.0.0.1:18180", Matches: 100, Sockets: 1, Rate: 500, For: 5 * time.Second, Game: g, Folder: t.TempDir(), Said: func(s string) { t.Log(s) }})
	r.Write(os.Stdout)
	if err != nil {
		t.Fatal(err)
	}
}
