//go:build !js

package registration

import (
	"github.com/teahouse-games/teahouse/skud/lessons"
	"github.com/teahouse-games/teahouse/skud/messages"
)

// Programs for browsers load the messages of one language.
func init() {
	Definition.Translations = messages.Files
	Definition.CourseTexts = lessons.Files
}
