package page

import (
	"context"
	"net/http"
	"net/url"
	"strconv"
	"time"

	"github.com/teahouse-games/teahouse/game"
	"github.com/teahouse-games/teahouse/internal/i18n/messages"
	"github.com/teahouse-games/teahouse/internal/service/match"
	"github.com/teahouse-games/teahouse/internal/service/store"
	"github.com/teahouse-games/teahouse/internal/web/identity"
	"github.com/teahouse-games/teahouse/internal/web/lobby"
	"github.com/teahouse-games/teahouse/internal/web/problem"
)

// challengeRow is a challenge in a list.
type challengeRow struct {
	listRow
	Opponent string
	Accept   game.Seat // that the reader takes by accepting
	Role     string    // that the reader has, or would have
	Left     string    // until it expires
}

// challengeRows returns the challenges of a reader that stand.
func (p *Pages) challengeRows(ctx context.Context, w *messages.Messages, person identity.Person) (received, made []challengeRow, err error) {
	found, err := p.Reception.Challenges(ctx, person)
	if err != nil {
		return nil, nil, err
	}
	if received, err = p.rowsOfChallenges(ctx, w, found.Received, person, true); err != nil {
		return nil, nil, err
	}
	made, err = p.rowsOfChallenges(ctx, w, found.Made, person, false)
	return received, made, err
}

func (p *Pages) rowsOfChallenges(ctx context.Context, w *messages.Messages, challenges []lobby.StandingChallenge, person identity.Person, received bool) (list []challengeRow, err error) {
	known := map[string]*lobby.StandingChallenge{}
	var summaries []store.Summary
	for i := range challenges {
		known[challenges[i].Match] = &challenges[i]
		summaries = append(summaries, challenges[i].Summary)
	}
	rows, err := p.rows(ctx, w, summaries, person)
	for _, row := range rows {
		c := known[row.Match]
		own := c.Seat
		if !received {
			own = c.Seat.Opponent()
		}
		list = append(list, challengeRow{
			listRow: row, Opponent: seatText(w, c.Seats[own.Opponent()]), Accept: c.Seat, Role: roleOf(w, row.rules, own), Left: leftText(w, c.Left),
		})
	}
	return list, err
}

// homeChallenges is how many challenges the home page shows at most, after the games of the reader. The page of these games has all.
const homeChallenges = 5

// receivedOnHome returns the last challenges to a reader.
func (p *Pages) receivedOnHome(ctx context.Context, w *messages.Messages, person identity.Person) ([]listRow, error) {
	found, err := p.Reception.Challenges(ctx, person)
	if err != nil {
		return nil, err
	}
	var summaries []store.Summary
	for _, c := range found.Received[:min(len(found.Received), homeChallenges)] {
		summaries = append(summaries, c.Summary)
	}
	return p.rows(ctx, w, summaries, person)
}

// leftText says how long a challenge still stands, in minutes that were begun.
func leftText(w *messages.Messages, left time.Duration) string {
	return durationText(w, max((left+time.Minute-1).Truncate(time.Minute), time.Minute))
}

// waitingChallenge is a challenge on the page of its match.
type waitingChallenge struct {
	Text   string
	Seat   game.Seat
	Accept bool // the reader is challenged
	End    bool // the reader can decline or withdraw it
}

// challenge returns what the reader can do about a reserved seat.
func (m *matchPage) challenge(seat game.Seat, left time.Duration) *waitingChallenge {
	w := m.Words
	c := &waitingChallenge{Seat: seat}
	challenger, challenged := seatText(w, m.Seats[seat.Opponent()]), seatText(w, m.Seats[seat])
	switch {
	case m.Seats[seat].ReservedFor(m.Me.ID) && m.Me.Identified():
		c.Accept, c.End, m.Challenged = true, true, true
		c.Text = w.Text("site-challenge-received", "name", challenger, "role", roleOf(w, m.Game, seat), "left", leftText(w, left))
	case m.Mine:
		c.End = true
		c.Text = w.Text("site-challenge-made", "name", challenged, "left", leftText(w, left))
	default:
		c.Text = w.Text("site-challenge-other", "name", challenger, "opponent", challenged)
	}
	return c
}

// endChallenge declines a challenge to the reader, or withdraws one of theirs.
func (p *Pages) endChallenge(w http.ResponseWriter, r *http.Request) error {
	person, err := p.person(w, r)
	if err != nil {
		return err
	}
	if err := p.Reception.EndChallenge(r.Context(), person, r.PathValue("match")); err != nil {
		return err
	}
	redirect(w, r, "/games#challenges")
	return nil
}

// challengePolicies are those that people can choose, in the order in which they are shown.
var challengePolicies = []struct {
	policy store.ChallengePolicy
	key    string
}{
	{store.ChallengedByAll, "site-challenges-all"},
	{store.ChallengedByFollowed, "site-challenges-followed"},
	{store.ChallengedByNobody, "site-challenges-nobody"},
}

// policyChoice is a policy to choose.
type policyChoice struct {
	Value, Text string
	Chosen      bool
}

// policyChoices returns the choices of a reader, none for somebody who is not known here. Guests follow nobody.
func (p *Pages) policyChoices(ctx context.Context, w *messages.Messages, person identity.Person) (choices []policyChoice, err error) {
	if !person.Identified() {
		return nil, nil
	}
	chosen, err := p.Reception.ChallengePolicy(ctx, person)
	for _, c := range challengePolicies {
		if c.policy == store.ChallengedByFollowed && person.Session == "" {
			continue
		}
		choices = append(choices, policyChoice{lobby.PolicyWord(c.policy), w.Text(c.key), c.policy == chosen})
	}
	return choices, err
}

// postChallengePolicy sets who may challenge the reader.
func (p *Pages) postChallengePolicy(w http.ResponseWriter, r *http.Request) error {
	if err := r.ParseForm(); err != nil {
		return formError(err)
	}
	person, err := p.person(w, r)
	if err != nil {
		return err
	}
	if err := p.Reception.SetChallengePolicy(r.Context(), person, r.PostForm.Get("from")); err != nil {
		return err
	}
	redirect(w, r, "/me?done=challenges#challenges")
	return nil
}

// challengePath returns the address of the form that challenges a person.
func challengePath(person string) string { return "/new?to=" + url.QueryEscape(person) }

// fillOpponent adds the person who is challenged to the form, or says that they are not there any more.
func (p *Pages) fillOpponent(ctx context.Context, page *newPage) error {
	if page.Asked.To == "" {
		return nil
	}
	for _, d := range []time.Duration{10 * time.Minute, time.Hour, 24 * time.Hour, match.UsualExpiry} {
		page.Expires = append(page.Expires, value{strconv.Itoa(int(d.Seconds())), durationText(page.Words, d)})
	}
	if page.Asked.Expires == "" {
		page.Asked.Expires = strconv.Itoa(int(match.UsualExpiry.Seconds()))
	}
	if page.Game == nil {
		page.Title = page.Words.Text("site-challenge-title")
	}
	name, err := p.Reception.NameOf(ctx, page.Asked.To)
	if found := problem.FromError(err); err != nil && found.Code == problem.NotFound {
		page.Asked.To, page.Asked.Against, page.Problem = "", "computer", page.translate(found)
		return nil
	}
	if page.Asked.ToName = name; err != nil || page.Asked.To == page.Me.ID {
		return err // what is wrong with oneself as an opponent is said when it is sent
	}
	if page.Refused, err = p.refusedChallenge(ctx, page.Words, page.Me, page.Asked.To, name); err != nil || page.Refused == "" {
		return err
	}
	page.Title = page.Words.Text("site-challenge-title")
	paths, err := p.Profiles.Paths(ctx, []string{page.Asked.To})
	page.Profile = paths[page.Asked.To]
	return err
}

// refusedChallenge says why a reader cannot challenge a person of a name now; empty: they can.
func (p *Pages) refusedChallenge(ctx context.Context, w *messages.Messages, reader identity.Person, person, name string) (string, error) {
	why, err := p.Reception.WhyNoChallenge(ctx, reader, person, name)
	if err != nil || why.IsZero() {
		return "", err
	}
	return w.Sentence(why), nil
}
