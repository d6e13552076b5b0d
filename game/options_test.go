package game

import (
	"errors"
	"maps"
	"strings"
	"testing"

	"github.com/teahouse-games/teahouse/message"
)

func optionRules() *Rules {
	return NewRules(Rules{
		Name: "toy",
		Options: []Option{
			{Name: "ki", Default: "off", Values: []string{"off", "on"}},
			{Name: "target", Default: "30", Range: &IntRange{Min: 3, Max: 60}},
			{Name: "field", Default: "open", Values: []string{"open"}, Pattern: &ValuePattern{Form: "WxH", Match: func(v string) bool { return len(v) == 3 && v[1] == 'x' }}},
		},
		TurnRules: []TurnRule{{ID: RuleText}, {ID: RuleOver}},
	}, SetupPositions(
		func(Options) countPosition { return countPosition{n: 5} },
		func(Options, string) (countPosition, error) {
			return countPosition{}, &SetupError{Game: "toy", Reasons: message.PlainAll([]string{"one", "two"})}
		},
		func(b Base[countPosition, *countPosition]) Game { return &countdown{b} },
	))
}

func TestResolve(t *testing.T) {
	rules := optionRules()
	tests := []struct {
		given   map[string]string
		want    Options // nil: refused
		message string
	}{
		{nil, Options{"ki": "off", "target": "30", "field": "open"}, ""},
		{map[string]string{"ki": "on"}, Options{"ki": "on", "target": "30", "field": "open"}, ""},
		{map[string]string{"target": "3", "field": "5x7"}, Options{"ki": "off", "target": "3", "field": "5x7"}, ""},
		{map[string]string{"target": "60"}, Options{"ki": "off", "target": "60", "field": "open"}, ""},
		{map[string]string{"ki": "On"}, nil, "option ki=On of toy: valid values are off, on"},
		{map[string]string{"ki": ""}, nil, "valid values are off, on"},
		{map[string]string{"target": "2"}, nil, "valid values are 3 to 60"},
		{map[string]string{"target": "61"}, nil, "valid values are 3 to 60"},
		{map[string]string{"target": "007"}, nil, "valid values are 3 to 60"},
		{map[string]string{"target": "+7"}, nil, "valid values are 3 to 60"},
		{map[string]string{"field": "wide"}, nil, "valid values are open, WxH"},
		{map[string]string{"colour": "red"}, nil, `toy has no option "colour": its options are ki, target, field`},
	}
	for _, test := range tests {
		got, err := rules.CompleteOptions(test.given)
		var refused *OptionError
		switch {
		case test.want != nil && (err != nil || !maps.Equal(got, test.want)):
			t.Errorf("%v: %v, %v; want %v", test.given, got, err, test.want)
		case test.want == nil && (!errors.As(err, &refused) || !strings.Contains(err.Error(), test.message)):
			t.Errorf("%v: %v, want %q", test.given, err, test.message)
		}
	}
	rules.Options = nil
	if _, err := rules.CompleteOptions(map[string]string{"ki": "on"}); err == nil || !strings.Contains(err.Error(), "none at all") {
		t.Errorf("a game without options: %v", err)
	}
}

func TestNewAndSetup(t *testing.T) {
	rules := optionRules()
	if table, err := rules.New(nil); err != nil || table.PositionText() != "n=5" {
		t.Errorf("New: %v, %v", table, err)
	}
	var option *OptionError
	if _, err := rules.New(map[string]string{"ki": "?"}); !errors.As(err, &option) {
		t.Errorf("New with a wrong option: %v", err)
	}
	if _, err := rules.NewFromPosition(map[string]string{"ki": "?"}, ""); !errors.As(err, &option) {
		t.Errorf("Setup with a wrong option: %v", err)
	}
	if _, err := rules.NewFromPosition(nil, ""); err == nil || err.Error() != "impossible position of toy: one; two" {
		t.Errorf("Setup: %v", err)
	}
	if _, ok := rules.TurnRule("orbit"); ok {
		t.Error("there is a heading that nobody wrote")
	}
	if h, ok := rules.TurnRule(RuleOver); !ok {
		t.Errorf("heading %+v, %v", h, ok)
	}
}

func TestOptionsInt(t *testing.T) {
	o := Options{"target": "12", "ki": "on"}
	if o.Int("target") != 12 {
		t.Errorf("target is %d", o.Int("target"))
	}
	defer func() {
		if recover() == nil {
			t.Error("an option that is no number gives one")
		}
	}()
	o.Int("ki")
}
