package tui_test

import (
	"fmt"
	"os/exec"
	"path/filepath"
	"strconv"
	"strings"
	"syscall"
	"testing"
	"time"
)

// patience is how long a screen may take; it is reached only when something is wrong.
const patience = 30 * time.Second

// terminal is a tmux server of its own with one window of 80 by 24.
type tmuxTerminal struct {
	*testing.T
	socket string
	binary string
	data   string
}

// openTerminal builds the program and starts tmux.
func openTerminal(t *testing.T) *tmuxTerminal {
	t.Helper()
	if _, err := exec.LookPath("tmux"); err != nil {
		t.Fatal("tmux is needed to see what a person sees: tools/need.sh tmux installs it (on Debian: apt-get install tmux)")
	}
	folder := t.TempDir()
	term := &tmuxTerminal{T: t, socket: filepath.Join(folder, "tmux"), binary: filepath.Join(folder, "teahouse"), data: filepath.Join(folder, "data")}
	build := exec.Command("go", "build", "-o", term.binary, "../../../cmd/teahouse")
	if out, err := build.CombinedOutput(); err != nil {
		t.Fatalf("%v\n%s", err, out)
	}
	term.tmux("-f", "/dev/null", "new-session", "-d", "-x", "80", "-y", "24", "sh")
	t.Cleanup(func() { term.tmux("kill-server") })
	term.tmux("set-option", "-g", "remain-on-exit", "on")
	return term
}

func (term *tmuxTerminal) tmux(args ...string) string {
	term.Helper()
	args = append([]string{"-u", "-S", term.socket}, args...)
	out, err := exec.Command("tmux", args...).CombinedOutput()
	if err != nil {
		term.Fatalf("tmux %q: %v\n%s", args, err, out)
	}
	return string(out)
}

// run begins the program anew in the window.
func (term *tmuxTerminal) run(args ...string) {
	term.Helper()
	call := []string{"respawn-pane", "-k", "env", "TERM=screen-256color", "LC_ALL=C.UTF-8", "TEAHOUSE_DATA=" + term.data, term.binary}
	term.tmux(append(call, args...)...)
}

// start begins with the menu.
func (term *tmuxTerminal) start() {
	term.Helper()
	term.run("play", "--seed", "7")
	term.sees("Teahouse", "Quit")
}

// kill ends the program as nothing can be done about it.
func (term *tmuxTerminal) kill() {
	term.Helper()
	pid, err := strconv.Atoi(strings.TrimSpace(term.tmux("display-message", "-p", "#{pane_pid}")))
	if err != nil {
		term.Fatal(err)
	}
	if err := syscall.Kill(pid, syscall.SIGKILL); err != nil {
		term.Fatal(err)
	}
	term.waitFor("the end of the program", term.ended)
}

func (term *tmuxTerminal) ended() bool {
	return strings.TrimSpace(term.tmux("display-message", "-p", "#{pane_dead}")) == "1"
}

func (term *tmuxTerminal) screen() string { return term.tmux("capture-pane", "-p") }

// keys presses keys by tmux's names.
func (term *tmuxTerminal) keys(names ...string) {
	term.tmux(append([]string{"send-keys"}, names...)...)
}

// sees waits until all texts are on the screen.
func (term *tmuxTerminal) sees(texts ...string) {
	term.Helper()
	term.waitFor(fmt.Sprintf("%q", texts), func() bool {
		screen := term.screen()
		for _, text := range texts {
			if !strings.Contains(screen, text) {
				return false
			}
		}
		return true
	})
}

func (term *tmuxTerminal) waitFor(what string, there func() bool) {
	term.Helper()
	for deadline := time.Now().Add(patience); !there(); {
		if time.Now().After(deadline) {
			term.Fatalf("waiting for %s:\n%s", what, term.screen())
		}
		time.Sleep(20 * time.Millisecond)
	}
}

// A person begins each game from the menu, asks why something is not allowed, makes
// a whole turn with the keyboard, and goes on after the program was killed.
func TestPlayedInATerminal(t *testing.T) {
	term := openTerminal(t)
	for _, test := range []struct {
		title, number string
		steps         []step
		offered       string // of the unfinished game
		turn          string // that the person has made last
	}{
		{"Skud Pai Sho", "1", []step{
			{"Enter", "turn 3: Guest to move (first flower)"},
			{"1", "Turn so far: Rose"},
			{"Up", "0,-7"},
			{"Enter", "(rule phase)"},
			{"t", ">#<"},
			{"Enter", "turn 5: Guest to move"},
		}, "turn 5", "R3@0,-8"},
		{"Quaterno", "2", []step{
			{"1", "Turn so far: Fan"},
			{"Down", "0,3"},
			{"Enter", "(rule distance)"},
			{"Up", "in the north quarter"},
			{"Enter", "turn 3: Guest"},
		}, "turn 3", "Fan@0,4"},
		{"Kutai Pai Sho", "3", []step{
			{"1", "Turn so far: CBd"},
			{"Right", "1,0"},
			{"Enter", "(rule centerpiece)"},
			{"Left", "Enter: Day Cherry Blossom on 0,0"},
			{"Enter", "turn 3: Guest"},
		}, "turn 3", "CBd@0,0"},
		{"Balance Pai Sho", "4", []step{
			{"1", "Turn so far: Rose"},
			{"Enter", "turn 4: Guest"},
			{"1", "Turn so far: Lotus"},
			{"Up", "i10"},
			{"Right", "0,0: Rose"},
			{"Enter", "(rule free)"},
			{"t", "Enter: Lotus to "},
			{"Enter", "turn 6: Guest to move"},
		}, "turn 6", "Lotus@"},
		{"Ki Shogi", "5", []step{
			{"Enter", "turn 3: Black to move"},
			{"1", "Turn so far: Hi"},
			{"2", "Enter: drop "}, // which face that is depends on the answer
			{"Up", "0,0: Black's Gyoku"},
			{"Enter", "occupied)"},
			{"t", "drop "},
			{"Enter", "turn 5: Black to move"},
		}, "turn 5", "3. Black"},
	} {
		t.Run(test.title, func(t *testing.T) {
			term := &tmuxTerminal{t, term.socket, term.binary, term.data}
			term.start()
			term.keys(test.number, "Enter")
			term.sees(test.title, "Begin the game")
			term.keys("Enter")
			term.sees(test.title, "turn ")
			for _, step := range test.steps {
				term.keys(step.key)
				term.sees(step.sees)
			}
			term.kill()
			term.start()
			term.sees(">   Go on with " + test.title + ", " + test.offered)
			term.keys("Enter")
			term.sees(test.title, test.offered+":")
			term.keys("[")
			term.sees("EARLIER", test.turn)
			term.kill()
		})
	}
}

// A game that is named begins at once, with all that the call says; it follows the
// window, and line by line is played where that is asked for.
func TestStartedInATerminal(t *testing.T) {
	term := openTerminal(t)
	term.run("play", "ki-shogi", "-o", "ki=on", "-p", "Gyoku*0,0 Gyoku*1,2", "--second", "random", "--no-color")
	term.sees("turn 3: Black to move", "white  random", "Ki")
	term.tmux("resize-window", "-x", "30", "-y", "20")
	term.sees("Please make it")
	term.tmux("resize-window", "-x", "120", "-y", "40")
	term.sees("turn 3: Black to move")
	term.keys("q")
	term.sees("Quit?")
	term.keys("y")
	term.waitFor("the end of the program", term.ended)

	term.run("play", "ki-shogi")
	term.sees("turn 1: Black to move", "The computer plays White at level 3")
	term.keys("q")
	term.run("play", "ki-shogi", "--lines", "--both")
	term.sees("Black: human, White: human.", "Black>")
	term.run("play", "ki-shogi", "-p", "Gyoku*9")
	term.sees("(rule turn-text)")
	term.data = "/dev/null/none"
	term.run("play")
	term.sees("Games cannot be kept in /dev/null/none: not a directory.")
}

// step is a key and what is seen then.
type step struct{ key, sees string }
