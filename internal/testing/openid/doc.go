// Package openid is an OpenID provider on this machine, for tests.
//
//	provider := openid.Start(t)
//	provider.LogInAs("subject-1", "ann@example.org")
//	back := provider.Visit(t, address)                  // where the browser is sent back to, with a code and the state
//	provider.SetClaims(func(claims map[string]any) { claims["aud"] = "another site" })
//	provider.SetDefect(openid.Slow)
//
// It checks what a careful provider checks: the client with its secret, the redirect URI, PKCE, and that a code is used once.
package openid
