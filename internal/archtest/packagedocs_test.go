package archtest

import (
	"fmt"
	"path"
	"strings"
	"testing"
)

// documented: each package has its comment in doc.go, and nowhere else.
func documented(t *sourceTree) (complaints []string) {
	names, files := t.folders()
	for _, folder := range names {
		found := false
		for _, f := range files[folder] {
			switch {
			case path.Base(f.path) != "doc.go":
				if f.doc != "" {
					complaints = append(complaints, fmt.Sprintf("%s: a package comment stands in doc.go alone", f.path))
				}
			case f.doc == "":
				found = true
				complaints = append(complaints, fmt.Sprintf("%s: has no package comment", f.path))
			default:
				found = true
				if f.pkg != "main" && !strings.HasPrefix(f.doc, "Package "+f.pkg+" ") {
					complaints = append(complaints, fmt.Sprintf("%s: begins with “Package %s …”", f.path, f.pkg))
				}
			}
		}
		if !found {
			complaints = append(complaints, fmt.Sprintf("%s: has no doc.go that says what it is", folder))
		}
	}
	return complaints
}

func TestDocumented(t *testing.T) {
	good := "// Package tea is tea.\npackage tea\n"
	expect(t, documented, source{
		"tea/doc.go":      good,
		"tea/cup.go":      "// All rights reserved.\n\npackage tea\n",
		"tea/cup_test.go": "//go:build linux\npackage tea_test\n",
		"cmd/tea/doc.go":  "// Tea makes tea.\npackage main\n",
	})
	expect(t, documented, source{"tea/cup.go": "package tea\n"}, "^tea: has no doc.go")
	expect(t, documented, source{"cmd/tea/main.go": "package main\n"}, "^cmd/tea: has no doc.go")
	expect(t, documented, source{"tea/doc.go": "package tea\n"}, "^tea/doc.go: has no package comment")
	expect(t, documented, source{"tea/doc.go": "// Tea.\n\npackage tea\n"}, "^tea/doc.go: has no package comment")
	expect(t, documented, source{"tea/doc.go": "// Tea is tea.\npackage tea\n"}, "^tea/doc.go: begins with “Package tea …”")
	expect(t, documented, source{"tea/doc.go": good, "tea/cup.go": good}, "^tea/cup.go: a package comment")
	expect(t, documented, source{"tea/doc.go": good, "tea/cup_test.go": "// Tests.\npackage tea_test\n"}, "^tea/cup_test.go: a package comment")
}
