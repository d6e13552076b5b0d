package page

import (
	"errors"
	"net/http"
	"net/url"
	"strconv"
	"strings"
	"time"

	"github.com/teahouse-games/teahouse/internal/service/notice"
	"github.com/teahouse-games/teahouse/internal/service/store"
	"github.com/teahouse-games/teahouse/internal/web/identity"
	"github.com/teahouse-games/teahouse/internal/web/problem"
)

// noticesPage lists of what the reader was notified, and how they are notified.
type noticesPage struct {
	pageFrame
	Problem *problem.Problem // what is wrong with the form that was sent
	Done    string           // what a form has just done
	List    []noticeRow
	Account *noticeSettingsView // nil for a guest
}

// noticeRow is one notice.
type noticeRow struct {
	notice.Texts
	Unread bool
	At     time.Time
}

// noticeSettingsView is how a person with an account is notified.
type noticeSettingsView struct {
	Channels []string // their names
	Kinds    []kindRow
	Periods  []periodChoice
	Address  bool // whether there is one for mails
	NoMail   string
	PushKey  string
	Device   string // the browser of the reader
	Devices  []deviceRow
	Webhooks []notice.WebhookTarget
	Full     bool   // no more webhooks can be added
	Secret   string // of the webhook that was added just now
	Typed    string
}

type kindRow struct {
	Text    string
	Choices []channelChoice
}

type channelChoice struct {
	Name, Label string
	On          bool
	NoMail      bool // it is for mails, and this site sends none
}

type periodChoice struct {
	Hours  int
	Text   string
	Chosen bool
}

type deviceRow struct {
	ID, Label string
	Used      time.Time
}

// notices lists the notices of the reader.
func (p *Pages) notices(w http.ResponseWriter, r *http.Request) error {
	return p.showNotices(w, r, nil, nil)
}

// showNotices shows the page, also after a form was refused. change may add to it.
func (p *Pages) showNotices(w http.ResponseWriter, r *http.Request, refusal error, change func(*noticeSettingsView)) error {
	person, err := p.person(w, r)
	if err != nil {
		return err
	}
	f := frameOf(r, person)
	page := &noticesPage{pageFrame: f.titled(f.Words.Text("site-notices-title"))}
	page.Here = "/me/notifications"
	if r.URL.Query().Get("done") == "saved" {
		page.Done = f.Words.Text("site-notices-saved")
	}
	if page.List, err = p.noticeRows(r, person); err != nil {
		return err
	}
	if person.Session != "" {
		if page.Account, err = p.noticeSettings(r, &page.pageFrame); err != nil {
			return err
		}
		if change != nil {
			change(page.Account)
		}
	}
	status := http.StatusOK
	if refusal != nil {
		found := problem.FromError(refusal)
		page.Problem, status = page.translate(found), found.Status
	}
	return p.write(w, r, "notices", status, page)
}

// noticeRows describes the notices of a person. Those about matches that are gone are left out.
func (p *Pages) noticeRows(r *http.Request, person identity.Person) (rows []noticeRow, err error) {
	if !person.Identified() {
		return nil, nil
	}
	list, _, err := p.Notices.List(r.Context(), person.ID)
	if err != nil {
		return nil, err
	}
	lang := preferencesOf(r).Lang
	for _, one := range list {
		texts, err := p.Notices.Describe(r.Context(), one, lang)
		if errors.Is(err, store.ErrNotFound) {
			continue
		}
		if err != nil {
			return nil, err
		}
		rows = append(rows, noticeRow{texts, one.Unread, one.At})
	}
	return rows, nil
}

// kindIDs and channelIDs are the identifiers of the names of kinds and channels.
var (
	kindIDs = map[notice.Kind]string{
		notice.Turn: "site-notices-kind-turn", notice.TimeLeft: "site-notices-kind-time-left", notice.Challenge: "site-notices-kind-challenge",
		notice.Answer: "site-notices-kind-answer", notice.Rematch: "site-notices-kind-rematch", notice.Over: "site-notices-kind-over",
	}
	channelIDs = map[notice.Channel]string{
		notice.Page: "site-notices-channel-page", notice.Push: "site-notices-channel-push", notice.Mail: "site-notices-channel-mail",
		notice.Webhook: "site-notices-channel-webhook",
	}
)

// noticeSettings returns how the reader is notified.
func (p *Pages) noticeSettings(r *http.Request, f *pageFrame) (*noticeSettingsView, error) {
	settings, err := p.Notices.Settings(r.Context(), f.Me.ID)
	if err != nil {
		return nil, err
	}
	view := &noticeSettingsView{
		PushKey: p.Notices.PushKey.Public, Device: deviceText(f.Words, r.UserAgent()), Webhooks: settings.Webhooks,
		Full: len(settings.Webhooks) >= notice.MaxWebhooks, NoMail: f.Words.Sentence(p.Accounts.Logins().NoMail()),
	}
	for _, c := range notice.Channels() {
		view.Channels = append(view.Channels, f.Words.Text(channelIDs[c]))
	}
	for _, k := range notice.Kinds() {
		row := kindRow{Text: f.Words.Text(kindIDs[k])}
		for i, c := range notice.Channels() {
			label := f.Words.Text("site-notices-choice", "kind", row.Text, "channel", view.Channels[i])
			row.Choices = append(row.Choices, channelChoice{choiceName(k, c), label, settings.Wants(k, c), c == notice.Mail && view.NoMail != ""})
		}
		view.Kinds = append(view.Kinds, row)
	}
	for _, hours := range notice.DigestPeriods {
		text := f.Words.Text("site-notices-period-days", "days", hours/24)
		view.Periods = append(view.Periods, periodChoice{hours, text, settings.DigestPeriod() == time.Duration(hours)*time.Hour})
	}
	address, err := p.Accounts.Logins().Address(r.Context(), f.Me.ID)
	if err != nil {
		return nil, err
	}
	view.Address = address.Address != ""
	devices, err := p.Notices.Store.Devices(r.Context(), f.Me.ID)
	for _, d := range devices {
		view.Devices = append(view.Devices, deviceRow{d.ID, deviceText(f.Words, d.Label), d.Used})
	}
	return view, err
}

// choiceName returns the name of the field that chooses a channel for a kind.
func choiceName(k notice.Kind, c notice.Channel) string { return string(k) + "." + string(c) }

// postNotices stores by which channels the reader is notified.
func (p *Pages) postNotices(w http.ResponseWriter, r *http.Request) error {
	person, err := p.owner(w, r)
	if err != nil {
		return err
	}
	if err := r.ParseForm(); err != nil {
		return formError(err)
	}
	hours, err := strconv.Atoi(r.PostForm.Get("period"))
	if err != nil {
		hours = 0 // the default
	}
	lang := preferencesOf(r).Lang
	noMail := !p.Accounts.Logins().NoMail().IsZero()
	err = p.Notices.ChangeSettings(r.Context(), person.ID, func(s *notice.PersonSettings) error {
		for _, k := range notice.Kinds() {
			var chosen []notice.Channel
			for _, c := range notice.Channels() {
				// A browser does not send what cannot be ticked: the choice of before stays.
				if stays := noMail && c == notice.Mail; stays && s.Wants(k, c) || !stays && r.PostForm.Has(choiceName(k, c)) {
					chosen = append(chosen, c)
				}
			}
			s.Choose(k, chosen)
		}
		if !noMail {
			s.DigestHours = hours
		}
		s.Language = lang
		return nil
	})
	if err != nil {
		return err
	}
	redirect(w, r, "/me/notifications?done=saved#settings")
	return nil
}

// readNotices marks all notices of the reader as read.
func (p *Pages) readNotices(w http.ResponseWriter, r *http.Request) error {
	person, err := p.person(w, r)
	if err != nil {
		return err
	}
	if person.Identified() {
		if err := p.Notices.Store.MarkRead(r.Context(), person.ID, ""); err != nil {
			return err
		}
	}
	redirect(w, r, "/me/notifications")
	return nil
}

// removeDevice ends pushed notices to a browser of the reader.
func (p *Pages) removeDevice(w http.ResponseWriter, r *http.Request) error {
	return p.changeAccount(w, r, "/me/notifications#devices", func(person identity.Person) error {
		err := p.Notices.RemoveDevice(r.Context(), person.ID, r.PathValue("device"))
		if errors.Is(err, notice.ErrNoDevice) {
			return nil // it was removed already
		}
		return err
	})
}

// addWebhook adds a webhook of the reader and shows its secret: only this answer has it.
func (p *Pages) addWebhook(w http.ResponseWriter, r *http.Request) error {
	person, err := p.owner(w, r)
	if err != nil {
		return err
	}
	if err := r.ParseForm(); err != nil {
		return formError(err)
	}
	typed := strings.TrimSpace(r.PostForm.Get("url"))
	added, err := p.Notices.AddWebhook(r.Context(), person.ID, typed)
	if errors.Is(err, notice.ErrWebhookURL) || errors.Is(err, notice.ErrManyWebhooks) {
		return p.showNotices(w, r, err, func(v *noticeSettingsView) { v.Typed = typed })
	}
	if err != nil {
		return err
	}
	return p.showNotices(w, r, nil, func(v *noticeSettingsView) { v.Secret = added.Secret })
}

// removeWebhook removes a webhook of the reader.
func (p *Pages) removeWebhook(w http.ResponseWriter, r *http.Request) error {
	return p.changeAccount(w, r, "/me/notifications#webhooks", func(person identity.Person) error {
		err := p.Notices.RemoveWebhook(r.Context(), person.ID, r.PathValue("webhook"))
		if errors.Is(err, notice.ErrNoWebhook) {
			return nil // it was removed already
		}
		return err
	})
}

// unsubscribePage has the button that ends all mails.
type unsubscribePage struct {
	pageFrame
	Action string
	Done   bool
}

// unsubscribe shows what the link of a mail does, and does nothing: programs that look for harmful links open it too.
func (p *Pages) unsubscribe(w http.ResponseWriter, r *http.Request) error {
	if _, err := p.Notices.Subscriber(r.PathValue("token")); err != nil {
		return err
	}
	return p.showUnsubscribe(w, r, false)
}

// postUnsubscribe ends all mails, without a login: mail programs send the form with one click.
func (p *Pages) postUnsubscribe(w http.ResponseWriter, r *http.Request) error {
	if err := p.Notices.Unsubscribe(r.Context(), r.PathValue("token")); err != nil {
		return err
	}
	return p.showUnsubscribe(w, r, true)
}

func (p *Pages) showUnsubscribe(w http.ResponseWriter, r *http.Request, done bool) error {
	person, err := p.person(w, r)
	if err != nil {
		return err
	}
	f := frameOf(r, person)
	page := &unsubscribePage{pageFrame: f.titled(f.Words.Text("site-unsubscribe-title")), Action: "/unsubscribe/" + url.PathEscape(r.PathValue("token")), Done: done}
	page.Here = "/"
	return p.write(w, r, "unsubscribe", http.StatusOK, page)
}

// countUnread counts the notices that the reader has not read, for the bell. A page without it is better than none.
func (p *Pages) countUnread(r *http.Request, f *pageFrame) {
	if !f.Me.Identified() || f.Bare {
		return
	}
	var err error
	if f.Unread, err = p.Notices.Unread(r.Context(), f.Me.ID); err != nil {
		p.Log.Warn("unread notices cannot be counted", "error", err)
	}
}

// markRead marks the notices about a match as read by the reader, who looks at it. A page that a browser fetches in advance is not
// looked at yet.
func (p *Pages) markRead(r *http.Request, page *matchPage) {
	if len(page.You) == 0 && !page.Challenged || r.Method != http.MethodGet || strings.Contains(r.Header.Get("Sec-Purpose"), "prefetch") {
		return
	}
	unread, err := p.Notices.Store.CountUnread(r.Context(), page.Me.ID)
	if err == nil && unread > 0 {
		err = p.Notices.Store.MarkRead(r.Context(), page.Me.ID, r.PathValue("match"))
	}
	if err != nil {
		p.Log.Warn("notices cannot be marked as read", "error", err)
	}
}
