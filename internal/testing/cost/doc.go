// Package cost makes requests that are meant to be expensive: position texts of thousands
// of unknown fields, deeply nested records, long quotations, endless numbers. Its tests
// measure what they cost the service by the byte, in each language (make cost), and check
// that all answers are short.
package cost
