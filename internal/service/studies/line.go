package studies

import (
	"encoding/json"

	"github.com/teahouse-games/teahouse/internal/service/store"
)

// StateLine is a line of the stream of a study: what its reader may do.
type StateLine struct {
	Type       string                `json:"type" tstype:"'study'"`
	Visibility store.StudyVisibility `json:"visibility,omitempty"`
	Right      string                `json:"right" tstype:"'none' | 'read' | 'edit' | 'own'"`
	Oldest     int64                 `json:"oldest"` // operations up to this one are not kept
}

// OperationLine is a line of the stream of a study: an operation, as it was ordered.
type OperationLine struct {
	Type      string          `json:"type" tstype:"'operation'"`
	Seq       int64           `json:"seq"`
	Client    string          `json:"client"`
	Number    int64           `json:"number"`
	Operation json.RawMessage `json:"operation" tstype:"StoredOperation"`
}

// LineOf returns the line of a stored operation.
func LineOf(o *store.StudyOperation) OperationLine {
	return OperationLine{Type: "operation", Seq: o.Seq, Client: o.Client, Number: o.Number, Operation: json.RawMessage(o.Operation)}
}
