package cli

import (
	"bytes"
	"os"
	"path/filepath"
	"strings"
	"testing"
	"time"

	"github.com/teahouse-games/teahouse/games"
)

// A picture that cannot be written is refused before the first game, and a file that is no picture
// stays as it is.
func TestCalibrationIsRefusedBeforeTheGames(t *testing.T) {
	folder := t.TempDir()
	text := filepath.Join(folder, "key.txt")
	if err := os.WriteFile(text, []byte("secret"), 0o600); err != nil {
		t.Fatal(err)
	}
	for path, want := range map[string]string{
		text: "the file there is not a picture of this format",
		filepath.Join(folder, "none", "chances.svg"): "there is no folder " + filepath.Join(folder, "none"),
	} {
		var out, errs bytes.Buffer
		ended := make(chan int)
		go func() {
			// So many games take days.
			call := []string{"calibrate", "ki-shogi", "--games", "100000", "--nodes", "1000000", "--svg", path}
			ended <- Program{games.All()}.Main(call, strings.NewReader(""), &out, &errs)
		}()
		select {
		case code := <-ended:
			if code != exitInput || !strings.Contains(errs.String(), want) || out.Len() > 0 {
				t.Errorf("--svg %s ends with %d: %s%s; want %s", path, code, out.String(), errs.String(), want)
			}
		case <-time.After(time.Minute):
			t.Fatalf("--svg %s plays games", path)
		}
	}
	if left, err := os.ReadFile(text); err != nil || string(left) != "secret" {
		t.Errorf("the file has become %q, %v", left, err)
	}
}
