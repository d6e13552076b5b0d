// Package identity says who sends a request, without accounts: a guest is who has the
// cookie.
//
//	guests := identity.NewGuests(key, store)
//	person, err := guests.Of(request)        // nobody yet: a zero Person
//	person, err = guests.Admit(w, request)   // gives an identity
//
// # Caveats
//
// Whoever has the cookie is the guest. There is no way back to a lost one but a seat
// key made before.
package identity
