package account

import (
	"html/template"
	"net/url"
	"strings"

	"github.com/teahouse-games/teahouse/internal/i18n/languages"
	"github.com/teahouse-games/teahouse/internal/i18n/messages"
	"github.com/teahouse-games/teahouse/internal/service/mail"
)

// mailText is a mail without its receiver.
type mailText struct {
	Lang, Subject string
	Paragraphs    []mailParagraph
}

// mailParagraph is a text, a code or a link.
type mailParagraph struct{ Text, Code, Link string }

// mailPage is the page of a mail. It loads nothing.
var mailPage = template.Must(template.New("").Parse(`<!DOCTYPE html>
<html lang="{{.Lang}}"><head><meta charset="utf-8"><title>{{.Subject}}</title></head><body>
{{range .Paragraphs}}<p>{{.Text}}{{with .Code}}<b style="font-size: 150%; letter-spacing: .1em">{{.}}</b>{{end}}{{with .Link}}<a href="{{.}}">{{.}}</a>{{end}}</p>
{{end}}</body></html>
`))

// loginMail writes the mail with which somebody logs in.
func (l *Logins) loginMail(lang string, secrets mailSecrets) mailText {
	w := messages.In(languages.For(lang))
	return l.answerableMail(w, w.Text("site-mail-login-subject", "site", l.siteName()), w.Text("site-mail-login", "site", l.siteName()), secrets)
}

// addressMail writes the mail with which somebody proves that an address is theirs.
func (l *Logins) addressMail(lang string, secrets mailSecrets) mailText {
	w := messages.In(languages.For(lang))
	return l.answerableMail(w, w.Text("site-mail-address-subject", "site", l.siteName()), w.Text("site-mail-address", "site", l.siteName()), secrets)
}

// answerableMail is one with a code and a link.
func (l *Logins) answerableMail(w *messages.Messages, subject, reason string, secrets mailSecrets) mailText {
	return mailText{w.Tag, subject, []mailParagraph{
		{Text: reason + " " + w.Text("site-mail-code-here")},
		{Code: secrets.code},
		{Text: w.Text("site-mail-link-here")},
		{Link: l.site + "/me/link/" + secrets.link},
		{Text: w.Text("site-mail-lasts", "minutes", int(MailLifetime.Minutes())) + " " + w.Text("site-mail-not-you")},
	}}
}

// noticeMail writes a mail about something that has happened to an account, by the identifier of its text.
func (l *Logins) noticeMail(lang, happened string) mailText {
	w := messages.In(languages.For(lang))
	return mailText{w.Tag, w.Text("site-mail-notice-subject", "site", l.siteName()), []mailParagraph{
		{Text: w.Text(happened)},
		{Text: w.Text("site-mail-notice-not-you")},
		{Link: l.site + "/me"},
	}}
}

// siteName returns the host of the site.
func (l *Logins) siteName() string {
	if u, err := url.Parse(l.site); err == nil {
		return u.Hostname()
	}
	return l.site
}

// message returns the mail to an address.
func (t mailText) message(address string) (mail.Message, error) {
	var text []string
	for _, p := range t.Paragraphs {
		text = append(text, p.Text+p.Code+p.Link)
	}
	var html strings.Builder
	err := mailPage.Execute(&html, t)
	return mail.Message{To: address, Subject: t.Subject, Text: strings.Join(text, "\n\n") + "\n", HTML: html.String()}, err
}
