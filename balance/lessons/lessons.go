package lessons

import (
	"embed"
	"sync"

	"github.com/teahouse-games/teahouse/balance"
	"github.com/teahouse-games/teahouse/balance/messages"
	"github.com/teahouse-games/teahouse/lesson"
	"github.com/teahouse-games/teahouse/message"
)

// Course returns the course. It must not be changed.
var Course = sync.OnceValue(func() *lesson.Course {
	texts := message.NewCatalogue("balance-lesson", english, messages.Catalogue)
	return lesson.MustParse(balance.Rules, texts, steps)
})

//go:embed course.txt
var steps string

//go:embed en.ftl
var english string

// Files are the texts in all languages, en.ftl …
//
//go:embed *.ftl
var Files embed.FS
