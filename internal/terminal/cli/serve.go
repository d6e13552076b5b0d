package cli

import (
	"errors"
	"net"
	"os"
	"runtime"
	"runtime/debug"
	"slices"
	"strings"

	"github.com/alecthomas/kong"

	"github.com/teahouse-games/teahouse/internal/terminal/savegame"
	"github.com/teahouse-games/teahouse/internal/web/server"
	"github.com/teahouse-games/teahouse/web"
)

type serveCommand struct {
	server.Config
	File string `type:"file" name:"config" placeholder:"FILE" help:"A TOML file of settings; an example is docs/teahouse.toml."`

	trouble   error                 // an error in the environment or the file
	providers []server.OIDCProvider // of the file
}

// Help returns examples.
func (*serveCommand) Help() string {
	return `Lets people play over the network: in a browser, or with a program of their own. It runs until Ctrl-C or SIGTERM and then ends in order; a second one ends it at once. Matches go on where they were when it is started again, and no clock has run meanwhile.

Every setting has one name: --log-level here, TEAHOUSE_LOG_LEVEL in the environment, log-level in a TOML file. What is given here wins over the environment, that over the file. docs/operating.md explains how to run it for others.

Examples:

    teahouse serve
    teahouse serve --memory --listen 127.0.0.1:0
    teahouse serve --listen :8080
    teahouse serve --config /etc/teahouse.toml
    TEAHOUSE_LOG_LEVEL=debug teahouse serve

    # /etc/teahouse.toml
    listen = "127.0.0.1:8080"
    public-url = "https://play.example"
    trusted-proxy = ["127.0.0.1/32"]`
}

// BeforeResolve reads the environment and the file.
func (c *serveCommand) BeforeResolve(ctx *kong.Context) error {
	var flags []*kong.Flag
	file := os.Getenv(environmentName("config"))
	for _, flag := range ctx.Selected().Flags {
		if flag.Name != "config" {
			flags = append(flags, flag)
		} else if given, ok := ctx.FlagValue(flag).(string); ok && given != "" {
			file = given
		}
	}
	flags = slices.DeleteFunc(flags, func(f *kong.Flag) bool { return f.Name == "help" })
	var read *settingSources
	if read, c.trouble = readSettings(flags, file); c.trouble == nil {
		c.providers = read.providers
		ctx.AddResolver(read)
	}
	return nil
}

// The garbage collector runs when garbagePercent of the memory in use has become garbage, Go's own value is 100, and counts heapFloor bytes as in use
// that are never touched and so take no room. A service with few players would collect all the time otherwise, and one with many would keep too
// much: docs/performance.md has the figures. The variable GOGC overrides both.
const (
	garbagePercent = 60
	heapFloor      = 16 << 20
)

// Run serves until a stop signal.
func (c *serveCommand) Run(s *invocation) error {
	if c.trouble != nil {
		return c.trouble
	}
	if os.Getenv("GOGC") == "" {
		floor := make([]byte, heapFloor)
		defer runtime.KeepAlive(floor)
		debug.SetGCPercent(garbagePercent)
	}
	ctx, stop := signalContext()
	defer stop()
	if c.Data == "" && !c.Memory {
		folder, err := savegame.DefaultDir(os.Getenv)
		if err != nil {
			return err
		}
		c.Data = folder
	}
	c.Games, c.Log, c.SMTPPassword, c.OIDC = s.Games, s.errs, os.Getenv(environmentName(smtpPassword)), c.providers
	service, err := server.New(ctx, c.Config)
	debug.FreeOSMemory() // starting leaves as much garbage as the service needs when it is empty
	if wrong := (*server.SettingError)(nil); errors.As(err, &wrong) {
		if strings.Contains(wrong.Name, ".") {
			return callErrorf("%w", wrong) // it is no flag
		}
		return callErrorf("--%w", wrong)
	}
	if err != nil {
		return err
	}
	s.out.printf("The tea house is open at %s\n", service.URL())
	if c.Memory {
		s.out.printWrapped("Nothing is kept: with the program its matches end.")
	}
	if at, ok := service.Addr().(*net.TCPAddr); ok && at.IP.IsLoopback() && c.PublicURL == "" {
		s.out.printWrapped("Only this machine can reach it; --listen :8080 lets others in.")
	}
	if _, built := web.Files(); !built {
		s.out.printWrapped("The pages are the plain ones: make build makes those with the board that answers at once.")
	}
	s.out.printWrapped("Ctrl-C closes it.")
	return service.Run(ctx)
}
