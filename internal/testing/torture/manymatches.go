package torture

import (
	"context"
	"crypto/sha256"
	"fmt"
	"math/rand/v2"
	"time"

	"github.com/teahouse-games/teahouse/clock"
	"github.com/teahouse-games/teahouse/game"
	"github.com/teahouse-games/teahouse/internal/rules/computer"
	"github.com/teahouse-games/teahouse/internal/rules/gamelist"
	"github.com/teahouse-games/teahouse/internal/service/match"
	"github.com/teahouse-games/teahouse/internal/service/store"
	"github.com/teahouse-games/teahouse/internal/service/store/checksum"
)

// longestOfMany is how many turns the longest of many matches has.
const longestOfMany = 40

// FillStore puts many matches into an empty store, with chat, commands, people, invitations and accounts. Few
// of them are really played, and the others have the same turns.
func FillStore(ctx context.Context, to store.CopyTarget, games gamelist.Games, matches int) error {
	random := rand.New(rand.NewPCG(1, 2))
	var played []store.MatchCopy
	for i := range min(matches, 10*len(games)) {
		m, err := playRandomly(ctx, games, i, random)
		if err != nil {
			return err
		}
		played = append(played, m)
	}
	source := store.Contents{Database: "played", State: "complete", Uptime: 1000 * time.Hour}
	cursor, err := to.BeginCopy(ctx, source)
	if err != nil {
		return err
	}
	const atOnce = 500
	for done := 0; done < matches; done += atOnce {
		part := store.CopyPart{Before: cursor, Now: cursor}
		for i := done; i < min(done+atOnce, matches); i++ {
			addRenamed(&part, played[random.IntN(len(played))], i)
		}
		last := part.Matches[len(part.Matches)-1]
		part.Now.Match = last.Number
		if err := to.WriteCopy(ctx, part); err != nil {
			return err
		}
		cursor = part.Now
	}
	return to.FinishCopy(ctx)
}

// addRenamed adds a match under another id and what belongs to it.
func addRenamed(part *store.CopyPart, m store.MatchCopy, i int) {
	id := fmt.Sprintf("m%07d", i)
	m.Number, m.Summary.Match, m.Epoch = int64(i)+1, id, int64(i%3)+1
	m.Checksum = checksum.First(id)
	for n, text := range m.Events {
		m.Checksum = m.Checksum.Add(int64(n)+1, text)
	}
	for n := range i % 4 {
		m.Chat = append(m.Chat, match.ChatMessage{
			Number: int64(n) + 1, At: m.Summary.Created, Seat: game.Seat(n % 2), Name: "Béla", Text: fmt.Sprintf("Line %d of %s: 茶\x00", n+1, id),
		})
	}
	m.Lines = int64(len(m.Chat))
	for seq := range m.Summary.Seq {
		m.Commands = append(m.Commands, store.StoredCommand{
			CommandKey: store.CommandKey{Client: "c-" + id, ID: fmt.Sprintf("%04d", seq)}, CommandAnswer: store.CommandAnswer{Seq: seq + 1},
		})
	}
	part.Matches = append(part.Matches, m)
	if i%2 == 0 {
		part.People = append(part.People, store.PersonRecord{
			ID: fmt.Sprintf("p%07d", i), Name: "Ann", Generation: i % 3, Created: m.Summary.Created, Seen: m.Summary.Changed,
		})
	}
	if i%4 == 0 {
		part.Accounts = append(part.Accounts, makeAccount(i, m.Summary.Created))
	}
	if i%10 == 0 {
		part.Invitations = append(part.Invitations, store.Invitation{
			Hash: sha256.Sum256([]byte(id)), Match: id, Seat: game.Second, Purpose: store.TakeSeat, Expires: m.Summary.Changed.Add(time.Hour),
		})
	}
}

// makeAccount makes the account of a person who was added, with something of everything that belongs to it.
func makeAccount(i int, created time.Time) store.AccountCopy {
	person, name := fmt.Sprintf("p%07d", i), fmt.Sprintf("Ann%d", i)
	c := store.AccountCopy{
		Account:       store.Account{Person: person, Name: name, NameKey: name, Created: created, State: store.AccountDisabled},
		ReservedNames: []store.ReservedName{{NameKey: name + "-before", Person: person, Until: created.Add(time.Hour)}},
		Address:       &store.EmailAddress{Person: person, Address: name + "@Example.org", Key: name + "@example.org", Verified: created},
		RecoveryCodes: []store.Hash{sha256.Sum256([]byte(name))},
		ExternalLogins: []store.ExternalLogin{{
			Issuer: "https://accounts.example", Subject: "subject of " + person, Person: person, Label: name + "@example.org", Created: created, Used: created.Add(time.Hour),
		}},
	}
	if i%3 == 0 {
		c.Account.State, c.Account.Roles = store.AccountActive, []string{"annul", "mute"}
	}
	for n := range 1 + i%3 {
		c.Passkeys = append(c.Passkeys, store.Passkey{
			ID: []byte{byte(n), byte(i >> 16), byte(i >> 8), byte(i)}, Person: person, Data: []byte(`{"signCount":1}`), Version: int64(n) + 1,
			Label: "Laptop\x00", Created: created, Used: created.Add(time.Minute),
		})
		c.Audit = append(c.Audit, store.AuditEntry{Number: int64(n) + 5, Person: person, At: created, Kind: "login", Address: "192.0.2.0/24", Device: "Firefox"})
	}
	return c
}

// playRandomly plays a match of a random length with random turns.
func playRandomly(ctx context.Context, games gamelist.Games, i int, random *rand.Rand) (store.MatchCopy, error) {
	rules, turns := games[i%len(games)], random.IntN(longestOfMany)
	seat := match.SeatState{Holder: match.HolderPerson, Person: "p0000000", Name: "Ann"}
	terms := match.Terms{Game: rules.Name, Clock: clock.Control{Kind: clock.Untimed}, Public: i%2 == 0}
	if i%3 == 0 {
		terms.Clock = clock.Control{Kind: clock.Fischer, Main: 10 * time.Minute, Increment: 5 * time.Second}
	}
	created := match.Created{Terms: terms, Seats: [2]match.SeatState{seat, seat}, CreatedBy: seat.Person}
	moment := match.Context{At: time.Date(2031, 5, 17, 12, 0, i, 0, time.UTC), Uptime: time.Duration(i) * time.Second, Seed: random.Uint64(), RematchID: "x"}
	facts, err := match.Begin(games, created, moment)
	if err != nil {
		return store.MatchCopy{}, err
	}
	var c store.MatchCopy
	m, player := match.New("m", games), computer.Random(random)
	for turn := 0; ; turn++ {
		for _, event := range m.NumberEvents(facts, moment) {
			text, err := event.MarshalJSON()
			if err != nil {
				return c, err
			}
			c.Events = append(c.Events, string(text))
			if err := m.Apply(event); err != nil {
				return c, err
			}
		}
		if turn == turns || m.Over() {
			break
		}
		state, err := m.State()
		if err != nil {
			return c, err
		}
		text, err := player.Choose(ctx, state)
		if err != nil {
			return c, err
		}
		moment.Uptime, moment.At = moment.Uptime+time.Second, moment.At.Add(time.Second)
		if facts, err = m.Decide(match.Play{Turn: text}, match.Sender{Person: seat.Person, Seat: game.None, ExpectedSeq: -1}, moment); err != nil {
			return c, err
		}
	}
	c.Summary = store.Summarize(m).Normalized()
	c.Due = c.Summary.Deadline
	return c, nil
}
