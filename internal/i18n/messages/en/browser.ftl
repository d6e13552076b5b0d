### Texts of the script in the browser. It has no functions such as FORM.

## The board and how turns are entered

board-away = You are offline, and this browser has not loaded the rules yet.
board-again = Start again
board-back = One step back
# On the card of a piece without an owner.
board-card-both = Belongs to both players
# $label (text): what is counted; $from (number) before a turn and $to (number) after it.
board-change = { $label }: { $from } → { $to }
board-closer = Zoom in
# $place (text): a place as the notation names it.
board-empty = { $place }, empty
board-entering = Your turn so far
board-face-capture = After a capture:
board-face-drop = From the hand:
board-face-move = After a move:
board-farther = Zoom out
board-fit = Fit
board-flip = Flip board
board-goal = Goal of the game
# A legend of marks in three sizes: what the number that decides the game gains by a turn there.
board-grade-gain = gain
board-grade-loss = loss
board-grade-nothing = no gain
# Screen readers speak this instead of the legend with board-grade-gain and those below it.
board-grades = On the board, larger marks are places where the turn gains something.
# $player (text): the role of a player, e.g. “Guest”.
board-hand = In the hand of { $player }
# $piece (text): the name of a piece; $n (number); $player (text): the role of a player, e.g. “Guest”.
board-held = { $piece }, { $n } in the hand of { $player }
board-hint-both = Pick a piece from your hand, or a place on the board.
board-hint-choose = Choose one of these.
board-hint-hand = Pick a piece from your hand.
board-hint-next-both = Now pick a piece from your hand, or a place on the board.
board-hint-next-hand = Now pick a piece from your hand.
board-hint-next-place = Now pick a place on the board.
board-hint-place = Pick a place on the board.
board-keys = Arrow keys move between places, with Shift between those that you can pick. Enter picks, Escape cancels, Home goes to the centre.
# $piece (text): the name of a piece; $note (text): what is special about the piece.
board-noted = { $piece }, { $note }
# $place (text): a place as the notation names it; $pick (text): what can be picked.
board-offered = { $place }. { $pick }
# $place (text): a place as the notation names it; $pieces (text): the names of pieces.
board-on = { $place }: { $pieces }
# $player (text): the role of a player, e.g. “Guest”; $piece (text): the name of a piece.
board-owned = { $player }: { $piece }
# $n (number).
board-places =
    { $n ->
        [one] { $n } place can be picked.
       *[other] { $n } places can be picked.
    }
board-play = Play this turn
board-points = points
# $label (text): what is counted; $values (text): the numbers.
board-progress = { $label }: { $values }
# $n (number); $target (number): the number that wins.
board-progress-of = { $n } of { $target }
# $player (text): the role of a player, e.g. “Guest”; $value (text): a number.
board-progress-player = { $player } { $value }
board-ready = Press Enter to play this turn, or Escape to cancel it.
board-sending = Sending your turn.
# $n (number): how many pieces are chosen together.
board-set = Choose { $n } pieces
# $chosen (number) of $n (number) pieces.
board-set-chosen = { $chosen } of { $n } chosen
# $n (number).
board-set-keep = Keep these { $n }
# $piece (text): its name; $i (number) of $n (number) pieces with this name.
board-set-piece = { $piece }, { $i } of { $n }
# $piece (text): the name of a piece; $n (number).
board-several = { $piece }, { $n } of them
board-squares = squares
board-stopped = The rules in this browser do not answer. Try again.
board-type = Type a turn
board-typed = The turn in notation
board-walk = Arrow keys move between places, Home goes to the centre.
board-would = If you play it there:

## The page of a match

match-connected = Connected
# $n (number).
match-turns =
    { $n ->
        [one] { $n } turn
       *[other] { $n } turns
    }
# $n (number).
match-watching = { $n } watching
# $n (number).
match-days =
    { $n ->
        [one] { $n } day
       *[other] { $n } days
    }
# $n (number): as a part of a time after “in” or “for”.
match-in-days = { $n ->
        [one] { $n } day
       *[other] { $n } days
    }
# $n (number).
match-hours =
    { $n ->
        [one] { $n } hour
       *[other] { $n } hours
    }
# $n (number).
match-minutes =
    { $n ->
        [one] { $n } minute
       *[other] { $n } minutes
    }
# $n (number).
match-seconds =
    { $n ->
        [one] { $n } second
       *[other] { $n } seconds
    }
# $n (number).
match-periods =
    { $n ->
        [one] { $n } period left
       *[other] { $n } periods left
    }
# $level (text): a level, e.g. “level 3”.
match-computer = Computer ({ $level })
match-invited = Invited player
match-open = An open seat
match-chance = Chance
# $name (text): the name or the role of a player; $role (text): the role of a player, e.g. “Guest”.
match-called = { $name } ({ $role })
match-waiting = Waiting for a player.
match-chances = Chance decides.
# $role (text): the role of a player, e.g. “Guest”.
match-both = { $role } to move; you play both sides.
match-yours = It is your turn.
# $name (text): the name or the role of a player.
match-theirs = { $name } to move.
match-drawn = A draw.
match-aborted-why = At least one player had not played a turn yet. A player cancelled the game, or did not begin in time.
match-unrated = The game does not count for the ratings.
match-withdrawn = The challenge was withdrawn or has expired.
# $name (text): the name or the role of a player.
match-won = { $name } wins.
match-draw-mine = You offer a draw.
# $name (text): the name or the role of a player.
match-draw-theirs = { $name } offers a draw.
match-takeback-mine = You have asked to take your last turn back.
# $name (text): the name or the role of a player.
match-takeback-theirs = { $name } would like to take a turn back.
match-rematch-mine = You would like a rematch.
# $name (text): the name or the role of a player.
match-rematch-theirs = { $name } would like a rematch.
match-ended = The connection has ended. Reload the page to continue.
match-sending = Sending …
match-late = The board has not loaded yet; trying again
match-offline = Offline: no network connection
# $n (number).
match-reconnecting = The server does not answer. Next try in { $n } s
match-connecting = Connecting …
match-retry = Retry now
match-turnwaits = Your turn will be sent when the connection is back, if the position is still the same
match-commandwaits = Your action will be sent when the connection is back
match-you = you
match-wins = wins
match-here = online
# $role (text): the role of a player, e.g. “Guest”.
match-seat-rated = The seat of { $role } is free. The game is rated, so that you need an account to take it.
match-seat-account = Make an account
# $time (text): a time.
match-away = away for { $time }
# $role (text): the role of a player, e.g. “Guest”.
match-clock = Clock of { $role }
match-hold = You are watching.
# $ply (number): a number of turns; $all (number): the number of all.
match-after = The board is shown after turn { $ply } of { $all }.
match-beginning = The board is shown as it was at the beginning.
match-now = Back to the current position
# $turn (text): the text of a turn.
match-stale = The position has changed. Your turn { $turn } was not played.
# $turn (text): the text of a turn.
match-stale-play = Play { $turn } anyway
match-stale-drop = Do not play it
# $turn (text): the text of a turn; $text (text): a sentence.
match-refused = { $turn } was not played: { $text }
# $line (text): a line of the chat; $text (text): a sentence.
match-unsaid = Your message “{ $line }” was not sent: { $text }
match-accept = Accept
match-decline = Decline
match-withdraw = Cancel request
match-declined = Your offer was declined.
# $name (text): the name or the role of a player; $n (number).
match-paused = The clock waits for { $name } to come back, at most { $n } s.
# $n (number).
match-given = You were given { $n } seconds.
match-takenback = A turn was taken back.
# $time (text): a time.
match-claim-wait = Your opponent is away. You can claim the win in { $time }.
match-claim-now = Your opponent is away. You can claim the win, or wait.
match-claim = Claim the win
match-rematch = Rematch
match-rematch-to = To the rematch
match-takeback = Ask to take back
match-draw = Offer a draw
match-give = Give 15 seconds
match-resign = Resign …
match-resign-means = The other player wins.
match-resign-yes = Yes, resign
match-abort = Cancel game …
match-abort-means = You have not both played yet, so nobody wins or loses.
match-abort-yes = Yes, cancel the game
match-flip = Flip board
match-record = Download record
match-review = Review
match-list = Turns
match-list-none = No turn has been played yet.
match-first = First
match-back = Back
match-next = Next
match-last = Last
match-chat = Chat
match-chat-none = No messages yet.
match-chat-hidden = A message of somebody whom you have blocked
# $name (text) is that of the other player.
match-player-about = Challenge, block or report { $name }
# $n (number).
match-chat-new = { $n } new
match-chat-lines = Messages
match-chat-read = Everybody who watches the game can read this.
match-chat-text = Your message
match-chat-say = Send
# $role (text): the role of a player, e.g. “Guest”.
match-seat-link = Send this link to the person who will play { $role }
match-seat-once = The first person to open it can take the seat. Only you see it on this page.
# $role (text): the role of a player, e.g. “Guest”.
match-seat-friend = The seat of { $role } is kept for a friend.
# $role (text): the role of a player, e.g. “Guest”.
match-seat-open = The seat of { $role } is open to everybody.
match-seat-address = Send them the address of this page.
# $role (text): the role of a player, e.g. “Guest”.
match-seat-free = The seat of { $role } is open.
match-seat-name = Your name
match-seat-take = Join the game
match-seat-invite = Make a link
match-copy = Copy
match-copied = Copied
match-share = Share
# $game (text): the name of a game.
match-share-text = Play { $game } with me
match-move = Continue on another device …
match-move-means = You get a link that opens this game on another device, in your seat.
# $role (text): the role of a player, e.g. “Guest”.
match-move-make = Make the link for { $role }
match-move-link = Open this link on the other device within an hour. Anyone who has it can take your seat.
# $text (text): a sentence.
match-failed = That did not work: { $text }
match-nonetwork = the server cannot be reached
match-turntitle = Your turn
match-underway = Your turn is being sent.

## Diagrams in rules pages

plain-again = Start again
plain-back = Take back
plain-close = Back to the picture
plain-playOn = Play on from here
# $n (number).
plain-local-turns ={ $n ->
        [one] { $n } turn
       *[other] { $n } turns
    }
# $n (number).
plain-local-older =
    { $n ->
        [one] { $n } older game
       *[other] { $n } older games
    }
plain-local-open = Not finished
plain-local-won = You have won
plain-local-lost = The computer has won
plain-local-drawn = A draw
plain-local-resigned = You resigned
plain-local-resume = Continue
# $game (text): the name of a game.
plain-local-resumeOf = Continue: { $game }
plain-local-review = Review
# $game (text): the name of a game.
plain-local-reviewOf = Review: { $game }

## Finding an opponent

lobby-changed = The open seats have changed.
seek-title = Looking for an opponent
# $time (text): minutes and seconds, e.g. “0:12”.
seek-waited = Waiting for { $time }
# $n (number): other people.
seek-same = Others who look for the same: { $n }
# $level (text): a level, e.g. “level 3”.
seek-computer = If nobody comes within 20 seconds, play a casual game against the computer ({ $level })
seek-rated = Rated games are against people only: the search goes on until somebody comes or you cancel it.
seek-cancel = Cancel
seek-open = Leave an open seat
seek-found = An opponent is here. The game begins.
seek-again = The connection is lost. Trying again.
seek-replaced = This search has ended.

## Playing against the computer in the browser

# The program with the engines could not be loaded, or has stopped.
engines-away = The computer does not answer. Are you online? Try again.
play-again = Play again
# $level (text): a level, e.g. “level 3”.
play-against = Against the computer ({ $level })
play-begins = moves first
play-beginso = Start this game
play-chance = Dealing the tiles
play-coach = Coach: warn me about a bad turn before the computer answers
# $name (text): the computer; $turn (text): a turn.
play-coach-answer = { $name } can answer { $turn }.
# $from (number): a percentage; $to (number): another.
play-coach-chances = Your chance to win falls from { $from }% to { $to }%.
play-coach-follows = What can follow
play-coach-goon = Play on anyway
play-coach-looks = The coach looks at your turn
# $game (text): the name of a game.
play-coach-off = You have won a game of { $game }, so the coach is off now.
play-coach-on = Turn the coach on
play-coach-warns = Look again: that turn may cost you the game
play-coach-warns-behind = Look again: that turn leaves the other side ahead
play-coach-warns-even = Look again: that turn lets the other side draw level
play-coach-warns-lead = Look again: that turn gives away much of your lead
# $level (text): a level, e.g. “level 3”.
play-computer = Computer ({ $level })
play-drawn = It is a draw
play-hold = Hold your finger on a piece to read what it does.
# $n (number).
play-earlier =
    { $n ->
        [one] Continue the earlier game ({ $n } turn)
       *[other] Continue the earlier game ({ $n } turns)
    }
play-level = Level of the computer (changes at once)
play-loading = The computer is loading
play-lost = The computer has won
# $why (text): a sentence.
play-lostgame = Your saved game cannot be continued: { $why }
play-new = New game
# $level (text): a level, e.g. “level 3”.
play-quick = A quick turn of the server ({ $level }): the computer was still loading.
play-reload = Reload
play-rematch = Play again with sides swapped
play-resign = Resign …
play-resigning = The computer wins.
play-resignyes = Yes, resign
play-resume = Let it think
play-review = Review this game
play-review-last = Review your last game
play-setup = Level, side and options
play-side = You play
play-stopped = The computer was stopped. It is its turn.
play-takeback = Take back
play-thinking = The computer’s turn
play-update = A new version is ready. Reload the page when you like; your game is kept.
play-won = You have won
play-you = You
play-yourturn = Your turn

## Going through a game

# $n (number); $turn (text): the text of a turn.
review-after = After turn { $n }: { $turn }
review-another = Paste another game
review-anygame = Detect from the text
# $part (text), $whole (text): megabytes, e.g. 1.2.
review-arrived = { $part } of { $whole } MB
review-back = Back
review-begin = To the beginning
review-beginning = The beginning
# $turn (text): the text of a turn; $chance (text): a text, e.g. “62% for Ann”.
review-best = Best so far: { $turn }, { $chance }
# $n (number); $name (text): the name or the role of a player.
review-chance = { $n }% for { $name }
# $n (number).
review-chance-you = { $n }% for you
# $name (text): the name or the role of a player.
review-chanceof = Win chances for { $name }
review-chanceof-you = Your win chances
review-chances = Win chances
# $first (text): the player who moves first; $second (text): the other player.
review-chances-about = Win chances during the game: { $first } above, { $second } below. A triangle marks a turn that cost its player a lot.
review-continue = Continue
review-copied = Copied.
review-copy = Copy
# $n (number); $all (number): the number of all.
review-deeper = Looking deeper: { $n } of { $all }
review-drawn = The game is a draw
# $text (text): a sentence about the end of the game, by which you have won, lost or resigned.
ending-you-won = You have won. { $text }
# $text (text): the same.
ending-you-lost = You have lost. { $text }
# $text (text): the same.
ending-you-resigned = You resigned. { $text }
review-embed = Embed in your own page
review-end = To the end
review-even = even
# $n (number).
review-fall = falls by { $n }%
# $name (text): the name or the role of a player; $from (number): a percentage; $to (number): a percentage.
review-fell = The chance of { $name } fell from { $from }% to { $to }%
review-file = Or choose a file
review-forget = Hide suggestions
review-form = Format
review-forward = Next
review-game = Game
review-gif = Game as GIF
review-guarded = You are playing this match, so the computer suggests nothing until it is over.
review-judge = Calculate win chances
review-judgeon = Continue calculating
# $n (number); $all (number): the number of all.
review-judging = { $n } of { $all } positions
review-keep = Save and share
review-keys = Keys: ← → or j k for the turns, Home and End for the beginning and the end, ↑ ↓ for variations, f to flip the board.
review-lead = Paste a game record, or a game in its usual notation, and go through it turn by turn.
review-legal = is legal here.
# $n (number).
review-level-easiest = level { $n }, for first games
review-level-greedy = medium
review-level-greedy-does = medium: thinks one turn ahead
# $n (number).
review-level-hardest = level { $n }, the strongest
# $n (number).
review-level-n = level { $n }
review-level-random = easy
review-level-random-does = easy: plays random turns
review-lines = Lines
review-link = Copy link
# $part (text), $whole (text): megabytes, e.g. 1.2.
review-loading = The computer is loading: { $part } of { $whole } MB
review-match = to the match
review-nofile = The file could not be read. Choose it again.
review-nopicture = The picture could not be made.
review-nopicture-away = The server, which makes the pictures, does not answer. Are you online?
review-notcopied = The browser did not allow copying.
review-notation = Notation of the game
review-nothreats = The other player cannot be to move in this position:
review-notlegal = is not legal here.
# $n (number); $all (number): the number of all.
review-of = Turn { $n } of { $all }
review-painting = Making the picture …
review-pastehere = A game record, or a game in its usual notation
# $n (number).
review-percent = { $n }%
review-playit = Play it
review-points = The turns that decided
# $turn (text): a turn of the other side; $does (text): sentences about what it does, or nothing.
review-points-answer = The other side could answer { $turn }. { $does }
review-points-ask = Find the turns that decided
# $from (number): a percentage; $to (number): another.
review-points-cost = Chance to win: { $from }% before, { $to }% after
review-points-none = No single turn decided this game: it turned little by little.
review-png = Position as PNG
review-practise = Practise your mistakes
review-practise-go = Practise now
review-practise-lesson = Course of this game
# $n (number) of $all (number) positions.
review-practise-making = Making puzzles: { $n } of { $all }
# $n (number) positions have a proof, $judged (number) have none.
review-practise-proved = With a proof that only one turn is right: { $n }. Judged by the computer, not proved: { $judged }.
review-practise-full = The positions could not be kept: this browser has no room or forbids it. Nothing else has changed. Make room and try again.
# $n (number).
review-practise-ready =
    { $n ->
        [one] { $n } position is ready to practise. It comes again on later days.
       *[other] { $n } positions are ready to practise. They come again on later days.
    }
# $name (text): the name or the role of a player.
review-practise-side = Practise the mistakes of { $name }
review-practise-similar = Similar puzzles
review-promote = Move this variation up
review-read = Open game
review-record = Record
# $why (text): a sentence.
review-refused = The game in this link cannot be played: { $why }
review-practise-this = Practise this position
review-refutation = Why this was a mistake
review-refutation-answer = The other side can answer:
review-refutation-play = Play this line on the board
# $chance (text): how both sides stand, e.g. “70% for Guest”.
review-refutation-then = Then: { $chance }.
review-remove = Delete from here
review-report = Report of the game
review-report-accuracy = Accuracy
review-report-ask = Make the report of this game
review-report-blunders = Blunders
review-report-failed = The report of this game could not be made.
review-report-inaccuracies = Inaccuracies
review-report-loss = Mean loss of a turn
review-report-mistakes = Mistakes
# $n (number).
review-report-waiting =
    { $n ->
        [one] The report is waiting: { $n } other is made first.
       *[other] The report is waiting: { $n } others are made first.
    }
review-save = Save
review-saved = Saved.
# The search has come to the $depth (number) and has looked at $nodes (number).
review-searched = depth { $depth }, { $nodes } positions
# $n (number).
review-seconds = { $n } s
review-steps = Go through the turns
review-stop = Stop
review-suggest = Suggest turns
review-suredraw = a sure draw
review-terms = What counts here
review-terms-about = A point is about one percent of the chances in an even position. Press a line to see what it means.
# $n (number): how many there are.
review-terms-all = Show all { $n }
review-terms-none = Nothing speaks for either side.
review-terms-over = Nothing is left to evaluate here.
# $n (number); $name (text): the player whom they favour.
review-terms-points = { $n } for { $name }
# $chance (text): how both sides stand, e.g. “70% for Guest”.
review-terms-search = The search, which looks ahead, says: { $chance }.
# $n (number): points; $name (text): a player.
review-terms-together = Together: { $n } for { $name }
# $chance (text): how both sides stand, e.g. “70% for Guest”.
review-terms-value = Without looking ahead: { $chance }. It is the sum of these points.
review-thinking = The computer is thinking
# $name (text) would play the $turn (text), with a $chance (text).
review-threatens = { $name } would play { $turn }, { $chance }
review-threats = What threatens?
review-title = Review a game
review-tostudy = Add to a study
review-tostudy-full = This browser has no room for the game, so it was not handed over. Copy the record and paste it into a study.
review-toolong = This game is too long for a link; copy or save the record instead.
review-turns = Turns
review-type = A turn in notation
review-unjudged = not analysed yet
review-unreadable = The part of this link after the # cannot be read: it was cut off, or made by another version. Ask the sender for the link again, or paste the game.
review-verdict = What decided the game
review-whole = Full review
review-why = Why?
review-whynot = Why, or why not?
# $name (text): the name or the role of a player; $n (number): turns of both players together.
review-winsin =
    { $n ->
        [one] { $name } wins in { $n } turn
       *[other] { $name } wins in { $n } turns, counting both players
    }
# $n (number): turns of both players together.
review-winsin-you =
    { $n ->
        [one] You win in { $n } turn
       *[other] You win in { $n } turns, counting both players
    }
# $name (text): the name or the role of a player.
review-won = { $name } wins
review-won-you = You win

## The rules beside the board

drawer-close = Close
drawer-example = An example in notation
drawer-exact = The exact rules
drawer-failed = The rules could not be loaded.
drawer-loading = Loading the rules …
drawer-open = Rules
drawer-read = Read the rule
drawer-retry = Try again
# $game (text): the name of a game.
drawer-title = Rules of { $game }

## Correspondence games

match-next-game = Next game
# $date (text): a date and a time.
match-deadline = The time for this turn ends on { $date }.
# $name (text): the name or the role of a player; $date (text): a date and a time.
match-vacation = { $name } is on vacation until { $date } at most. The clock stands still.
# $date (text): a date and a time.
match-vacation-yours = You are on vacation until { $date } at most. Your clock stands still, and you can play.
conditional-title = If … then …
conditional-means = Decide now what you answer. If your opponent plays the turn, the answer is played for you at once. Only you see it.
conditional-add = Add a line
conditional-first = Play a turn of your opponent on the board.
conditional-answer = Play your answer on the board.
conditional-next = Save the line, or play the next turn of your opponent.
# $turn (text): a turn of the opponent; $answer (text): the answer to it.
conditional-pair = If { $turn }, then { $answer }.
# $turn (text) is a turn.
conditional-open = If { $turn }, then …
conditional-resign = I resign
conditional-keep = Save the line
conditional-keep-resign = Resign then
conditional-back = One turn back
conditional-cancel = Cancel
conditional-remove = Remove
# $line (text): what is decided, e.g. “If a, then b.”
conditional-remove-of = Remove: { $line }

## Lessons

learn-again = Once more
learn-back = Back
learn-done = Right!
learn-game = Play the computer
learn-goes-on = Good. Your opponent has answered: go on.
learn-hint = Hint
learn-missed = That is a legal turn, but not the task.
learn-next = Next
# $game (text): its title.
learn-offer = Learn { $game } step by step
learn-puzzles = Solve puzzles
learn-game-first = Learn this game
# $done (number) of $all (number) steps.
learn-progress = { $done } of { $all } steps done
# Beside a refusal: leads to the step that teaches the rule.
learn-rule = Learn this rule
learn-solution = Show a solution
learn-shown = This is a solution.
# $n (number) of $all (number); $title (text) is what the step is called.
learn-step = Step { $n } of { $all }: { $title }
learn-steps = All steps
# Behind the title of a step, for screen readers.
learn-step-done = done

## Puzzles

# $player (text): the role of a player, e.g. “Guest”.
puzzle-task-one = { $player } wins with one turn. Find it.
# $player (text): the role of a player, e.g. “Guest”; $n (number): turns of that player.
puzzle-task-wins = { $player } wins in { $n } turns, counting only their own. Find the only turn that begins the win.
# $player (text): the role of a player, e.g. “Guest”.
puzzle-task-saves = { $player } is about to lose. Find the only turn that prevents it.
# $player (text): the role of the player to move.
puzzle-task-better = { $player } played another turn here. Find a better one. The computer judges it: nothing is proved.
puzzle-side = you play this side, at the bottom of the board
# $options (text): options of a game with their values.
puzzle-options = Not the usual options: { $options }
puzzle-judging = Your turn is being checked …
puzzle-right = Right! This is the defence. Go on.
puzzle-solved = Solved.
puzzle-solved-helped = Solved with help. It does not count.
puzzle-solved-judged = Good: the computer finds no turn that is clearly better. This is not proved.
puzzle-answered = The solution.
puzzle-wrong-win = This does not win in time. The board shows an answer that holds.
puzzle-wrong-saves = This loses. The board shows how.
puzzle-wrong-over = This turn ends the game, but it does not win.
puzzle-wrong = This is not the turn. The board shows a strong answer.
# $text (text): sentences about what the turn did.
puzzle-own-turn = Your turn: { $text }
# $text (text): sentences about what the turn of the other player did.
puzzle-reply = The answer: { $text }
puzzle-retry = Try again
puzzle-hint = Hint
# $label (text): what to pick first, e.g. “Rose on 0,-8”.
puzzle-hint-first = Begin with: { $label }.
# $turn (text): a turn in the notation of the game.
puzzle-hint-turn = The turn is { $turn }.
puzzle-solution = Show the solution
puzzle-next = Next puzzle
puzzle-all = All puzzles
puzzle-good = I like this puzzle
puzzle-bad = I do not like this puzzle
puzzle-vote = How is this puzzle?
# $share (text): a share, e.g. “80%”; $votes (number): how many people have voted.
puzzle-quality = { $share } of { $votes } votes are for this puzzle.
puzzle-report = Report a mistake
puzzle-report-text = What is wrong?
puzzle-report-send = Send
puzzle-reported = Thank you. The moderators read it.
puzzle-fault-other-solution = Another turn is right too
puzzle-fault-wrong-solution = The solution is wrong
puzzle-fault-text = The task or the theme is wrong
puzzle-fault-other = Something else
puzzle-unsent = Not saved in your account yet. It will be once you are online.
puzzle-not-kept = That was not saved. You are probably offline.
# $points (number): the rating of the reader; $puzzle (number): that of the puzzle.
puzzle-rating = Your rating: { $points }. This puzzle: { $puzzle }.
# $points (number): the rating of the reader; $change (text): what the puzzle has changed, e.g. “+12”.
puzzle-rated = Your rating: { $points } ({ $change }).
# $n (number): puzzles; $best (number): the most so far.
puzzle-streak = In a row: { $n }. Your best: { $best }.
# $n (number): puzzles; $best (number): the most so far.
puzzle-streak-over = The row is over after { $n }. Your best: { $best }.
# $time (text): minutes and seconds; $n (number): puzzles.
puzzle-clock = { $time } left. Solved: { $n }.
# $n (number): puzzles; $best (number): the most so far.
puzzle-clock-over = The time is over. Solved: { $n }. Your best: { $best }.
puzzle-begin = Begin again
puzzle-mistakes-none = No mistake is waiting to be repeated. Come back tomorrow.
# $n (number): puzzles.
puzzle-mistakes =
    { $n ->
        [one] { $n } mistake to repeat today
       *[other] { $n } mistakes to repeat today
    }
# $n (number): puzzles.
puzzle-mistakes-later =
    { $n ->
        [one] { $n } on a later day
       *[other] { $n } on later days
    }
puzzle-no-more = There are no more puzzles of this theme.
puzzle-away = The next puzzle cannot be loaded. You are probably offline.
# $points (number): the rating of the reader.
puzzle-yours = your rating: { $points }
## Setting up positions

editor-analyse = Analyse
editor-board = Analysis board
editor-cancel = Cancel
editor-chance = Chance
editor-clear = Empty the board
editor-copy = Copy position
# $piece (text) is the name of a piece, $player (text) of a player.
editor-fewer = One { $piece } less for { $player }
editor-keys = Keys on the board: arrows move the cursor, the letter of a piece puts it there, with Shift that of the other player, Delete takes it away, Ctrl+Z undoes. With a mouse, drag pieces to the board, over it, and off it.
# $piece (text) is the name of a piece, $player (text) of a player.
editor-more = One { $piece } more for { $player }
editor-move = Move
editor-nobody = nobody
editor-palette = Pieces
# $piece (text) is the name of a piece, $key (text) is on the keyboard.
editor-piece = { $piece }, key { $key }
editor-play = Play from here
editor-possible = A game can have this position.
editor-read = Use this text
editor-setup = Set up a position
editor-start = Usual beginning
editor-svg = Position as SVG
editor-take = Take away
editor-text = Position text
editor-title = Set up a position
editor-tomove = To move
editor-undo = Undo
# $n (number) reasons are listed.
editor-wrong =
    { $n ->
        [one] No game can have this position: one reason
       *[other] No game can have this position: { $n } reasons
    }

## The opening explorer

explorer-away = The explorer does not answer. Are you online?
explorer-drawn = drawn
explorer-empty = No counted game has reached this position. Choose other games above, or an earlier position.
# The chances of a turn by the engine, as the title of a column.
explorer-engine = Computer
# $n (number).
explorer-games =
    { $n ->
        [one] { $n } game has reached this position
       *[other] { $n } games have reached this position
    }
explorer-note = Positions that look alike count as one. Only the first 16 turns of each game count.
# $n (number): how many turns are not listed.
explorer-others =
    { $n ->
        [one] One more turn was played here.
       *[other] { $n } more turns were played here.
    }
# $first (number), $drawn (number) and $second (number) are percentages; $player1 (text), $player2 (text): the roles of the players.
explorer-result = { $player1 } won { $first }%, drawn { $drawn }%, { $player2 } won { $second }%.
explorer-results = Results
# $n (number): 1, 2 or 3; $turn (text).
explorer-sample = Game { $n } with { $turn }
explorer-samples = See
# The label of a choice of where the games come from, and the title of a column.
explorer-source = Games
explorer-source-imported = from files
explorer-source-played = played here
explorer-source-self-play = of computers
explorer-title = Opening explorer
explorer-turn = Turn
