package profile

import (
	"context"

	"github.com/teahouse-games/teahouse/internal/service/rating"
	"github.com/teahouse-games/teahouse/internal/service/store"
	"github.com/teahouse-games/teahouse/internal/web/identity"
	"github.com/teahouse-games/teahouse/internal/web/lobby"
	"github.com/teahouse-games/teahouse/internal/web/problem"
	"github.com/teahouse-games/teahouse/internal/web/problem/messages"
)

// Search selects games of a person. Empty fields select all.
type Search struct {
	Game     string
	Opponent string // the name of an account
	Result   string // won, lost or drawn
	Rated    string // rated or casual
	Speed    string // live or correspondence
	Cursor   string // of the page before
	Limit    int    // at most this many; 0 for lobby.PageSize
}

// The words of a search for rated and other games.
const (
	OnlyRated  = "rated"
	OnlyCasual = "casual"
)

// Games returns the games of a person that a reader can see, the last changed first. A match that ended before it began was none.
func (p *Profiles) Games(ctx context.Context, reader identity.Person, person string, s Search) (lobby.ListPage, error) {
	l := lobby.ListRequest{Game: s.Game, Cursor: s.Cursor, Limit: s.Limit}
	l.NoUnbegun = true
	yes, no := true, false
	switch s.Rated {
	case "":
	case OnlyRated:
		l.Rated = &yes
	case OnlyCasual:
		l.Rated = &no
	default:
		return lobby.ListPage{}, problem.InvalidField("rated", messages.SearchRated())
	}
	switch s.Speed {
	case "":
	case rating.Live:
		l.Live = &yes
	case rating.Correspondence:
		l.Live = &no
	default:
		return lobby.ListPage{}, problem.InvalidField("speed", messages.SearchSpeed())
	}
	switch result := store.PersonResult(s.Result); result {
	case "", store.Won, store.Lost, store.Drawn:
		l.Result = result
	default:
		return lobby.ListPage{}, problem.InvalidField("result", messages.SearchResult())
	}
	if s.Opponent != "" {
		other, err := p.Find(ctx, s.Opponent)
		if problem.Is(err, problem.NotFound) {
			err = problem.InvalidField("opponent", messages.SearchOpponent())
		}
		if err != nil {
			return lobby.ListPage{}, err
		}
		l.Opponent = other.Person
	}
	return p.Lobby.ListPerson(ctx, reader, person, l)
}

// Between returns how the games of a reader against another person have ended for the reader, and whether there is
// anything to tell: both are different people.
func (p *Profiles) Between(ctx context.Context, reader identity.Person, person string) (between store.HeadToHead, ok bool, err error) {
	if !reader.Identified() || reader.ID == person {
		return store.HeadToHead{}, false, nil
	}
	between, err = p.Store.HeadToHead(ctx, reader.ID, person)
	return between, true, err
}
