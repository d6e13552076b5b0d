package api

import (
	"net/http"
	"strconv"

	"github.com/danielgtaylor/huma/v2"

	"github.com/teahouse-games/teahouse/internal/service/protocol"
)

// describeLive adds what package live answers.
func describeLive(o *huma.OpenAPI) {
	matchID := &huma.Param{
		Name: "match", In: "path", Required: true, Description: "The id of the match.", Example: "q3fzkx2m5y7waedh",
		Schema: &huma.Schema{Type: huma.TypeString, Pattern: "^[a-z2-7]{16}$"},
	}
	zero, most := 0.0, float64(protocol.MaxWhole)
	after := &huma.Param{
		Name: "after", In: "query", Description: "The seq of the last event that is known.",
		Schema: &huma.Schema{Type: huma.TypeInteger, Minimum: &zero, Maximum: &most, Default: 0},
	}
	follow := &huma.Param{
		Name: "follow", In: "query", Description: "Whether the stream continues with new events.",
		Schema: &huma.Schema{Type: huma.TypeBoolean, Default: false},
	}

	live := get("live", "/api/matches/{match}/live", "live", "Play and follow a match",
		"A WebSocket; see docs/protocol.md for its messages.", http.StatusBadRequest, http.StatusForbidden, http.StatusNotFound, http.StatusUpgradeRequired)
	live.Parameters = []*huma.Param{matchID}
	live.Responses[strconv.Itoa(http.StatusSwitchingProtocols)] = &huma.Response{Description: "The connection is a WebSocket now."}
	o.AddOperation(&live)

	events := get("events", "/api/matches/{match}/events", "live", "Follow the events of a match",
		"A line of JSON for each, as on the live connection; empty lines keep the stream alive.", http.StatusNotFound)
	events.Parameters = []*huma.Param{matchID, after, follow}
	events.Responses[strconv.Itoa(http.StatusOK)] = ndjsonResponse("Events, a line each.")
	o.AddOperation(&events)

	studyID := &huma.Param{
		Name: "study", In: "path", Required: true, Description: "The id of the study.", Example: "q3fzkx2m5y7waedh",
		Schema: &huma.Schema{Type: huma.TypeString, Pattern: "^[a-z2-7]{16}$"},
	}
	study := get("follow-study", "/api/studies/{study}/events", "studies", "Follow a study",
		"A line of JSON for each operation; see docs/protocol.md. Empty lines keep the stream alive.", http.StatusNotFound)
	study.Parameters = []*huma.Param{studyID, {
		Name: "after", In: "query", Description: "The seq of the last operation that is known.",
		Schema: &huma.Schema{Type: huma.TypeInteger, Minimum: &zero, Maximum: &most, Default: 0},
	}}
	study.Responses[strconv.Itoa(http.StatusOK)] = ndjsonResponse("Operations, a line each.")
	o.AddOperation(&study)

	public := get("public", "/api/public", "live", "Follow the public matches", "A line of JSON for each that has changed.")
	public.Responses[strconv.Itoa(http.StatusOK)] = ndjsonResponse("Matches, a line each.")
	o.AddOperation(&public)
}

func ndjsonResponse(description string) *huma.Response {
	return &huma.Response{
		Description: description,
		Content:     map[string]*huma.MediaType{"application/x-ndjson": {Schema: &huma.Schema{Type: huma.TypeString}}},
	}
}
