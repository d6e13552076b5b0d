package picture

import (
	"github.com/teahouse-games/teahouse/message"

	"bytes"
	"context"
	"errors"
	"image"
	"image/gif"
	_ "image/png" // to be decoded
	"runtime"
	"strings"
	"testing"
	"time"

	"github.com/teahouse-games/teahouse/game"
	"github.com/teahouse-games/teahouse/games"
	"github.com/teahouse-games/teahouse/internal/rules/gamelist"
	"github.com/teahouse-games/teahouse/internal/rules/samplegames"
	"github.com/teahouse-games/teahouse/internal/web/problem"
	"github.com/teahouse-games/teahouse/render/themes"
)

// played is a game that is written down, from its beginning to its end.
func played(t testing.TB, rules *game.Rules) PlayedGame {
	t.Helper()
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
	for _, turn := range found.Turns {
		if err := game.PlayTurn(table, turn); err != nil {
			t.Fatal(err)
		}
	}
	return PlayedGame{table, found.Turns}
}

var usual = ImageStyle{Theme: themes.Light, Design: themes.DesignPictures, Width: 480}

func TestPictures(t *testing.T) {
	a := New()
	for _, rules := range games.All() {
		t.Run(rules.Name, func(t *testing.T) {
			g := played(t, rules)
			before := g.Table.PositionText()
			still, err := a.Image(t.Context(), g, usual, PNG)
			if err != nil {
				t.Fatal(err)
			}
			if size, form, err := image.DecodeConfig(bytes.NewReader(still)); err != nil || form != "png" || size.Width != 480 {
				t.Errorf("the still is a %s %d wide: %v", form, size.Width, err)
			}
			card, err := a.LinkCard(t.Context(), g)
			if err != nil {
				t.Fatal(err)
			}
			if size, form, err := image.DecodeConfig(bytes.NewReader(card)); err != nil || form != "png" || size.Width != cardWidth || size.Height != cardHeight {
				t.Errorf("the card is a %s of %d×%d: %v", form, size.Width, size.Height, err)
			}
			drawn, err := a.Image(t.Context(), g, usual, SVG)
			if err != nil || !bytes.HasPrefix(drawn, []byte("<svg ")) {
				t.Errorf("the SVG begins with %.20q: %v", drawn, err)
			}
			animation, err := a.Animation(t.Context(), g, usual)
			if err != nil {
				t.Fatal(err)
			}
			shown, err := gif.DecodeAll(bytes.NewReader(animation))
			if err != nil || len(shown.Image) != min(len(g.Turns)+1, maxFrames) {
				t.Errorf("the film has %d frames for %d turns: %v", len(shown.Image), len(g.Turns), err)
			}
			if g.Table.PositionText() != before {
				t.Error("the game has been changed")
			}
		})
	}
}

// A film stays within its limits however long the game, and ends with the end.
func TestLongAnimation(t *testing.T) {
	rules, err := gamelist.Games(games.All()).ByName("kutai-pai-sho")
	if err != nil {
		t.Fatal(err)
	}
	table, err := rules.New(nil)
	if err != nil {
		t.Fatal(err)
	}
	g := PlayedGame{Table: table}
	for len(g.Turns) < 3*maxFrames {
		turn, ok := game.LegalTurns(table), false
		if len(turn) > 0 {
			ok = game.PlayTurn(table, turn[0]) == nil
		}
		if !ok {
			break
		}
		g.Turns = append(g.Turns, turn[0])
	}
	list, err := g.situations()
	if err != nil {
		t.Fatal(err)
	}
	if len(list) > maxFrames+1 || list[0].Caption.Turns != 0 || list[len(list)-1].Caption.Turns != len(g.Turns) {
		t.Errorf("%d turns make %d frames, the last after turn %d", len(g.Turns), len(list), list[len(list)-1].Caption.Turns)
	}
}

func TestKeys(t *testing.T) {
	rules, err := gamelist.Games(games.All()).ByName("ki-shogi")
	if err != nil {
		t.Fatal(err)
	}
	g := played(t, rules)
	table, err := rules.New(nil)
	if err != nil {
		t.Fatal(err)
	}
	seen := map[string]bool{}
	for _, key := range []string{
		g.keyOf(usual, PNG, "still"), g.keyOf(usual, PNG, "card"), g.keyOf(usual, SVG, "still"),
		g.keyOf(ImageStyle{themes.Dark, themes.DesignPictures, false, 480}, PNG, "still"), g.keyOf(ImageStyle{themes.Light, themes.DesignLetters, false, 480}, PNG, "still"),
		g.keyOf(ImageStyle{themes.Light, themes.DesignPictures, true, 480}, PNG, "still"), g.keyOf(ImageStyle{themes.Light, themes.DesignPictures, false, 481}, PNG, "still"),
		PlayedGame{table, nil}.keyOf(usual, PNG, "still"),
	} {
		if seen[key] {
			t.Error("two pictures are kept as one")
		}
		seen[key] = true
	}
}

func TestCacheIsBounded(t *testing.T) {
	s := newLRUCache(10)
	s.put("a", []byte("aa"))
	s.put("b", []byte("bb"))
	s.put("large", []byte("lll"))
	for i := range 4 {
		s.put(strings.Repeat("c", i+1), []byte("cc"))
		s.get("a")
	}
	if s.get("a") == nil || s.get("b") != nil || s.get("large") != nil || s.bytes > 10 {
		t.Errorf("%d bytes are kept: %v", s.bytes, s.items.Keys())
	}
}

// A sender that cannot wait gets an error.
func TestBusy(t *testing.T) {
	a := New()
	for range cap(a.turns) {
		a.turns <- struct{}{}
	}
	ctx, cancel := context.WithCancel(t.Context())
	cancel()
	if _, err := a.cached(ctx, "", func() ([]byte, error) { return nil, errors.New("painted") }); !problem.Is(err, problem.Busy) {
		t.Errorf("the error is %v", err)
	}
}

func BenchmarkPicture(b *testing.B) {
	for _, rules := range games.All() {
		g := played(b, rules)
		b.Run(rules.Name+"/still", func(b *testing.B) {
			for b.Loop() {
				if _, err := New().Image(b.Context(), g, usual, PNG); err != nil {
					b.Fatal(err)
				}
			}
		})
		b.Run(rules.Name+"/film", func(b *testing.B) {
			b.ReportMetric(float64(len(g.Turns)), "turns")
			for b.Loop() {
				if _, err := New().Animation(b.Context(), g, usual); err != nil {
					b.Fatal(err)
				}
			}
		})
	}
}

// till is a meter with a fixed sender that counts painting.
type till struct {
	sender  string
	refused error
	painted int
}

func (m *till) MayPaint(context.Context) (string, error)      { return m.sender, m.refused }
func (m *till) Painted(_ context.Context, took time.Duration) { m.painted++ }

// A sender that waits for several images already is refused; others are not, and a cached image
// costs nothing.
func TestMeter(t *testing.T) {
	a, meter := New(), &till{sender: "a"}
	a.Meter = meter
	g := played(t, games.All()[0])
	if _, err := a.Image(t.Context(), g, usual, SVG); err != nil || meter.painted != 1 {
		t.Fatalf("painted %d: %v", meter.painted, err)
	}
	for range cap(a.turns) {
		a.turns <- struct{}{} // somebody paints
	}
	ctx, cancel := context.WithCancel(t.Context())
	waited := make(chan error)
	for i := range mostWaiting {
		style := usual
		style.Width += 1 + i
		go func() {
			_, err := a.Image(ctx, g, style, SVG)
			waited <- err
		}()
	}
	for waiting := 0; waiting < mostWaiting; {
		a.mu.Lock()
		waiting = a.waiting["a"]
		a.mu.Unlock()
		runtime.Gosched()
	}
	style := usual
	style.Width = 500
	if _, err := a.Image(ctx, g, style, SVG); !problem.Is(err, problem.Limited) {
		t.Errorf("one more: %v", err)
	}
	if _, err := a.Image(ctx, g, usual, SVG); err != nil {
		t.Errorf("what is kept: %v", err)
	}
	meter.sender = "b"
	go func() {
		_, err := a.Image(ctx, g, style, SVG)
		waited <- err
	}()
	for waiting := 0; waiting == 0; {
		a.mu.Lock()
		waiting = a.waiting["b"]
		a.mu.Unlock()
		runtime.Gosched()
	}
	cancel()
	for range mostWaiting + 1 {
		if err := <-waited; !problem.Is(err, problem.Busy) {
			t.Errorf("waiting in vain: %v", err)
		}
	}
	if len(a.waiting) != 0 {
		t.Errorf("%v still wait", a.waiting)
	}
	meter.refused = problem.New(problem.Limited, message.Plain("no"))
	style.Width = 510
	if _, err := a.Image(t.Context(), g, style, SVG); !problem.Is(err, problem.Limited) || meter.painted != 1 {
		t.Errorf("refused: %v", err)
	}
}
