// Package page is the plain pages of the service, made on the server: lists, a form for a
// match, the match itself, links to seats. Everything works with links and forms alone;
// a few lines of script keep a match live.
//
//	pages := page.New(page.Config{Reception: r, Identity: people, Accounts: people, Games: games.All()})
//	pages.Mount(mux)
//	defer pages.Close()
//
// A turn is entered by following links: each place that may be picked is one, and leads to
// the same page with a longer path. A GET changes nothing; what a form sends carries a
// client id and a command id, so that sending it twice does it once.
//
// # Caveats
//
// Pages need a content policy that allows what comes from here, and nothing else: they
// have no inline script, no inline style and nothing from elsewhere.
package page
