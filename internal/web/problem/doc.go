// Package problem is what the service tells somebody whose request it could not
// fulfil: one kind of error, whichever way it was asked.
//
//	p := problem.FromError(err) // a *match.Refusal, an error of the store, of a game …
//	p.Status               // 409
//	p.Code                 // "taken"
//	p.Detail               // "Somebody sits there."
//	problem.Write(w, r, log, err)
//
// What it says is English until it is asked for In another language.
//
// Over HTTP it is application/problem+json as RFC 9457 has it; a page shows Title and
// Detail; the live protocol sends Code and Detail.
//
// # Caveats
//
// What is no error of the application becomes an incident: the sender is told a number
// and nothing else, the log has the number and the error.
package problem
