package archtest

import (
	"fmt"
	"path"
	"slices"
	"strings"
	"testing"
)

// emptyNames are names that would fit every package.
var emptyNames = []string{"util", "utils", "common", "helper", "helpers", "manager", "managers", "misc", "shared", "base"}

// named: the name of a package says what it is.
func named(t *sourceTree) (complaints []string) {
	names, files := t.folders()
	for _, folder := range names {
		for _, f := range files[folder] {
			for _, name := range []string{strings.TrimSuffix(f.pkg, "_test"), path.Base(folder)} {
				if slices.Contains(emptyNames, name) {
					complaints = append(complaints, fmt.Sprintf("%s: the name %s says nothing: what is in the package?", f.path, name))
					break
				}
			}
		}
	}
	return complaints
}

func TestNamed(t *testing.T) {
	expect(t, named, source{"tea/cup.go": "package tea\n", "tea/util.go": "package tea\n", "commons/a.go": "package commons\n"})
	for _, name := range []string{"util", "common", "helpers", "manager", "utils", "misc", "shared", "base"} {
		expect(t, named, source{"internal/tea/cup.go": "package " + name + "\n"}, "^internal/tea/cup.go: the name "+name)
	}
	expect(t, named, source{"util/main.go": "package main\n"}, "^util/main.go: the name util")
	expect(t, named, source{"tea/cup_test.go": "package common_test\n"}, "the name common")
}
