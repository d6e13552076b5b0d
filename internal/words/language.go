package words

import "golang.org/x/text/language"

// The languages of the site, by the tag that pages and catalogues have.
const (
	English = "en"
	German  = "de"
)

// Languages are those of the site, the one for all others first.
var Languages = []string{English, German}

var matcher = language.NewMatcher([]language.Tag{language.English, language.German})

// MatchLanguage returns the language of the site that suits a reader best who asks with
// Accept-Language.
func MatchLanguage(accepted string) string {
	tags, _, err := language.ParseAcceptLanguage(accepted)
	if err != nil || len(tags) == 0 {
		return English
	}
	_, i, sure := matcher.Match(tags...)
	if sure == language.No {
		return English
	}
	return Languages[i]
}
