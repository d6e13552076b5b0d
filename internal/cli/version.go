package cli

import "runtime/debug"

type versionCommand struct{}

// Run prints which program this is, and which version of each game's rules it plays.
func (*versionCommand) Run(s *invocation) error {
	s.out.printf("teahouse %s\n", version())
	for _, rules := range s.Games {
		s.out.printf("%s rules %d\n", rules.Name, rules.Version)
	}
	return nil
}

// version is what the builder wrote into the program: a release, a commit or "(devel)".
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
