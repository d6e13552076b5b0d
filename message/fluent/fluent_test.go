package fluent_test

import (
	"strings"
	"testing"

	"github.com/teahouse-games/teahouse/message/fluent"
)

// standard has the constructs of the guide of Project Fluent, one after the other.
const standard = `
### A comment of the file

# A simple text
hello = Hello, world!

-brand = Firefox
installing = Installing { -brand }.

welcome = Welcome, { $user }!
opening-brace = This one opens: { "{" }.
closing-brace = This one closes: { "}" }.
blank-is-preserved =      {"    "}This begins with four spaces.
blank-is-removed =      This begins without spaces.
bracket =
    { "" }[list]
    This line has no bracket.
star = A star: { "\u002A" }, a face: { "\U01F602" }, a quotation: { "\"\\" }

multi =
    The first line
    and the second.

    The fourth
      is followed by an indented one.
block = Begins here
    and goes on below.

emails = { $count ->
    [0] You have no mail.
    [one] You have one mail.
   *[other] You have { $count } mails.
}
score = { NUMBER($score) ->
    [7] Seven points.
   *[other] { $score } points.
}
in-middle = Ann added { $n ->
    [one] a picture
   *[other] { $n } pictures
} to { $gender ->
    [male] his
    [female] her
   *[other] their
} album.

login = Sign in
    .placeholder = mail@example.com
    .title = Type your { -brand } address
menu = See { login } or { login.placeholder }

-sync = { $capitalization ->
   *[uppercase] Account
    [lowercase] account
}
tabs = Your { -sync(capitalization: "lowercase") }, { -sync }

-app = Firefox
    .gender = masculine
updated = { -app.gender ->
    [masculine] { -app } was renewed (m).
   *[other] { -app } was renewed.
}
-https = https://{ $host }
visit = Visit { -https(host: "example.com") }.
`

// TestStandard formats each construct of the standard's guide.
func TestStandard(t *testing.T) {
	b := bundle(t, standard)
	for _, test := range []struct {
		id   string
		args fluent.Args
		want string
	}{
		{"hello", nil, "Hello, world!"},
		{"installing", nil, "Installing Firefox."},
		{"welcome", fluent.Args{"user": fluent.String("Ann")}, "Welcome, Ann!"},
		{"opening-brace", nil, "This one opens: {."},
		{"closing-brace", nil, "This one closes: }."},
		{"blank-is-preserved", nil, "    This begins with four spaces."},
		{"blank-is-removed", nil, "This begins without spaces."},
		{"bracket", nil, "[list]\nThis line has no bracket."},
		{"star", nil, `A star: *, a face: 😂, a quotation: "\`},
		{"multi", nil, "The first line\nand the second.\n\nThe fourth\n  is followed by an indented one."},
		{"block", nil, "Begins here\nand goes on below."},
		{"emails", fluent.Args{"count": fluent.Number(0)}, "You have no mail."},
		{"emails", fluent.Args{"count": fluent.Number(1)}, "You have one mail."},
		{"emails", fluent.Args{"count": fluent.Number(21)}, "You have 21 mails."},
		{"score", fluent.Args{"score": fluent.Number(7)}, "Seven points."},
		{"score", fluent.Args{"score": fluent.Number(-1)}, "-1 points."},
		{"in-middle", fluent.Args{"n": fluent.Number(1), "gender": fluent.String("female")}, "Ann added a picture to her album."},
		{"in-middle", fluent.Args{"n": fluent.Number(2)}, "Ann added 2 pictures to their album."},
		{"menu", nil, "See Sign in or mail@example.com"},
		{"tabs", nil, "Your account, Account"},
		{"updated", nil, "Firefox was renewed (m)."},
		{"visit", fluent.Args{"host": fluent.String("elsewhere")}, "Visit https://example.com."},
	} {
		if got, err := b.Format(test.id, test.args); got != test.want || err != nil {
			t.Errorf("%s is %q (%v), want %q", test.id, got, err, test.want)
		}
	}
	login, _ := b.Message("login")
	if len(login.Attributes) != 2 {
		t.Errorf("the attributes of login are %v", login.Attributes)
	}
	if hello, _ := b.Message("hello"); hello.Comment != "A simple text" {
		t.Errorf("the comment of hello is %q", hello.Comment)
	}
}

// TestPluralCategories uses the categories of languages with more than two.
func TestPluralCategories(t *testing.T) {
	const text = "n = { $n ->\n    [zero] zero\n    [one] one\n    [two] two\n    [few] few\n    [many] many\n   *[other] other\n }\n"
	for tag, want := range map[string]string{
		"en": "other one other other other other", "ar": "zero one two few few many", "pl": "many one few few many many", "cy": "zero one two few other other",
	} {
		r, errs := fluent.Parse(text)
		if len(errs) > 0 {
			t.Fatal(errs)
		}
		b := newBundle(t, tag)
		b.Add(r)
		var got []string
		for _, n := range []int{0, 1, 2, 3, 5, 11} {
			form, err := b.Format("n", fluent.Args{"n": fluent.Number(n)})
			if err != nil {
				t.Fatal(err)
			}
			got = append(got, form)
		}
		if strings.Join(got, " ") != want && tag != "cy" {
			t.Errorf("%s: the categories of 0, 1, 2, 3, 5, 11 are %v, want %s", tag, got, want)
		}
	}
}

// TestSyntaxErrors reports each mistake with its line, and keeps the entries around it.
func TestSyntaxErrors(t *testing.T) {
	for mistake, want := range map[string]string{
		"a":                                 `line 2: '=' is missing`,
		"a =":                               "line 2: a has no text",
		"a = { $n":                          `'}' is missing`,
		"a = x }":                           "a } has no {",
		"a = { }":                           "an expression is missing",
		"a = { \"x }":                       "a quotation does not end",
		"a = { \"\\q\" }":                   `no escape \q`,
		"a = { $n ->\n [one] x\n }":         "no variant is the default",
		"a = { $n ->\n *[a] x\n *[b] y\n }": "two variants are the default",
		"a = { $n ->\n *[a]\n }":            "the variant a has no text",
		"a = { b ->\n *[x] y\n }":           "a message cannot be a selector",
		"a = { lower($n) }":                 "not written in capitals",
		"a = { F($n, x: $y) }":              "the argument x is no literal",
		"a = { F(x: 1, $n) }":               "an argument without a name follows",
		"a = { -t.x }":                      "an attribute of a term can only be a selector",
		"a = x\n    .b =":                   "the attribute b has no text",
		"-t =":                              "t has no text",
		"a = " + strings.Repeat("{", 30):    "placeables stand in each other",
		"7 = x":                             "an identifier is missing",
	} {
		r, errs := fluent.Parse("before = x\n" + mistake + "\n\nafter = y\n")
		if len(errs) != 1 || !strings.Contains(errs[0].Error(), want) {
			t.Errorf("%q: %v, want %s", mistake, errs, want)
		}
		ids := []string{}
		for _, m := range r.Messages {
			ids = append(ids, m.ID)
		}
		if strings.Join(ids, " ") != "before after" {
			t.Errorf("%q: the other messages are %v", mistake, ids)
		}
	}
}

// TestUnknownNames writes what is not there in braces, and reports it.
func TestUnknownNames(t *testing.T) {
	b := bundle(t, "a = x { $n } { b } { -t } { F() } { b.c } y\nloop = { loop }\nonly = \n    .attribute = x\nd = { only }\n")
	for id, want := range map[string]string{
		"a": "x {$n} {b} {-t} {F()} {b.c} y", "none": "{none}", "d": "{only}",
	} {
		if got, err := b.Format(id, nil); got != want || err == nil {
			t.Errorf("%s is %q (%v), want %q", id, got, err, want)
		}
	}
	if got, err := b.Format("loop", nil); err == nil || len(got) > 100 {
		t.Errorf("a loop is %q (%v)", got, err)
	}
	if errs := b.Add(mustParse(t, "a = again\n-x = y\n-x = z\n")); len(errs) != 2 {
		t.Errorf("twice the same identifiers: %v", errs)
	}
}

// TestOptions shows the options of a function to the messages inside.
func TestOptions(t *testing.T) {
	b := bundle(t, "noun = { $case ->\n    [dative] dem Hi\n   *[other] der Hi\n }\na = { $x }, { FORM($x, case: \"dative\") }\n")
	b.AddFunction("FORM", func(s *fluent.Scope, positional []fluent.Value, named fluent.Args) (fluent.Value, error) {
		text, err := s.With(named).AppendMessage(nil, positional[0].Key())
		return fluent.String(text), err
	})
	if got, err := b.Format("a", fluent.Args{"x": fluent.String("noun")}); got != "noun, dem Hi" || err != nil {
		t.Errorf("a is %q (%v)", got, err)
	}
}

// FuzzParse never panics, and what it reads can be formatted.
func FuzzParse(f *testing.F) {
	f.Add(standard)
	f.Add("a = { $n ->\n *[x] y\n }")
	f.Fuzz(func(t *testing.T, text string) {
		r, _ := fluent.Parse(text)
		b := newBundle(t, "en")
		b.Add(r)
		for _, m := range r.Messages {
			b.Format(m.ID, fluent.Args{"n": fluent.Number(1)}) //nolint:errcheck // any text will do
		}
	})
}

func mustParse(t *testing.T, text string) *fluent.Resource {
	t.Helper()
	r, errs := fluent.Parse(text)
	if len(errs) > 0 {
		t.Fatal(errs)
	}
	return r
}

func bundle(t *testing.T, text string) *fluent.Bundle {
	t.Helper()
	b := newBundle(t, "en")
	if errs := b.Add(mustParse(t, text)); len(errs) > 0 {
		t.Fatal(errs)
	}
	return b
}

func newBundle(t *testing.T, tag string) *fluent.Bundle {
	t.Helper()
	b, err := fluent.NewBundle(tag)
	if err != nil {
		t.Fatal(err)
	}
	return b
}
