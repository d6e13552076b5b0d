// Package account lets people keep their identity: a guest makes a passkey, which is then the way back to the same person
// from any browser. A browser in which a person is logged in has a session.
//
//	logins, err := account.New(account.Config{Store: kept, Origin: "https://teahouse.example", OnEnd: closeConnections})
//	provider := account.NewSessionProvider(account.ProviderConfig{Logins: logins, Guests: guests, Secure: true, Address: addressOf})
//	sender, err := provider.Person(r)                             // the owner of an account, or a guest
//	ceremony, err := provider.BeginPasskey(r, sender, "Ann")      // for navigator.credentials.create
//	sender, err = provider.FinishPasskey(w, r, sender, ceremony.ID, "Phone", answer)
//	ceremony, err = logins.BeginLogin(ctx)                        // for navigator.credentials.get
//	sender, err = provider.LogInWithPasskey(w, r, ceremony.ID, answer)
//	err = provider.RequestLogin(w, r, "ann@example.org")          // sends a mail with a link and a code
//	sender, _, err = provider.AnswerMail(w, r, store.LoginByMail, account.MailAnswer{Code: "123456"})
//
// Logins know people, tokens and answers; the provider adds requests, cookies and the audit.
//
// See docs/adr/0024-accounts.md for what is stored.
//
// # Caveats
//
// Anyone who has the token of a session can act as the person. The store has its hash only. Passkeys belong to the host
// of the origin: a site that changes its host loses them. Browsers make none for an address of numbers, such as 127.0.0.1.
package account
