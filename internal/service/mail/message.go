package mail

// Message is a mail to one person. All texts are in UTF-8.
type Message struct {
	To      string // an address, without a name
	Subject string
	Text    string
	HTML    string // the same as a page; empty: text only

	// ID is the Message-ID, without angle brackets: a mail that is sent again with the same one is shown once. Empty: a new one.
	ID string
	// Unsubscribe is the address at which mail programs end all mails of this kind with one click (RFC 8058). Empty: there is none.
	Unsubscribe string
}
