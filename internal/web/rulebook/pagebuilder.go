package rulebook

import (
	"bytes"
	"errors"
	"fmt"
	"html/template"
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
)

// write makes the page of a game from its markdown.
func (b *Rulebook) write(rules *game.Rules, source []byte) (*Page, error) {
	w := &pageBuilder{book: b, rules: rules, page: &Page{Game: rules.Name, Title: rules.Title}}
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
	w.page.Body = template.HTML(out.String()) //nolint:gosec // the pages are the house's own
	return w.page, nil
}

// pageBuilder arranges a page.
type pageBuilder struct {
	book   *Rulebook
	rules  *game.Rules
	page   *Page
	errors []error
}

// diagram is the node of a picture, with the comment that defines it.
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
		if entering {
			d := node.(*diagram)
			fmt.Fprintf(out, "<figure class=\"diagram\" data-line=\"%s\">\n%s\n<figcaption>%s</figcaption>\n</figure>\n",
				template.HTMLEscapeString(string(d.line)), d.picture, template.HTMLEscapeString(d.alt))
		}
		return ast.WalkSkipChildren, nil
	})
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
			link.Destination = []byte(sitePath(string(link.Destination)))
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
			h.SetAttributeString("id", []byte(nodeText(rule, source)))
		}
	}
}

// otherLanguage is the line that leads to the page in another language.
var otherLanguage = sync.OnceValue(func() *regexp.Regexp {
	var names []string
	for _, tag := range languages.Tags() {
		names = append(names, regexp.QuoteMeta(messages.In(languages.For(tag)).Text("site-language-name")))
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
		if made.picture, made.line, err = d.svg(w.rules, w.book.theme); err == nil {
			root.ReplaceChild(root, block, made)
			root.RemoveChild(root, behind)
		}
	}
	if err != nil {
		w.errors = append(w.errors, fmt.Errorf("%s: %w", strings.TrimSpace(content), err))
	}
	return next
}

// sitePath returns where a link of the pages leads on the site.
func sitePath(link string) string {
	file, anchor, anchored := strings.Cut(link, "#")
	name, isPage := strings.CutSuffix(file, ".md")
	if !isPage {
		return link
	}
	if name = name[strings.LastIndexByte(name, '/')+1:]; name == "README" {
		name = ""
	}
	if anchored {
		anchor = "#" + anchor
	}
	return strings.TrimSuffix("/rules/"+name, "/") + anchor
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
