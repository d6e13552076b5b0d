package api

import (
	"fmt"

	"github.com/teahouse-games/teahouse/message"

	"github.com/danielgtaylor/huma/v2"

	"github.com/teahouse-games/teahouse/clock"
	"github.com/teahouse-games/teahouse/game"
	"github.com/teahouse-games/teahouse/internal/service/match"
	"github.com/teahouse-games/teahouse/internal/service/store"
	"github.com/teahouse-games/teahouse/internal/web/account"
)

// registerSchemas registers the JSON form of types with their own encoding.
func registerSchemas(r huma.Registry) {
	r.RegisterTypeAlias(typeOf[game.Seat](), typeOf[seatSchema]())
	r.RegisterTypeAlias(typeOf[[]game.Seat](), typeOf[seatsSchema]()) // else taken for bytes
	r.RegisterTypeAlias(typeOf[game.Outcome](), typeOf[outcomeSchema]())
	r.RegisterTypeAlias(typeOf[message.Message](), typeOf[messageSchema]())
	r.RegisterTypeAlias(typeOf[clock.Times](), typeOf[timesSchema]())
	r.RegisterTypeAlias(typeOf[store.MatchStatus](), typeOf[statusSchema]())
	r.RegisterTypeAlias(typeOf[match.Holder](), typeOf[holderSchema]())
	r.RegisterTypeAlias(typeOf[match.OfferKind](), typeOf[offerSchema]())
	r.RegisterTypeAlias(typeOf[match.Action](), typeOf[actionSchema]())
	r.RegisterTypeAlias(typeOf[account.AuditKind](), typeOf[auditKindSchema]())
	// Two types are called Status.
	r.RegisterTypeAlias(typeOf[game.Caption](), typeOf[Caption]())
}

type (
	seatSchema    struct{}
	seatsSchema   struct{}
	outcomeSchema struct{}
	messageSchema struct{}
	timesSchema   struct{}
	statusSchema  struct{}
	holderSchema  struct{}
	offerSchema   struct{}
	actionSchema  struct{}

	auditKindSchema struct{}

	// Caption is game.Caption.
	Caption game.Caption
)

func (seatSchema) Schema(huma.Registry) *huma.Schema {
	return oneOf(game.First, game.Second, game.Chance, game.None)
}

func (seatsSchema) Schema(r huma.Registry) *huma.Schema {
	two := 2
	return &huma.Schema{Type: huma.TypeArray, MaxItems: &two, Items: seatSchema{}.Schema(r)}
}

func (statusSchema) Schema(huma.Registry) *huma.Schema {
	return oneOf(store.StatusWaiting, store.StatusPlaying, store.StatusOver)
}

func (holderSchema) Schema(huma.Registry) *huma.Schema {
	return oneOf(match.HolderOpen, match.HolderLink, match.HolderReserved, match.HolderPerson, match.HolderComputer)
}

func (offerSchema) Schema(huma.Registry) *huma.Schema {
	return oneOf(match.OfferDraw, match.OfferTakeback, match.OfferRematch)
}

func (actionSchema) Schema(huma.Registry) *huma.Schema {
	return oneOf(match.ActionResign, match.ActionAbort, match.ActionDraw, match.ActionTakeback, match.ActionRematch, match.ActionGiveTime, match.ActionClaim)
}

func (auditKindSchema) Schema(huma.Registry) *huma.Schema { return oneOf(account.AuditKinds()...) }

func (outcomeSchema) Schema(huma.Registry) *huma.Schema {
	return &huma.Schema{
		Type: huma.TypeObject, Nullable: true, Description: "How the game ended; null while it is in progress.",
		Required: []string{"winner", "reason"}, AdditionalProperties: false,
		Properties: map[string]*huma.Schema{
			"winner": {Type: huma.TypeString, Enum: []any{"first", "second", "draw"}},
			"reason": {Type: huma.TypeString, Description: "A reason word of the rules, or resign, agreement, timeout, abandoned, aborted, declined, too-long."},
		},
	}
}

func (messageSchema) Schema(huma.Registry) *huma.Schema {
	return &huma.Schema{
		Type: huma.TypeObject, Description: "The text as data; docs/protocol.md describes it.",
		Required: []string{"id"}, AdditionalProperties: false,
		Properties: map[string]*huma.Schema{
			"id":   {Type: huma.TypeString, Examples: []any{"service-not-your-turn"}},
			"args": {Type: huma.TypeObject, Description: "Arguments by name.", AdditionalProperties: true},
		},
	}
}

func (timesSchema) Schema(huma.Registry) *huma.Schema {
	return &huma.Schema{
		Type: huma.TypeObject, Description: "What the clocks show, in milliseconds, first and second.",
		Required: []string{"left_ms"}, AdditionalProperties: false,
		Properties: map[string]*huma.Schema{
			"left_ms":   pairSchema("Of the main time; with days, of the turn."),
			"periods":   pairSchema("Byo-yomi: the periods that are left."),
			"period_ms": pairSchema("Byo-yomi: what is left of the period."),
		},
	}
}

// pairSchema describes two numbers, of the first and the second seat.
func pairSchema(description string) *huma.Schema {
	two, zero := 2, 0.0
	return &huma.Schema{
		Type: huma.TypeArray, MinItems: &two, MaxItems: &two, Description: description,
		Items: &huma.Schema{Type: huma.TypeInteger, Minimum: &zero},
	}
}

// oneOf describes one of some words.
func oneOf[T any](words ...T) *huma.Schema {
	s := &huma.Schema{Type: huma.TypeString}
	for _, w := range words {
		s.Enum = append(s.Enum, wordOf(w))
	}
	return s
}

func wordOf(w any) string { return fmt.Sprint(w) }
