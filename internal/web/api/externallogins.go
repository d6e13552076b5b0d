package api

import (
	"context"
	"time"
)

// ExternalLoginInfo is a login of the sender at another site, an OpenID provider.
type ExternalLoginInfo struct {
	Issuer  string     `json:"issuer" doc:"The URL of the provider." example:"https://accounts.example"`
	Subject string     `json:"subject" doc:"The id of the sender there."`
	Label   string     `json:"label,omitempty" doc:"The e-mail address there, if the provider was asked for it." example:"ann@example.org"`
	Created time.Time  `json:"created"`
	Used    *time.Time `json:"used,omitempty" doc:"When it last logged the sender in; left out if it never has."`
}

// externalLoginsOf lists the logins of a person at other sites.
func (c *requestContext) externalLoginsOf(ctx context.Context, person string) ([]ExternalLoginInfo, error) {
	logins, err := c.Accounts.Logins().ExternalLogins(ctx, person)
	list := []ExternalLoginInfo{}
	for _, l := range logins {
		info := ExternalLoginInfo{Issuer: l.Issuer, Subject: l.Subject, Label: l.Label, Created: l.Created}
		if !l.Used.IsZero() {
			info.Used = &l.Used
		}
		list = append(list, info)
	}
	return list, err
}
