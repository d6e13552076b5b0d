package engine

import (
	"bytes"
	"encoding/json"
	"errors"
	"fmt"
	"math"
	"slices"
)

// Weights are what an evaluation multiplies its features and the terms of its policy with, each in
// the order of their names.
type Weights struct {
	Value  []float64 // of the features of the value
	Policy []float64 // of the terms of the policy; empty if the policy has none
	// Version grows with each file of weights of a game that comes into use.
	Version int
}

// WeightNames are the names of the weights of an evaluation, in order.
type WeightNames struct{ Value, Policy []string }

// Zero returns weights of 0 with these names.
func (n WeightNames) Zero() Weights {
	return Weights{Value: make([]float64, len(n.Value)), Policy: make([]float64, len(n.Policy))}
}

// Clone returns an independent copy.
func (w Weights) Clone() Weights {
	w.Value, w.Policy = slices.Clone(w.Value), slices.Clone(w.Policy)
	return w
}

// WeightOrigin says where the weights of a file come from.
type WeightOrigin struct {
	Command   string `json:"command"`             // that made them
	Program   string `json:"program,omitempty"`   // version that ran it
	Before    string `json:"before,omitempty"`    // weights that it began with
	Games     int    `json:"games,omitempty"`     // of self-play
	Positions int    `json:"positions,omitempty"` // of these games
	Evidence  string `json:"evidence,omitempty"`  // a match that justifies the use of the weights
}

// weightFile is the JSON of a file of weights.
type weightFile struct {
	Game    string             `json:"game"`
	Version int                `json:"version"`
	Origin  WeightOrigin       `json:"origin"`
	Value   map[string]float64 `json:"value"`
	Policy  map[string]float64 `json:"policy,omitempty"`
}

// MaxWeightFile is the size in bytes of the largest file of weights that is read.
const MaxWeightFile = 300_000

// maxWeight bounds the absolute value of a weight.
const maxWeight = 1e4

// ParseWeights parses a file of weights for a game. The error says which weight is missing, is not
// known or is too large.
func ParseWeights(text []byte, game string, names WeightNames) (Weights, error) {
	if len(text) > MaxWeightFile {
		return Weights{}, fmt.Errorf("%d bytes of weights: want at most %d", len(text), MaxWeightFile)
	}
	d := json.NewDecoder(bytes.NewReader(text))
	d.DisallowUnknownFields()
	var f weightFile
	if err := d.Decode(&f); err != nil {
		return Weights{}, fmt.Errorf("no file of weights: %w", err)
	}
	if f.Game != game {
		return Weights{}, fmt.Errorf("weights of %q: want those of %s", f.Game, game)
	}
	value, err := inOrder("value", f.Value, names.Value)
	if err != nil {
		return Weights{}, err
	}
	policy, err := inOrder("policy", f.Policy, names.Policy)
	return Weights{Value: value, Policy: policy, Version: f.Version}, err
}

// inOrder returns the weights in the order of names.
func inOrder(part string, byName map[string]float64, names []string) ([]float64, error) {
	list := make([]float64, len(names))
	for i, name := range names {
		w, ok := byName[name]
		if !ok {
			return nil, fmt.Errorf("%s: there is no weight of %s", part, name)
		}
		if math.Abs(w) > maxWeight {
			return nil, fmt.Errorf("%s: %s is %v; want -%v to %[4]v", part, name, w, float64(maxWeight))
		}
		list[i] = w
	}
	if len(byName) == len(names) {
		return list, nil
	}
	for name := range byName {
		if !slices.Contains(names, name) {
			return nil, fmt.Errorf("%s: %q is no weight of this evaluation", part, name)
		}
	}
	return nil, errors.New(part + ": two weights have the same name")
}

// FormatWeights returns the file of weights: JSON with one weight a line.
func FormatWeights(game string, names WeightNames, w Weights, origin WeightOrigin) []byte {
	var b bytes.Buffer
	fmt.Fprintf(&b, "{\n  \"game\": %s,\n  \"version\": %d,\n  \"origin\": %s", quoted(game), w.Version, quoted(origin))
	for _, part := range []struct {
		name    string
		names   []string
		weights []float64
	}{{"value", names.Value, w.Value}, {"policy", names.Policy, w.Policy}} {
		if len(part.names) == 0 {
			continue
		}
		fmt.Fprintf(&b, ",\n  %s: {", quoted(part.name))
		for i, name := range part.names {
			if i > 0 {
				b.WriteByte(',')
			}
			fmt.Fprintf(&b, "\n    %s: %v", quoted(name), part.weights[i])
		}
		b.WriteString("\n  }")
	}
	b.WriteString("\n}\n")
	return b.Bytes()
}

// quoted returns v as JSON.
func quoted(v any) []byte {
	text, err := json.Marshal(v)
	if err != nil {
		panic(err) // texts and numbers always have a JSON
	}
	return text
}
