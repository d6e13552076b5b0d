package server

import (
	"archive/zip"
	"bytes"
	"fmt"
	"io"
	"net/http"
	"net/url"
	"slices"
	"strings"
	"testing"
	"time"
)

// page returns a page and where it is at last.
func (b *browser) page(path string) (status int, at, text string) {
	b.t.Helper()
	return b.shown(b.http.Get(b.url + path)) //nolint:bodyclose // shown closes it
}

// fill sends a form and returns the page that answers it.
func (b *browser) fill(path string, fields url.Values) (status int, at, text string) {
	b.t.Helper()
	return b.shown(b.http.PostForm(b.url+path, fields)) //nolint:bodyclose // shown closes it
}

func (b *browser) shown(answer *http.Response, err error) (status int, at, text string) {
	b.t.Helper()
	if err != nil {
		b.t.Fatal(err)
	}
	defer func() { _ = answer.Body.Close() }()
	body, err := io.ReadAll(answer.Body)
	if err != nil {
		b.t.Fatal(err)
	}
	return answer.StatusCode, answer.Request.URL.Path, string(body)
}

// newMatch makes a match of ki-shogi through the form, and lets another person take the other seat.
func (b *browser) newMatch(other *browser, fields url.Values) (match string) {
	b.t.Helper()
	form := url.Values{"game": {"ki-shogi"}, "against": {"open"}, "me": {"first"}, "clock": {"5+3"}}
	for name, values := range fields {
		form[name] = values
	}
	status, at, text := b.fill("new", form)
	match, ok := strings.CutPrefix(at, "/match/")
	if status != http.StatusOK || !ok {
		b.t.Fatalf("the form is answered with %d at %s: %s", status, at, text)
	}
	if status, _, text := other.fill("match/"+match+"/sit", url.Values{"seat": {"second"}}); status != http.StatusOK {
		b.t.Fatalf("the seat is refused with %d: %s", status, text)
	}
	return match
}

// playToEnd plays the turns of a game one after the other.
func playToEnd(t *testing.T, match string, turns []string, players ...*browser) {
	t.Helper()
	for n, turn := range turns {
		if _, err := players[n%2].play(match, n, turn); err != nil {
			t.Fatal(err)
		}
	}
	if s := players[0].state(match); s.Status != "over" {
		t.Fatalf("the match is %s", s.Status)
	}
}

// listed returns the ids of the games that the search of a profile finds.
func (b *browser) listed(path string) (ids []string) {
	b.t.Helper()
	var found struct{ Matches []struct{ Match string } }
	b.must(http.MethodGet, path, nil, &found)
	for _, m := range found.Matches {
		ids = append(ids, m.Match)
	}
	slices.Sort(ids)
	return ids
}

// records returns the names of the files in the file of records of somebody.
func (b *browser) records(name string) (names []string) {
	b.t.Helper()
	_, _, text := b.page("@/" + name + "/records.zip")
	files, err := zip.NewReader(bytes.NewReader([]byte(text)), int64(len(text)))
	if err != nil {
		b.t.Fatal(err)
	}
	for _, f := range files.File {
		names = append(names, f.Name)
	}
	slices.Sort(names)
	return names
}

type ratingsOf struct {
	Person  string
	Name    string
	Ratings []struct {
		Pool        string
		Points      int
		Provisional bool
		Games       int
	}
	You *struct{ Won, Drawn, Lost int }
}

// waitRated waits until a number of rated games of somebody are counted.
func (b *browser) waitRated(name string, games int) ratingsOf {
	b.t.Helper()
	for range 200 {
		var p ratingsOf
		b.must(http.MethodGet, "api/@/"+name, nil, &p)
		if len(p.Ratings) == 1 && p.Ratings[0].Games == games {
			return p
		}
		time.Sleep(50 * time.Millisecond)
	}
	b.t.Fatalf("the games of %s are not counted", name)
	return ratingsOf{}
}

// Two people with accounts play a rated game that they have found on the pages, and see what it has made of their ratings on their
// profiles. What they play in private stays with them.
func TestRatedGameIsOnProfiles(t *testing.T) {
	s := start(t, config(t))
	ann, bob, guest := visit(t, s.passkeyURL()), visit(t, s.passkeyURL()), visit(t, s.passkeyURL())
	ann.makeAccount("Ann")
	bob.makeAccount("Bob B")
	turns := game(t).Turns
	rated := ann.newMatch(bob, url.Values{"rated": {"rated"}})
	playToEnd(t, rated, turns, ann, bob)
	a, b := ann.waitRated("Ann", 1), guest.waitRated("Bob%20B", 1)
	if sum := a.Ratings[0].Points + b.Ratings[0].Points; sum != 3000 || a.Ratings[0].Points == 1500 || !a.Ratings[0].Provisional {
		t.Errorf("the ratings are %+v and %+v", a.Ratings, b.Ratings)
	}
	for name, p := range map[string]ratingsOf{"Ann": a, "Bob%20B": b} {
		_, _, text := guest.page("@/" + name)
		for _, want := range []string{fmt.Sprintf("<strong>%d?</strong>", p.Ratings[0].Points), "<polyline", "/match/" + rated, `href="/@/Ann"`, `href="/@/Bob%20B"`} {
			if !strings.Contains(text, want) {
				t.Errorf("the profile of %s has no %s", name, want)
			}
		}
	}
	_, _, shown := guest.page("match/" + rated)
	change := fmt.Sprint(a.Ratings[0].Points - 1500)
	if a.Ratings[0].Points > 1500 {
		change = "&#43;" + change
	} else {
		change = "−" + change[1:]
	}
	for _, want := range []string{"rated", fmt.Sprintf("%d?", a.Ratings[0].Points), change, `href="/@/Ann"`} {
		if !strings.Contains(shown, want) {
			t.Errorf("the page of the match has no %q", want)
		}
	}

	secret := ann.newMatch(bob, url.Values{"rated": {"rated"}, "private": {"yes"}})
	playToEnd(t, secret, turns, ann, bob)
	casual := ann.newMatch(bob, url.Values{"private": {"yes"}, "clock": {"3d"}})
	playToEnd(t, casual, turns, ann, bob)
	a = bob.waitRated("Ann", 2)
	if a.You == nil || a.You.Won+a.You.Lost+a.You.Drawn != 3 {
		t.Errorf("Bob against Ann is %+v", a.You)
	}
	all := []string{rated, secret, casual}
	slices.Sort(all)
	for _, c := range []struct {
		reader *browser
		want   []string
	}{{guest, []string{rated}}, {bob, []string{rated}}, {ann, all}} {
		if got := c.reader.listed("api/@/Ann/games"); !slices.Equal(got, c.want) {
			t.Errorf("the games of Ann are %v, want %v", got, c.want)
		}
		if got := c.reader.records("Ann"); len(got) != len(c.want) {
			t.Errorf("the records of Ann are %v, want those of %v", got, c.want)
		}
	}
	if got := guest.listed("api/@/Ann/games?opponent=bob%20b&rated=rated&speed=live"); !slices.Equal(got, []string{rated}) {
		t.Errorf("the search finds %v", got)
	}
	if got := ann.listed("api/@/Ann/games?speed=correspondence"); !slices.Equal(got, []string{casual}) {
		t.Errorf("the search for correspondence finds %v", got)
	}
	_, _, text := guest.page("@/Ann?rated=rated")
	var games struct {
		Games []struct{ Match, Opponent string }
	}
	guest.must(http.MethodGet, "api/people/"+a.Person+"/ratings/games?pool="+url.QueryEscape(a.Ratings[0].Pool), nil, &games)
	if strings.Contains(text, secret) || len(games.Games) != 2 || games.Games[0].Match != "" || games.Games[0].Opponent != "" || games.Games[1].Match != rated {
		t.Errorf("others see the private game: %+v", games.Games)
	}
}

// A name that looks like another leads to the profile of that account, and a name that nobody has to a page that says so. A
// disabled account has no profile.
func TestProfileIsFoundByName(t *testing.T) {
	s := start(t, config(t))
	ann, guest := visit(t, s.passkeyURL()), visit(t, s.passkeyURL())
	ann.makeAccount("Ann")
	for _, name := range []string{"Ann", "ANN", "аnn", "A-n-n"} {
		if status, at, _ := guest.page("@/" + url.PathEscape(name)); status != http.StatusOK || at != "/@/Ann" {
			t.Errorf("%s leads to %s: %d", name, at, status)
		}
	}
	for _, name := range []string{"Bob", "%F0%9F%8D%B5", "Former%20player", strings.Repeat("x", 150)} {
		if status, _, text := guest.page("@/" + name); status != http.StatusNotFound || !strings.Contains(text, "There is no player with this name here") {
			t.Errorf("the profile of %s is answered with %d: %s", name, status, text)
		}
	}
	ann.must(http.MethodPost, "api/account/disable", nil, nil)
	if status, _, _ := guest.page("@/Ann"); status != http.StatusNotFound {
		t.Errorf("the profile of a disabled account is answered with %d", status)
	}
}

// Somebody without an account reads what rated games need, and where to get it.
func TestRatedGamesNeedAnAccount(t *testing.T) {
	s := start(t, config(t))
	ann, guest := visit(t, s.passkeyURL()), visit(t, s.passkeyURL())
	ann.makeAccount("Ann")
	_, _, text := guest.page("new?game=ki-shogi")
	if !strings.Contains(text, `value="rated" disabled`) || !strings.Contains(text, `href="/me?next=%2Fnew`) {
		t.Error("the form does not say that rated games need an account")
	}
	status, at, text := guest.fill("new", url.Values{"game": {"ki-shogi"}, "against": {"open"}, "clock": {"5+3"}, "rated": {"rated"}})
	if status != http.StatusForbidden || at != "/new" || !strings.Contains(text, "A rated match needs an account") {
		t.Errorf("a guest who begins one gets %d at %s", status, at)
	}
	status, _, text = ann.fill("new", url.Values{"game": {"ki-shogi"}, "against": {"computer"}, "level": {"1"}, "clock": {"5+3"}, "rated": {"rated"}})
	if status != http.StatusUnprocessableEntity && status != http.StatusBadRequest || !strings.Contains(text, "Games against the computer are not rated") {
		t.Errorf("a rated match against the computer is answered with %d", status)
	}
	_, at, _ = ann.fill("new", url.Values{"game": {"ki-shogi"}, "against": {"open"}, "clock": {"5+3"}, "rated": {"rated"}})
	status, _, text = guest.fill(at[1:]+"/sit", url.Values{"seat": {"second"}})
	if status != http.StatusForbidden || !strings.Contains(text, `href="/me?next=`+url.QueryEscape(at)) {
		t.Errorf("a guest who takes a seat gets %d", status)
	}
	for _, path := range []string{"", at[1:]} {
		if _, _, text := guest.page(path); !strings.Contains(text, `href="/me?next=`+url.QueryEscape(at)+`#keep"`) || !strings.Contains(text, "rated") {
			t.Errorf("/%s does not say what the seat needs", path)
		}
	}
}

// A reader follows somebody, and no longer, and finds them on the page of their account.
func TestFollowing(t *testing.T) {
	s := start(t, config(t))
	ann, bob := visit(t, s.passkeyURL()), visit(t, s.passkeyURL())
	ann.makeAccount("Ann")
	bob.makeAccount("Bob")
	if _, at, text := ann.fill("@/Bob/follow", url.Values{"follow": {"yes"}}); at != "/@/Bob" || !strings.Contains(text, "Stop following") {
		t.Errorf("the form leads to %s", at)
	}
	match := bob.order("ki-shogi", "5+3", "me", "me")
	ann.must(http.MethodPut, "api/@/bob/follow", nil, nil) // again
	_, _, me := ann.page("me")
	if !strings.Contains(me, "/@/Bob") || strings.Contains(me, match) {
		t.Error("the page of the account does not list Bob, or shows his private match")
	}
	var followed struct {
		People []struct{ Name, Playing string }
	}
	ann.must(http.MethodGet, "api/me/following", nil, &followed)
	if len(followed.People) != 1 || followed.People[0].Name != "Bob" || followed.People[0].Playing != "" {
		t.Errorf("Ann follows %+v", followed)
	}
	for path, want := range map[string]int{"api/@/Ann/follow": http.StatusUnprocessableEntity, "api/@/Eve/follow": http.StatusNotFound} {
		if status, _ := ann.send(http.MethodPut, path, nil, nil); status != want {
			t.Errorf("%s is answered with %d, want %d", path, status, want)
		}
	}
	if status, _ := visit(t, s.passkeyURL()).send(http.MethodPut, "api/@/Ann/follow", nil, nil); status != http.StatusUnauthorized {
		t.Errorf("a guest who follows gets %d", status)
	}
	ann.must(http.MethodDelete, "api/@/Bob/follow", nil, nil)
	ann.must(http.MethodDelete, "api/@/Bob/follow", nil, nil)
	ann.must(http.MethodGet, "api/me/following", nil, &followed)
	if len(followed.People) != 0 {
		t.Errorf("Ann still follows %+v", followed)
	}
}
