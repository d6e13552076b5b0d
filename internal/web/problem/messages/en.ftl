### Messages of the website and its API: why a request is not answered as it was meant.

## By key: titles of problems by their code, besides those of analysis-title

problem-title-not-your-turn = it is not your turn
problem-title-no-seat = you have no seat here
problem-title-taken = the seat is taken
problem-title-invite = the seat needs an invitation
problem-title-stale = the match has moved on
problem-title-over = the match is over
problem-title-waiting = the match has not begun
problem-title-no-offer = there is no such offer
problem-title-too-early = it is too early for that
problem-title-too-late = it is too late for that
problem-title-text = the text cannot be accepted
problem-title-rules-version = the rules have changed since
problem-title-rated = the match is rated
problem-title-conditional = these turns cannot be kept
problem-title-vacation = no vacation can begin now
problem-title-not-found = there is no such thing
problem-title-nobody = you have no name here yet
problem-title-void = you are not known here any more
problem-title-spent = the link is not good any more
problem-title-forbidden = this is not allowed from there
problem-title-misdirected = this host is not served here
problem-title-method = that cannot be done here
problem-title-too-large = the request is too large
problem-title-media-type = the request is in a form that is not read here
problem-title-not-offered = there is no answer in that form
problem-title-limited = that was too much at once
problem-title-busy = there is too much to do at the moment
problem-title-storage = nothing can be kept at the moment
problem-title-full = there is no space for anything new
problem-title-closing = the service is about to restart
problem-title-gone = the request was given up
problem-title-not-logged-in = you are not logged in here
problem-title-login-failed = the login did not succeed
problem-title-login-expired = the login took too long
problem-title-no-passkeys = there are no passkeys here
problem-title-no-mail = this service sends no mail
problem-title-last-login = it is the only way to log in
problem-title-old-login = your login is old
problem-title-suspended = an operator has disabled the account
problem-title-no-role = this is for moderators
problem-title-settled = the report is settled
problem-title-muted = a moderator has muted you
problem-title-blocked = you two do not play each other
problem-title-challenge = this is not possible with this challenge
problem-title-rating-range = the seat is for another rating
problem-title-too-many = there are too many of them
problem-title-external-site = the other site does not answer
problem-title-incident = something went wrong here

## The service

# $number (text) is under which the log has more.
problem-incident = something went wrong here. It is written down under the number { $number }
problem-no-match = there is no such match. Perhaps its address is not complete
problem-no-puzzle = there is no such puzzle
problem-puzzle-not-tried = you can vote for a puzzle, or report it, after you have tried it
problem-no-study = there is no such study or chapter, or it is private
problem-study-read-only = you may read this study, and not change it
problem-study-key = this key does not let anybody edit the study, maybe not any more: ask the owner for a new link
problem-many-studies = you have as many studies as there can be: delete one
problem-many-study-editors = as many people edit this study as can
problem-study-taken = another study has this id
problem-disk-full = the disk of this service is full. Nothing was lost; please try again later
problem-no-space = this service has no space left for new matches, chat or people. Matches that have begun go on
problem-read-only = this service can only be read at the moment. Nothing was lost; please try again later
problem-unavailable = the database of this service cannot be reached at the moment. Nothing was lost; please try again in a moment
problem-locked = the records of this service are being worked on. Nothing was lost; please try again in a moment
problem-restart = the service is about to restart. Please try again in a moment
problem-not-owner = the match is being moved. Please try again in a moment
problem-conflict = the match was changed at the same time. Please try again
problem-match-busy = too much is waiting for this match. Please try again in a moment
problem-computers-busy = all computers are thinking at the moment. Please try again in a moment
problem-report-not-over = reports are made of matches that are over
problem-report-too-many = you wait for as many reports as may wait at once. Please try again when one of them is ready
problem-report-busy = too many reports are waiting at the moment. Please try again in a moment
problem-game-ended = the game is over, so there is no next turn
problem-timeout = this took too long. Please try again in a moment
problem-given-up = the request was given up
problem-limited = this was too much in a short time. Please wait a little and try again
problem-painting = too many pictures are being painted at the moment. Try again in a minute
problem-painting-yours = too many pictures are being painted for you. Try again when one of them is there

## Requests

# $most (number) is the limit.
problem-too-large = the request is larger than { $most } bytes, the most that is read here
problem-too-large-here = the request has more bytes than are read here
# $faults (text) is English.
problem-not-as-described = the request is not as it is described: { $faults }
problem-content-type = the body of this request is JSON: send it with the header Content-Type: application/json
problem-other-site = pages of other sites may not ask for this
# The names of the settings are the same in all languages.
problem-other-host = this service does not answer under this name. Its operator sets the names with public-url and origin
problem-no-address = there is nothing at this address. See /api/openapi.json
# $methods (list) are e.g. GET and POST.
problem-method = this address answers { $methods } only
# $most (number) is the limit.
problem-field-too-long = this is longer than { $most } bytes, the most that is taken here
problem-option-form = an option is written name=value
problem-new-match-key = a new match has both a client and an id, each of 1 to 64 printable ASCII characters without spaces, or neither
problem-seek-name = a search for an opponent has an id of 1 to 64 printable ASCII characters without spaces
# $least (number) and $most (number) are the limits.
problem-rating-limit = a limit of a rating is from { $least } to { $most }; leave it out for no limit
problem-rating-range = the lowest rating is not above the highest
problem-seekers-full = too many people are looking for an opponent right now. Please try again in a moment
problem-cursor = this is not a cursor of a page of this list. Leave it out to begin at the top
# The words are the same in all languages.
problem-status = a status is waiting, playing or over
problem-field-repeated = it occurs more than once
# The name of the parameter is the same in all languages.
problem-after = the value of after is the number of the last event that is known already, or 0
# The name of the parameter is the same in all languages.
problem-follow = the value of follow is true or false
# The names of the parameters are the same in all languages.
problem-events-query = this request has only the parameters after and follow
# The name of the parameter is the same in all languages.
problem-study-events-query = this request has only the parameter after

## Pages

problem-no-page = there is no such page. Perhaps its address is not complete
problem-form-incomplete = this form is not complete. Please load the page again
problem-form-unknown = this form asks for nothing that is known here. Please load the page again
problem-form-unread = this form cannot be read. Please go back and send it again
problem-no-turn = there is no such turn
problem-no-game = there is no game of this name
problem-no-rules = there is no game of this name, and so there are no rules of it
problem-link-incomplete = this link is not complete, or for something else. Ask for a new one

## Names

problem-name-not-text = this name is not text that can be read
# $most (number) is the limit.
problem-name-empty = a name has 1 to { $most } characters; this one has none
# $most (number) is the limit.
problem-name-too-long = a name has at most { $most } characters; this one has more
# $most (number) is the limit.
problem-name-accents = this name has more than { $most } accents on one character
# $character (text) is its number, e.g. U+200B.
problem-name-invisible = this name has an invisible character ({ $character }). Please leave it out
problem-name-only-accents = this name has nothing but accents. Please give it a letter
problem-name-reserved = this name is kept for computers and former players. Please choose another one
problem-name-official = this name is kept for the people who run the site. Please choose another one
problem-name-no-letter = the name of an account has a letter or a digit. Please give it one
problem-name-too-many = this account had too many names in the last year. Please keep the one it has
problem-name-taken = another account has this name, or one that looks like it. Please choose another one
problem-take-name = take a name first; then ask again
problem-identity-void = this browser's identity is not good here any more. Take a name to go on

## Accounts

problem-not-logged-in = this needs an account. Log in, or make one with a passkey
problem-passkey-refused = this passkey lets nobody in here. Please try another one, or a recovery code
problem-recovery-refused = this name and this code do not belong together, or the code was used already
problem-ceremony-over = this took too long, or was done already. Please begin again
problem-no-passkeys-here = browsers make passkeys for sites with https only. The operator of this site sets its address with public-url
# $address (text) is e.g. http://localhost:8080.
problem-passkeys-elsewhere = browsers make no passkeys for the address in use here. Open { $address } instead
problem-last-login = you could not log in any more without this. Make a passkey or recovery codes first
problem-old-login = this needs a login of the last ten minutes. Log in once more, then do it again
problem-suspended = an operator has disabled this account. Please ask the operators of this site
problem-no-role = this is for moderators and operators of this site
problem-not-rated = this game has no result that counts for ratings
# $most (number) is the limit.
problem-mute-time = somebody is muted for 1 to { $most } hours
problem-own-role = you cannot do this to yourself
problem-no-report = there is no such report
problem-no-block = there is no such block
problem-report-settled = somebody has settled this report already
# $most (number) is the limit.
problem-too-many-blocks = you have blocked { $most } people, the most there can be. Unblock somebody first
# $most (number) is the limit.
problem-too-many-reports = { $most } of your reports wait for a moderator. Please wait until some are settled
problem-no-line-of-person = there is no such line of chat of this person
# $most (number) is the limit.
problem-report-text = a report has a category, and a text of at most { $most } characters
problem-report-empty = a report says what happened: write a sentence, or choose a line of chat
problem-not-yourself = you cannot block or report yourself
problem-not-muted = nobody is muted here
problem-too-many-passkeys = this account has as many passkeys as it can have. Please remove one first
problem-no-passkey = this account has no such passkey
problem-no-session = there is no such login. Perhaps it has ended already
problem-webhook-address = this is not the address of a webhook. It is like https://example.org/hook, in the public internet
problem-too-many-webhooks = this account has as many webhooks as it can have. Please remove one first
problem-no-webhook = there is no such webhook. Perhaps it was removed already
problem-push-subscription = the browser has not registered itself for push messages as it should. Please try again
problem-no-device = there is no such browser. Perhaps it was removed already
problem-unsubscribe-address = this address does not end any e-mails. Please open it as it stands in the e-mail, whole
problem-no-person = there is no such person. Perhaps they were forgotten
problem-no-player = there is no player with this name here. A name can have been changed, or its account deleted
problem-search-rated = rated is rated or casual; leave it out for both
problem-search-speed = speed is live or correspondence; leave it out for both
problem-search-result = a result is won, lost or drawn; leave it out for all games
problem-search-opponent = there is no player with the name of this opponent
problem-follow-self = you cannot follow yourself
problem-follow-blocked = you two cannot follow each other: one of you has blocked the other
# $most (number) is the limit.
problem-follow-many = you follow { $most } people, which is the most. Stop following somebody first
problem-no-pool = there are no rated games of this kind yet
problem-no-external-site = you cannot log in with that site here. Please choose another way to log in
problem-external-state = this login took too long, was already finished, or was begun in another browser. Please begin again
problem-external-denied = you did not agree to the login at the other site. Begin again, or choose another way to log in
problem-external-unknown = this account at the other site belongs to no account here yet. To log in with it, add it under “Logins with other sites”
problem-external-taken = this account at the other site belongs to another account here. Log out to use that account, or add another login
problem-external-address = logins with other sites work only at the public address of this site. Please open that address
problem-many-external = this account has as many logins with other sites as it can have. Please remove one first
problem-external-unavailable = the other site cannot be reached at the moment, or this site is not set up there correctly. Please try again in a minute, or choose another way to log in
problem-external-answer = the answer of the other site could not be verified, so nobody was logged in. Begin again, or choose another way to log in
problem-no-mail = this site sends no mail
problem-no-address-of-mail = this is not an e-mail address. Please write it as in ann@example.org
problem-address-taken = another account has this address. Log in there, or use another address
problem-mail-code = this code is not the one in the mail. Please look again
problem-other-browser = another browser has asked for this mail. Open the link there, or enter the code of the mail there
problem-mail-void = this mail is not good any more: it is too old, was used already, or a newer one was sent. Please ask for a new one
problem-mails-waiting = too many mails are waiting to be sent. Please try again in a minute

## Seats

# The words are the same in all languages.
problem-seat = a seat is first or second
problem-seat-open = this seat needs no invitation: it is open to everybody
problem-seat-not-yours = this seat is not yours: only its player can move it to another device
problem-not-creator = only the creator of the match can invite to it
problem-link-used = this link has been used already, or its time is over. Ask for a new one
problem-two-computers = at least one of the seats is for a person; two computers do not play each other here
problem-computer-both = you cannot play both sides against the computer. Choose a side for yourself, or “Nobody” as your opponent
# $choices (list) are words of the request; $given (text) is quoted.
problem-seat-choices = a seat is for { FORM($choices, join: "or") }, not for { $given }
# $turns (number) is how many there were.
problem-turns-so-far = this match has had { $turns ->
    [one] { $turns } turn
   *[other] { $turns } turns
 } so far

## The live connection

problem-watching = you are watching. Take a name and a seat to take part
problem-other-site-live = pages of other sites may not connect here
problem-no-websocket = this address needs a WebSocket request of version 13 with a key
problem-bye-closing = the service is about to restart. Connect again in a moment and go on
problem-bye-storage = the match cannot be read at the moment. Connect again in a moment
problem-bye-busy = too much is waiting for this match. Connect again in a moment
problem-bye-incident = something went wrong here. Connect again and go on
# $most (number) is the limit.
problem-bye-too-long = the message was longer than { $most } bytes, the most that is read
problem-bye-text = messages are text frames with JSON
# $seconds (number) is the limit. The word hello is the same in all languages.
problem-bye-hello = the first message must be a hello, sent within { $seconds } seconds, and there is only one
# $version (number) is that of the protocol.
problem-bye-protocol = this service speaks version { $version } of the protocol
problem-bye-slow = too many messages were waiting to be read. Connect again and go on
problem-bye-malformed = too many messages could not be read. Their answers explain why
problem-bye-flood = too many messages were sent at once, or too many that could not be carried out
problem-bye-silent = no pong came back
problem-bye-forgotten = this identity was given up. Connect again to watch
problem-bye-logged-out = this login was ended. Log in again to play on
problem-bye-ahead = the match has fewer events or lines than the client has seen. Drop them and begin after 0

## Vacation

problem-vacation-begun = you are on vacation already
# $left (number) is how many days are left.
problem-vacation-days = a vacation has 1 to 30 days, and you have { $left ->
    [one] { $left } day
   *[other] { $left } days
 } left this year
problem-vacation-older-nodes = a part of this service is still of an older version. Please try again later

## Challenges

problem-no-challenge = there is no such challenge any more: it was answered or withdrawn, or has expired
# The words are the same in all languages.
problem-challenge-policy = choose who may challenge you: everybody, followed or nobody
# $least (number) and $most (number) are in points.
problem-range-points = the ratings may differ by { $least } to { $most } points; leave the range out for any rating
problem-range-seat = a range of ratings is for an open seat: leave one open, or leave the range out
