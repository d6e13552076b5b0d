package problem

import (
	"maps"
	"net/http"
	"slices"
	"time"

	"github.com/teahouse-games/teahouse/internal/rules/analysis"
	"github.com/teahouse-games/teahouse/internal/service/match"
)

var codeInfos = map[Code]codeInfo{
	Code(match.RefusedRule):    {http.StatusUnprocessableEntity, analysis.TitleRule, 0},
	Code(match.RefusedTurn):    {http.StatusConflict, "It is not your turn", 0},
	Code(match.RefusedSeat):    {http.StatusForbidden, "You have no seat here", 0},
	Code(match.RefusedTaken):   {http.StatusConflict, "The seat is taken", 0},
	Code(match.RefusedInvite):  {http.StatusForbidden, "The seat needs an invitation", 0},
	Code(match.RefusedStale):   {http.StatusConflict, "The match has moved on", 0},
	Code(match.RefusedOver):    {http.StatusConflict, "The match is over", 0},
	Code(match.RefusedWaiting): {http.StatusConflict, "The match has not begun", 0},
	Code(match.RefusedOffer):   {http.StatusConflict, "There is no such offer", 0},
	Code(match.RefusedEarly):   {http.StatusConflict, "It is too early for that", 0},
	Code(match.RefusedLate):    {http.StatusConflict, "It is too late for that", 0},
	Code(match.RefusedText):    {http.StatusUnprocessableEntity, "The text cannot be accepted", 0},
	Code(match.RefusedVersion): {http.StatusConflict, "The rules have changed since", 0},

	Invalid:         {http.StatusUnprocessableEntity, analysis.TitleInvalid, 0},
	NotFound:        {http.StatusNotFound, "There is no such thing", 0},
	NoIdentity:      {http.StatusUnauthorized, "You have no name here yet", 0},
	InvalidIdentity: {http.StatusUnauthorized, "You are not known here any more", 0},
	LinkUsed:        {http.StatusGone, "The link is not good any more", 0},
	Forbidden:       {http.StatusForbidden, "Not from there", 0},
	Misdirected:     {http.StatusMisdirectedRequest, "This host is not served here", 0},
	Method:          {http.StatusMethodNotAllowed, "That cannot be done here", 0},
	TooLarge:        {http.StatusRequestEntityTooLarge, "The request is too large", 0},
	MediaType:       {http.StatusUnsupportedMediaType, "The request is in a form that is not read here", 0},
	NotOffered:      {http.StatusNotAcceptable, "There is no answer in that form", 0},
	Limited:         {http.StatusTooManyRequests, "That was too much at once", 5 * time.Second},
	Busy:            {http.StatusServiceUnavailable, "There is too much to do at the moment", time.Second},
	Storage:         {http.StatusServiceUnavailable, "Nothing can be kept at the moment", 5 * time.Second},
	Full:            {http.StatusServiceUnavailable, "There is no space for anything new", time.Minute},
	Closing:         {http.StatusServiceUnavailable, "The service is about to restart", 5 * time.Second},
	Gone:            {499, "The request was given up", 0},
	Incident:        {http.StatusInternalServerError, "Something went wrong here", 0},
}

// Codes returns all codes, in alphabetical order.
func Codes() []Code { return slices.Sorted(maps.Keys(codeInfos)) }
