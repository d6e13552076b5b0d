package rulebook

import (
	"flag"
	"io/fs"
	"os"
	"path/filepath"
	"testing"

	"github.com/teahouse-games/teahouse/docs/learn"
	_ "github.com/teahouse-games/teahouse/game/gametest" // has the flag -update
	"github.com/teahouse-games/teahouse/games"
	"github.com/teahouse-games/teahouse/internal/i18n/languages"
	"github.com/teahouse-games/teahouse/render/themes"
)

const lessonPictures = "../../../docs/learn/pictures"

// TestLessonPictures draws the pictures of the lessons anew and compares them with the files, which
// are for readers of the repository. All languages have the same pictures. -update writes them.
func TestLessonPictures(t *testing.T) {
	drawn := map[string]string{}
	for _, rules := range games.All() {
		for _, language := range languages.Tags() {
			source, err := fs.ReadFile(learn.Pages, fileOf(rules.Name, language))
			if err != nil {
				t.Error(err)
				continue
			}
			w := newPageBuilder(rules, Lesson, languages.English, themes.Light)
			if _, err := w.write(source); err != nil {
				t.Error(err)
				continue
			}
			for name, picture := range w.drawn {
				if other, ok := drawn[name]; ok && other != picture {
					t.Errorf("%s/%s draws %s in another way", language, rules.Name, name)
				}
				drawn[name] = picture
			}
		}
	}
	update := flag.Lookup("update").Value.String() == "true"
	for name, picture := range drawn {
		file := filepath.Join(lessonPictures, name)
		old, err := os.ReadFile(file)
		switch {
		case err == nil && string(old) == picture:
		case update:
			if err := os.WriteFile(file, []byte(picture), 0o644); err != nil {
				t.Fatal(err)
			}
		default:
			t.Errorf("%s is not what is drawn now; when this is right, run go test ./internal/web/rulebook -run LessonPictures -update", file)
		}
	}
	files, err := os.ReadDir(lessonPictures)
	if err != nil {
		t.Fatal(err)
	}
	for _, file := range files {
		if _, used := drawn[file.Name()]; used {
			continue
		}
		t.Errorf("no lesson shows %s: delete it", file.Name())
		if update {
			_ = os.Remove(filepath.Join(lessonPictures, file.Name()))
		}
	}
}
