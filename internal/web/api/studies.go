package api

import (
	"context"
	"encoding/base64"
	"io"
	"net/http"
	"strconv"
	"strings"
	"time"

	"github.com/danielgtaylor/huma/v2"

	"github.com/teahouse-games/teahouse/internal/i18n/languages"
	"github.com/teahouse-games/teahouse/internal/service/store"
	"github.com/teahouse-games/teahouse/internal/service/studies"
	"github.com/teahouse-games/teahouse/internal/web/identity"
	"github.com/teahouse-games/teahouse/internal/web/problem"
	problemmessages "github.com/teahouse-games/teahouse/internal/web/problem/messages"
	"github.com/teahouse-games/teahouse/message"
	"github.com/teahouse-games/teahouse/study"
)

// StudyPath is the path of a study.
type StudyPath struct {
	Study string `path:"study" pattern:"^[a-z2-7]{16}$" doc:"The id of the study." example:"q3fzkx2m5y7waedh"`
}

// ChapterPath is the path of a chapter.
type ChapterPath struct {
	StudyPath
	Chapter string `path:"chapter" maxLength:"32" doc:"The id of the chapter." example:"c1"`
}

// StudyInfo is a study in a list.
type StudyInfo struct {
	ID         string    `json:"id" example:"q3fzkx2m5y7waedh"`
	Title      string    `json:"title" example:"Openings"`
	Owner      string    `json:"owner" doc:"The name of the owner; empty if the person has none."`
	Visibility string    `json:"visibility" tstype:"StudyVisibility" enum:"private,unlisted,public"`
	Right      string    `json:"right" tstype:"'read' | 'edit' | 'own'" enum:"read,edit,own" doc:"What the sender may do; in the list of public studies it is not looked up beyond own."`
	Chapters   int64     `json:"chapters"`
	Turns      int64     `json:"turns"`
	Seq        int64     `json:"seq" doc:"The number of the last operation."`
	Changed    time.Time `json:"changed"`
}

// ChapterHead is a chapter in the list of a study.
type ChapterHead struct {
	ID    string `json:"id"`
	Title string `json:"title"`
	Game  string `json:"game"`
	Turns int    `json:"turns"`
}

// StudyOutline is a study with the list of its chapters.
type StudyOutline struct {
	StudyInfo
	List []ChapterHead `json:"list" doc:"The chapters in their order."`
	Key  bool          `json:"key" doc:"Whether there is a key with which people may edit the study."`
}

// ChapterText is a chapter as a record.
type ChapterText struct {
	ID   string `json:"id"`
	Seq  int64  `json:"seq" doc:"The number of the last operation that has changed the text."`
	Text string `json:"text" doc:"The record."`
}

// maxOperationsBody is the limit of a body with operations: one has a record of 1 MiB.
const maxOperationsBody = 3 << 20

// textsAtOnce is how many bytes of chapters one answer has, but for the last of them.
const textsAtOnce = 512 << 10

// chaptersAtOnce is how many chapters are read at once for an answer: each may have a megabyte.
const chaptersAtOnce = 4

func studyInfo(t *store.Study, right studies.Right, names map[string]string) StudyInfo {
	return StudyInfo{
		ID: t.ID, Title: t.Title, Owner: names[t.Owner], Visibility: string(t.Visibility), Right: right.String(),
		Chapters: t.Chapters, Turns: t.Turns, Seq: t.Seq, Changed: t.Changed,
	}
}

func (a *api) studyRoutes() {
	a.studyListRoutes()
	a.studyAccessRoutes()
	a.chapterRoutes()

	type changing struct {
		StudyPath
		Body struct {
			Client     string                      `json:"client" pattern:"^[!-~]{1,64}$" doc:"Made up by the client."`
			Operations []studies.NumberedOperation `json:"operations" maxItems:"200"`
		} `nameHint:"StudyChange"`
	}
	type changed struct {
		Body struct {
			Answers []studies.OperationAnswer `json:"answers" doc:"One for each operation."`
		} `nameHint:"StudyAnswers"`
	}
	add(a, withBody(maxOperationsBody, post("change-study", "/api/studies/{study}/operations", "studies", "Change a study",
		"The operations are made one after the other. Those that do not fit any more are refused and left out. Those that were made have their first answers when they are sent again.", http.StatusOK, 401, 404)),
		func(ctx context.Context, c *requestContext, in *changing) (*changed, error) {
			p, err := c.somebody()
			if err != nil {
				return nil, err
			}
			out := &changed{}
			out.Body.Answers, err = c.Studies.Change(ctx, p.ID, in.Study, in.Body.Client, in.Body.Operations)
			language := languages.For(c.setLanguage(""))
			for i := range out.Body.Answers {
				if answer := &out.Body.Answers[i]; answer.Code != "" {
					answer.Detail = language.Sentence(answer.Why)
				}
			}
			return out, err
		})
}

func (a *api) studyListRoutes() {
	type creating struct {
		Body struct {
			ID         string `json:"id,omitempty" pattern:"^[a-z2-7]{16}$" doc:"Made up by the client; if it is left out one is drawn. Sent again with the same one, no other study is made."`
			Title      string `json:"title" minLength:"1" maxLength:"200" example:"Openings"`
			Visibility string `json:"visibility,omitempty" enum:"private,unlisted,public" default:"private"`
		} `nameHint:"NewStudy"`
	}
	type created struct{ Body StudyInfo }
	add(a, withBody(maxBody, post("create-study", "/api/studies", "studies", "Make a study", "A sender without an identity is given one.", http.StatusOK, 409)),
		func(ctx context.Context, c *requestContext, in *creating) (*created, error) {
			p, err := c.personOrGuest()
			if err != nil {
				return nil, err
			}
			title, err := study.ReadTitle(in.Body.Title)
			if err != nil {
				return nil, problem.InvalidField("title", message.Of(err))
			}
			t, err := c.Studies.Create(ctx, p.ID, studies.NewStudy{ID: in.Body.ID, Title: title, Visibility: store.StudyVisibility(in.Body.Visibility)})
			return &created{studyInfo(&t, studies.Owns, map[string]string{p.ID: p.Name})}, err
		})

	type search struct {
		Of     string `query:"of" enum:"public,me" default:"public" doc:"The public ones, or those that the sender owns or may edit."`
		Cursor string `query:"cursor" maxLength:"64" doc:"Of the page before."`
		Limit  int    `query:"limit" minimum:"1" maximum:"100" default:"30" doc:"At most this many."`
	}
	type found struct {
		Body struct {
			Studies []StudyInfo `json:"studies" doc:"The last changed first."`
			Cursor  string      `json:"cursor,omitempty" doc:"Of the next page; left out on the last one."`
		} `nameHint:"StudyList"`
	}
	add(a, get("list-studies", "/api/studies", "studies", "List studies", ""), func(ctx context.Context, c *requestContext, in *search) (*found, error) {
		p, err := c.person()
		if err != nil {
			return nil, err
		}
		out := &found{}
		out.Body.Studies = []StudyInfo{}
		if in.Of == "me" && p.ID == "" {
			return out, nil
		}
		before, err := parseStudyCursor(in.Cursor)
		if err != nil {
			return nil, err
		}
		out.Body.Studies, err = c.studyInfos(ctx, p, store.StudyFilter{Public: in.Of != "me", Person: p.ID, Before: before, Limit: in.Limit})
		if n := len(out.Body.Studies); n == in.Limit {
			out.Body.Cursor = studyCursor(&out.Body.Studies[n-1])
		}
		return out, err
	})

	type outlined struct{ Body StudyOutline }
	add(a, get("get-study", "/api/studies/{study}", "studies", "Get a study with the list of its chapters", "", 404),
		func(ctx context.Context, c *requestContext, in *StudyPath) (*outlined, error) {
			t, right, err := c.openStudy(ctx, in.Study)
			if err != nil {
				return nil, err
			}
			heads, err := c.Studies.Store.StudyChapters(ctx, t.ID)
			if err != nil {
				return nil, err
			}
			names, err := c.ownerNames(ctx, t)
			out := &outlined{StudyOutline{StudyInfo: studyInfo(&t, right, names), List: []ChapterHead{}, Key: right == studies.Owns && t.Key != store.Hash{}}}
			for i := range heads {
				out.Body.List = append(out.Body.List, ChapterHead{ID: heads[i].ID, Title: heads[i].Title, Game: heads[i].Game, Turns: heads[i].Turns})
			}
			return out, err
		})
}

// ownerNames returns the names of the owners of studies.
func (c *requestContext) ownerNames(ctx context.Context, list ...store.Study) (map[string]string, error) {
	var owners []string
	for i := range list {
		owners = append(owners, list[i].Owner)
	}
	return c.StudyOwners.Names(ctx, owners)
}

// openStudy returns a study that the sender may see.
func (c *requestContext) openStudy(ctx context.Context, id string) (store.Study, studies.Right, error) {
	p, err := c.person()
	if err != nil {
		return store.Study{}, studies.NoRight, err
	}
	return c.Studies.Open(ctx, p.ID, id)
}

func (a *api) studyAccessRoutes() {
	type access struct {
		StudyPath
		Body struct {
			Visibility string `json:"visibility" enum:"private,unlisted,public"`
		} `nameHint:"StudyAccess"`
	}
	add(a, withBody(maxBody, change(http.MethodPut, "change-study-visibility", "/api/studies/{study}/visibility", "studies", "Change who may see a study", "", 401, 404)),
		func(ctx context.Context, c *requestContext, in *access) (*struct{}, error) {
			return nil, c.asOwner(func(p identity.Person) error {
				return c.Studies.SetVisibility(ctx, p.ID, in.Study, store.StudyVisibility(in.Body.Visibility))
			})
		})
	add(a, change(http.MethodDelete, "delete-study", "/api/studies/{study}", "studies", "Delete a study", "", 401, 404),
		func(ctx context.Context, c *requestContext, in *StudyPath) (*struct{}, error) {
			return nil, c.asOwner(func(p identity.Person) error { return c.Studies.Delete(ctx, p.ID, in.Study) })
		})
	type key struct {
		Body struct {
			Key string `json:"key" minLength:"1" maxLength:"64"`
		} `nameHint:"StudyKey"`
	}
	add(a, post("make-study-key", "/api/studies/{study}/key", "studies", "Make the key with which people may edit a study",
		"The key before lets nobody in any more.", http.StatusOK, 401, 404),
		func(ctx context.Context, c *requestContext, in *StudyPath) (*key, error) {
			out := &key{}
			return out, c.asOwner(func(p identity.Person) (err error) {
				out.Body.Key, err = c.Studies.NewKey(ctx, p.ID, in.Study)
				return err
			})
		})
	add(a, change(http.MethodDelete, "edit-study-alone", "/api/studies/{study}/key", "studies", "Edit a study alone again",
		"The key lets nobody in any more, and those that it has let in may not edit the study any more.", 401, 404),
		func(ctx context.Context, c *requestContext, in *StudyPath) (*struct{}, error) {
			return nil, c.asOwner(func(p identity.Person) error { return c.Studies.Alone(ctx, p.ID, in.Study) })
		})
	type joining struct {
		StudyPath
		key
	}
	add(a, withBody(maxBody, change(http.MethodPost, "join-study", "/api/studies/{study}/editors", "studies", "Edit a study together with others",
		"A sender without an identity is given one.", 404, 409)),
		func(ctx context.Context, c *requestContext, in *joining) (*struct{}, error) {
			p, err := c.personOrGuest()
			if err != nil {
				return nil, err
			}
			return nil, c.Studies.Join(ctx, p.ID, in.Study, in.Body.Key)
		})
}

// asOwner does something as the sender, who has an identity.
func (c *requestContext) asOwner(do func(p identity.Person) error) error {
	p, err := c.somebody()
	if err != nil {
		return err
	}
	return do(p)
}

func (a *api) chapterRoutes() {
	type chapter struct{ Body ChapterText }
	add(a, get("get-chapter", "/api/studies/{study}/chapters/{chapter}", "studies", "Get a chapter", "", 404),
		func(ctx context.Context, c *requestContext, in *ChapterPath) (*chapter, error) {
			t, _, err := c.openStudy(ctx, in.Study)
			if err != nil {
				return nil, err
			}
			r, err := c.Studies.Chapter(ctx, t.ID, in.Chapter)
			return &chapter{ChapterText{r.ID, r.Seq, r.Text}}, err
		})

	type part struct {
		StudyPath
		After int64 `query:"after" minimum:"0" doc:"The place after which the part begins, as the part before has it."`
	}
	type chapters struct {
		Body struct {
			Chapters []ChapterText `json:"chapters"`
			Next     int64         `json:"next,omitempty" doc:"Where the next part begins; left out after the last one."`
		} `nameHint:"ChapterTexts"`
	}
	add(a, get("list-chapters", "/api/studies/{study}/chapters", "studies", "Get all chapters in parts", "", 404),
		func(ctx context.Context, c *requestContext, in *part) (*chapters, error) {
			t, _, err := c.openStudy(ctx, in.Study)
			if err != nil {
				return nil, err
			}
			out := &chapters{}
			out.Body.Chapters = []ChapterText{}
			for bytes, place := 0, in.After; ; {
				list, err := c.Studies.Store.StudyChaptersAfter(ctx, t.ID, place, chaptersAtOnce)
				if err != nil {
					return nil, err
				}
				for i := range list {
					out.Body.Chapters = append(out.Body.Chapters, ChapterText{list[i].ID, list[i].Seq, list[i].Text})
					if bytes += len(list[i].Text); bytes > textsAtOnce || len(out.Body.Chapters) == store.MaxList {
						out.Body.Next = list[i].Place
						return out, nil
					}
					place = list[i].Place
				}
				if len(list) < chaptersAtOnce {
					return out, nil
				}
			}
		})

	export := rawResponse(get("export-study", "/api/studies/{study}/record", "studies", "Get a study as records", "All chapters one after the other.", 404), "text/plain")
	add(a, export, func(ctx context.Context, c *requestContext, in *StudyPath) (*huma.StreamResponse, error) {
		t, _, err := c.openStudy(ctx, in.Study)
		if err != nil {
			return nil, err
		}
		return c.download("text/plain; charset=utf-8", func(w io.Writer) error { return c.Studies.Export(ctx, t, w) }), nil
	})
	one := rawResponse(get("export-chapter", "/api/studies/{study}/chapters/{chapter}/record", "studies", "Get a chapter as a record", "", 404), "text/plain")
	add(a, one, func(ctx context.Context, c *requestContext, in *ChapterPath) (*rawAnswer, error) {
		t, _, err := c.openStudy(ctx, in.Study)
		if err != nil {
			return nil, err
		}
		r, err := c.Studies.Chapter(ctx, t.ID, in.Chapter)
		if err != nil {
			return nil, err
		}
		text, err := studies.Titled(t, &r)
		return &rawAnswer{"text/plain; charset=utf-8", text}, err
	})
}

// studyCursor writes down the place of a study in a list. It has the moment of its last change: that the study changes afterwards, or
// can no longer be seen, does not move the place.
func studyCursor(t *StudyInfo) string {
	return base64.RawURLEncoding.EncodeToString([]byte(strconv.FormatInt(t.Changed.UnixMilli(), 36) + "." + t.ID))
}

func parseStudyCursor(text string) (*store.StudyCursor, error) {
	if text == "" {
		return nil, nil //nolint:nilnil // the list begins with the last changed
	}
	data, err := base64.RawURLEncoding.DecodeString(text)
	moment, id, ok := strings.Cut(string(data), ".")
	millis, wrong := strconv.ParseInt(moment, 36, 64)
	if err != nil || wrong != nil || !ok {
		return nil, problem.InvalidField("cursor", problemmessages.Cursor())
	}
	return &store.StudyCursor{Changed: time.UnixMilli(millis).UTC(), ID: id}, nil
}

// studyInfos returns studies as a person sees them.
func (c *requestContext) studyInfos(ctx context.Context, p identity.Person, filter store.StudyFilter) ([]StudyInfo, error) {
	list, err := c.Studies.Store.Studies(ctx, filter)
	if err != nil {
		return nil, err
	}
	names, err := c.ownerNames(ctx, list...)
	infos := []StudyInfo{}
	for i := range list {
		right := studies.MayRead
		switch {
		case list[i].Owner == p.ID:
			right = studies.Owns
		case !filter.Public:
			right = studies.MayEdit
		}
		infos = append(infos, studyInfo(&list[i], right, names))
	}
	return infos, err
}

// exportStudies returns the studies that a person owns or may edit.
func (c *requestContext) exportStudies(ctx context.Context, p identity.Person) ([]StudyInfo, error) {
	all := []StudyInfo{}
	filter := store.StudyFilter{Person: p.ID, Limit: store.MaxList}
	for {
		some, err := c.studyInfos(ctx, p, filter)
		all = append(all, some...)
		if err != nil || len(some) < store.MaxList {
			return all, err
		}
		last := some[len(some)-1]
		filter.Before = &store.StudyCursor{Changed: last.Changed, ID: last.ID}
	}
}
