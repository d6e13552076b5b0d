package pgcluster

import (
	"context"
	"errors"
	"fmt"
	"os"
	"os/exec"
	"path/filepath"
	"strings"
	"time"

	"github.com/jackc/pgx/v5"
)

// FormationConfig describes a formation.
type FormationConfig struct {
	Database string   // that is made
	Members  int      // how many servers, 3 or more
	Monitor  []string // settings of the monitor, as pgautofailover.health_check_period=1000
}

// Formation is a primary with its standbys that pg_auto_failover watches: if the primary is lost, a standby
// is promoted. A commit waits until a standby has it.
type Formation struct {
	config  FormationConfig
	system  *system
	folder  string
	port    int // of the monitor
	monitor *child
	members []*Member
}

// Member is a machine of a formation: a server of PostgreSQL and what watches it.
type Member struct {
	Name string
	Port int // on 127.0.0.1

	formation *Formation
	process   *child // nil: it does not run
	killed    []int  // the processes that it had
}

// StartFormation starts a formation and returns once all members are as they should be. It waits for the disk at
// each commit.
func StartFormation(ctx context.Context, c FormationConfig) (*Formation, error) {
	if _, err := exec.LookPath("pg_autoctl"); err != nil {
		return nil, errors.New("there is no pg_autoctl: install the packages pg-auto-failover-cli and postgresql-15-auto-failover")
	}
	sys, err := findSystem()
	if err != nil {
		return nil, err
	}
	folder, err := os.MkdirTemp("", "formation")
	if err != nil {
		return nil, err
	}
	f := &Formation{config: c, system: sys, folder: folder}
	if err := f.start(ctx); err != nil {
		return nil, errors.Join(err, f.Close())
	}
	return f, nil
}

func (f *Formation) start(ctx context.Context) error {
	for _, folder := range []string{"", "run"} {
		path := filepath.Join(f.folder, folder)
		if err := errors.Join(os.MkdirAll(path, 0o700), f.system.give(path)); err != nil {
			return err
		}
	}
	if err := f.startMonitor(ctx); err != nil {
		return err
	}
	for i := range f.config.Members {
		if err := f.addMember(ctx, fmt.Sprint("db", i+1)); err != nil {
			return err
		}
	}
	if _, err := f.autoctl(ctx, "set", "formation", "number-sync-standbys", "1", "--pgdata", f.path(f.members[0].Name)); err != nil {
		return err
	}
	_, err := f.WaitUntilHealthy(ctx)
	return err
}

func (f *Formation) path(name string) string { return filepath.Join(f.folder, name) }

// environment keeps all that pg_autoctl writes in the folder.
func (f *Formation) environment() []string {
	return []string{
		"HOME=" + f.folder, "XDG_CONFIG_HOME=" + f.path("config"), "XDG_DATA_HOME=" + f.path("data"), "XDG_RUNTIME_DIR=" + f.path("run"),
		"PG_REGRESS_SOCK_DIR=" + f.path("run"), "PGHOST=" + f.path("run"),
	}
}

// autoctl runs pg_autoctl to its end.
func (f *Formation) autoctl(ctx context.Context, arguments ...string) (string, error) {
	c := f.system.command(ctx, "pg_autoctl", arguments...)
	c.Env = append(c.Env, f.environment()...)
	text, err := c.CombinedOutput()
	if err != nil {
		return "", fmt.Errorf("pg_autoctl %s: %w\n%s", strings.Join(arguments, " "), err, text)
	}
	return string(text), nil
}

// run runs what watches the monitor or a member.
func (f *Formation) run(name string) (*child, error) {
	return f.system.start(f.path(name+".log"), f.environment(), "pg_autoctl", "run", "--pgdata", f.path(name))
}

// create makes the monitor or a member, and adds settings to those that pg_autoctl has written.
func (f *Formation) create(ctx context.Context, kind, name string, port int, settings []string, arguments ...string) error {
	arguments = append([]string{
		"create", kind, "--pgdata", f.path(name), "--pgport", fmt.Sprint(port), "--hostname", "127.0.0.1", "--auth", "trust", "--no-ssl",
		"--pgctl", filepath.Join(f.system.binaries, "pg_ctl"),
	}, arguments...)
	if _, err := f.autoctl(ctx, arguments...); err != nil {
		return err
	}
	file, err := os.OpenFile(filepath.Join(f.path(name), "postgresql.conf"), os.O_APPEND|os.O_WRONLY, 0o600)
	if err != nil {
		return err
	}
	_, err = file.WriteString(strings.Join(settings, "\n") + "\n")
	return errors.Join(err, file.Close())
}

func (f *Formation) startMonitor(ctx context.Context) (err error) {
	if f.port, err = freePort(); err != nil {
		return err
	}
	if err := f.create(ctx, "monitor", "monitor", f.port, append([]string{"shared_buffers=16MB"}, f.config.Monitor...)); err != nil {
		return err
	}
	if _, err := f.autoctl(ctx, "config", "set", "--pgdata", f.path("monitor"), "postgresql.listen_addresses", "127.0.0.1"); err != nil {
		return err
	}
	if f.monitor, err = f.run("monitor"); err != nil {
		return err
	}
	return poll(ctx, func() error { return query(ctx, f.monitorDSN(), new(int), "SELECT 1") })
}

func (f *Formation) monitorDSN() string {
	return fmt.Sprintf("postgres://autoctl_node@127.0.0.1:%d/pg_auto_failover?sslmode=disable", f.port)
}

// addMember makes and starts a member: the first one is the primary, the others are standbys.
func (f *Formation) addMember(ctx context.Context, name string) error {
	port, err := freePort()
	if err != nil {
		return err
	}
	settings := []string{"shared_buffers=64MB", "max_connections=200", "wal_keep_size=256MB", "wal_retrieve_retry_interval=500ms"}
	err = f.create(ctx, "postgres", name, port, settings, "--name", name, "--listen", "127.0.0.1", "--pghost", f.path("run"),
		"--username", superuser, "--dbname", f.config.Database, "--monitor", f.monitorDSN())
	if err != nil {
		return err
	}
	m := &Member{Name: name, Port: port, formation: f}
	f.members = append(f.members, m)
	if err := m.Start(ctx); err != nil {
		return err
	}
	_, err = f.WaitUntilHealthy(ctx)
	return err
}

// Start starts a member that was killed: it comes back as a standby.
func (m *Member) Start(ctx context.Context) error {
	// pg_autoctl takes a process that has ended for a running one until the system has forgotten it.
	err := poll(ctx, func() error {
		for _, pid := range m.killed {
			if _, err := os.Stat(fmt.Sprintf("/proc/%d", pid)); err == nil {
				return fmt.Errorf("the process %d of %s is still known", pid, m.Name)
			}
		}
		return nil
	})
	if err == nil {
		m.process, err = m.formation.run(m.Name)
	}
	return err
}

// Kill ends all processes of a member at once, as if its machine had lost power.
func (m *Member) Kill() (err error) {
	if m.process == nil {
		return nil
	}
	killed := m.process
	m.process = nil
	m.killed, err = killed.kill()
	return err
}

// DSN returns the address of the database at this member alone.
func (m *Member) DSN() string { return m.formation.dsn(m) }

// DSN returns the address of the database at whichever member is the primary.
func (f *Formation) DSN() string { return f.dsn(f.members...) + "&target_session_attrs=read-write" }

func (f *Formation) dsn(members ...*Member) string {
	var hosts []string
	for _, m := range members {
		hosts = append(hosts, fmt.Sprintf("127.0.0.1:%d", m.Port))
	}
	return "postgres://" + superuser + "@" + strings.Join(hosts, ",") + "/" + f.config.Database + "?sslmode=disable&connect_timeout=3"
}

// pollInterval is the time between two looks at the servers. Each starts a process, for which they need their processors.
const pollInterval = 500 * time.Millisecond

// WaitUntilHealthy waits until there is a primary, all other members are standbys, and commits wait for them. It returns
// the primary.
func (f *Formation) WaitUntilHealthy(ctx context.Context) (primary *Member, err error) {
	ctx, cancel := context.WithTimeout(ctx, 3*time.Minute)
	defer cancel()
	for {
		var states, name string
		err := query(ctx, f.monitorDSN(), &states, `SELECT coalesce(string_agg(nodename || ' ' || reportedstate || ' ' || goalstate || ' ' || health, E'\n' ORDER BY nodename), '')
			FROM pgautofailover.node`)
		healthy := err == nil && strings.Count(states, "\n") == len(f.members)-1
		for _, line := range strings.Split(states, "\n") {
			words := strings.Fields(line)
			healthy = healthy && len(words) == 4 && words[1] == words[2] && words[3] == "1" &&
				(words[1] == "secondary" || words[1] == "primary" || len(f.members) == 1 && words[1] == "single")
			if healthy && words[1] != "secondary" {
				name = words[0]
			}
		}
		for _, m := range f.members {
			if healthy && m.Name == name {
				return m, nil
			}
		}
		select {
		case <-time.After(pollInterval):
		case <-ctx.Done():
			return nil, errors.Join(fmt.Errorf("the formation does not become healthy; it is\n%s\n%s", states, f.logs()), err, ctx.Err())
		}
	}
}

// logs returns the ends of what pg_autoctl has written.
func (f *Formation) logs() string {
	var all strings.Builder
	names, _ := filepath.Glob(f.path("*.log"))
	for _, name := range names {
		text, _ := os.ReadFile(name)
		fmt.Fprintf(&all, "%s:\n%s\n", filepath.Base(name), text[max(0, len(text)-4000):])
	}
	return all.String()
}

// WaitForPromotion waits until another member than the lost one can be written to, and returns it. It keeps a connection to each,
// since each new one starts a process.
func (f *Formation) WaitForPromotion(ctx context.Context, lost *Member) (*Member, error) {
	ctx, cancel := context.WithTimeout(ctx, 3*time.Minute)
	defer cancel()
	conns := map[*Member]*pgx.Conn{}
	defer func() {
		for _, conn := range conns {
			_ = conn.Close(context.WithoutCancel(ctx))
		}
	}()
	for {
		for _, m := range f.members {
			var primary bool
			if m == lost {
				continue
			}
			if err := queryKept(ctx, conns, m, &primary, "SELECT NOT pg_is_in_recovery()"); err == nil && primary {
				return m, nil
			}
		}
		select {
		case <-time.After(pollInterval):
		case <-ctx.Done():
			return nil, fmt.Errorf("no member is promoted: %w\n%s", ctx.Err(), f.logs())
		}
	}
}

// queryKept reads one value from a member by the connection to it in conns, which it makes if there is none.
func queryKept(ctx context.Context, conns map[*Member]*pgx.Conn, m *Member, into any, text string) (err error) {
	ctx, cancel := context.WithTimeout(ctx, 3*time.Second)
	defer cancel()
	conn := conns[m]
	if conn == nil || conn.IsClosed() {
		if conn, err = pgx.Connect(ctx, m.DSN()); err != nil {
			return err
		}
		conns[m] = conn
	}
	return conn.QueryRow(ctx, text).Scan(into)
}

// Assigned returns when the monitor first assigned a state to a member after a moment.
func (f *Formation) Assigned(ctx context.Context, m *Member, state string, after time.Time) (moment time.Time, err error) {
	var first *time.Time
	err = query(ctx, f.monitorDSN(), &first,
		"SELECT min(eventtime) FROM pgautofailover.event WHERE nodename = $1 AND goalstate = $2 AND eventtime > $3", m.Name, state, after)
	if err == nil && first == nil {
		err = fmt.Errorf("the monitor has not assigned %s to %s", state, m.Name)
	}
	if err != nil {
		return moment, err
	}
	return *first, nil
}

// Close ends all members and the monitor, and deletes their data.
func (f *Formation) Close() error {
	var errs []error
	for _, m := range f.members {
		errs = append(errs, m.Kill())
	}
	if f.monitor != nil {
		_, err := f.monitor.kill()
		errs = append(errs, err)
	}
	return errors.Join(append(errs, os.RemoveAll(f.folder))...)
}

// query reads one value.
func query(ctx context.Context, dsn string, into any, text string, arguments ...any) (err error) {
	ctx, cancel := context.WithTimeout(ctx, 3*time.Second)
	defer cancel()
	conn, err := pgx.Connect(ctx, dsn)
	if err != nil {
		return err
	}
	defer func() { err = errors.Join(err, conn.Close(context.WithoutCancel(ctx))) }()
	return conn.QueryRow(ctx, text, arguments...).Scan(into)
}
