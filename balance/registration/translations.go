//go:build !js

package registration

import (
	"github.com/teahouse-games/teahouse/balance/lessons"
	"github.com/teahouse-games/teahouse/balance/messages"
)

// Programs for browsers load the messages of one language only.
func init() {
	Definition.Translations = messages.Files
	Definition.CourseTexts = lessons.Files
}
