// Package eval is what an engine knows about Skud Pai Sho.
package eval
