package page

import (
	"html/template"
	"net/http"

	"github.com/teahouse-games/teahouse/internal/identity"
	"github.com/teahouse-games/teahouse/internal/words"
	"github.com/teahouse-games/teahouse/web"
)

// frame is what every page has.
type frame struct {
	Title string
	Me    identity.Person
	Look  Look
	Words *words.Words // in the language of the page
	Here  string       // the address of the page, to come back to; / where it is the answer to a form
	Live  bool         // it has the script of a match
	// Again is after how many seconds a browser without script loads the page again; 0: never.
	Again int

	Boot    template.JS // what the script that takes the page over is told; empty where there is none
	Parts   web.Parts   // of that script
	Preview *preview    // for who is sent a link to the page
	Bare    bool        // nothing but the board is seen
	AtTable bool        // the board is what the page is for
}

// framed is a page in its frame.
type framed interface{ base() *frame }

func (f *frame) base() *frame { return f }

// frameOf is the frame of a page that somebody asks for.
func frameOf(r *http.Request, who identity.Person) frame {
	look := lookOf(r)
	f := frame{Me: who, Look: look, Words: words.In(look.Lang), Here: "/"}
	if r.Method == http.MethodGet {
		f.Here = hereOf(r)
	}
	return f
}

// maxHere is how many bytes the address has that a page leads back to: it stands in the page.
const maxHere = 2048

// hereOf is the address of a request, without what is behind the path if that is long.
func hereOf(r *http.Request) string {
	switch here := r.URL.RequestURI(); {
	case len(here) <= maxHere:
		return here
	case len(r.URL.EscapedPath()) <= maxHere:
		return r.URL.EscapedPath()
	}
	return "/"
}

// titled is f with a title.
func (f frame) titled(title string) frame {
	f.Title = title
	return f
}

// drawn is a picture on a page that is there by day and by night.
type drawn struct {
	Theme   string // auto, light or dark
	Address string // without -light.svg or -dark.svg
	Alt     string
}

// Drawn is a picture in the theme of the page.
func (f *frame) Drawn(address, alt string) drawn { return drawn{f.Look.Theme, address, alt} }
