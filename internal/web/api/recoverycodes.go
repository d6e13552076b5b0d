package api

import "context"

func (a *api) recoveryCodeRoutes() {
	type count struct {
		Body struct {
			Left int `json:"left"`
		} `nameHint:"RecoveryCodesLeft"`
	}
	add(a, get("count-recovery-codes", "/api/account/recovery-codes", "accounts", "How many recovery codes are left?", "", 401),
		func(ctx context.Context, c *requestContext, _ *struct{}) (*count, error) {
			p, err := c.owner()
			if err != nil {
				return nil, err
			}
			out := &count{}
			out.Body.Left, err = c.Accounts.Logins().CountRecoveryCodes(ctx, p.ID)
			return out, err
		})

	type codes struct {
		Body struct {
			Codes []string `json:"codes" doc:"Told this once; each is good for one login." example:"[\"k3vd-9f2m-x7qa-h4ws\"]"`
		} `nameHint:"RecoveryCodes"`
	}
	add(a, post("make-recovery-codes", "/api/account/recovery-codes", "accounts", "Make recovery codes", "Those from before are void.", 201, 401),
		func(_ context.Context, c *requestContext, _ *struct{}) (*codes, error) {
			p, err := c.owner()
			if err != nil {
				return nil, err
			}
			out := &codes{}
			out.Body.Codes, err = c.Accounts.MakeRecoveryCodes(c.r, p)
			return out, err
		})
}
