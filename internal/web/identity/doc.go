// Package identity finds the sender of a request, without accounts: anyone with the cookie is
// the guest.
//
//	guests := identity.NewGuests(key, store)
//	person, err := guests.Person(request)              // a zero Person without an identity
//	person, err = guests.PersonOrGuest(w, request)     // creates an identity
//
// # Caveats
//
// Anyone who has the cookie can act as the guest. Only a seat key made before restores the
// seats of a lost identity.
package identity
