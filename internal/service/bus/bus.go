package bus

import "strings"

// Notification is something that happened.
type Notification struct {
	Seq  int64  // sequence number of a stored message; 0 if it is not stored
	Data []byte // JSON; shared, not to be changed
	// Missed means that messages of the topic may have been lost between the nodes: read the
	// store. It has neither Seq nor Data.
	Missed bool
}

// Bus is safe for concurrent use.
type Bus interface {
	// Publish delivers the message to all subscribers of the topic.
	Publish(topic string, m Notification)
	// Subscribe has f called with each message until stop is called. After stop has
	// returned f is not called any more.
	Subscribe(topic string, f func(Notification)) (stop func())
	// Close ends it: nothing is delivered any more.
	Close() error
}

// PublicTopic is the topic of summaries of public matches, as they change.
const PublicTopic = "public"

// PeopleTopic is the topic of people who were changed or who have given up their identity.
const PeopleTopic = "people"

// SeeksTopic is where the nodes tell each other that somebody looks for an opponent, and who was paired.
const SeeksTopic = "seeks"

// MatchTopic returns the topic of the events and of the presence of a match.
func MatchTopic(match string) string { return "match/" + match }

// StudyTopic is where it is published that a study has changed; Seq is the number of its last operation.
func StudyTopic(study string) string { return "study/" + study }

// OwnerTopic is where a node that has claimed a match publishes the match and its own id. It is one topic for all
// matches: a topic for each would cost every viewer a subscription.
const OwnerTopic = "owners"

// ChatTopic returns where the chat of a match is published.
func ChatTopic(match string) string { return "chat/" + match }

// CarrierOf returns the topic with which the messages of a topic travel between nodes: those of chat travel with the
// match, so that a viewer costs one subscription there. All other topics travel on their own.
func CarrierOf(topic string) string {
	if match, chat := strings.CutPrefix(topic, ChatTopic("")); chat {
		return MatchTopic(match)
	}
	return topic
}
