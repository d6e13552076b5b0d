package live

import (
	"context"
	"encoding/json"
	"fmt"
	"slices"
	"time"

	"github.com/teahouse-games/teahouse/game"
	"github.com/teahouse-games/teahouse/internal/service/match"
	"github.com/teahouse-games/teahouse/internal/service/protocol"
	"github.com/teahouse-games/teahouse/internal/service/store"
)

// What a viewer has blocked is read when a line is sent, so that a block counts at once at all nodes. Lines are few: those who chat are limited.

// hiddenSeats returns from which seats of the match the viewer does not want to read chat.
func (k *socket) hiddenSeats(ctx context.Context) (hidden [2]bool, err error) {
	blocks, err := k.server.Store.Blocks(ctx, k.person.ID)
	if err != nil || len(blocks) == 0 {
		return hidden, err
	}
	people, err := k.matchPeople(ctx)
	for seat := range people {
		hidden[seat] = store.Hides(blocks, people, game.Seat(seat))
	}
	return hidden, err
}

// matchPeople returns the people in the seats.
func (k *socket) matchPeople(ctx context.Context) (people [2]string, err error) {
	err = k.server.Rooms.Read(ctx, k.match, func(m *match.Match, _ time.Duration) error {
		people = [2]string{m.Seats[game.First].Person, m.Seats[game.Second].Person}
		return nil
	})
	return people, err
}

// readChat reads a page of chat without the lines that the viewer does not want to read.
func (f *feed) readChat(ctx context.Context, after int64) ([]match.ChatMessage, error) {
	lines, err := f.log.Chat(ctx, f.match, after, readBatch)
	if err != nil || len(lines) == 0 || f.hides == nil {
		return lines, err
	}
	hidden, err := f.hides(ctx)
	if err != nil {
		return nil, err
	}
	for i, line := range lines {
		if line.Seat.IsPlayer() && hidden[line.Seat] {
			lines[i] = line.Concealed()
		}
	}
	return lines, nil
}

// dataOf returns the messages of a queue, lines of chat as the viewer wants to read them.
func (f *feed) dataOf(ctx context.Context, queue []queuedMessage) ([][]byte, error) {
	var page [][]byte
	var hidden [2]bool
	if f.hides != nil && slices.ContainsFunc(queue, func(q queuedMessage) bool { return q.of == &f.lines }) {
		var err error
		if hidden, err = f.hides(ctx); err != nil {
			return nil, err
		}
	}
	for _, q := range queue {
		data := q.data
		if q.of == &f.lines && hidden != [2]bool{} {
			var err error
			if data, err = concealed(data, hidden); err != nil {
				return nil, fmt.Errorf("match %s: a line of chat cannot be read: %w", f.match, err)
			}
		}
		page = append(page, data)
	}
	return page, nil
}

// concealed returns the message with a line of chat, without its text if it is from one of the hidden seats.
func concealed(data []byte, hidden [2]bool) ([]byte, error) {
	var message struct {
		Line match.ChatMessage `json:"line"`
	}
	if err := json.Unmarshal(data, &message); err != nil {
		return nil, err
	}
	if seat := message.Line.Seat; !seat.IsPlayer() || !hidden[seat] {
		return data, nil
	}
	line, err := json.Marshal(message.Line.Concealed())
	return protocol.Append(nil, protocol.ChatMessage{Line: line}), err
}
