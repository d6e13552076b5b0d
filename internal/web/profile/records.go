package profile

import (
	"archive/zip"
	"context"
	"io"

	"github.com/teahouse-games/teahouse/internal/service/store"
	"github.com/teahouse-games/teahouse/internal/web/identity"
	"github.com/teahouse-games/teahouse/internal/web/lobby"
	"github.com/teahouse-games/teahouse/record"
)

// MaxRecords is how many records a file has at most: those of the games that were changed last.
const MaxRecords = 1000

// WriteRecords writes the records of the finished games of a person that a reader can see, as a ZIP file with one file for each.
// A game whose record cannot be read is left out. The first page of the list is read before anything is written.
func (p *Profiles) WriteRecords(ctx context.Context, w io.Writer, reader identity.Person, person string) error {
	request := lobby.ListRequest{Status: store.StatusOver, PersonFilter: store.PersonFilter{NoUnbegun: true}, Limit: lobby.MaxPage}
	page, err := p.Lobby.ListPerson(ctx, reader, person, request)
	if err != nil {
		return err
	}
	files := zip.NewWriter(w)
	for written := 0; ; {
		for i := range page.Matches {
			if err := p.writeRecord(ctx, files, &page.Matches[i]); err != nil {
				return err
			}
		}
		written += len(page.Matches)
		if request.Cursor = page.Cursor; request.Cursor == "" || written >= MaxRecords {
			return files.Close()
		}
		if page, err = p.Lobby.ListPerson(ctx, reader, person, request); err != nil {
			return err
		}
	}
}

// writeRecord adds the record of a match to a file.
func (p *Profiles) writeRecord(ctx context.Context, files *zip.Writer, s *store.Summary) error {
	written, err := p.Lobby.Record(ctx, s.Match)
	if ctx.Err() != nil {
		return ctx.Err()
	}
	if err != nil {
		p.Lobby.Log.WarnContext(ctx, "a record is left out of a file of records", "match", s.Match, "error", err)
		return nil
	}
	text, err := record.Write(written)
	if err != nil {
		return err
	}
	file, err := files.CreateHeader(&zip.FileHeader{Name: s.Game + "-" + s.Match + ".game", Method: zip.Deflate, Modified: s.Changed})
	if err == nil {
		_, err = file.Write(text)
	}
	return err
}
