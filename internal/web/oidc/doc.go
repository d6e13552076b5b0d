// Package oidc asks other sites, OpenID providers, which of their people somebody is.
//
//	site, err := oidc.New(oidc.Config{ID: "example", Name: "Example", Issuer: "https://accounts.example", ClientID: "teahouse", Redirect: "https://teahouse.example/me/external/example/answer"})
//	login := oidc.NewLogin()                                        // kept until the answer
//	address, err := site.LoginURL(ctx, login, false)                // to which the browser goes
//	found, err := site.Identify(ctx, login, code)                   // with the code that the browser comes back with
//
// It is the authorization code flow with PKCE, a state and a nonce. What a provider is like is asked for when somebody wants to log in, and
// again later if that fails: a provider that cannot be reached keeps nothing else from working.
//
// # Caveats
//
// A person is known by the issuer and the subject. The e-mail address is only shown to the person: providers give one to somebody else
// when it has become free, and not all of them verify it.
package oidc
