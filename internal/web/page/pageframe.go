package page

import (
	"html/template"
	"net/http"
	"net/url"
	"slices"

	"github.com/teahouse-games/teahouse/internal/i18n/languages"
	"github.com/teahouse-games/teahouse/internal/i18n/messages"
	"github.com/teahouse-games/teahouse/internal/web/identity"
	"github.com/teahouse-games/teahouse/web"
)

// pageFrame is what every page has.
type pageFrame struct {
	Title  string
	Me     identity.Person
	Look   Preferences
	Words  *messages.Messages // in the language of the page
	Unread int                // notices to the reader
	Here   string             // the address of the page, to come back to; / where it is the answer to a form
	// Again is after how many seconds a browser without script loads the page again; 0: never.
	Again int

	Boot    template.JS  // the data of the script that takes the page over; empty where there is none
	Parts   web.Parts    // of that script
	Preview *linkPreview // for people who receive a link to the page
	Bare    bool         // nothing but the board is seen
	AtTable bool         // the board is what the page is for
}

// pageWithFrame is a page in its frame.
type pageWithFrame interface{ base() *pageFrame }

func (f *pageFrame) base() *pageFrame { return f }

// frameOf returns the frame of a page for a request.
func frameOf(r *http.Request, person identity.Person) pageFrame {
	look := preferencesOf(r)
	f := pageFrame{Me: person, Look: look, Words: messagesIn(look.Lang), Here: "/"}
	if r.Method == http.MethodGet {
		f.Here = hereOf(r)
	}
	return f
}

// maxHere is how many bytes the address has that a page leads back to: it stands in the page.
const maxHere = 2048

// hereOf returns the address of a request, without what is behind the path if that is long.
func hereOf(r *http.Request) string {
	switch here := withoutLanguage(r.URL); {
	case len(here) <= maxHere:
		return here
	case len(r.URL.EscapedPath()) <= maxHere:
		return r.URL.EscapedPath()
	}
	return "/"
}

// withoutLanguage returns an address without the language that it names: who changes the language
// comes back to the page in the new one.
func withoutLanguage(address *url.URL) string {
	q := address.Query()
	if !q.Has("lang") {
		return address.RequestURI()
	}
	q.Del("lang")
	rest := *address
	rest.RawQuery = q.Encode()
	return rest.RequestURI()
}

// offeredLanguage is a language that can be chosen, with its own name of itself.
type offeredLanguage struct{ Tag, Name string }

// Languages returns the languages that can be chosen.
func (f *pageFrame) Languages() []offeredLanguage { return offeredLanguages() }

func offeredLanguages() (list []offeredLanguage) {
	for _, tag := range offeredTags() {
		list = append(list, offeredLanguage{tag, languages.Name(tag)})
	}
	return list
}

// offeredTags returns the tags of the languages that can be chosen.
func offeredTags() []string {
	tags := languages.Tags()
	if messages.Known(messages.Pseudo) {
		tags = append(slices.Clone(tags), messages.Pseudo)
	}
	return tags
}

// titled is f with a title.
func (f pageFrame) titled(title string) pageFrame {
	f.Title = title
	return f
}

// themedImage is a picture on a page that is there by day and by night.
type themedImage struct {
	Theme   string // auto, light or dark
	Address string // without -light.svg or -dark.svg
	Alt     string
}

// Drawn returns a picture in the theme of the page.
func (f *pageFrame) Drawn(address, alt string) themedImage {
	return themedImage{f.Look.Theme, address, alt}
}
