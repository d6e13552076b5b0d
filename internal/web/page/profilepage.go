package page

import (
	"context"
	"io"
	"net/http"
	"net/url"
	"slices"
	"time"

	"github.com/teahouse-games/teahouse/internal/i18n/messages"
	"github.com/teahouse-games/teahouse/internal/service/rating"
	"github.com/teahouse-games/teahouse/internal/service/store"
	"github.com/teahouse-games/teahouse/internal/web/identity"
	"github.com/teahouse-games/teahouse/internal/web/problem"
	"github.com/teahouse-games/teahouse/internal/web/profile"
)

// profilePage is what the site shows of a person with an account.
type profilePage struct {
	pageFrame
	Name, Path string
	Since      time.Time
	Self       bool // it is the reader's own
	Against    string
	Challenge  string // the address of the form that challenges the person; empty: the reader cannot
	Refused    string // why not; empty where Challenge is not, and on one's own profile
	CanFollow  bool
	Follows    bool
	Ratings    []shownRating
	Search     profile.Search
	Games      []gameCard // that can be chosen in the search
	Found      []listRow
	Next       string // the address of the next page of the search; empty: there is none
	Searched   bool
	Problem    *problem.Problem // what is wrong with the search
}

// shownRating is a rating on a page.
type shownRating struct {
	Title, Speed, Points string
	Deviation, Games     int
	Last                 time.Time
	Graph                *ratingGraph
}

// maxShownRatings is how many ratings a profile shows with a graph: those of the last games.
const maxShownRatings = 12

// profile shows the profile of a person. A name that looks like theirs leads to the true one.
func (p *Pages) profile(w http.ResponseWriter, r *http.Request) error {
	person, err := p.person(w, r)
	if err != nil {
		return err
	}
	found, err := p.Profiles.Find(r.Context(), r.PathValue("name"))
	if err != nil {
		return err
	}
	path := profile.Path(found.Name)
	if found.Name != r.PathValue("name") {
		if r.URL.RawQuery != "" {
			path += "?" + r.URL.RawQuery
		}
		redirect(w, r, path)
		return nil
	}
	f := frameOf(r, person)
	page := &profilePage{
		pageFrame: f.titled(found.Name), Name: found.Name, Path: path, Since: found.Created, Self: person.ID == found.Person,
		Games: p.cards(f.Words),
	}
	if !page.Self {
		if page.Refused, err = p.refusedChallenge(r.Context(), f.Words, person, found.Person, found.Name); err != nil {
			return err
		}
		if page.Refused == "" {
			page.Challenge = challengePath(found.Person)
		}
	}
	if err := p.fillProfile(r.Context(), page, found.Person); err != nil {
		return err
	}
	if err := p.searchGames(r.Context(), page, found.Person, r.URL.Query()); err != nil {
		return err
	}
	status := http.StatusOK
	if page.Problem != nil {
		status = page.Problem.Status
	}
	return p.write(w, r, "profile", status, page)
}

// fillProfile adds what does not depend on the search.
func (p *Pages) fillProfile(ctx context.Context, page *profilePage, person string) error {
	between, ok, err := p.Profiles.Between(ctx, page.Me, person)
	if err != nil {
		return err
	}
	if ok && between != (store.HeadToHead{}) {
		page.Against = page.Words.Text("site-profile-against", "won", between.Won, "drawn", between.Drawn, "lost", between.Lost)
	}
	if page.CanFollow, err = p.Profiles.CanFollow(ctx, page.Me, person); err != nil {
		return err
	}
	if page.Follows, err = p.Profiles.Follows(ctx, page.Me, person); err != nil {
		return err
	}
	page.Ratings, err = p.ratingsOf(ctx, page.Words, person)
	return err
}

// ratingsOf returns the ratings of a person with their graphs.
func (p *Pages) ratingsOf(ctx context.Context, w *messages.Messages, person string) (list []shownRating, err error) {
	ratings, err := p.Profiles.Ratings(ctx, person)
	if err != nil {
		return nil, err
	}
	slices.SortStableFunc(ratings, func(a, b profile.PersonRating) int { return b.Last.Compare(a.Last) })
	for i := range ratings[:min(len(ratings), maxShownRatings)] {
		r := &ratings[i]
		one, ok := p.shownRating(w, r)
		if !ok {
			continue
		}
		games, err := p.Profiles.Points(ctx, person, r.Pool, graphGames)
		if err != nil {
			return nil, err
		}
		one.Graph = ratingGraphOf(games)
		list = append(list, one)
	}
	return list, nil
}

// shownRating returns a rating with the words for its pool, unless the game no longer exists.
func (p *Pages) shownRating(w *messages.Messages, r *profile.PersonRating) (shownRating, bool) {
	title, speed, ok := p.poolText(w, r.Pool)
	return shownRating{
		Title: title, Speed: speed, Points: ratingText(r.Points, r.Provisional), Deviation: r.Deviation, Games: r.Games, Last: r.Last,
	}, ok
}

// poolText says which games are in a pool: the game with the options that are not the usual ones, and the speed.
func (p *Pages) poolText(w *messages.Messages, pool string) (title, speed string, ok bool) {
	info := rating.ParsePool(pool)
	rules, err := p.Games.ByName(info.Game)
	if err != nil {
		return "", "", false
	}
	title = rules.Title
	if more := optionsText(w, rules, info.Options); more != "" {
		title += " · " + more
	}
	if info.Speed == rating.Live {
		return title, w.Text("site-speed-live"), true
	}
	return title, w.Text("site-speed-correspondence"), true
}

// searchGames adds the games that the address asks for. What is wrong with it is shown.
func (p *Pages) searchGames(ctx context.Context, page *profilePage, person string, query url.Values) error {
	q := shortened(query)
	page.Search = profile.Search{
		Game: q.Get("game"), Opponent: q.Get("opponent"), Result: q.Get("result"), Rated: q.Get("rated"), Speed: q.Get("speed"), Cursor: q.Get("cursor"),
	}
	page.Searched = page.Search != profile.Search{}
	found, err := p.Profiles.Games(ctx, page.Me, person, page.Search)
	if err != nil {
		if p := problem.FromError(err); p.Code == problem.Invalid {
			page.Problem = page.translate(p)
			return nil
		}
		return err
	}
	if page.Found, err = p.rows(ctx, page.Words, found.Matches, identity.Person{}); err != nil {
		return err
	}
	for i := range page.Found {
		row := &page.Found[i]
		row.Mine = slices.ContainsFunc(found.Matches, func(s store.Summary) bool {
			return s.Match == row.Match && page.Me.Identified() && s.HasPerson(page.Me.ID)
		})
	}
	if found.Cursor != "" {
		next := url.Values{"cursor": {found.Cursor}}
		for _, name := range []string{"game", "opponent", "result", "rated", "speed"} {
			if value := q.Get(name); value != "" {
				next.Set(name, value)
			}
		}
		page.Next = page.Path + "?" + next.Encode() + "#games"
	}
	return nil
}

// profileRecords answers with the records of a person as a file.
func (p *Pages) profileRecords(w http.ResponseWriter, r *http.Request) error {
	person, err := p.person(w, r)
	if err != nil {
		return err
	}
	found, err := p.Profiles.Find(r.Context(), r.PathValue("name"))
	if err != nil {
		return err
	}
	h := w.Header()
	h.Set("Content-Type", "application/zip")
	h.Set("Content-Disposition", `attachment; filename="records.zip"`)
	h.Set("Cache-Control", "no-store")
	return problem.Download(w, r, p.Log, func(w io.Writer) error {
		return p.Profiles.WriteRecords(r.Context(), w, person, found.Person)
	})
}

// postFollow lets the reader follow a person, or no longer.
func (p *Pages) postFollow(w http.ResponseWriter, r *http.Request) error {
	person, err := p.owner(w, r)
	if err != nil {
		return err
	}
	found, err := p.Profiles.Find(r.Context(), r.PathValue("name"))
	if err != nil {
		return err
	}
	if r.PostFormValue("follow") == "no" {
		err = p.Profiles.Unfollow(r.Context(), person, found.Person)
	} else {
		err = p.Profiles.Follow(r.Context(), person, found.Person)
	}
	if err != nil {
		return err
	}
	redirect(w, r, profile.Path(found.Name))
	return nil
}
