package archtest

import (
	"bytes"
	"errors"
	"fmt"
	"go/ast"
	"go/parser"
	"go/token"
	"io/fs"
	"os"
	"path"
	"path/filepath"
	"strconv"
	"strings"
)

// sourceTree is a module as its source tells it.
type sourceTree struct {
	root   string // where go.mod lies
	module string // its import path
	files  []file // in the order of their paths
}

// file is one Go file.
type file struct {
	path      string // from the root, with slashes
	pkg       string // the name in its package clause
	doc       string // its package comment, without directives
	imports   []string
	lines     []string
	generated bool
}

func (f *file) folder() string { return path.Dir(f.path) }
func (f *file) test() bool     { return strings.HasSuffix(f.path, "_test.go") }

// findRoot walks up from dir to the folder of the nearest go.mod.
func findRoot(dir string) (string, error) {
	dir, err := filepath.Abs(dir)
	if err != nil {
		return "", err
	}
	for {
		if _, err := os.Stat(filepath.Join(dir, "go.mod")); err == nil {
			return dir, nil
		}
		up := filepath.Dir(dir)
		if up == dir {
			return "", errors.New("no go.mod here or above")
		}
		dir = up
	}
}

// read reads the module at root.
func read(root string) (*sourceTree, error) {
	t := &sourceTree{root: root}
	mod, err := os.ReadFile(filepath.Join(root, "go.mod"))
	if err != nil {
		return nil, err
	}
	for line := range strings.Lines(string(mod)) {
		if name, ok := strings.CutPrefix(line, "module "); ok {
			t.module = strings.TrimSpace(name)
		}
	}
	if t.module == "" {
		return nil, fmt.Errorf("%s/go.mod names no module", root)
	}
	err = filepath.WalkDir(root, func(name string, d fs.DirEntry, err error) error {
		switch {
		case err != nil:
			return err
		case d.IsDir() && name != root && foreign(name):
			return filepath.SkipDir
		case d.IsDir() || filepath.Ext(name) != ".go":
			return nil
		}
		f, err := parse(name)
		if err != nil {
			return err
		}
		if f.path, err = filepath.Rel(root, name); err != nil {
			return err
		}
		f.path = filepath.ToSlash(f.path)
		t.files = append(t.files, f)
		return nil
	})
	return t, err
}

// foreign tells whether a folder is passed over: what the go command passes over,
// what is built, and modules of their own.
func foreign(dir string) bool {
	name := filepath.Base(dir)
	switch {
	case name == "testdata", name == "bin", name == "node_modules":
		return true
	case strings.HasPrefix(name, "."), strings.HasPrefix(name, "_"):
		return true
	}
	_, err := os.Stat(filepath.Join(dir, "go.mod"))
	return err == nil
}

func parse(name string) (file, error) {
	source, err := os.ReadFile(name)
	if err != nil {
		return file{}, err
	}
	syntax, err := parser.ParseFile(token.NewFileSet(), name, source, parser.ImportsOnly|parser.ParseComments)
	if err != nil {
		return file{}, err
	}
	f := file{
		pkg:       syntax.Name.Name,
		doc:       syntax.Doc.Text(),
		lines:     strings.Split(string(bytes.TrimSuffix(source, []byte("\n"))), "\n"),
		generated: ast.IsGenerated(syntax),
	}
	for _, spec := range syntax.Imports {
		imported, err := strconv.Unquote(spec.Path.Value)
		if err != nil {
			return file{}, fmt.Errorf("%s: %w", name, err)
		}
		f.imports = append(f.imports, imported)
	}
	return f, nil
}

// folders returns the folders that hold Go files, in order, each with its files.
func (t *sourceTree) folders() (names []string, files map[string][]file) {
	files = map[string][]file{}
	for _, f := range t.files {
		folder := f.folder()
		if files[folder] == nil {
			names = append(names, folder)
		}
		files[folder] = append(files[folder], f)
	}
	return names, files
}
