package analysis

import (
	"sync"

	"github.com/teahouse-games/teahouse/message"
)

// LoadedLanguages are languages whose catalogues come while the program runs. It is safe for
// concurrent use.
type LoadedLanguages struct {
	mu    sync.Mutex
	byTag map[string]*message.Language
}

// Add adds a language with the text of its catalogues. The error lists the mistakes in them.
func (l *LoadedLanguages) Add(tag, catalogues string) error {
	language, err := message.NewLanguage(tag, catalogues)
	if err != nil {
		return err
	}
	l.mu.Lock()
	defer l.mu.Unlock()
	if l.byTag == nil {
		l.byTag = map[string]*message.Language{}
	}
	l.byTag[tag] = language
	return nil
}

// For returns a language by its tag, nil for English and for one that was not added.
func (l *LoadedLanguages) For(tag string) *message.Language {
	l.mu.Lock()
	defer l.mu.Unlock()
	return l.byTag[tag]
}
