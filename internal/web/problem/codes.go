package problem

import (
	"maps"
	"net/http"
	"slices"
	"time"

	"github.com/teahouse-games/teahouse/internal/service/match"
)

var codeInfos = map[Code]codeInfo{
	Code(match.RefusedRule):        {http.StatusUnprocessableEntity, 0},
	Code(match.RefusedTurn):        {http.StatusConflict, 0},
	Code(match.RefusedSeat):        {http.StatusForbidden, 0},
	Code(match.RefusedTaken):       {http.StatusConflict, 0},
	Code(match.RefusedInvite):      {http.StatusForbidden, 0},
	Code(match.RefusedStale):       {http.StatusConflict, 0},
	Code(match.RefusedOver):        {http.StatusConflict, 0},
	Code(match.RefusedWaiting):     {http.StatusConflict, 0},
	Code(match.RefusedOffer):       {http.StatusConflict, 0},
	Code(match.RefusedEarly):       {http.StatusConflict, 0},
	Code(match.RefusedLate):        {http.StatusConflict, 0},
	Code(match.RefusedText):        {http.StatusUnprocessableEntity, 0},
	Code(match.RefusedVersion):     {http.StatusConflict, 0},
	Code(match.RefusedRated):       {http.StatusForbidden, 0},
	Code(match.RefusedConditional): {http.StatusUnprocessableEntity, 0},
	Code(match.RefusedMuted):       {http.StatusForbidden, 0},
	Code(match.RefusedBlocked):     {http.StatusForbidden, 0},
	Code(match.RefusedChallenge):   {http.StatusForbidden, 0},
	Code(match.RefusedRange):       {http.StatusForbidden, 0},

	Invalid:         {http.StatusUnprocessableEntity, 0},
	NotFound:        {http.StatusNotFound, 0},
	NoIdentity:      {http.StatusUnauthorized, 0},
	InvalidIdentity: {http.StatusUnauthorized, 0},
	LinkUsed:        {http.StatusGone, 0},
	NotLoggedIn:     {http.StatusUnauthorized, 0},
	LoginFailed:     {http.StatusForbidden, 0},
	LoginExpired:    {http.StatusGone, 0},
	NoPasskeys:      {http.StatusConflict, 0},
	NoMail:          {http.StatusConflict, 0},
	LastLogin:       {http.StatusConflict, 0},
	OldLogin:        {http.StatusForbidden, 0},
	Suspended:       {http.StatusForbidden, 0},
	NoRole:          {http.StatusForbidden, 0},
	Settled:         {http.StatusConflict, 0},
	TooMany:         {http.StatusConflict, 0},
	ExternalSite:    {http.StatusServiceUnavailable, 10 * time.Second},
	Vacation:        {http.StatusConflict, 0},
	Forbidden:       {http.StatusForbidden, 0},
	Misdirected:     {http.StatusMisdirectedRequest, 0},
	Method:          {http.StatusMethodNotAllowed, 0},
	TooLarge:        {http.StatusRequestEntityTooLarge, 0},
	MediaType:       {http.StatusUnsupportedMediaType, 0},
	NotOffered:      {http.StatusNotAcceptable, 0},
	Limited:         {http.StatusTooManyRequests, 5 * time.Second},
	Busy:            {http.StatusServiceUnavailable, time.Second},
	Storage:         {http.StatusServiceUnavailable, 5 * time.Second},
	Full:            {http.StatusServiceUnavailable, time.Minute},
	Closing:         {http.StatusServiceUnavailable, 5 * time.Second},
	Gone:            {499, 0},
	Incident:        {http.StatusInternalServerError, 0},
}

// Codes returns all codes, in alphabetical order.
func Codes() []Code { return slices.Sorted(maps.Keys(codeInfos)) }
