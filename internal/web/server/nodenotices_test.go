package server

import (
	"encoding/json"
	"fmt"
	"net/http"
	"net/http/httptest"
	"sync"
	"sync/atomic"
	"testing"
	"time"

	"github.com/teahouse-games/teahouse/internal/service/match"
	"github.com/teahouse-games/teahouse/internal/service/notice"
)

// hooks receives webhooks.
type hooks struct {
	*httptest.Server
	mu       sync.Mutex
	received map[string]int // by the id of the notice: how often it was accepted
	hangs    bool           // the next ones are not answered
	arrived  chan struct{}  // one that is not answered
}

func newHooks(t *testing.T) *hooks {
	t.Helper()
	h := &hooks{received: map[string]int{}, arrived: make(chan struct{}, 10)}
	h.Server = httptest.NewServer(h)
	t.Cleanup(h.Close)
	return h
}

func (h *hooks) ServeHTTP(w http.ResponseWriter, r *http.Request) {
	var payload notice.WebhookPayload
	if err := json.NewDecoder(r.Body).Decode(&payload); err != nil {
		http.Error(w, err.Error(), http.StatusBadRequest)
		return
	}
	h.mu.Lock()
	hangs := h.hangs
	if !hangs {
		h.received[payload.ID]++
	}
	h.mu.Unlock()
	if hangs {
		h.arrived <- struct{}{}
		<-r.Context().Done()
	}
}

func (h *hooks) hang(hangs bool) {
	h.mu.Lock()
	defer h.mu.Unlock()
	h.hangs = hangs
}

// counts returns how many notices were accepted, and how often the one that was accepted most.
func (h *hooks) counts() (notices, most int) {
	h.mu.Lock()
	defer h.mu.Unlock()
	for _, n := range h.received {
		most = max(most, n)
	}
	return len(h.received), most
}

// at returns the browser as it visits another node.
func (b *browser) at(node *running) *browser {
	there := *b
	there.url = node.passkeyURL()
	return &there
}

// One of three nodes delivers each notice, once, also if the node that has taken it is stopped while it delivers. A line of chat of
// somebody who was blocked at one node is hidden at the others, and somebody who was muted at one node is at the others.
func TestNoticesAndSafetyAtThreeNodes(t *testing.T) {
	t.Parallel()           // it waits
	var ahead atomic.Int64 // of the clock on the wall
	begun := time.Now()
	nodes, _, _, _ := startNodes(t, 3, func(c *Config) {
		c.NotifyPrivate = true
		c.Clock = func() (time.Time, time.Duration) {
			return time.Now().Add(time.Duration(ahead.Load())), time.Since(begun)
		}
	})
	reachEachOther(t, nodes)
	received := newHooks(t)
	ann, bob, moderator := visit(t, nodes[0].passkeyURL()), visit(t, nodes[1].passkeyURL()), visit(t, nodes[2].passkeyURL())
	ids := map[*browser]string{}
	for name, b := range map[string]*browser{"Ann": ann, "Bob": bob, "Meg": moderator} {
		b.makeAccount(name)
		var me struct{ ID string }
		b.must("GET", "api/me", nil, &me)
		ids[b] = me.ID
	}
	if _, err := nodes[2].app.api.Notices.AddWebhook(t.Context(), ids[bob], received.URL); err != nil {
		t.Fatal(err)
	}
	turn := game(t).Turns[0]
	play := func() (id string) {
		t.Helper()
		id = ann.at(nodes[0]).order("ki-shogi", "3d", "me", "open")
		bob.at(nodes[1]).must("POST", "api/matches/"+id+"/seats/second", object{}, nil)
		if _, err := ann.at(nodes[2]).play(id, 0, turn); err != nil {
			t.Fatal(err)
		}
		return id
	}
	requireOnce := func(node *running, want int) {
		t.Helper()
		eventually(t, fmt.Sprintf("%d notices are delivered, and none waits", want), func() bool {
			now := node.app.member.node.Now()
			waiting, _, err := node.app.store.WaitingDeliveries(t.Context(), now.At.Add(time.Hour), now.Uptime)
			notices, _ := received.counts()
			return err == nil && waiting == 0 && notices == want
		})
		if notices, most := received.counts(); notices != want || most != 1 {
			t.Errorf("%d notices were accepted, one of them %d times", notices, most)
		}
	}
	id := play()
	play()
	requireOnce(nodes[1], 2)

	// Chat. The block and the mute are made at one node, and count at once at the others.
	chat := func(b *browser, number, text string) error {
		_, err := b.send("POST", "api/matches/"+id+"/commands", object{
			"client": "chat", "id": number, "expect": -1, "as": "second", "command": object{"kind": "say", "text": text},
		}, nil)
		return err
	}
	readBy := func(b *browser) (lines []match.ChatMessage) {
		t.Helper()
		var list struct{ Lines []match.ChatMessage }
		b.must("GET", "api/matches/"+id+"/chat", nil, &list)
		return list.Lines
	}
	if err := chat(bob.at(nodes[1]), "1", "Secret"); err != nil {
		t.Fatal(err)
	}
	ann.at(nodes[0]).must("PUT", "api/blocks/"+ids[bob], nil, nil)
	for i, node := range nodes {
		if lines := readBy(ann.at(node)); len(lines) != 1 || !lines[0].Hidden || lines[0].Text != "" {
			t.Errorf("at node %d the blocker reads %+v", i, lines)
		}
		if lines := readBy(bob.at(node)); len(lines) != 1 || lines[0].Hidden || lines[0].Text != "Secret" {
			t.Errorf("at node %d the writer reads %+v", i, lines)
		}
	}
	if err := nodes[0].app.store.SetAccountRoles(t.Context(), ids[moderator], []string{"moderator"}); err != nil {
		t.Fatal(err)
	}
	moderator.at(nodes[2]).must("PUT", "api/moderation/mutes/"+ids[bob], object{"hours": 1, "reason": "Spam"}, nil)
	for i, node := range nodes {
		if err := chat(bob.at(node), fmt.Sprint("muted", i), "Again"); err == nil {
			t.Errorf("at node %d a muted person chats", i)
		}
	}
	ann.at(nodes[0]).must("DELETE", "api/blocks/"+ids[bob], nil, nil)

	// The node that delivers is stopped in the middle. Another one delivers when the lease of what it has taken is over.
	received.hang(true)
	play()
	<-received.arrived
	others := nodes[:0:0]
	for _, node := range nodes {
		if node.app.member.node.Leads() {
			node.stop(t)
		} else {
			others = append(others, node)
		}
	}
	if len(others) != 2 {
		t.Fatalf("%d nodes of 3 are left", len(others))
	}
	received.hang(false)
	ahead.Store(int64(time.Hour))
	requireOnce(others[0], 3)
}
