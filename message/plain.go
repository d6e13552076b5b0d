package message

// Plain returns a message with an English text that is in no catalogue.
func Plain(text string) Message {
	return plain.Make("plain-text", "text", Text(text))
}

var plain = NewCatalogue("plain", "plain-text = { $text }\n", nil)

// PlainAll returns messages with English texts that are in no catalogue.
func PlainAll(texts []string) (list []Message) {
	for _, text := range texts {
		list = append(list, Plain(text))
	}
	return list
}
