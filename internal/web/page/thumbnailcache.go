package page

import (
	"net/http"
	"slices"
	"strings"

	lru "github.com/hashicorp/golang-lru/v2"

	"github.com/teahouse-games/teahouse/game"
	"github.com/teahouse-games/teahouse/internal/web/lobby"
	"github.com/teahouse-games/teahouse/render/paint"
	"github.com/teahouse-games/teahouse/render/svg"
	"github.com/teahouse-games/teahouse/render/themes"
)

// maxThumbnails is the number of small pictures in the cache.
const maxThumbnails = 256

// thumbnailCache holds small pictures of matches as they are now. It is safe for concurrent use.
type thumbnailCache struct {
	entries *lru.Cache[string, cachedThumbnail] // by file name
}

type cachedThumbnail struct {
	turns []string // those of the match in the picture: after a takeback there can be as many as before
	data  []byte
}

func newThumbnailCache() *thumbnailCache {
	entries, _ := lru.New[string, cachedThumbnail](maxThumbnails) // fails only for a size below 1
	return &thumbnailCache{entries}
}

// getOrPaint returns the picture of a match after some turns. It calls paint if the
// picture is not in the cache.
func (c *thumbnailCache) getOrPaint(name string, turns []string, paint func() []byte) []byte {
	if one, ok := c.entries.Get(name); ok && slices.Equal(one.turns, turns) {
		return one.data
	}
	data := paint()
	c.entries.Add(name, cachedThumbnail{turns, data})
	return data
}

// smallSide is how many pixels a small picture is wide.
const smallSide = 320

// paintThumbnail paints a game without what only who plays it needs.
func paintThumbnail(rules *game.Rules, table game.Game, theme themes.Theme, reasons ...game.Reason) []byte {
	situation := table.Situation()
	situation.Marks = nil
	s := paint.Board(table.Surface(), situation, paint.BoardStyle{Theme: theme, Design: themes.DesignPictures, Title: rules.Title, Players: rules.RoleNames, Reasons: reasons})
	s.Background.A = 0
	return []byte(svg.String(&s, smallSide))
}

// matchThumbnail sends the small picture of a match as it is now.
func (p *Pages) matchThumbnail(w http.ResponseWriter, r *http.Request) error {
	name := r.PathValue("picture")
	id, of, _ := strings.Cut(strings.TrimSuffix(name, ".svg"), "-")
	theme, ok := themes.ByName(of)
	if !ok {
		return p.notFound(w, r)
	}
	laid, err := p.Reception.Analysis(r.Context(), id, lobby.LatestTurn)
	if err != nil {
		return err
	}
	serveCacheable(w, r, name, p.boards.getOrPaint(name, laid.Turns, func() []byte {
		return paintThumbnail(laid.Table.Rules(), laid.Table, theme)
	}))
	return nil
}
