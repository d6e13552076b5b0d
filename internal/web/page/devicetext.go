package page

import (
	"github.com/mileusna/useragent"

	"github.com/teahouse-games/teahouse/internal/i18n/messages"
)

// deviceText returns what a reader knows a browser by, e.g. "Firefox on Linux", from the field User-Agent. A program is known by its name.
func deviceText(w *messages.Messages, field string) string {
	ua := useragent.Parse(field)
	switch {
	case ua.Name == "":
		return w.Text("site-account-device-unknown")
	case ua.OS == "":
		return ua.Name
	}
	return w.Text("site-account-device", "browser", ua.Name, "system", ua.OS)
}
