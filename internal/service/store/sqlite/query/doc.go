// Package query has the queries of the database as Go functions, made by sqlc from the
// SQL beside it.
//
//	q, err := query.Prepare(ctx, db)
//	head, err := q.Head(ctx, "m1")
//
// # Caveats
//
// Only this comment is written by hand: to change the rest change ../queries and run make
// generate.
package query
