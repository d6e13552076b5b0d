package account

import (
	"net/http"
	"net/url"

	"github.com/teahouse-games/teahouse/internal/web/problem/messages"
	"github.com/teahouse-games/teahouse/message"
)

// NoPasskeys returns why browsers make no passkeys for the host of a request, a zero Message if they do. Elsewhere is the origin
// for which they do, e.g. http://localhost:8080 for a request to 127.0.0.1; empty if there is none or it is that of the request.
func (l *Logins) NoPasskeys(r *http.Request) (reason message.Message, elsewhere string) {
	if l.origin == "" {
		return messages.NoPasskeysHere(), ""
	}
	site, err := url.Parse(l.origin)
	if err != nil || (&url.URL{Host: r.Host}).Hostname() == site.Hostname() {
		return message.Message{}, ""
	}
	return messages.PasskeysElsewhere(message.Text(l.origin)), l.origin
}
