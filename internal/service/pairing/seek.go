package pairing

import (
	"context"
	"crypto/rand"
	"crypto/sha256"
	"encoding/hex"
	"errors"
	"strings"

	"github.com/teahouse-games/teahouse/game"
	"github.com/teahouse-games/teahouse/internal/service/match"
	"github.com/teahouse-games/teahouse/internal/service/messages"
	"github.com/teahouse-games/teahouse/internal/service/rating"
	"github.com/teahouse-games/teahouse/internal/service/store"
)

// NewSeek is what somebody looks for.
type NewSeek struct {
	Person string
	// ID names the request: the same of the same person is the same seek. Empty: it is a new one.
	ID    string
	Terms match.Terms // without a position
	Seat  game.Seat   // game.None: any
	// Lowest and Highest limit the rating of the opponent; 0: no limit.
	Lowest, Highest float64
}

// idOf returns the id of the seek of a request. Nobody else can name it.
func idOf(person, request string) string {
	sum := sha256.Sum256([]byte(person + "\n" + request))
	return hex.EncodeToString(sum[:16])
}

// tries is how often a seek is stored that changes meanwhile.
const tries = 4

// Seek begins to look for an opponent, or goes on with a request that was made before, also at another node. A person has
// one seek that waits: a new one takes the place of another. The error is ErrFull, what is wrong with the terms, why
// a match cannot be rated, or one of the store.
func (m *Matchmaker) Seek(ctx context.Context, q NewSeek) (*Watch, error) {
	terms, err := q.Terms.Validate(m.Games)
	if err != nil {
		return nil, err
	}
	if q.ID == "" {
		q.ID = rand.Text()
	}
	k := store.Seek{
		ID: idOf(q.Person, q.ID), Person: q.Person, Node: m.Node, Terms: terms, Seat: q.Seat, Lowest: q.Lowest, Highest: q.Highest, Since: m.Now(),
	}
	for range tries {
		var w *Watch
		if w, err = m.resume(ctx, k.ID); err == nil || !errors.Is(err, store.ErrNotFound) {
			return w, err
		}
		if err = m.put(ctx, &k); err == nil {
			w = m.watch(ctx, k)
			m.announce()
			return w, nil
		}
		if !errors.Is(err, store.ErrExists) {
			return nil, err
		}
	}
	return nil, err
}

// resume goes on with a seek that is stored. The error is store.ErrNotFound if there is none.
func (m *Matchmaker) resume(ctx context.Context, id string) (*Watch, error) {
	k, err := m.Store.Seek(ctx, id)
	if err != nil {
		return nil, err
	}
	if k.Match != "" {
		w := m.watch(ctx, k)
		if err := m.finish(ctx, k); err != nil {
			w.Close()
			return nil, err
		}
		return w, nil
	}
	if k.Node != m.Node {
		if err := m.Store.MoveSeek(ctx, id, m.Node); err != nil {
			return nil, err
		}
		k.Node = m.Node
	}
	w := m.watch(ctx, k)
	m.announce()
	return w, nil
}

// put stores a new seek with the rating of its person.
func (m *Matchmaker) put(ctx context.Context, k *store.Seek) error {
	m.mu.Lock()
	full := len(m.local) >= maxLocal
	m.mu.Unlock()
	if full {
		return ErrFull
	}
	if k.Terms.Rated {
		account, err := m.Store.Account(ctx, k.Person)
		switch {
		case errors.Is(err, store.ErrNotFound), err == nil && account.State != store.AccountActive:
			return &match.Refusal{Code: match.RefusedRated, Message: messages.RatedAccount()}
		case err != nil:
			return err
		}
	}
	known, err := m.Store.RatingsOf(ctx, rating.PoolOf(k.Terms), []string{k.Person})
	if err != nil {
		return err
	}
	now := rating.New()
	if len(known) > 0 {
		now = rating.Glicko.At(rating.PlayerOf(&known[0]), m.Now())
	}
	k.Rating, k.Deviation = now.Points, now.Deviation
	return m.Store.PutSeek(ctx, *k)
}

// Cancel takes the seek of a request away, and reports whether it waited.
func (m *Matchmaker) Cancel(ctx context.Context, person, request string) (bool, error) {
	id := idOf(person, request)
	deleted, err := m.Store.DeleteSeek(ctx, id)
	if deleted {
		m.set(id, func(s *SeekState) { s.Status = StatusCancelled })
	}
	return deleted, err
}

// begin begins the match of a paired seek, unless it has begun.
func (m *Matchmaker) begin(ctx context.Context, k store.Seek) error {
	created := match.Created{Terms: k.Terms, CreatedBy: k.Person}
	if k.Paired == game.Second {
		created.CreatedBy = k.Opponent // the same for both
	}
	names, err := m.Store.Names(ctx, []string{k.Person, k.Opponent})
	if err != nil {
		return err
	}
	for seat, person := range map[game.Seat]string{k.Paired: k.Person, k.Paired.Opponent(): k.Opponent} {
		created.Seats[seat] = match.SeatState{Holder: match.HolderPerson, Person: person, Name: names[person]}
	}
	err = m.Rooms.CreateOnce(ctx, k.Match, store.CommandKey{Client: "quick pairing", ID: k.Match}, created)
	if errors.Is(err, store.ErrDuplicate) {
		return nil
	}
	if wrong, ok := errors.AsType[*match.TermsError](err); ok {
		return &match.Refusal{Code: match.RefusedRated, Message: wrong.Message}
	}
	return err
}

// newMatchID returns the id of a new match.
func newMatchID() string { return strings.ToLower(rand.Text()[:16]) }
