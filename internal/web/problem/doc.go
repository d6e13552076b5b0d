// Package problem is the error that the service sends when it cannot fulfil a request:
// one kind of error for pages, the API and live connections.
//
//	p := problem.FromError(err) // a *match.Refusal, an error of the store, of a game …
//	p.Status               // 409
//	p.Code                 // "taken"
//	p.Detail               // "Somebody sits there."
//	problem.Write(w, r, log, err)
//
// Its texts are English until In translates them.
//
// Over HTTP it is application/problem+json as RFC 9457 has it; a page shows Title and
// Detail; the live protocol sends Code and Detail.
//
// # Caveats
//
// An error that is none of the application becomes an incident: the sender gets only a
// number, the log has the number and the error.
package problem
