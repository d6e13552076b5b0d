package cli

import (
	"bytes"
	"fmt"
	"os/exec"
	"regexp"
	"slices"
	"strings"
	"testing"

	"github.com/teahouse-games/teahouse/games"
)

// macroLine is a line of a manual page that begins as a macro.
var macroLine = regexp.MustCompile(`(?m)^[.'](.*)$`)

// manual returns the manual page of a command, or of the program.
func manual(t *testing.T, command ...string) string {
	t.Helper()
	var out, errs bytes.Buffer
	if code := (Program{Games: games.All()}).Main(append([]string{"man"}, command...), strings.NewReader(""), &out, &errs); code != exitFine {
		t.Fatalf("man %v: exit code %d, %s", command, code, errs.String())
	}
	return out.String()
}

// The help and the manual pages name every exit code.
func TestExitCodesAreDocumented(t *testing.T) {
	var out, errs bytes.Buffer
	if code := (Program{Games: games.All()}).Main([]string{"--help"}, strings.NewReader(""), &out, &errs); code != exitFine {
		t.Fatalf("exit code %d, %s", code, errs.String())
	}
	for name, text := range map[string]string{"--help": out.String(), "man": manual(t), "man play": manual(t, "play")} {
		for _, code := range []int{exitFine, exitInput, exitCall, exitInterrupted} {
			if !regexp.MustCompile(fmt.Sprintf(`(^|[^0-9])%d (fine|what was read|the call|it was interrupted)`, code)).MatchString(text) {
				t.Errorf("%s does not name the exit code %d", name, code)
			}
		}
	}
}

// Each command has a page with its description, every flag and the examples of its help, made of
// known macros only, and the page of the program lists all commands.
func TestManualPages(t *testing.T) {
	program, commands := manual(t), 0
	for _, match := range regexp.MustCompile(`(?m)^\.B teahouse ([a-z]+)`).FindAllStringSubmatch(program, -1) {
		commands++
		name := match[1]
		page := manual(t, name)
		for _, want := range []string{".SH NAME\nteahouse\\-" + name + " \\- ", ".SH SYNOPSIS\n.B teahouse\n" + name, ".SH OPTIONS", ".B \\-h, \\-\\-help"} {
			if !strings.Contains(page, want) {
				t.Errorf("%s: no %q in\n%s", name, want, page)
			}
		}
		help := runHelp(t, name)
		for _, flag := range regexp.MustCompile(`(?m)^ +(?:-., )? *(--[a-z-]+)`).FindAllStringSubmatch(help, -1) {
			if escaped := strings.ReplaceAll(flag[1], "-", `\-`); !strings.Contains(page, escaped) {
				t.Errorf("%s: no %s in\n%s", name, escaped, page)
			}
		}
		for _, example := range helpExample.FindAllStringSubmatch(help, -1) {
			if line := manualLine(example[1]); !strings.Contains(page, line+"\n") {
				t.Errorf("%s: the example %q is not in\n%s", name, line, page)
			}
		}
		for _, macro := range macroLine.FindAllString(page, -1) {
			if word, _, _ := strings.Cut(macro, " "); !slices.Contains(strings.Fields(".TH .SH .SS .TP .B .PP .nf .fi .RS .RE"), word) {
				t.Errorf("%s: the line %q is no macro of a manual page", name, macro)
			}
		}
	}
	if commands < 20 {
		t.Errorf("the page of the program lists %d commands:\n%s", commands, program)
	}
}

// A formatter of manual pages finds nothing wrong, and flags and turns come out as they are typed.
func TestManualPagesAreFormatted(t *testing.T) {
	groff, err := exec.LookPath("groff")
	if err != nil {
		return // TestManualPages has checked the macros
	}
	for _, command := range [][]string{nil, {"play"}, {"why"}, {"pipe"}} {
		format := exec.Command(groff, "-man", "-Tascii", "-ww", "-P-c", "-rLL=100n")
		format.Stdin = strings.NewReader(manual(t, command...))
		var out, errs bytes.Buffer
		format.Stdout, format.Stderr = &out, &errs
		if err := format.Run(); err != nil || errs.Len() > 0 {
			t.Errorf("man %v: %v, %s", command, err, errs.String())
		}
		if len(command) > 0 && command[0] == "play" && (!strings.Contains(out.String(), "--second 5") || !strings.Contains(out.String(), `'Gyoku*0,0\nGyoku*1,2\n? Hi\n'`)) {
			t.Errorf("the examples are not as they are typed:\n%s", out.String())
		}
	}
}

// The page of a command that has commands of its own shows each with its flags.
func TestManualPageOfGroup(t *testing.T) {
	page := manual(t, "admin")
	for _, want := range []string{`.SS teahouse admin mute \-\-reason=STRING <name>`, `.B \-\-reason=STRING`, `.SS teahouse admin annul`, ".SH DESCRIPTION\nWorks on"} {
		if !strings.Contains(page, want) {
			t.Errorf("no %q in\n%s", want, page)
		}
	}
	if code, _, errs := called(t, "admin", "mute", "Bob"); code != exitCall || !strings.Contains(errs, "Try teahouse admin mute --help.") {
		t.Errorf("exit code %d, %q", code, errs)
	}
}

// A command that there is not is a mistake in the call.
func TestManualPageOfUnknownCommand(t *testing.T) {
	code, out, errs := called(t, "man", "plya")
	if code != exitCall || out != "" || !strings.Contains(errs, "unknown command plya: want one of play, games") {
		t.Errorf("exit code %d, %q, %q", code, out, errs)
	}
}
