//go:build !js

package registration

import (
	"github.com/teahouse-games/teahouse/kutai/lessons"
	"github.com/teahouse-games/teahouse/kutai/messages"
)

// Browsers load the messages of one language, so their programs leave the translations out.
func init() {
	Definition.Translations = messages.Files
	Definition.CourseTexts = lessons.Files
}
