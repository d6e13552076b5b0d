// Package account lets people keep their identity: a guest makes a passkey, which is then the way back to the same person
// from any browser. A browser in which a person is logged in has a session.
//
//	logins, err := account.New(account.Config{Store: kept, Origin: "https://teahouse.example"})
//	ceremony, err := logins.BeginPasskey(ctx, person)           // for navigator.credentials.create
//	err = logins.FinishPasskey(ctx, person, ceremony.ID, "Phone", answer)
//	token, err := logins.OpenSession(ctx, person, device, "")   // the value of the cookie
//	person, err = logins.PersonOf(ctx, token)
//	provider := account.NewSessionProvider(logins, guests, true)  // finds people and guests
//
// See docs/adr/0024-accounts.md for what is stored.
//
// # Caveats
//
// Anyone who has the token of a session can act as the person. The store has its hash only. Passkeys belong to the host
// of the origin: a site that changes its host loses them. Browsers make none for an address of numbers, such as 127.0.0.1.
package account
