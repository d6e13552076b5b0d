package deploy_test

import (
	"fmt"
	"regexp"
	"slices"
	"strconv"
	"strings"
	"testing"
	"time"

	"github.com/BurntSushi/toml"
	"github.com/alecthomas/kong"

	"github.com/teahouse-games/teahouse/internal/service/protocol"
	"github.com/teahouse-games/teahouse/internal/web/server"
)

// settings are values by the name of their flag.
type settings map[string]string

// configuration returns what the service makes of settings. The test fails if one does not exist or cannot be.
func (s settings) configuration(t *testing.T) server.Config {
	t.Helper()
	var c server.Config
	parser, err := kong.New(&c, kong.Exit(func(int) {}))
	if err != nil {
		t.Fatal(err)
	}
	var flags []string
	for name, value := range s {
		flags = append(flags, "--"+name+"="+value)
	}
	if _, err := parser.Parse(flags); err != nil {
		t.Fatal(err)
	}
	if err := c.Check(); err != nil {
		t.Error(err)
	}
	return c
}

// flagOf returns the flag of a variable.
func flagOf(variable string) string {
	return strings.ToLower(strings.ReplaceAll(strings.TrimPrefix(variable, "TEAHOUSE_"), "_", "-"))
}

// withoutFlag are the variables that have no flag of a setting: the file of settings, a password, and the secret of a
// provider of logins, named as in the example of the documents.
var withoutFlag = []string{"TEAHOUSE_CONFIG", "TEAHOUSE_SMTP_PASSWORD", "TEAHOUSE_OIDC_EXAMPLE_CLIENT_SECRET"}

var variable = regexp.MustCompile(`\bTEAHOUSE_[A-Z_]+`)

// The service refuses to start if its environment has a variable that is no setting.
func TestVariablesAreSettings(t *testing.T) {
	var c server.Config
	parser, err := kong.New(&c)
	if err != nil {
		t.Fatal(err)
	}
	found := 0
	for _, name := range append(deployed(t), "README.md", "../docs/operating.md") {
		for _, v := range variable.FindAllString(read(t, name), -1) {
			found++
			if !slices.Contains(withoutFlag, v) && !slices.ContainsFunc(parser.Model.Flags, func(f *kong.Flag) bool { return f.Name == flagOf(v) }) {
				t.Errorf("%s: %s is no setting", name, v)
			}
		}
	}
	if found < 20 {
		t.Errorf("%d variables were found", found)
	}
}

// unit has the values of a unit of systemd by their keys.
func unit(t *testing.T) map[string][]string {
	t.Helper()
	values := map[string][]string{}
	for line := range strings.Lines(read(t, "systemd/teahouse-node.service")) {
		line = strings.TrimSpace(line)
		if line == "" || line[0] == '#' || line[0] == '[' {
			continue
		}
		key, value, ok := strings.Cut(line, "=")
		if !ok {
			t.Errorf("%q is neither a section nor a setting", line)
		}
		values[key] = append(values[key], value)
	}
	return values
}

func nodeSettings(t *testing.T) settings {
	t.Helper()
	var file map[string]any
	if _, err := toml.Decode(read(t, "systemd/node.toml"), &file); err != nil {
		t.Fatal(err)
	}
	s := settings{}
	for name, value := range file {
		if list, ok := value.([]any); ok {
			value = strings.Trim(strings.Join(strings.Fields(fmt.Sprint(list)), ","), "[]")
		}
		s[name] = fmt.Sprint(value)
	}
	for line := range strings.Lines(read(t, "systemd/node.env")) {
		if name, value, ok := strings.Cut(strings.TrimSpace(line), "="); ok && name[0] != '#' {
			s[flagOf(name)] = value
		}
	}
	for _, set := range unit(t)["Environment"] {
		name, value, _ := strings.Cut(set, "=")
		s[flagOf(name)] = value
	}
	return s
}

// The unit, its file of settings and its environment make a node of a cluster.
func TestNodeUnit(t *testing.T) {
	c, u := nodeSettings(t).configuration(t), unit(t)
	if c.Postgres == "" || c.BusListen == "" || c.BusKey == "" || c.Node == "" || c.SingleDatabase {
		t.Errorf("this is no node of a cluster: %+v", c)
	}
	if got := u["ExecStart"]; !slices.Equal(got, []string{"/usr/local/bin/teahouse serve --config /etc/teahouse/node.toml"}) {
		t.Error(got)
	}
	stop, err := time.ParseDuration(u["TimeoutStopSec"][0] + "s")
	if err != nil || stop <= c.Grace {
		t.Errorf("systemd kills the service after %v (%v), but it may take %v", stop, err, c.Grace)
	}
	for _, want := range []string{"Restart=always", "DynamicUser=yes", "NoNewPrivileges=yes", "ProtectSystem=strict", "CapabilityBoundingSet=", "StartLimitIntervalSec=0", "LimitNOFILE=65536"} {
		key, value, _ := strings.Cut(want, "=")
		if !slices.Contains(u[key], value) {
			t.Errorf("the unit does not have %s", want)
		}
	}
}

// The nodes of the compose file are three that differ in their names.
func TestComposeNodes(t *testing.T) {
	services := at(t, readYAML(t, "compose/compose.yaml"), "services").(map[string]any)
	image := settings{}
	for _, set := range regexp.MustCompile(`TEAHOUSE_[A-Z]+=\S+`).FindAllString(read(t, "Containerfile"), -1) {
		name, value, _ := strings.Cut(set, "=")
		image[flagOf(name)] = value
	}
	var nodes []string
	for name, service := range services {
		if at(t, service, "image") != "teahouse:latest" {
			continue
		}
		nodes = append(nodes, name)
		s := settings{}
		for k, v := range image {
			s[k] = v
		}
		for k, v := range at(t, service, "environment").(map[string]any) {
			s[flagOf(k)] = v.(string)
		}
		c := s.configuration(t)
		if c.Node != name || c.BusListen != name+":6222" || c.Listen != ":8080" || c.Metrics != ":9090" {
			t.Errorf("%s is %s, listens at %s, %s and %s", name, c.Node, c.Listen, c.BusListen, c.Metrics)
		}
		if proxy := at(t, services, "caddy", "networks", "site", "ipv4_address"); len(c.TrustedProxy) != 1 || c.TrustedProxy[0].Addr().String() != proxy {
			t.Errorf("%s trusts %v, but the proxy is at %s", name, c.TrustedProxy, proxy)
		}
		if stop, err := time.ParseDuration(at(t, service, "stop_grace_period").(string)); err != nil || stop <= c.Grace {
			t.Errorf("%s is killed after %v (%v), but may take %v", name, stop, err, c.Grace)
		}
		if !strings.Contains(at(t, services, "caddy", "environment", "NODES").(string), name+":8080") {
			t.Errorf("the proxy does not know %s", name)
		}
	}
	if len(nodes) != 3 {
		t.Errorf("there are the nodes %v", nodes)
	}
	names := regexp.MustCompile(`ANY 1 \((.*)\)`).FindStringSubmatch(read(t, "compose/primary.sh"))
	for name := range strings.SplitSeq(names[1], ", ") {
		if services[name] == nil || !strings.Contains(at(t, services, "node1", "environment", "TEAHOUSE_POSTGRES").(string), name) {
			t.Errorf("%s is no server of the compose file, or the nodes do not know it", name)
		}
	}
}

// Both proxies know the same nodes, and wait for longer than the service is silent.
func TestProxies(t *testing.T) {
	address := regexp.MustCompile(`10\.0\.0\.\d+:8080`)
	caddy, nginx := read(t, "proxy/Caddyfile"), read(t, "proxy/nginx.conf")
	a, b := address.FindAllString(caddy, -1), address.FindAllString(nginx, -1)
	if len(a) != 3 || !slices.Equal(a, b) || !slices.Contains(a, nodeSettings(t)["listen"]) {
		t.Errorf("Caddy has the nodes %v, nginx %v, and the example is %s", a, b, nodeSettings(t)["listen"])
	}
	silent := protocol.PingInterval + protocol.PongTimeout
	for _, name := range []string{"proxy_read_timeout", "proxy_send_timeout"} {
		parts := regexp.MustCompile(name + ` (\d+s);`).FindStringSubmatch(nginx)
		if parts == nil {
			t.Fatalf("nginx has no %s", name)
		}
		if limit, err := time.ParseDuration(parts[1]); err != nil || limit <= silent {
			t.Errorf("%s is %v (%v): connections can be silent for %v", name, limit, err, silent)
		}
	}
	taken := regexp.MustCompile(`maxOperationsBody = (\d+) << 20`).FindStringSubmatch(read(t, "../internal/web/api/studies.go"))
	for name, text := range map[string]string{"proxy/nginx.conf": nginx, "docs/operating.md": read(t, "../docs/operating.md")} {
		body := regexp.MustCompile(`client_max_body_size (\d+)m;`).FindStringSubmatch(text)
		if taken == nil || body == nil || number(t, body[1]) < number(t, taken[1]) {
			t.Errorf("%s: nginx takes requests of %v, the service of %v", name, body, taken)
		}
	}
	for _, text := range []string{caddy, nginx} {
		if strings.Count(text, "{") != strings.Count(text, "}") {
			t.Error("brackets do not match")
		}
	}
}

func number(t *testing.T, text string) int {
	t.Helper()
	n, err := strconv.Atoi(text)
	if err != nil {
		t.Fatal(err)
	}
	return n
}
