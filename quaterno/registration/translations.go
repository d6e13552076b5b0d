//go:build !js

package registration

import "github.com/teahouse-games/teahouse/quaterno/messages"

// Programs for browsers load the messages of one language.
func init() { Definition.Translations = messages.Files }
