package page

import (
	"net/http"
	"strings"
	"sync"

	"github.com/teahouse-games/teahouse/game"
	"github.com/teahouse-games/teahouse/internal/web/lobby"
	"github.com/teahouse-games/teahouse/render/look"
	"github.com/teahouse-games/teahouse/render/paint"
	"github.com/teahouse-games/teahouse/render/svg"
)

// maxBoards is how many small pictures of boards are kept.
const maxBoards = 256

// thumbnailCache are small pictures of matches as they are now. They are safe for concurrent use.
type thumbnailCache struct {
	mu      sync.Mutex
	entries map[string]cachedThumbnail // by file name
}

type cachedThumbnail struct {
	turns int // after which it shows the match
	data  []byte
}

func newBoards() *thumbnailCache { return &thumbnailCache{entries: map[string]cachedThumbnail{}} }

// getOrPaint returns the picture of a match after so many turns, made with paint if it is not kept.
func (b *thumbnailCache) getOrPaint(name string, turns int, paint func() []byte) []byte {
	b.mu.Lock()
	one, ok := b.entries[name]
	b.mu.Unlock()
	if ok && one.turns == turns {
		return one.data
	}
	one = cachedThumbnail{turns, paint()}
	b.mu.Lock()
	defer b.mu.Unlock()
	if len(b.entries) >= maxBoards {
		clear(b.entries)
	}
	b.entries[name] = one
	return one.data
}

// smallSide is how many pixels a small picture is wide.
const smallSide = 320

// paintThumbnail paints a game without what only who plays it needs.
func paintThumbnail(rules *game.Rules, table game.Game, theme look.Theme) []byte {
	situation := table.Situation()
	situation.Marks = nil
	s := paint.Board(table.Surface(), situation, paint.BoardStyle{Theme: theme, Design: look.DesignPictures, Title: rules.Title, Players: rules.RoleNames})
	s.Background.A = 0
	return []byte(svg.String(&s, smallSide))
}

// matchThumbnail sends the small picture of a match as it is now.
func (p *Pages) matchThumbnail(w http.ResponseWriter, r *http.Request) error {
	name := r.PathValue("picture")
	id, of, _ := strings.Cut(strings.TrimSuffix(name, ".svg"), "-")
	theme, ok := look.ByName(of)
	if !ok {
		return p.notFound(w, r)
	}
	laid, err := p.Reception.Analysis(r.Context(), id, lobby.LatestTurn)
	if err != nil {
		return err
	}
	serveCacheable(w, r, name, p.boards.getOrPaint(name, len(laid.Turns), func() []byte {
		return paintThumbnail(laid.Table.Rules(), laid.Table, theme)
	}))
	return nil
}
