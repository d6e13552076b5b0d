package api

import (
	"context"
	"slices"
	"time"

	"github.com/teahouse-games/teahouse/game"
	"github.com/teahouse-games/teahouse/internal/service/match"
	"github.com/teahouse-games/teahouse/internal/service/protocol"
	"github.com/teahouse-games/teahouse/internal/service/store"
	"github.com/teahouse-games/teahouse/internal/web/identity"
	"github.com/teahouse-games/teahouse/internal/web/lobby"
)

// maxExported is how many matches an export has at most: the last changed.
const maxExported = 5000

// PersonExport is all that is stored about the sender of a request.
type PersonExport struct {
	PersonInfo
	Exported             time.Time              `json:"exported"`
	Account              *AccountInfo           `json:"account,omitempty"`
	Passkeys             []PasskeyInfo          `json:"passkeys" doc:"What is public of them."`
	ExternalLogins       []ExternalLoginInfo    `json:"external_logins" doc:"At other sites, which log the sender in here."`
	Sessions             []LoginSessionInfo     `json:"sessions" doc:"Without their ids and tokens."`
	Audit                []AuditInfo            `json:"audit"`
	Notifications        []NoticeInfo           `json:"notifications"`
	NotificationSettings *NoticeSettingsInfo    `json:"notification_settings,omitempty" doc:"Without the keys of devices and the secrets of webhooks. Left out for a guest."`
	Matches              []ExportedMatch        `json:"matches" doc:"The last changed first. GET /api/matches/{match}/record has the turns."`
	Complete             bool                   `json:"complete" doc:"Whether all matches are there: at most the last 5000 are."`
	Conditional          []ConditionalTurnsView `json:"conditional" doc:"What the sender has decided ahead of time, in at most 100 matches."`
	Vacations            []ExportedVacation     `json:"vacations" doc:"Of this year and the one before."`
	Challenges           string                 `json:"challenges" enum:"everybody,followed,nobody" doc:"Who may challenge the sender."`
	Blocks               []BlockInfo            `json:"blocks"`
	Reports              []OwnReport            `json:"reports" doc:"Of the sender."`
	Mute                 *MuteInfo              `json:"mute,omitempty"`
	Follows              []FollowedInfo         `json:"follows" doc:"Whom the sender follows."`
	Ratings              []RatingInfo           `json:"ratings"`
	Courses              map[string][]string    `json:"courses" doc:"The steps that the sender has done, by game."`
	Puzzles              []ExportedPuzzle       `json:"puzzles" doc:"All puzzles that the sender has tried, by game and id."`
	PuzzleRatings        []ExportedPuzzleRating `json:"puzzle_ratings"`
	Studies              []StudyInfo            `json:"studies" doc:"Those that the sender owns or may edit. GET /api/studies/{study}/record has their chapters."`
}

// ExportedMatch is a match in which the sender has a seat, with what they wrote there.
type ExportedMatch struct {
	Match protocol.MatchListing `json:"match"`
	Chat  []match.ChatMessage   `json:"chat" doc:"From the seats of the sender."`
}

// ExportedVacation is a vacation of the sender.
type ExportedVacation struct {
	Began   time.Time `json:"began"`
	Seconds int64     `json:"seconds" doc:"How long it lasts, or has lasted."`
}

// ExportedPuzzle is what the sender has done with a puzzle.
type ExportedPuzzle struct {
	Game   string            `json:"game"`
	ID     string            `json:"id"`
	Solved bool              `json:"solved" doc:"At the first try, without help."`
	At     time.Time         `json:"at" doc:"Of the first try."`
	Last   time.Time         `json:"last" doc:"Of the last one."`
	Due    int64             `json:"due,omitempty" doc:"The day from which it is repeated after a mistake, as a number of days since 1970."`
	Vote   int64             `json:"vote,omitempty" doc:"1 or -1."`
	Fault  store.PuzzleFault `json:"fault,omitempty" doc:"Of an open report."`
	Text   string            `json:"text,omitempty" doc:"Of an open report."`
}

// ExportedPuzzleRating is how strong the sender is at the puzzles of a game.
type ExportedPuzzleRating struct {
	Game   string          `json:"game"`
	Rating *PuzzleStrength `json:"rating,omitempty" doc:"Left out before the first puzzle."`
	Best   BestCounts      `json:"best"`
}

func (a *api) exportRoutes() {
	type export struct {
		Disposition string `header:"Content-Disposition"`
		Body        PersonExport
	}
	add(a, get("export-account", "/api/account/export", "accounts", "All data about me",
		"As one file. A guest has matches only. Recovery codes and tokens are stored as hashes, and are left out.", 401),
		func(ctx context.Context, c *requestContext, _ *struct{}) (*export, error) {
			p, err := c.somebody()
			if err != nil {
				return nil, err
			}
			out := &export{Disposition: `attachment; filename="teahouse.json"`}
			out.Body, err = c.export(ctx, p)
			return out, err
		})
}

func (c *requestContext) export(ctx context.Context, p identity.Person) (e PersonExport, err error) {
	e = PersonExport{
		PersonInfo: meOf(p).Body, Exported: time.Now().UTC(), Passkeys: []PasskeyInfo{}, ExternalLogins: []ExternalLoginInfo{}, Sessions: []LoginSessionInfo{}, Audit: []AuditInfo{},
		Follows: []FollowedInfo{}, Ratings: []RatingInfo{}, Courses: map[string][]string{}, Puzzles: []ExportedPuzzle{}, PuzzleRatings: []ExportedPuzzleRating{},
	}
	if p.Session != "" {
		if err := c.exportAccount(ctx, p, &e); err != nil {
			return e, err
		}
	}
	notices, err := c.noticesOf(ctx, p, store.MaxList)
	if err != nil {
		return e, err
	}
	e.Notifications = notices.Notices
	if err := c.exportCorrespondence(ctx, p, &e); err != nil {
		return e, err
	}
	if err := c.exportSafety(ctx, p.ID, &e); err != nil {
		return e, err
	}
	if e.Studies, err = c.exportStudies(ctx, p); err != nil {
		return e, err
	}
	e.Matches, e.Complete, err = c.exportMatches(ctx, p)
	return e, err
}

// exportCorrespondence adds conditional turns, vacations, and who may challenge the person.
func (c *requestContext) exportCorrespondence(ctx context.Context, p identity.Person, e *PersonExport) error {
	e.Conditional, e.Vacations = []ConditionalTurnsView{}, []ExportedVacation{}
	turns, err := c.Reception.Store.ConditionalTurnsOf(ctx, p.ID)
	if err != nil {
		return err
	}
	for _, of := range turns {
		e.Conditional = append(e.Conditional, ConditionalTurnsView{
			Match: of.Match, Seat: of.Seat, Seq: of.Seq, After: of.TurnsBefore, Turns: append(ConditionalTree{}, of.Turns...),
		})
	}
	person, err := c.Reception.Store.Person(ctx, p.ID)
	if err != nil {
		return err
	}
	e.Challenges = lobby.PolicyWord(person.Challenges)
	for _, v := range person.Vacations {
		e.Vacations = append(e.Vacations, ExportedVacation{v.Began, int64((v.Until - v.From) / time.Second)})
	}
	return nil
}

func (c *requestContext) exportAccount(ctx context.Context, p identity.Person, e *PersonExport) (err error) {
	if e.Account, err = c.accountOf(ctx, p.ID); err != nil {
		return err
	}
	if e.Passkeys, err = c.passkeysOf(ctx, p.ID); err != nil {
		return err
	}
	if e.ExternalLogins, err = c.externalLoginsOf(ctx, p.ID); err != nil {
		return err
	}
	if e.Sessions, err = c.sessionsOf(ctx, p.ID, p.Session); err != nil {
		return err
	}
	for i := range e.Sessions {
		e.Sessions[i].ID = ""
	}
	settings, err := c.noticeSettingsOf(ctx, p.ID)
	if err != nil {
		return err
	}
	e.NotificationSettings = &settings
	if e.Follows, err = c.following(ctx, p); err != nil {
		return err
	}
	ratings, err := c.Profiles.Ratings(ctx, p.ID)
	if err != nil {
		return err
	}
	e.Ratings = ratingInfos(ratings)
	if err := c.exportLearning(ctx, p.ID, e); err != nil {
		return err
	}
	for before := int64(0); ; before = e.Audit[len(e.Audit)-1].Number {
		page, err := c.auditOf(ctx, p.ID, before, store.MaxList)
		e.Audit = append(e.Audit, page...)
		if err != nil || len(page) < store.MaxList {
			return err
		}
	}
}

// exportLearning adds the steps of courses and the puzzles of a person.
func (c *requestContext) exportLearning(ctx context.Context, person string, e *PersonExport) (err error) {
	if e.Courses, err = c.Learning.Steps(ctx, person); err != nil {
		return err
	}
	tries, standings, err := c.Learning.Stored(ctx, person)
	for _, t := range tries {
		e.Puzzles = append(e.Puzzles, ExportedPuzzle{t.Game, t.Puzzle, t.Solved, t.At, t.Last, t.Due, t.Vote, t.Report, t.ReportText})
	}
	for _, s := range standings {
		one := ExportedPuzzleRating{Game: s.Game, Best: BestCounts{int(s.Streak), int(s.Timed)}}
		if s.Points > 0 {
			one.Rating = &PuzzleStrength{s.Points, s.Deviation, s.Volatility, s.At.UnixMilli()}
		}
		e.PuzzleRatings = append(e.PuzzleRatings, one)
	}
	return err
}

// exportSafety adds whom a person has blocked, what they have reported, and whether they are muted.
func (c *requestContext) exportSafety(ctx context.Context, person string, e *PersonExport) (err error) {
	if e.Blocks, err = c.blocksOf(ctx, person); err != nil {
		return err
	}
	if e.Reports, err = c.ownReports(ctx, person); err != nil {
		return err
	}
	mute, err := c.Moderation.MuteOf(ctx, person)
	if mute != nil {
		e.Mute = &MuteInfo{mute.Person, mute.Until, mute.Reason}
	}
	return err
}

// exportMatches returns the matches of a person, and whether these are all.
func (c *requestContext) exportMatches(ctx context.Context, p identity.Person) (matches []ExportedMatch, complete bool, err error) {
	matches = []ExportedMatch{}
	request := lobby.ListRequest{Limit: lobby.MaxPage, PersonFilter: store.PersonFilter{Challenges: store.WithReceived}}
	for len(matches) < maxExported {
		page, err := c.Reception.ListOwn(ctx, p, request)
		if err != nil {
			return nil, false, err
		}
		for _, s := range page.Matches {
			chat, err := c.exportChat(ctx, p, &s)
			if err != nil {
				return nil, false, err
			}
			matches = append(matches, ExportedMatch{protocol.ListingOf(s), chat})
		}
		if request.Cursor = page.Cursor; request.Cursor == "" {
			return matches, true, nil
		}
	}
	return matches, false, nil
}

// exportChat returns the lines of chat from the seats of a person in a match.
func (c *requestContext) exportChat(ctx context.Context, p identity.Person, s *store.Summary) ([]match.ChatMessage, error) {
	var seats []game.Seat
	for seat, state := range s.Seats {
		if state.Person == p.ID {
			seats = append(seats, game.Seat(seat))
		}
	}
	lines := []match.ChatMessage{}
	for after := int64(0); ; {
		page, err := c.Reception.Chat(ctx, p, s.Match, after, lobby.MaxChat)
		if err != nil || len(page) == 0 {
			return lines, err
		}
		for _, line := range page {
			if slices.Contains(seats, line.Seat) {
				lines = append(lines, line)
			}
		}
		after = page[len(page)-1].Number
	}
}
