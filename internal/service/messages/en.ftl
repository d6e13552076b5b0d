### Messages of the service to players: why a command, a match or a line of the protocol is refused.

## The match

service-match-over = the match has ended
service-not-begun = the match has not begun: not both seats are taken
service-seen-more = you have seen more of this match than there is: look at it again
service-moved-on = the match has moved on since: look at it again
service-not-your-turn = it is not your turn
# $most (number) is the limit.
service-turn-text = a turn is a text of 1 to { $most } bytes
service-both-played = both have played: the match can be resigned, or you can offer a draw

## The opponent is away

service-computer-stays = the computer does not go away
service-both-seats-yours = you have both seats: nobody has gone
service-claim-your-turn = it is your turn: the win can be claimed while your opponent is to move
service-opponent-here = your opponent is here
# $wait (message) is a time, e.g. 2 hours.
service-opponent-may-return = your opponent may come back: the win can be claimed in { $wait }
# $n (number) is 1 or more.
service-days = { $n ->
    [one] { $n } day
   *[other] { $n } days
 }
# $n (number) is 1 or more.
service-hours = { $n ->
    [one] { $n } hour
   *[other] { $n } hours
 }
# $n (number) is 1 or more.
service-minutes = { $n ->
    [one] { $n } minute
   *[other] { $n } minutes
 }
# $n (number) is 1 or more.
service-seconds = { $n ->
    [one] { $n } second
   *[other] { $n } seconds
 }

## Offers

# $offers (list) are the words of those that exist; $given (text) is quoted.
service-offer-unknown = you can offer { FORM($offers, join: "or") }, not { $given }
service-rematch-early = there can be a rematch once the match has ended
service-rematch-never-began = there is no rematch of a match that never began
service-rematch-exists = there is a rematch already
service-asked-already = you have asked for that already
service-asked-play-first = you have asked for that already: play a turn before you ask again
service-takeback-asked = your opponent asks for a takeback: accept or decline that first
service-no-turn-to-take-back = you have not played a turn that could be taken back
# $why (message) is what is wrong with the terms.
service-rematch-rules-changed = the rules have changed since, and there can be no rematch on these terms: { $why }
# $why (message) is what is wrong with the terms.
service-no-rematch = there can be no rematch: { $why }
service-offer-gone = the match has moved on: that offer does not stand any more
service-no-offer = there is no such offer
service-own-offer = that is your own offer: your opponent can accept it

## Giving time

service-no-time-to-give = on this clock there is no time to give
service-time-given = you have given time already: play a turn before you give more
service-time-most = your opponent has the most time there can be

## Seats

service-no-seat = you have no seat in this match
service-other-seat = you do not have that seat
# The words are the same in all languages.
service-seats = the seats are first and second
service-seat-taken = somebody sits there already
service-seat-invitation = this seat needs an invitation: open the link you were sent
# $why (message) is what is wrong with the player.
service-cannot-sit = you cannot sit there: { $why }
service-nobody-to-move = there is nobody to move from that seat
service-somebody-else = somebody else sits there now
# $why (message) is what is wrong with the player.
service-seat-not-moved = the seat cannot be moved: { $why }
# The player of $seat (seat) is wrong: $why (message) says how.
service-seat-of = { $seat ->
    [first] the first seat
   *[second] the second seat
 }: { $why }
service-seat-empty = nobody sits there, so it has neither person, name nor level
service-seat-no-person = the person who sits there is missing
service-seat-person-level = a person has no level
service-seat-computer = a computer has a level and is not a person
# $holders (list) are the words of those that exist; $given (text) is quoted.
service-seat-holder = the holder of a seat is { FORM($holders, join: "or") }, not { $given }

## Rated matches

service-rated-account = a rated match needs an account: make one, or play without a rating
# $name (text) is what the person is called.
service-rated-guest = { $name } has no account, and a rated match needs one: challenge them without a rating
service-rated-same-person = a rated match is between two different people
service-rated-computer = games against the computer are not rated
service-rated-position = a rated match begins with the usual position
service-rated-seat-stays = the seat of a rated match cannot be moved to somebody else: log in where you want to play
service-rated-older-nodes = there can be rated matches once the update of the site is complete

## Challenges, and seats for people with some ratings

# $lowest (number), $highest (number) and $rating (number) are in points; the last one is that of the reader.
service-rating-between = this seat is for people with a rating from { $lowest } to { $highest }; yours in such games is { $rating }
# $lowest (number) and $rating (number) are in points; the last one is that of the reader.
service-rating-from = this seat is for people with a rating of { $lowest } or more; yours in such games is { $rating }
# $highest (number) and $rating (number) are in points; the last one is that of the reader.
service-rating-up-to = this seat is for people with a rating of { $highest } or less; yours in such games is { $rating }
# $least (number) and $most (number) are in points.
service-limits-range = the limits of a rating are from { $least } to { $most } points
service-limits-order = the lower limit of the rating is above the upper limit
service-limits-taken = only an open seat has limits of the rating
service-limits-casual = only a rated match has limits of the rating: play a rated match, or leave the limits out
service-challenge-expired = the challenge has expired: the person who challenged you can do so again
service-seat-reserved = this seat is for the person who was challenged
service-challenge-seats = a challenge has one seat for the challenger and one for the person who is challenged
service-challenge-self = you cannot challenge yourself: choose somebody else
service-challenge-public = a challenge is between two people: it cannot be in the public list
# $least (number) and $most (number) are seconds.
service-challenge-expiry = a challenge is open for { $least } to { $most } seconds
service-expiry-alone = only a challenge can expire: leave expires_s out
# $name (text) is what the person is called.
service-takes-no-challenges = { $name } takes no challenges now
service-takes-no-challenges-alone = this person takes no challenges now
# $most (number) is the limit.
service-many-challenges = you have { $most } open challenges: wait for an answer, or withdraw one
service-challenge-older-nodes = there can be challenges and limits of ratings once the update of the site is complete

## Names and lines

service-the-level = the level
service-the-name = the name
service-this-line = this line
# $what (message) is a name, a level or a line; $most (number) is the limit.
service-line-too-long = { $what } has more than { $most } characters
# $what (message) is a name, a level or a line.
service-line-not-text = { $what } is not text
# $what (message) is a name, a level or a line.
service-line-control = { $what } has a line break or another control character
# $what (message) is a name, a level or a line.
service-line-space = { $what } has a space at its beginning or end
service-chat-empty = a line of chat cannot be empty
# $most (number) is the limit.
service-chat-too-long = a line of chat has at most { $most } characters
# $why (message) is what is wrong with this line.
service-chat-one-line = a line of chat is text on one line: { $why }
# $character (text) is its number, e.g. U+200B.
service-chat-invisible = this line has an invisible character ({ $character }). Please leave it out
# $most (number) is the limit.
service-chat-accents = this line has more than { $most } accents on one character
# $lines (number) is how many there are.
service-chat-full = there are { $lines } lines of chat, the most that a match can have
# $until (text) is a date with a time.
service-muted = a moderator has muted you until { $until }: until then you can play, but not chat
# $until (text) is a date with a time; $reason (text) is what the moderator has written.
service-muted-because = a moderator has muted you until { $until }: until then you can play, but not chat. The reason: { $reason }
service-blocked = one of you two has blocked the other, so you do not play each other here

## The rules have changed

# $game (text) is its name.
service-game-gone = the game { $game } is not played here any more: the match can be read, but not played on
# $game (text) is its name; $why (message) is what the rules say.
service-rules-broken = the match does not keep the rules of { $game } any more and cannot be played on: { $why }
# $begun (number) is the version of the rules of $game (text) then, $current (number) the one now.
service-rules-newer = the match was begun under version { $begun } of the rules of { $game }, and now there is version { $current }: it can be read, but not played on
# The turn with this $number (number) is not legal: $why (message).
service-turn = turn { $number }: { $why }

## Terms of a match

# $most (number) is the limit.
service-position-too-long = a position text has at most { $most } bytes
# $outcome (text) is how, in words of the protocol.
service-position-over = in this position the game is over already ({ $outcome })

## Commands

# $example (text) is JSON.
service-command-object = a command is an object with its kind, e.g. { $example }
# $example (text) is JSON.
service-command-kind = a command has its kind, e.g. { $example }
# $kind (text) is quoted; $commands (list) are those that exist.
service-command-unknown = there is no command { $kind }: the commands are { $commands }
# $command (text) is its word; $field (text) is quoted.
service-command-kind-alone = the command { $command } has nothing but its kind, not { $field }
# $command (text) and $right (text) are words; $field (text) is quoted.
service-command-field = the command { $command } has its kind and { $right }, not { $field }
# $command (text) and $field (text) are words.
service-command-missing = the command { $command } needs its { $field }
# $command (text) and $field (text) are words; $value (text) is quoted.
service-command-value = the command { $command }: its { $field } cannot be { $value }

## Lines of the protocol

# The message has $bytes (number), more than $most (number).
service-message-too-long = the message has { $bytes } bytes; at most { $most } are read
service-message-not-utf8 = the message is not UTF-8; JSON is text in UTF-8
service-message-more = there is more after the JSON object; each message is one object
# $example (text) is JSON.
service-message-no-object = the message is not a JSON object; it looks like { $example }
# $fault (text) is what the reader of JSON says.
service-message-not-json = the message is not JSON: { $fault }
# $type (text) is quoted; $fault (text) is what the reader of JSON says.
service-message-unread = the message of the type { $type } cannot be read: { $fault }
# $most (number) is the limit.
service-message-deep = the message is nested more than { $most } deep
# $most (number) is the limit.
service-message-fields = the message has more than { $most } fields and list entries
# $field (text) is quoted.
service-field-twice = the field { $field } occurs twice; leave one out
# $field (text) is quoted.
service-field-missing = the field { $field } is missing
# $field (text) is quoted; $fields (list) are those that exist.
service-field-unknown = there is no field { $field } here; the fields are { $fields }
# $field (text) is quoted.
service-field-no-string = the field { $field } is not a string; it is written in quotation marks
# $field (text) is quoted; $most (number) is the limit.
service-field-empty = the field { $field } is empty; it has 1 to { $most } characters
# $field (text) is quoted; it has $characters (number), more than $most (number).
service-field-too-long = the field { $field } has { $characters } characters; at most { $most } are allowed
# $field (text) and $value (text) are quoted; $most (text) is the limit.
service-field-number = the field { $field } is { $value }; it is a whole number from 0 to { $most }
# $type (text) is quoted. The types are the same in all languages.
service-type-unknown = there is no request of the type { $type }; the types are hello, do and ping
# $value (text) is quoted. The words are the same in all languages.
service-field-as = the field "as" is { $value }; it is "first", "second" or left out
# $field (text) and $value (text) are quoted.
service-field-ascii = the field { $field } is { $value }; it is made of printable ASCII characters without spaces

## Conditional turns and vacation

service-opponent-on-vacation = your opponent is on vacation
service-conditional-live = turns can be decided ahead of time only where there are days for each turn, or no clock
service-conditional-your-turn = it is your turn: what you answer can be decided while your opponent is to move
service-conditional-changed = what you have decided ahead of time was changed meanwhile, in another tab or on another device; look at it and try again
# $most (number) is the limit.
service-conditional-deep = at most { $most } answers in a row can be decided ahead of time
# $most (number) is the limit.
service-conditional-many = at most { $most } answers can be decided ahead of time
# $turn (text) is quoted.
service-conditional-twice = the turn { $turn } of your opponent has two answers; it has one
# $turn (text) is quoted.
service-conditional-no-answer = after the turn { $turn } it is not your turn: there is nothing to answer
# $turn (text) is quoted.
service-conditional-resign = if you resign after the turn { $turn }, nothing follows
# $turn (text) is quoted; $why (message) is a clause.
service-conditional-turn = the turn { $turn }: { $why }
