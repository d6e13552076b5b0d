package identity

import (
	"crypto/rand"
	"fmt"
	"math/big"
	"strings"
	"unicode/utf8"

	"github.com/teahouse-games/teahouse/internal/web/problem/messages"
	"github.com/teahouse-games/teahouse/message"

	"golang.org/x/text/unicode/norm"

	"github.com/teahouse-games/teahouse/internal/service/linetext"
	"github.com/teahouse-games/teahouse/internal/service/match"
	"github.com/teahouse-games/teahouse/internal/service/store"
)

// NormalizeName returns the stored form of a name: composed (NFC), trimmed, with single
// spaces. The error is a *NameError.
func NormalizeName(name string) (string, error) {
	if len(name) > 8*match.MaxName*utf8.UTFMax {
		return "", tooLong()
	}
	if !utf8.ValidString(name) {
		return "", &NameError{messages.NameNotText()}
	}
	name = strings.Join(strings.Fields(norm.NFC.String(name)), " ")
	switch n := utf8.RuneCountInString(name); {
	case n == 0:
		return "", &NameError{messages.NameEmpty(match.MaxName)}
	case n > match.MaxName:
		return "", tooLong()
	}
	switch fault, c := linetext.Check(name); fault {
	case linetext.Marks:
		return "", &NameError{messages.NameAccents(linetext.MaxMarks)}
	case linetext.Hidden:
		return "", &NameError{messages.NameInvisible(message.Text(fmt.Sprintf("%U", c)))}
	case linetext.Empty:
		return "", &NameError{messages.NameOnlyAccents()}
	}
	if reserved(name) {
		return "", &NameError{messages.NameReserved()}
	}
	return name, nil
}

// computerNames are what computers are called in the languages of the site: nobody else can have
// such a name, alone or before a level.
var computerNames = []string{"computer", "ordenador"}

// reserved reports whether a name reads as that of a computer or of a person who is not there any more.
func reserved(name string) bool {
	name = strings.ToLower(norm.NFKC.String(name))
	if name == strings.ToLower(store.FormerPlayer) {
		return true
	}
	for _, computer := range computerNames {
		rest, ok := strings.CutPrefix(name, computer)
		rest = strings.TrimSpace(rest)
		if ok && (rest == "" || strings.ContainsAny(rest[:1], "([{0123456789")) {
			return true
		}
	}
	return false
}

func tooLong() error {
	return &NameError{messages.NameTooLong(match.MaxName)}
}

// The words of which names for guests are made.
var (
	nameAdjectives = strings.Fields(`Amber Autumn Calm Clear Dewy Early Evening Fragrant Gentle Golden Jade Late Light Misty
		Moonlit Morning Mountain Quiet Rainy River Roasted Silver Smoky Spring Sunny Warm White Winter Woody Young`)
	nameTeas = strings.Fields(`Assam Bancha Ceylon Chai Darjeeling Dianhong Genmaicha Ginger Gunpowder Gyokuro Hojicha Jasmine
		Keemun Kukicha Lapsang Longjing Lotus Maofeng Matcha Mint Oolong Osmanthus Puerh Rooibos Sencha Shoumei
		Silverneedle Tencha Tieguanyin Yunnan`)
)

// randomName makes a name for a new guest.
func randomName() string {
	return randomOf(nameAdjectives) + " " + randomOf(nameTeas)
}

func randomOf(words []string) string {
	n, err := rand.Int(rand.Reader, big.NewInt(int64(len(words))))
	if err != nil {
		panic(err) // crypto/rand does not fail
	}
	return words[n.Int64()]
}
