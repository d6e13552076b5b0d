// Package cost makes requests that are meant to cost much: position texts of thousands of
// unknown fields, records that are nested deep, long quotations, numbers without end. Its
// tests measure what they cost the service by the byte, in each language (make cost), and
// hold that no answer to them is long.
package cost
