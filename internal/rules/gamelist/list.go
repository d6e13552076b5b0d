package gamelist

// ListedGame is a game with its options, for a program to read.
type ListedGame struct {
	Name    string         `json:"name"`
	Title   string         `json:"title"`
	Author  string         `json:"author"`
	Players [2]string      `json:"players"`
	Rules   int            `json:"rules"` // the version of its rules
	Options []ListedOption `json:"options"`
}

// ListedOption is an option of a game, for a program to read.
type ListedOption struct {
	Name    string   `json:"name"`
	Default string   `json:"default"`
	Values  []string `json:"values,omitempty"`
	Min     *int     `json:"min,omitempty"`
	Max     *int     `json:"max,omitempty"`
	Form    string   `json:"form,omitempty"`
	Meaning string   `json:"meaning"`
}

// List returns all games with their options.
func (c Games) List() []ListedGame {
	list := []ListedGame{}
	for _, rules := range c {
		g := ListedGame{rules.Name, rules.Title, rules.Author, rules.RoleNames, rules.Version, []ListedOption{}}
		for i := range rules.Options {
			o := &rules.Options[i]
			option := ListedOption{Name: o.Name, Default: o.Default, Values: o.Values, Meaning: o.Description}
			if o.Range != nil {
				option.Min, option.Max = &o.Range.Min, &o.Range.Max
			}
			if o.Pattern != nil {
				option.Form = o.Pattern.Form
			}
			g.Options = append(g.Options, option)
		}
		list = append(list, g)
	}
	return list
}
