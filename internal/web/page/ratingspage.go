package page

import (
	"cmp"
	"context"
	"net/http"
	"net/url"
	"slices"
	"strconv"
	"strings"

	"github.com/teahouse-games/teahouse/internal/service/rating"
	"github.com/teahouse-games/teahouse/internal/service/store"
	"github.com/teahouse-games/teahouse/internal/web/problem"
	problemmessages "github.com/teahouse-games/teahouse/internal/web/problem/messages"
)

// ratingsPage lists the best players: those of the pools that are played most, or of one pool.
type ratingsPage struct {
	pageFrame
	Pools     []value // that can be chosen
	Pool      string  // that is shown; empty: several
	Lists     []ranking
	Next      string // the address of the next part of the list; empty: there is none
	Deviation int    // the most with which a rating is listed
}

// ranking is the best players of a pool.
type ranking struct {
	Title, Speed, Href string
	First              int // the place of the first one
	People             []rankedPlayer
}

// rankedPlayer is a player in a ranking.
type rankedPlayer struct {
	shownRating
	Name, Path string
}

// How many pools are shown at once, how many players of each, and how many of one pool.
const (
	maxRankings = 10
	rankedFew   = 5
	rankedMany  = 50
)

// ratings shows the best players.
func (p *Pages) ratings(w http.ResponseWriter, r *http.Request) error {
	person, err := p.person(w, r)
	if err != nil {
		return err
	}
	pools, err := p.Profiles.Store.RatingPools(r.Context())
	if err != nil {
		return err
	}
	f := frameOf(r, person)
	page := &ratingsPage{pageFrame: f.titled(f.Words.Text("site-ratings-title")), Pool: r.URL.Query().Get("pool"), Deviation: rating.ListedDeviation}
	slices.SortStableFunc(pools, func(a, b store.RatingPool) int { return cmp.Compare(b.Last, a.Last) })
	known := false
	for i := range pools {
		title, speed, ok := p.poolText(page.Words, pools[i].Name)
		if !ok {
			continue
		}
		page.Pools = append(page.Pools, value{pools[i].Name, title + " · " + speed})
		known = known || pools[i].Name == page.Pool
		if page.Pool == "" && len(page.Lists) < maxRankings {
			few, _, err := p.ranking(r.Context(), page, pools[i].Name, nil, rankedFew)
			if err != nil {
				return err
			}
			if len(few.People) > 0 {
				page.Lists = append(page.Lists, few)
			}
		}
	}
	slices.SortFunc(page.Pools, func(a, b value) int { return strings.Compare(a.Label, b.Label) })
	if page.Pool != "" {
		if !known {
			return problem.New(problem.NotFound, problemmessages.NoPool())
		}
		if err := p.wholeRanking(r, page); err != nil {
			return err
		}
	}
	return p.write(w, r, "ratings", http.StatusOK, page)
}

// wholeRanking adds a part of the list of one pool.
func (p *Pages) wholeRanking(r *http.Request, page *ratingsPage) error {
	q := r.URL.Query()
	var after *store.RatingCursor
	first := 1
	if q.Has("after") {
		points, err := strconv.ParseFloat(q.Get("points"), 64)
		place, placeErr := strconv.Atoi(q.Get("place"))
		if err != nil || placeErr != nil || points != points || place < 1 || place > 1_000_000_000 {
			return problem.InvalidField("after", problemmessages.Cursor())
		}
		after, first = &store.RatingCursor{Points: points, Person: q.Get("after")}, place
	}
	list, last, err := p.ranking(r.Context(), page, page.Pool, after, rankedMany)
	if err != nil {
		return err
	}
	list.First, list.Href = first, ""
	page.Lists = []ranking{list}
	if last != nil && len(list.People) == rankedMany {
		page.Next = "/ratings?" + url.Values{
			"pool": {page.Pool}, "after": {last.Person}, "points": {strconv.FormatFloat(last.Points, 'g', -1, 64)}, "place": {strconv.Itoa(first + rankedMany)},
		}.Encode()
	}
	return nil
}

// ranking returns the best of a pool, and the place after the last one.
func (p *Pages) ranking(ctx context.Context, page *ratingsPage, pool string, after *store.RatingCursor, limit int) (list ranking, last *store.RatingCursor, err error) {
	list.Title, list.Speed, _ = p.poolText(page.Words, pool)
	list.First, list.Href = 1, "/ratings?pool="+url.QueryEscape(pool)
	records, shown, err := p.Profiles.Best(ctx, pool, after, limit)
	if err != nil || len(records) == 0 {
		return list, nil, err
	}
	people := make([]string, len(records))
	for i := range records {
		people[i] = records[i].Person
	}
	paths, err := p.Profiles.Paths(ctx, people)
	if err != nil {
		return list, nil, err
	}
	names, err := p.Profiles.Store.Names(ctx, people)
	if err != nil {
		return list, nil, err
	}
	for i := range shown {
		one, _ := p.shownRating(page.Words, &shown[i])
		list.People = append(list.People, rankedPlayer{one, cmp.Or(names[people[i]], store.FormerPlayer), paths[people[i]]})
	}
	end := &records[len(records)-1]
	return list, &store.RatingCursor{Points: end.Points, Person: end.Person}, nil
}
