// Package query has the queries of the database as Go functions, made by sqlc from the
// SQL beside it.
//
//	q := query.New(conn)
//	owner, err := q.Owner(ctx, "m1")
//
// # Caveats
//
// Only this comment is written by hand: to change the rest change ../queries and run make
// generate. Texts are stored as package postgres escapes them.
package query
