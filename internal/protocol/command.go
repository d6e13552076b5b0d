package protocol

import (
	"bytes"
	"encoding/json"
	"fmt"

	"github.com/teahouse-games/teahouse/game"
	"github.com/teahouse-games/teahouse/internal/match"
)

func readCommand(data []byte) (match.Command, error) {
	var head struct{ Kind string }
	if err := json.Unmarshal(data, &head); err != nil {
		return nil, err
	}
	var c match.Command
	d := json.NewDecoder(bytes.NewReader(data))
	switch head.Kind {
	case "sit":
		c = read[match.Sit](d)
	case "play":
		c = read[match.Play](d)
	case "resign":
		c = match.GiveUp{}
	case "offer":
		c = read[match.Ask](d)
	case "accept":
		c = read[match.Accept](d)
	case "decline":
		c = read[match.Decline](d)
	case "abort":
		c = match.Abort{}
	case "claim":
		c = match.Claim{}
	case "give-time":
		c = match.GiveTime{}
	case "say":
		c = read[match.Say](d)
	}
	if c == nil {
		return nil, fmt.Errorf("there is no command %s", game.Quote(head.Kind))
	}
	return c, nil
}

func read[C match.Command](d *json.Decoder) match.Command {
	var c C
	if d.Decode(&c) != nil {
		return nil
	}
	return c
}
