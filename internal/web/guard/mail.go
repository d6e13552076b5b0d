package guard

import (
	"crypto/sha256"
	"encoding/hex"
	"net/http"
)

// SpendMail takes what a mail costs: out of the buckets of the sender of the request, and out of that of the address, for all that ask.
// The error is a *problem.Problem with the time of the next mail.
func (g *Guard) SpendMail(r *http.Request, address string) error {
	// Nodes exchange what was spent; none of them needs the address.
	hash := sha256.Sum256([]byte(address))
	sender, mailbox := g.Requester(r), Requester{Person: "mailbox " + hex.EncodeToString(hash[:16])}
	if err := g.Check(KindMailbox, mailbox); err != nil {
		return err
	}
	if err := g.Spend(KindMail, sender); err != nil {
		return err
	}
	return g.Spend(KindMailbox, mailbox)
}
