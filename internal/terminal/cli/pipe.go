package cli

import "github.com/teahouse-games/teahouse/internal/rules/rulesprotocol"

// pipeCommand lets programs play by our rules.
type pipeCommand struct{}

// Help returns examples.
func (*pipeCommand) Help() string {
	return `Reads one JSON request a line from standard input and answers each with one JSON line at once, until the input ends.

A request names the "game" and may have "options", the "turns" made so far, "position" (a position text to begin at), "legal":"count" (the number of legal turns and their hash instead of the list), "info":true (numbers that the game has for the position), "position_text":true (its position text), "view":true (all that is needed to draw it), "why": a turn text (answered with what it does, or which rule it breaks) or true (answered with what decided the game, and a refused turn with its places), "best":{"level":"3"} (a turn of the computer; also "seed" and "ms") and "id" (any value, which the answer repeats). {"games":true} lists the games with their options. Other keys are errors, except those of a record.

Examples:

    $ echo '{"game":"ki-shogi"}' | teahouse pipe
    {"to_move":"first","legal":["Gyoku*0,0"],"outcome":null}

    $ echo '{"game":"balance-pai-sho","turns":["deal=LOOYYW"],"legal":"count","info":true}' | teahouse pipe
    {"to_move":"first","n":1771,"h":"88a7cf194a77a42b","outcome":null,"info":{"balances":0}}

    $ echo '{"game":"ki-shogi","turns":["Gyoku*0,0","Gyoku*1,1"]}' | teahouse pipe
    {"error":"turn 1, \"Gyoku*1,1\": White's Gyoku must be placed exactly two steps …","message":{"id":"rulesprotocol-turn",…},"at":1,"rule":"orbit"}

    $ echo '{"game":"ki-shogi","turns":["Gyoku*0,0"],"why":"Gyoku*1,1","legal":"count"}' | teahouse pipe
    {"to_move":"second","n":16,…,"why":{"turn":"Gyoku*1,1","legal":false,"rule":"orbit","reasons":[{"text":…,"message":…,"places":["1,1","0,0"]}]}}

    $ echo '{"id":7,"game":"quaterno","legal":"count","best":{"level":"5"}}' | teahouse pipe
    {"id":7,"to_move":"first","n":432,"h":"…","outcome":null,"best":{"level":"5","turn":"…"}}

The error for a turn that is not legal has "at", the number of the turn counted from 0, and "rule", the rule that it breaks. Beside each sentence "message" has the same as data, for programs that write it in another language. Whatever is wrong with a line, the next one is answered.`
}

// Run serves until the input ends.
func (*pipeCommand) Run(s *invocation) error {
	return rulesprotocol.Serve(s.in, s.out.strict(), s.Games)
}
