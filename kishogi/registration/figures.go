//go:build !js || noengine

package registration

import (
	"strings"

	"github.com/teahouse-games/teahouse/kishogi"
	"github.com/teahouse-games/teahouse/render/tiles"
)

// The program with the engines for browsers draws nothing: it leaves the drawings out.
func init() { Definition.Pieces = pieces }

// pieces are the drawings of the cubes.
var pieces = tiles.Set{
	Cubes: map[string]string{
		"Gyoku": "玉",
		"Hi":    "飛", "Cho": "猪", "Han": "反", "Chuu": "仲", "Ou": "横", "Shu": "竪",
		"Kaku": "角", "Myou": "猫", "Hon": "奔", "Ga": "瓦", "Zou": "雑", "Ken": "犬",
		"Ki": "麒", "Hou": "鳳", "Ro": "驢", "Ja": "蛇", "Ba": "馬", "Ryuu": "龍",
	},
	Fronts: fronts(),
	Patterns: []tiles.KindPattern{
		{Fill: tiles.Vermilion, Kinds: strings.Fields("Hi Cho Han Chuu Ou Shu")},
		{Fill: tiles.Purple, Kinds: strings.Fields("Ki Hou Ro Ja Ba Ryuu")},
		{Fill: tiles.Blue, Kinds: strings.Fields("Kaku Myou Hon Ga Zou Ken")},
	},
	Codes:     map[string]string{"Gyoku": "Gy", "Chuu": "Chu", "Kaku": "Kak", "Myou": "Myo", "Ryuu": "Ryu"},
	Notes:     map[string]tiles.Figure{"stranded": tiles.StrandedSign},
	TiltNotes: []string{"stranded"},
}

// fronts returns, for each face, the one that the cube shows after its next move, if that is another.
func fronts() map[string]string {
	next := make(map[string]string)
	for face := range kishogi.Face(kishogi.Faces) {
		if to := face.Opposite(); to != face {
			next[face.String()] = to.String()
		}
	}
	return next
}
