package api

import (
	"context"
	"net/http"

	"github.com/teahouse-games/teahouse/internal/service/store"
)

func (a *api) addressRoutes() {
	add(a, withBody(maxBody, change(http.MethodPut, "request-address-mail", "/api/account/address", "accounts", "Ask for a mail to add an e-mail address",
		"The mail has a link and a code, as for a login. The address belongs to the account, instead of the one before, once one of them was sent back.", 401, 409)),
		func(_ context.Context, c *requestContext, in *mailAddress) (*struct{}, error) {
			p, err := c.owner()
			if err != nil {
				return nil, err
			}
			return nil, c.Accounts.RequestAddress(c.w, c.r, p, in.Body.Address)
		})

	type answer struct{ Body MailSecret }
	add(a, withBody(maxBody, post("add-address", "/api/account/address/answer", "accounts", "Add an e-mail address",
		"With what the mail has. An address belongs to one account.", 204, 401, 410)),
		func(_ context.Context, c *requestContext, in *answer) (*struct{}, error) {
			_, err := c.answerMail(store.VerifyAddress, in.Body)
			return nil, err
		})

	add(a, change(http.MethodDelete, "remove-address", "/api/account/address", "accounts", "Remove my e-mail address",
		"Only if there is a passkey or a recovery code. It is no mistake if there is no address.", 401, 409),
		func(_ context.Context, c *requestContext, _ *struct{}) (*struct{}, error) {
			p, err := c.owner()
			if err != nil {
				return nil, err
			}
			return nil, c.Accounts.RemoveAddress(c.r, p)
		})
}
