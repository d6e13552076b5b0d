package server

import (
	"errors"
	"strings"
	"testing"
	"time"
)

func TestDefaultIsFine(t *testing.T) {
	c := Default()
	if err := c.Check(); err != nil {
		t.Error(err)
	}
	if c.Listen != "127.0.0.1:8080" || c.Grace != 10*time.Second || c.Metrics != metricsLocal || c.Pprof != "" {
		t.Errorf("the defaults are %+v", c)
	}
}

func TestCheck(t *testing.T) {
	for _, test := range []struct {
		change func(*Config)
		want   string // the beginning of the error
	}{
		{func(c *Config) { c.Listen = ":0" }, ""},
		{func(c *Config) { c.Listen = "[::1]:http" }, ""},
		{func(c *Config) { c.Listen = "8080" }, `listen: "8080" is not an address: want HOST:PORT`},
		{func(c *Config) { c.Listen = "" }, `listen: "" is not an address`},
		{func(c *Config) { c.Listen = "127.0.0.1:" }, `listen: "127.0.0.1:" has no valid port`},
		{func(c *Config) { c.Listen = "127.0.0.1:70000" }, `listen: "127.0.0.1:70000" has no valid port`},
		{func(c *Config) { c.Metrics = "off" }, ""},
		{func(c *Config) { c.Metrics = ":9090" }, ""},
		{func(c *Config) { c.Metrics = "here" }, `metrics: "here" is not an address`},
		{func(c *Config) { c.Pprof = "localhost:6060" }, ""},
		{func(c *Config) { c.Pprof = "[::1]:6060" }, ""},
		{func(c *Config) { c.Pprof = "127.3.0.1:6060" }, ""},
		{func(c *Config) { c.Pprof = ":6060" }, `pprof: ":6060" could be reached from other machines`},
		{func(c *Config) { c.Pprof = "0.0.0.0:6060" }, `pprof: "0.0.0.0:6060" could be reached`},
		{func(c *Config) { c.Pprof = "localhost.example:6060" }, `pprof: "localhost.example:6060" could be reached`},
		{func(c *Config) { c.PublicURL = "https://play.example" }, ""},
		{func(c *Config) { c.PublicURL = "http://play.example:8080/" }, ""},
		{func(c *Config) { c.PublicURL = "play.example" }, `public-url: "play.example" is not the address of a site`},
		{func(c *Config) { c.PublicURL = "ftp://play.example" }, `public-url: "ftp://play.example" is not the address of a site`},
		{func(c *Config) { c.PublicURL = "https://play.example/tea" }, `public-url: "https://play.example/tea" has more than a scheme and a host`},
		{func(c *Config) { c.Origin = []string{"https://a.example", "b"} }, `origin: "b" is not the address of a site`},
		{func(c *Config) { c.Connections = -1 }, `connections: -1 cannot be: want a number from 0 to 1000000`},
		{func(c *Config) { c.ScaleLimits = 0 }, `scale-limits: 0 cannot be: want a number from 1`},
		{func(c *Config) { c.MaxDatabase, c.MinFree = 100_000_000, 0 }, ""},
		{func(c *Config) { c.MaxDatabase = 99_999_999 }, `max-database: 99999999 bytes cannot be: want at least 100MB`},
		{func(c *Config) { c.KeepAbandoned, c.KeepUnfinished, c.KeepFinished, c.KeepPeople = 0, 0, 0, 0 }, ""},
		{func(c *Config) { c.KeepAbandoned = -1 }, `keep-abandoned: -1ns cannot be`},
		{func(c *Config) { c.KeepAbandoned = time.Minute }, `keep-abandoned: 1m0s cannot be: want a time from 1h0m0s to`},
		{func(c *Config) { c.KeepUnfinished = time.Hour }, `keep-unfinished: 1h0m0s cannot be: want a time from 24h0m0s to`},
		{func(c *Config) { c.KeepFinished = 200 * 365 * 24 * time.Hour }, `keep-finished: 1752000h0m0s cannot be: want a time from 24h0m0s to`},
		{func(c *Config) { c.KeepPeople = 8759 * time.Hour }, `keep-people: 8759h0m0s cannot be: want a time from 8760h0m0s to`},
		{func(c *Config) { c.ComputerQueue = 0 }, `computer-queue: 0 cannot be`},
		{func(c *Config) { c.ComputerPause = time.Hour }, `computer-pause: 1h0m0s cannot be: want a time from 0s to 1m0s`},
		{func(c *Config) { c.SMTPServer, c.SMTPFrom = "smtp.example:587", "Teahouse <tea@play.example>" }, ""},
		{func(c *Config) { c.SMTPServer, c.SMTPFrom, c.SMTPSecurity = "localhost:25", "tea@play.example", "none" }, ""},
		{func(c *Config) { c.SMTPServer = "smtp.example" }, `smtp-server: "smtp.example" is not the address of a mail server`},
		{func(c *Config) { c.SMTPServer, c.SMTPSecurity = "smtp.example:25", "none" }, `smtp-server: mails for smtp.example would travel without encryption`},
		{func(c *Config) { c.SMTPServer = "smtp.example:587" }, `smtp-from: "" is not an address`},
		{func(c *Config) { c.SMTPServer, c.SMTPFrom, c.SMTPUser = "smtp.example:587", "tea@play.example", "tea" }, `smtp-user: a user needs a password`},
		{func(c *Config) {
			c.SMTPServer, c.SMTPFrom, c.SMTPPasswordFile = "smtp.example:587", "tea@play.example", "f"
		}, `smtp-password-file: a password needs a user`},
		{func(c *Config) {
			c.SMTPServer, c.SMTPFrom, c.SMTPUser, c.SMTPPasswordFile, c.SMTPPassword = "smtp.example:587", "tea@play.example", "tea", "f", "p"
		}, `smtp-password-file: there is a password in TEAHOUSE_SMTP_PASSWORD too`},
		{func(c *Config) { c.SMTPFrom = "tea@play.example" }, `smtp-from: it is of use only with --smtp-server`},
		{func(c *Config) { c.Postgres, c.Node, c.BusListen = "postgres://db", "node-1", "127.0.0.1:4222" }, ""},
		{func(c *Config) { c.Node = "node-1" }, `node: it is of use only with --postgres`},
		{func(c *Config) { c.BusListen = "127.0.0.1:4222" }, `bus-listen: it is of use only with --postgres`},
		{func(c *Config) { c.Postgres, c.Memory = "postgres://db", true }, `memory: matches are kept in memory or with --postgres`},
		{func(c *Config) { c.Postgres, c.Node = "postgres://db", "-" }, `node: "-" cannot be a name`},
		{func(c *Config) { c.Postgres, c.BusPeer = "postgres://db", []string{"10.0.0.2:4222"} }, `bus-peer: a node with other nodes needs an address`},
		{func(c *Config) { c.Grace = 0 }, `grace: 0s cannot be: want a time from 1ms to 1h0m0s`},
		{func(c *Config) { c.Grace = 2 * time.Hour }, `grace: 2h0m0s cannot be: want a time from 1ms to 1h0m0s`},
		{func(c *Config) { c.ComputerPause = 0 }, ``},
	} {
		c := Default()
		test.change(&c)
		err := c.Check()
		if test.want == "" {
			if err != nil {
				t.Errorf("%v, but it is fine", err)
			}
			continue
		}
		var setting *SettingError
		if !errors.As(err, &setting) || !strings.HasPrefix(err.Error(), test.want) {
			t.Errorf("the error is %v, want %s", err, test.want)
		}
	}
}

func TestNetwork(t *testing.T) {
	for text, want := range map[string]string{
		"127.0.0.1":  "127.0.0.1/32",
		"10.0.0.0/8": "10.0.0.0/8",
		"::1":        "::1/128",
		"fd00::/8":   "fd00::/8",
		"10.0.0.1/8": "",
		"fe80::1%en": "",
		"localhost":  "",
		"":           "",
	} {
		var n Network
		err := n.UnmarshalText([]byte(text))
		if (err == nil) != (want != "") || err == nil && n.String() != want {
			t.Errorf("%q is %v (%v), want %q", text, n, err, want)
		}
	}
}
