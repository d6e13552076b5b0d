package notice

import (
	"context"
	"errors"
	"fmt"
	"html/template"
	"net/url"
	"strings"

	"github.com/teahouse-games/teahouse/internal/i18n/languages"
	"github.com/teahouse-games/teahouse/internal/i18n/messages"
	"github.com/teahouse-games/teahouse/internal/service/mail"
	"github.com/teahouse-games/teahouse/internal/service/store"
)

// maxDigest is how many notices a mail lists.
const maxDigest = 20

// digestPage is the page of a mail. It loads nothing.
var digestPage = template.Must(template.New("").Parse(`<!DOCTYPE html>
<html lang="{{.Lang}}"><head><meta charset="utf-8"><title>{{.Subject}}</title></head><body>
<p>{{.Intro}}</p>
<ul>{{range .Lines}}<li><a href="{{.Link}}">{{.Text}}</a></li>
{{end}}</ul>
{{with .More}}<p>{{.}}</p>
{{end}}<p><small>{{.Why}} <a href="{{.Settings}}">{{.Settings}}</a><br>{{.End}} <a href="{{.Unsubscribe}}">{{.Unsubscribe}}</a></small></p>
</body></html>
`))

// digestText is a digest as it is written.
type digestText struct {
	Lang, Subject, Intro, More, Why, Settings, End, Unsubscribe string
	Lines                                                       []digestLine
}

type digestLine struct{ Text, Link string }

// sendDigest sends one mail with the notices of a digest that are still unread, or about a turn that is still to be played. Without any it sends nothing.
func (n *Notices) sendDigest(ctx context.Context, d store.Delivery) error {
	address, err := n.Store.Address(ctx, d.Person)
	if errors.Is(err, store.ErrNotFound) || n.Mail == nil {
		return errUnneeded
	}
	if err != nil {
		return err
	}
	settings, err := n.Settings(ctx, d.Person)
	if err != nil {
		return err
	}
	notices, err := n.Store.DigestNotices(ctx, d.Person, d.Seq)
	if err != nil {
		return err
	}
	text, err := n.writeDigest(ctx, d.Person, &settings, notices)
	if err != nil || len(text.Lines) == 0 {
		return errors.Join(err, map[bool]error{true: errUnneeded}[err == nil])
	}
	m, err := text.message(address.Address)
	if err != nil {
		return err
	}
	m.ID = n.messageID(d)
	err = n.Mail.Deliver(ctx, m)
	if refused, ok := errors.AsType[*mail.DeliveryError](err); ok {
		return &SendError{Reason: refused.Error(), Permanent: refused.Permanent}
	}
	return err
}

// messageID returns the Message-ID of a digest, the same each time that it is sent: programs for mail show it once.
func (n *Notices) messageID(d store.Delivery) string {
	host := "teahouse.invalid"
	if u, err := url.Parse(n.Site); err == nil && u.Hostname() != "" {
		host = u.Hostname()
	}
	return fmt.Sprintf("digest.%s@%s", noticeID(d.NoticeKey), host)
}

// writeDigest writes what is still to be said.
func (n *Notices) writeDigest(ctx context.Context, person string, settings *PersonSettings, notices []store.Notice) (digestText, error) {
	w := messages.In(languages.For(settings.Language))
	t := digestText{Lang: w.Tag}
	more := 0
	reminded := map[string]bool{}
	for _, one := range notices {
		if Kind(one.Kind) == TimeLeft {
			reminded[one.Match] = true
		}
	}
	uptime := n.Clock.Now().Uptime
	for _, one := range notices {
		// Of a turn and its reminder the reminder says all.
		if !one.Unread && !one.IsTurnNotice() || one.Deadline > 0 && one.Deadline <= uptime || Kind(one.Kind) == Turn && reminded[one.Match] || !settings.Wants(Kind(one.Kind), Mail) {
			continue
		}
		texts, err := n.Describe(ctx, one, settings.Language)
		switch {
		case errors.Is(err, store.ErrNotFound):
		case err != nil:
			return t, err
		case len(t.Lines) >= maxDigest:
			more++
		default:
			t.Lines = append(t.Lines, digestLine{texts.Title, n.Site + texts.Path})
		}
	}
	host := n.Site
	if u, err := url.Parse(n.Site); err == nil {
		host = u.Hostname()
	}
	t.Subject = w.Text("site-digest-subject", "n", len(t.Lines)+more, "site", host)
	t.Intro, t.Why, t.End = w.Text("site-digest-intro", "site", host), w.Text("site-digest-why"), w.Text("site-digest-end")
	if more > 0 {
		t.More = w.Text("site-digest-more", "n", more)
	}
	t.Settings, t.Unsubscribe = n.Site+"/me/notifications", n.Site+"/unsubscribe/"+n.unsubscribeToken(person)
	return t, nil
}

// message returns the mail to an address.
func (t digestText) message(address string) (mail.Message, error) {
	var b strings.Builder
	b.WriteString(t.Intro + "\n\n")
	for _, line := range t.Lines {
		fmt.Fprintf(&b, "%s\n%s\n\n", line.Text, line.Link)
	}
	if t.More != "" {
		b.WriteString(t.More + "\n\n")
	}
	fmt.Fprintf(&b, "%s\n%s\n\n%s\n%s\n", t.Why, t.Settings, t.End, t.Unsubscribe)
	var page strings.Builder
	err := digestPage.Execute(&page, t)
	return mail.Message{To: address, Subject: t.Subject, Text: b.String(), HTML: page.String(), Unsubscribe: t.Unsubscribe}, err
}

// Unsubscribe ends all mails to the person of a token. The error is ErrUnsubscribe. It does the same each time.
func (n *Notices) Unsubscribe(ctx context.Context, token string) error {
	person, err := n.Subscriber(token)
	if err != nil {
		return err
	}
	if _, err := n.Store.Account(ctx, person); errors.Is(err, store.ErrNotFound) {
		return nil // there is nobody left to write to
	} else if err != nil {
		return err
	}
	return n.ChangeSettings(ctx, person, func(s *PersonSettings) error {
		s.withoutMail()
		return nil
	})
}
