// Package look is the colours and the measures of everything that Teahouse draws.
package look
