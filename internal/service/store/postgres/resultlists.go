package postgres

import (
	"github.com/teahouse-games/teahouse/internal/service/store"
	"github.com/teahouse-games/teahouse/internal/service/store/postgres/query"
)

// resultLists are the columns of results of rated matches.
type resultLists struct{ query.InsertResultsParams }

// add adds a result.
func (l *resultLists) add(r *store.RatedResult) {
	l.Matches = append(l.Matches, escape(r.Match))
	l.Pools = append(l.Pools, escape(r.Pool))
	l.Numbers = append(l.Numbers, r.Number)
	l.FirstPeople = append(l.FirstPeople, escape(r.People[0]))
	l.SecondPeople = append(l.SecondPeople, escape(r.People[1]))
	l.HalfPoints = append(l.HalfPoints, int64(r.HalfPoints))
	l.Times = append(l.Times, r.At.UnixMilli())
	l.Annulled = append(l.Annulled, r.Annulled)
	l.FirstPoints = append(l.FirstPoints, r.After[0].Points)
	l.FirstDeviations = append(l.FirstDeviations, r.After[0].Deviation)
	l.FirstVolatilities = append(l.FirstVolatilities, r.After[0].Volatility)
	l.FirstGames = append(l.FirstGames, int64(r.After[0].Games))
	l.SecondPoints = append(l.SecondPoints, r.After[1].Points)
	l.SecondDeviations = append(l.SecondDeviations, r.After[1].Deviation)
	l.SecondVolatilities = append(l.SecondVolatilities, r.After[1].Volatility)
	l.SecondGames = append(l.SecondGames, int64(r.After[1].Games))
}

// update returns what of the results of a pool is computed.
func (l *resultLists) update(pool string) query.UpdateResultsParams {
	return query.UpdateResultsParams{
		Pool: pool, Matches: l.Matches, Numbers: l.Numbers,
		FirstPoints: l.FirstPoints, FirstDeviations: l.FirstDeviations, FirstVolatilities: l.FirstVolatilities, FirstGames: l.FirstGames,
		SecondPoints: l.SecondPoints, SecondDeviations: l.SecondDeviations, SecondVolatilities: l.SecondVolatilities, SecondGames: l.SecondGames,
	}
}

// pools returns the pools with the greatest numbers of the results, for a copy.
func (l *resultLists) pools() query.CopyRatingPoolsParams {
	return query.CopyRatingPoolsParams{Names: l.Pools, Lasts: l.Numbers}
}
