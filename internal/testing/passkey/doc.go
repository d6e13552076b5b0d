// Package passkey makes passkeys for tests.
//
//	key := passkey.New(t)
//	answer := virtualwebauthn.CreateAttestationResponse(site, device, key, options)
//
// # Caveats
//
// virtualwebauthn writes a coordinate of a public key that begins with zeros shorter than it is, which servers rightly refuse: one
// key of 128. New makes no such key.
package passkey
