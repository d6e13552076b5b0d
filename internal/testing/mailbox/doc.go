// Package mailbox has an SMTP server for tests: it keeps all mails that it is given.
//
//	box, err := mailbox.Open(mailbox.Config{})
//	…
//	letter, err := box.Next(ctx)
//	err = box.Close()
//
// # Caveats
//
// It listens on this machine only, knows one user, and makes its certificate itself.
package mailbox
