package server

import (
	"fmt"
	"log/slog"
	"os"
	"strings"
	"time"

	"github.com/teahouse-games/teahouse/internal/service/mail"
	"github.com/teahouse-games/teahouse/internal/service/metrics"
	"github.com/teahouse-games/teahouse/internal/web/account"
)

// MailConfig has the settings of mails.
type MailConfig struct {
	SMTPServer       string `name:"smtp-server" placeholder:"HOST:PORT" help:"The mail server through which people log in by e-mail and are notified of their games, e.g. smtp.example:587; without it no mail is sent."`
	SMTPSecurity     string `name:"smtp-security" default:"starttls" enum:"starttls,tls,none" placeholder:"KIND" help:"How the connection to it is encrypted: starttls, tls (from the beginning, as at port 465), or none for a server on this machine (${default})."`
	SMTPUser         string `name:"smtp-user" placeholder:"NAME" help:"The user at the mail server. The password is in --smtp-password-file or TEAHOUSE_SMTP_PASSWORD."`
	SMTPPasswordFile string `name:"smtp-password-file" type:"path" placeholder:"FILE" help:"The file with the password of that user, and nothing else."`
	SMTPFrom         string `name:"smtp-from" placeholder:"ADDRESS" help:"The address that mails come from, e.g. Teahouse <tea@play.example>."`

	MailDelay time.Duration `name:"mail-delay" default:"1h" placeholder:"TIME" help:"How long news of games wait before they are mailed, so that people who are here read them first (${default})."`

	// SMTPPassword is the password from the environment: flags can be seen in the list of processes.
	SMTPPassword string `kong:"-"`
}

// maxPassword is the most that a file with a password has, in bytes.
const maxPassword = 4096

// smtp returns the mail server of the settings, without its password.
func (c *MailConfig) smtp() *mail.SMTP {
	return &mail.SMTP{Server: c.SMTPServer, Security: mail.Security(c.SMTPSecurity), User: c.SMTPUser, From: c.SMTPFrom}
}

// checkMail reports the first setting of mails that cannot be.
func (c *MailConfig) checkMail() error {
	if c.SMTPServer == "" {
		for _, setting := range []struct{ name, value string }{
			{"smtp-user", c.SMTPUser}, {"smtp-password-file", c.SMTPPasswordFile}, {"smtp-from", c.SMTPFrom},
		} {
			if setting.value != "" {
				return &SettingError{setting.name, "it is of use only with --smtp-server"}
			}
		}
		return nil
	}
	if err := c.smtp().Check(); err != nil {
		return &SettingError{"smtp-server", err.Error()}
	}
	if err := mail.CheckSender(c.SMTPFrom); err != nil {
		return &SettingError{"smtp-from", err.Error()}
	}
	switch {
	case c.SMTPUser == "" && c.SMTPPasswordFile != "":
		return &SettingError{"smtp-password-file", "a password needs a user: set --smtp-user"}
	case c.SMTPUser != "" && c.SMTPPasswordFile == "" && c.SMTPPassword == "":
		return &SettingError{"smtp-user", "a user needs a password: set --smtp-password-file or TEAHOUSE_SMTP_PASSWORD"}
	case c.SMTPPasswordFile != "" && c.SMTPPassword != "":
		return &SettingError{"smtp-password-file", "there is a password in TEAHOUSE_SMTP_PASSWORD too: choose one"}
	}
	return nil
}

// password returns the password at the mail server. A line break at the end of the file does not belong to it.
func (c *MailConfig) password() (string, error) {
	if c.SMTPPasswordFile == "" {
		return c.SMTPPassword, nil
	}
	text, err := os.ReadFile(c.SMTPPasswordFile)
	if err != nil {
		return "", fmt.Errorf("the password of the mail server: %w", err)
	}
	password := strings.TrimRight(string(text), "\r\n")
	if password == "" || len(password) > maxPassword || strings.ContainsAny(password, "\r\n") {
		return "", &SettingError{"smtp-password-file", "the file has to have one line, which is the password"}
	}
	return password, nil
}

// openMail opens the outbox, and returns it with the server that it delivers to; it returns nil if none are sent.
func (h *app) openMail(c *MailConfig, log *slog.Logger, m *metrics.Metrics) (account.Mailer, mail.Transport, error) {
	if c.SMTPServer == "" {
		log.Info("no mail is sent: nobody can log in by e-mail; set smtp-server")
		return nil, nil, nil
	}
	server := c.smtp()
	var err error
	if server.Password, err = c.password(); err != nil {
		return nil, nil, err
	}
	outbox := mail.Open(mail.Config{Transport: server, Log: log, Metrics: m})
	h.onClose("mail", outbox.Close)
	return outbox, server, nil
}
