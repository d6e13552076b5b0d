package cli

import "runtime/debug"

type versionCommand struct {
	JSON bool `name:"json" help:"Print JSON for a program to read."`
}

// versionJSON is what the program is, for a program.
type versionJSON struct {
	Version string         `json:"version"`
	Commit  string         `json:"commit,omitempty"`
	Time    string         `json:"time,omitempty"`    // of the commit
	Changed bool           `json:"changed,omitempty"` // the source was not that of the commit
	Go      string         `json:"go,omitempty"`
	Rules   map[string]int `json:"rules"` // the version of the rules of each game
}

// Run prints the version of the program and of each game's rules.
func (c *versionCommand) Run(s *invocation) error {
	v := buildVersion()
	for _, rules := range s.Games {
		v.Rules[rules.Name] = rules.Version
	}
	if c.JSON {
		return s.printJSON(v)
	}
	s.out.printf("teahouse %s\n", version())
	for _, rules := range s.Games {
		s.out.printf("%s rules %d\n", rules.Name, rules.Version)
	}
	return nil
}

// buildVersion returns what the build says about itself.
func buildVersion() versionJSON {
	v := versionJSON{Version: version(), Rules: map[string]int{}}
	info, ok := debug.ReadBuildInfo()
	if !ok {
		return v
	}
	v.Go = info.GoVersion
	for _, setting := range info.Settings {
		switch setting.Key {
		case "vcs.revision":
			v.Commit = setting.Value
		case "vcs.time":
			v.Time = setting.Value
		case "vcs.modified":
			v.Changed = setting.Value == "true"
		}
	}
	return v
}

// version returns the build version: a release, a commit or "(devel)".
func version() string {
	info, ok := debug.ReadBuildInfo()
	if !ok {
		return "(unknown)"
	}
	version := info.Main.Version
	for _, setting := range info.Settings {
		if setting.Key == "vcs.revision" && version == "(devel)" {
			version = setting.Value
		}
	}
	return version
}
