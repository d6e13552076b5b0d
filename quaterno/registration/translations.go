//go:build !js

package registration

import (
	"github.com/teahouse-games/teahouse/quaterno/lessons"
	"github.com/teahouse-games/teahouse/quaterno/messages"
)

// Browsers load the file of one language, so their programs leave the others out.
func init() {
	Definition.Translations = messages.Files
	Definition.CourseTexts = lessons.Files
}
