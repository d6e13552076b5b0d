package rulebook

import (
	"bytes"
	"errors"
	"fmt"
	"html/template"
	"path"
	"regexp"
	"strings"
	"sync"

	"github.com/yuin/goldmark"
	"github.com/yuin/goldmark/ast"
	"github.com/yuin/goldmark/extension"
	"github.com/yuin/goldmark/parser"
	"github.com/yuin/goldmark/renderer"
	"github.com/yuin/goldmark/text"
	"github.com/yuin/goldmark/util"

	"github.com/teahouse-games/teahouse/game"
	"github.com/teahouse-games/teahouse/internal/i18n/languages"
	"github.com/teahouse-games/teahouse/internal/i18n/messages"
	"github.com/teahouse-games/teahouse/render/themes"
)

func newPageBuilder(rules *game.Rules, kind Kind, language string, theme themes.Theme) *pageBuilder {
	words := messages.In(languages.For(language))
	return &pageBuilder{theme: theme, rules: rules, words: words, page: &Page{Kind: kind, Game: rules.Name, Title: rules.Title}, drawn: map[string]string{}}
}

// write makes the page from its markdown.
func (w *pageBuilder) write(source []byte) (*Page, error) {
	rules := w.rules
	md := goldmark.New(
		goldmark.WithExtensions(extension.Table),
		goldmark.WithParserOptions(parser.WithAutoHeadingID()),
		goldmark.WithRendererOptions(renderer.WithNodeRenderers(util.Prioritized(w, 0))),
	)
	root := md.Parser().Parse(text.NewReader(source), parser.WithContext(parser.NewContext(parser.WithIDs(headingIDs{}))))
	w.transform(root, source)
	var out bytes.Buffer
	if err := errors.Join(append(w.errors, md.Renderer().Render(&out, source, root))...); err != nil {
		return nil, fmt.Errorf("the rules page of %s: %w", rules.Name, err)
	}
	// A table that is too wide for a phone scrolls, also by keys.
	body := strings.ReplaceAll(out.String(), "<table>", `<table tabindex="0">`)
	w.page.Body = template.HTML(body) //nolint:gosec // the pages are the house's own
	return w.page, nil
}

// pageBuilder arranges a page.
type pageBuilder struct {
	theme  themes.Theme
	rules  *game.Rules
	words  *messages.Messages
	page   *Page
	drawn  map[string]string // the pictures as SVG, by the names of their files
	errors []error
}

// diagram is the node of a picture, with the comment that defines it. In a lesson the caption is its
// child.
type diagram struct {
	ast.BaseBlock
	picture string
	line    []byte
	alt     string
}

var kindDiagram = ast.NewNodeKind("Diagram")

// Kind returns that of diagrams.
func (*diagram) Kind() ast.NodeKind { return kindDiagram }

// Dump is for looking at a page while it is made.
func (d *diagram) Dump(source []byte, level int) {
	ast.DumpHelper(d, source, level, map[string]string{"Alt": d.alt}, nil)
}

// RegisterFuncs registers the renderer of diagrams.
func (w *pageBuilder) RegisterFuncs(r renderer.NodeRendererFuncRegisterer) {
	r.Register(kindDiagram, func(out util.BufWriter, _ []byte, node ast.Node, entering bool) (ast.WalkStatus, error) {
		d := node.(*diagram)
		if entering {
			fmt.Fprintf(out, "<figure class=\"diagram\" data-line=\"%s\">\n%s\n<figcaption>", template.HTMLEscapeString(string(d.line)), d.picture)
			if !d.HasChildren() {
				fmt.Fprint(out, template.HTMLEscapeString(d.alt))
			}
			return ast.WalkContinue, nil
		}
		fmt.Fprint(out, "</figcaption>\n</figure>\n")
		return ast.WalkContinue, nil
	})
	r.Register(ast.KindImage, w.writePiece)
}

// transform gives the page what the site has and the file has not.
func (w *pageBuilder) transform(root ast.Node, source []byte) {
	for node := root.FirstChild(); node != nil; {
		next := node.NextSibling()
		switch n := node.(type) {
		case *ast.Heading:
			w.heading(root, n, source)
		case *ast.Paragraph:
			if w.page.Lead == "" {
				w.paragraph(root, n, source)
			}
		case *ast.HTMLBlock:
			next = w.comment(root, n, source)
		}
		node = next
	}
	_ = ast.Walk(root, func(node ast.Node, entering bool) (ast.WalkStatus, error) {
		if link, ok := node.(*ast.Link); ok && entering {
			link.Destination = []byte(w.sitePath(string(link.Destination)))
		}
		return ast.WalkContinue, nil
	})
}

// heading gives rules the ids by which refusals name them. The title is not written: the
// site has its own.
func (w *pageBuilder) heading(root ast.Node, h *ast.Heading, source []byte) {
	switch h.Level {
	case 1:
		w.page.Title = nodeText(h, source)
		root.RemoveChild(root, h)
	case 2:
		id, _ := h.AttributeString("id")
		if id, ok := id.([]byte); ok {
			w.page.Sections = append(w.page.Sections, Section{string(id), nodeText(h, source)})
		}
	default:
		if rule, ok := h.FirstChild().(*ast.CodeSpan); ok {
			id := nodeText(rule, source)
			h.SetAttributeString("id", []byte(id))
			w.page.Rules = append(w.page.Rules, Section{id, strings.TrimPrefix(nodeText(h, source), id+": ")})
		}
	}
}

// otherLanguage is the line that leads to the page in another language.
var otherLanguage = sync.OnceValue(func() *regexp.Regexp {
	var names []string
	for _, tag := range languages.Tags() {
		names = append(names, regexp.QuoteMeta(languages.Name(tag)))
	}
	return regexp.MustCompile("^(" + strings.Join(names, "|") + "): ")
})

// paragraph finds the first sentence of the page.
func (w *pageBuilder) paragraph(root ast.Node, p *ast.Paragraph, source []byte) {
	words := nodeText(p, source)
	if otherLanguage().MatchString(words) {
		root.RemoveChild(root, p)
		return
	}
	w.page.Lead = firstSentence(words)
}

// drawComment is the comment before a picture.
var drawComment = regexp.MustCompile(`(?s)^\s*<!-- draw:(.*)-->\s*$`)

// comment replaces a comment and the picture after it by the diagram. It returns the node
// after them.
func (w *pageBuilder) comment(root ast.Node, block *ast.HTMLBlock, source []byte) ast.Node {
	behind := block.NextSibling()
	content := string(block.Lines().Value(source))
	if block.HasClosure() {
		content += string(block.ClosureLine.Value(source))
	}
	match := drawComment.FindStringSubmatch(content)
	if match == nil || behind == nil {
		return behind
	}
	next := behind.NextSibling()
	image, ok := behind.FirstChild().(*ast.Image)
	if !ok {
		w.errors = append(w.errors, fmt.Errorf("no picture follows %s", content))
		return next
	}
	d, err := parseDiagram(w.rules.Name, match[1])
	if err == nil {
		made := &diagram{alt: nodeText(image, source)}
		d.lesson = w.page.Kind == Lesson
		if made.picture, made.line, err = d.svg(w.rules, w.words, w.theme); err == nil {
			w.drawn[path.Base(string(image.Destination))] = made.picture
			root.ReplaceChild(root, block, made)
			root.RemoveChild(root, behind)
			if caption, ok := made.PreviousSibling().(*ast.Paragraph); ok && d.lesson {
				made.AppendChild(made, inline(caption))
				root.RemoveChild(root, caption)
			}
		}
	}
	if err != nil {
		w.errors = append(w.errors, fmt.Errorf("%s: %w", strings.TrimSpace(content), err))
	}
	return next
}

// sitePath returns where a link of the pages leads on the site.
func (w *pageBuilder) sitePath(link string) string {
	file, anchor, anchored := strings.Cut(link, "#")
	name, isPage := strings.CutSuffix(file, ".md")
	if !isPage {
		return link
	}
	kind := w.page.Kind
	for _, folder := range strings.Split(path.Dir(name), "/") {
		switch folder {
		case "learn":
			kind = Lesson
		case "rules":
			kind = Reference
		}
	}
	to := "/rules"
	if name = path.Base(name); name != "README" {
		to += "/" + name
		if kind == Reference {
			to += "/reference"
		}
	}
	if anchored {
		to += "#" + anchor
	}
	return to
}

// inline returns the content of a paragraph without the paragraph.
func inline(p *ast.Paragraph) ast.Node {
	block := ast.NewTextBlock()
	for child := p.FirstChild(); child != nil; child = p.FirstChild() {
		block.AppendChild(block, child)
	}
	return block
}

// nodeText returns the text of a node.
func nodeText(node ast.Node, source []byte) string {
	var b strings.Builder
	_ = ast.Walk(node, func(n ast.Node, entering bool) (ast.WalkStatus, error) {
		if !entering {
			return ast.WalkContinue, nil
		}
		switch n := n.(type) {
		case *ast.Text:
			b.Write(n.Segment.Value(source))
			if n.SoftLineBreak() {
				b.WriteByte(' ')
			}
		case *ast.String:
			b.Write(n.Value)
		}
		return ast.WalkContinue, nil
	})
	return b.String()
}
