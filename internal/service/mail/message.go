package mail

// Message is a mail to one person. All texts are in UTF-8.
type Message struct {
	To      string // an address, without a name
	Subject string
	Text    string
	HTML    string // the same as a page; empty: text only
}
