// Package notice tells people what they wait for: that it is their turn, that little time is left, that a game is over.
//
//	notices := notice.Start(notice.Config{Store: s, Clock: clock, Site: "https://play.example", Key: key, Log: log, Metrics: m, Present: present})
//	defer notices.Stop()
//	err := notices.AddDevice(ctx, device)
//	…
//	notices, over := notice.OfEvents(m, events, notice.Circumstances{Sender: person, Viewing: viewing})
//
// A match makes notices and stores them in the transaction of its events. This package delivers them by each channel that
// their person has chosen: as a push to browsers, as a digest by mail, to webhooks. On the pages all
// are listed. See docs/adr/0029-notifications.md and docs/webhooks.md.
//
// # Caveats
//
// A delivery is deleted after its receiver has accepted it. If the process is killed in between, it is delivered again, with the same
// topic, Message-ID or delivery id, by which its receiver knows that it has it already. A push
// service that never answers costs a worker ten seconds each time.
package notice
