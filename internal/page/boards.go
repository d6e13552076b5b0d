package page

import (
	"net/http"
	"strings"
	"sync"

	"github.com/teahouse-games/teahouse/game"
	"github.com/teahouse-games/teahouse/internal/reception"
	"github.com/teahouse-games/teahouse/render/look"
	"github.com/teahouse-games/teahouse/render/paint"
	"github.com/teahouse-games/teahouse/render/svg"
)

// maxBoards is how many small pictures of boards are kept.
const maxBoards = 256

// boards are small pictures of matches as they are now. They are safe for concurrent use.
type boards struct {
	mu   sync.Mutex
	kept map[string]smallBoard // by file name
}

type smallBoard struct {
	turns int // after which it shows the match
	data  []byte
}

func newBoards() *boards { return &boards{kept: map[string]smallBoard{}} }

// find returns the picture of a match after so many turns, made with paint if it is not kept.
func (b *boards) find(name string, turns int, paint func() []byte) []byte {
	b.mu.Lock()
	one, ok := b.kept[name]
	b.mu.Unlock()
	if ok && one.turns == turns {
		return one.data
	}
	one = smallBoard{turns, paint()}
	b.mu.Lock()
	defer b.mu.Unlock()
	if len(b.kept) >= maxBoards {
		clear(b.kept)
	}
	b.kept[name] = one
	return one.data
}

// smallSide is how many pixels a small picture is wide.
const smallSide = 320

// paintSmall paints a game without what only who plays it needs.
func paintSmall(rules *game.Rules, table game.Table, theme look.Theme) []byte {
	situation := table.Situation()
	situation.Marks = nil
	s := paint.Board(table.Surface(), situation, paint.Style{Theme: theme, Set: look.Pictures, Title: rules.Title, Players: rules.Players})
	s.Background.A = 0
	return []byte(svg.Text(&s, smallSide))
}

// small sends the small picture of a match as it is now.
func (p *Pages) small(w http.ResponseWriter, r *http.Request) error {
	name := r.PathValue("picture")
	id, of, _ := strings.Cut(strings.TrimSuffix(name, ".svg"), "-")
	theme, ok := look.Named(of)
	if !ok {
		return p.nowhere(w, r)
	}
	laid, err := p.Reception.Board(r.Context(), id, reception.Now)
	if err != nil {
		return err
	}
	send(w, r, name, p.boards.find(name, len(laid.Turns), func() []byte {
		return paintSmall(laid.Table.Rules(), laid.Table, theme)
	}))
	return nil
}
