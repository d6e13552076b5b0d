package notice

import "slices"

// Kind is what a notice is about.
type Kind string

// The kinds.
const (
	Turn      Kind = "turn"      // it is their turn
	TimeLeft  Kind = "time-left" // a fifth of the time for the turn is left
	Challenge Kind = "challenge" // somebody challenges them
	Answer    Kind = "answer"    // a challenge of theirs was answered
	Rematch   Kind = "rematch"   // their opponent asks for another game
	Over      Kind = "over"      // a game of theirs is over
)

// Channel is how a person is notified.
type Channel string

// The channels.
const (
	Page    Channel = "page" // in the list of notices, and beside the bell
	Push    Channel = "push"
	Mail    Channel = "mail"
	Webhook Channel = "webhook"
)

// Kinds returns all kinds, in the order in which they are shown.
func Kinds() []Kind { return []Kind{Turn, TimeLeft, Challenge, Answer, Rematch, Over} }

// Channels returns all channels, in the order in which they are shown.
func Channels() []Channel { return []Channel{Page, Push, Mail, Webhook} }

// defaultChannels are those of people who have chosen none.
var defaultChannels = map[Kind][]Channel{
	Turn:      {Page, Push, Mail, Webhook},
	TimeLeft:  {Page, Push, Mail, Webhook},
	Challenge: {Page, Push, Mail, Webhook},
	Answer:    {Page, Push, Webhook},
	Rematch:   {Page, Push, Mail, Webhook},
	Over:      {Page, Push, Webhook},
}

// isKind reports whether there is such a kind.
func isKind(k Kind) bool { return slices.Contains(Kinds(), k) }
