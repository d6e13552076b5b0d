### Texts of the pages that the server writes.

## All pages

site-name = Teahouse
# The name of the language in the language itself.
site-language-name = English
site-skip = Skip to content
# The program of the page did not start. A button to reload the page follows.
site-not-started = Part of this page could not be loaded, so it does not go on by itself.
site-nav-site = Site
site-nav-games = Games
site-nav-mine = My games
site-nav-rules = Rules
site-nav-more = More
site-nav-settings = Settings
site-nav-lobby = Find an opponent
site-nav-review = Review a game
site-nav-about = About
site-you = You
site-language = Language
site-lead = Play a friend, a stranger or the computer; live or by correspondence.
site-lead-account = No account is needed.
# $first (text): the player who moves first; $second (text): the other player.
site-versus = { $first } and { $second }
site-standing-waiting = waiting for a player
# $n (number); $who (text): a player, e.g. “Ann (Guest)”.
site-standing-turn = turn { $n }, { $who } to move
# $level (text): a level, e.g. “level 3”.
site-computer = Computer ({ $level })
# $role (message): the role of a player.
site-role = { FORM($role, article: "none") }
site-role-chance = Chance
site-rule = Rule:
site-problem-lesson = Learn this rule

## Pages that the script of the browser fills

page-review-title = Review a game
page-review-lead = Paste a game record, or a game in the notation of another site, and go through it turn by turn.
page-review-noscript = This page needs JavaScript, which is not available in your browser. Games that were played here can be reviewed without it: open one from your list of games.
page-studies-title = Studies
page-studies-lead = Chapters of games with variations, comments, arrows and marks: alone or together, also without a connection.
page-studies-noscript = Studies need JavaScript. Without it, you can read a study at /api/studies/ID/record.
page-analysis-index = Analysis board
# $game (text) is its title.
page-analysis-title = { $game }: analysis board
page-analysis-lead = Set up any position, try turns, and see what the computer thinks of them.
page-analysis-noscript = The analysis board needs JavaScript, which is not available in your browser. It shows the position of the address.
page-analysis-impossible = No game can have the position of this address, so the usual beginning is shown:
# $game (text): the name of a game.
page-play-title = { $game } against the computer
page-play-noscript = Here the computer plays in your browser, which needs JavaScript.
page-play-server = Play against the computer of this server instead.
page-offline-title = No connection
page-offline-lead = The server does not answer. You can still play against the computer, review games and read the rules:
page-offline-device = This device is offline. You can still play against the computer, review games and read the rules:
page-offline-retry = Retry now
# $first (text): the player who moves first; $second (text): the other player; $game (text): the name of a game.
page-preview-match = { $first } – { $second } · { $game }
# $n (number); $of (number): the number of all turns.
page-preview-turn = After turn { $n } of { $of }.

## The home page

site-home-title = Five games, one table
site-home-mine = Your games
site-home-all = All my games
site-home-over = Finished games
site-mine-going = Games in progress
site-mine-none = You have no game in progress on this server.
site-mine-over-none = No game has been finished yet.
site-mine-local = Against the computer, in this browser
site-mine-local-none = No game against the computer is kept in this browser.
site-mine-review = Review
site-mine-resume = Continue
# $game (text): the name of a game; $players (text): names of players.
site-mine-resume-of = Continue: { $game }, { $players }
# $game (text): the name of a game; $players (text): names of players.
site-mine-review-of = Review: { $game }, { $players }
site-home-games = The games
site-home-computer = Play the computer
# $game (text): the name of a game.
site-home-computer-of = { $game }: play the computer
site-home-friend = Invite a friend
# $game (text): the name of a game.
site-home-friend-of = { $game }: invite a friend
site-home-open = Find an opponent
# $game (text): the name of a game.
site-home-open-of = { $game }: find an opponent
site-home-take = Join a player
# $game (text): the name of a game; $players (text): names of players.
site-home-take-of = { $game }: join a waiting player, { $players }
site-home-more = More options
# $game (text): the name of a game.
site-home-more-of = { $game }: more options for clock, seat and rules
site-home-live = Live now
# $game (text): the name of a game; $players (text): names of players.
site-home-watch-of = { $game }, live now: { $players }. Watch
# $game (text): the name of a game.
site-home-rules-of = How to play: { $game }
site-home-learn = Learn
# $game (text): the name of a game.
site-home-learn-of = Learn { $game }
site-home-first = Which one first?
site-home-find-game = Game
site-home-find-clock = Clock
# $minutes (number) for the game; $seconds (number) for each turn.
site-home-find-pace = { $minutes } min + { $seconds } s a turn
site-home-find-means = You play as soon as somebody wants the same.
site-home-seats = Players waiting
site-home-seats-none = Nobody has left a seat open at the moment.
site-home-lobby = All open seats, with filters
site-lobby-title = Find an opponent
site-lobby-lead = Wait here for somebody who wants the same, or take a seat that somebody has left open.
site-lobby-any = Any
site-lobby-first = The first to move
site-lobby-second = The second to move
site-lobby-lowest = Opponent rated from
site-lobby-highest = Opponent rated to
site-lobby-open = Open seats
site-lobby-all = All
site-lobby-speed = Speed
site-lobby-filter = Show
# $role (text): what the game calls the player of the seat.
site-lobby-role = you would be { $role }
site-lobby-none = No seat is open at the moment. Leave one open, or play the computer until somebody comes.
site-lobby-none-such = No such seat is open at the moment.
site-lobby-show-all = Show all
site-lobby-leave = Leave a seat open
site-home-watch = Games to watch
# $lowest and $highest are ratings between which somebody may take a seat, as in "For ratings from 1400 to 1600". A full stop may follow.
site-limits = For ratings from { $lowest } to { $highest }
site-limits-from = For ratings from { $lowest } upwards
site-limits-to = For ratings up to { $highest }

site-home-watch-none = There is no public game to watch at the moment.
site-home-yours = Your turn
site-home-sit = Join
# $game (text): the name of a game; $players (text): names of players.
site-home-sit-of = Join: { $game }, { $players }
site-home-record = Do you have a game record, or a game from another site?
site-home-record-link = Paste it and go through it

## Levels of the computer

# $n (number).
site-level-number = level { $n }
site-level-1-does = for first games
site-level-3-does = for newcomers
site-level-5-does = for experienced players
site-level-8-does = the strongest
site-level-random = easy
site-level-greedy = medium
site-level-random-does = plays random turns
site-level-greedy-does = thinks one turn ahead

## Seats without a player

site-seat-invited = an invited player
site-seat-open = an open seat

## Time controls

site-pace-none = no clock
# $main (text): a time.
site-pace-main = { $main } for each player
# $main (text): a time; $increment (text): a time.
site-pace-increment = { $main } for each player, and { $increment } for each turn
# $main (text): a time; $n (number); $period (text): a time.
site-pace-periods =
    { $n ->
        [one] { $main } for each player, then { $n } period of { $period }
       *[other] { $main } for each player, then { $n } periods of { $period }
    }
# $n (number).
site-pace-days =
    { $n ->
        [one] { $n } day for each turn
       *[other] { $n } days for each turn
    }

## Times

# $parts (list): times, e.g. “1 minute” and “30 seconds”.
site-times = { $parts }
# $n (number).
site-days =
    { $n ->
        [one] { $n } day
       *[other] { $n } days
    }
# $n (number).
site-ago-days =
    { $n ->
        [one] { $n } day ago
       *[other] { $n } days ago
    }
# $n (number).
site-hours =
    { $n ->
        [one] { $n } hour
       *[other] { $n } hours
    }
# $n (number).
site-ago-hours =
    { $n ->
        [one] { $n } hour ago
       *[other] { $n } hours ago
    }
# $n (number).
site-minutes =
    { $n ->
        [one] { $n } minute
       *[other] { $n } minutes
    }
# $n (number).
site-ago-minutes =
    { $n ->
        [one] { $n } minute ago
       *[other] { $n } minutes ago
    }
# $n (number).
site-seconds =
    { $n ->
        [one] { $n } second
       *[other] { $n } seconds
    }
site-ago-now = just now
# $time (text): a time; $n (number).
site-periods-left =
    { $n ->
        [one] { $time }, { $n } period left
       *[other] { $time }, { $n } periods left
    }

## How a match ended

# $winner (text): a player.
site-end-win = { $winner } wins.
site-end-draw = A draw.
site-end-repetition = A draw: the same position has occurred for the third time.
site-end-stuck = A draw: neither player had a legal turn left.
# $winner (text): a player; $loser (text): a player.
site-end-resign = { $winner } wins: { $loser } resigned.
site-end-agreement = A draw: the players agreed on it.
# $winner (text): a player; $loser (text): a player.
site-end-timeout = { $winner } wins: { $loser } ran out of time.
# $winner (text): a player; $loser (text): a player.
site-end-abandoned = { $winner } wins: { $loser } left the game for too long.
site-end-aborted = The game was cancelled. Nobody has won.
site-end-aborted-why = At least one player had not played a turn yet. A player cancelled the game, or did not begin in time.
site-end-unrated = The game does not count for the ratings.
site-end-long = A draw: the game has reached the largest number of turns.
# $text (text): a sentence about the end of a game, by which you have won, lost or resigned.
site-ending-won = You have won. { $text }
# $text (text): the same.
site-ending-lost = You have lost. { $text }
# $text (text): the same.
site-ending-resigned = You resigned. { $text }

## Options of a game

site-option-on = on
site-option-off = off

## The form for a new game

site-new-title = A new game
site-new-which = Which game?
site-new-against = Opponent
site-new-computer = The computer
site-new-strength = Level
site-new-friend = A friend
site-new-friend-means = You get a link to send.
site-new-open = Anyone
site-new-open-means = The game is shown in the list on the first page until somebody comes.
site-new-private = Do not list it: I pass the address on myself
site-new-self = Nobody: I play both sides
site-new-self-means = To try things out, or to share this screen.
site-new-seat = Your seat
site-new-first = moves first
site-new-second = moves second
site-new-clock = Clock
site-new-other = Other
site-new-other-label = Other clock (if you write one here, it counts)
site-new-other-means = 5+3 means five minutes and three seconds for each turn, 10+5x30 ten minutes and then five periods of 30 seconds, 3d three days for each turn.
site-new-rules = Rules
site-new-match = The game
site-new-public = Show in the public list
site-new-public-means = Others can find it and watch. Otherwise only people who have the link can watch.
site-new-begin = Begin the game
site-new-here = Or play right away in this browser:

## Names of people

site-name-label = Your name
site-name-known = This is what others see.
site-name-empty = If you leave it empty, you get a name.

## The page of a person

site-me-known = This is what others see, in all your games.
site-me-nobody = You have no name here yet. Choose one; others will see it.
site-me-change = Change name
site-me-take = Use this name
site-me-device = Forget this device
site-me-device-means = Your seats belong to this browser. If it forgets you, you cannot continue your games, and this cannot be undone. To continue on another device, open a game and choose “Continue on another device” first.
site-me-forget = Forget me here

## The account of a person

site-mine-keep = These games belong to this browser alone.
site-account-keep = Keep your games
site-account-make = Make an account
site-account-keep-means = Your games belong to this browser. With a passkey you come back to them from any device: your fingerprint, your face or the PIN of your device instead of a password.
site-account-make-means = A passkey takes the place of a password: your fingerprint, your face or the PIN of your device. With it you come back from any device.
site-account-keep-next = Then you go on where you were.
# $name (text) is that of a person.
site-account-keep-name = Your account will be called { $name }. You can write another name above.
site-account-keep-nameless = Your account needs a name: write one above first.
site-account-keep-passkey = Keep my games with a passkey
site-account-make-passkey = Make an account with a passkey
site-account-script = Passkeys need a browser with script.
site-account-no-passkeys = This browser knows no passkeys.
site-account-cancelled = No passkey was used. You can try again.
site-account-passkey-again = This device has a passkey of this account already.
site-account-login = Log in
site-account-login-means = If you have an account, come back to it here.
site-account-login-leaves = Games that you have begun as a guest in this browser stay with the guest.
site-account-login-passkey = Log in with a passkey
site-account-recovery = Use a recovery code
site-account-name = Name of the account
site-account-code = Recovery code
# $ago (text): when it was, e.g. “3 days ago”.
site-account-since = Your account was made { $ago }.
site-account-logout = Log out
site-account-passkey = Passkey
site-account-passkeys = Passkeys
site-account-passkeys-means = Each of your devices can have a passkey. A lost device gets in no more once you have removed its passkey and logged it out.
# $ago (text): when it was, e.g. “3 days ago”.
site-account-passkey-made = made { $ago }
# $ago (text): when it was, e.g. “3 days ago”.
site-account-passkey-used = last used { $ago }
site-account-passkey-unused = not used yet
# $label (text): the label of a passkey.
site-account-passkey-remove = Remove the passkey { $label }
site-account-remove = Remove
site-account-passkey-add = Add a passkey
site-account-codes = Recovery codes
site-account-codes-means = If you lose your devices, a code logs you in once. Write the codes on paper.
# $n (number): how many codes are left.
site-account-codes-left =
    { $n ->
        [0] You have none yet.
        [one] One code is left.
       *[other] { $n } codes are left.
    }
site-account-codes-make = Make new codes
site-account-codes-new = These are your codes. They are shown this once: write them down. Codes from before are void.
# $site (text): the name of another site at which people log in.
site-external-login = Log in with { $site }
# $site (text): the name of another site at which people log in.
site-external-keep = Keep my games with { $site }
site-external-title = Logins with other sites
site-external-means = If you have an account at one of these sites, you can log in here with it. The other site learns that you log in to Teahouse. Teahouse stores your id at that site, and your e-mail address if it is shown below.
# $site (text): the name of another site at which people log in.
site-external-add = Add a login with { $site }
# $site (text): the name of another site at which people log in.
site-external-confirm = Confirm with { $site }
# $ago (text): when it was, e.g. “3 days ago”.
site-external-made = added { $ago }
# $site (text): the name of another site at which people log in.
site-external-remove = Remove the login with { $site }
site-external-elsewhere = Logins with other sites work only at the public address of this site:
# $site (text): the name of another site at which people log in.
site-external-leaving = Your browser opens { $site }, where you log in. Then it comes back here.
# $site (text): the name of another site at which people log in.
site-external-go = Go on to { $site }
site-external-name-title = Choose a name
# $site (text): the name of another site at which people log in.
site-external-new = You have logged in at { $site }. This login belongs to no account here yet: choose a name, and you have one. The games that you have begun in this browser come with you.
site-external-old = Do you have an account here already? Then do not make a second one: log in as before, and add this login to it.
site-account-address = E-mail address
site-account-address-means = With an e-mail address you can log in without a passkey: a mail brings you a code. Nobody else sees the address.
site-account-address-add = Add an address
site-account-address-change = Use another address
site-account-address-remove = Remove the address
site-account-mail = E-mail address of the account
site-account-mail-send = Mail me a code
site-account-sessions = Where you are logged in
site-account-session-here = this browser
# $ago (text): when it was, e.g. “3 days ago”.
site-account-session-seen = last seen { $ago }
site-account-session-end = Log out there
# $device (text): a browser, e.g. “Firefox on Linux”.
site-account-session-end-of = Log out there: { $device }
site-account-sessions-end = Log out everywhere else
# $browser (text): e.g. “Firefox”. $system (text): e.g. “Linux”.
site-account-device = { $browser } on { $system }
site-account-device-unknown = unknown browser
site-account-data = Your data
site-account-export = Download all data about you
site-account-audit = What happened to your account
site-account-leave = Close the account
site-account-disable-means = A disabled account is logged out everywhere. Nothing is deleted, and the next login enables it again.
site-account-disable = Disable my account
site-account-delete-means = Your account is disabled at once, and erased after 7 days. If you log in until then, nothing is deleted. Afterwards it cannot be restored: your name, your address, your passkeys, your logins with other sites and whom you have blocked are deleted. Your games stay, as those of a former player.
site-account-delete-sure = I know that I have 7 days to think again.
site-account-delete = Delete my account
site-account-made = You have an account now. Make recovery codes, so that you can come back without this device.
site-account-named = Your name has been changed.
site-audit-account-made = The account was made.
site-audit-login = You logged in.
site-audit-login-failed = A login was refused.
site-audit-passkey-added = A passkey was added.
site-audit-passkey-removed = A passkey was removed.
site-audit-codes-made = Recovery codes were made.
site-audit-code-used = A recovery code was used.
site-audit-session-revoked = A login was ended.
site-audit-login-by-mail = You logged in by mail.
site-audit-address-added = An e-mail address was added.
site-audit-address-removed = An e-mail address was removed.
site-audit-external-login = You logged in with an account at another site.
site-audit-external-added = A login with an account at another site was added.
site-audit-external-removed = A login with an account at another site was removed.
site-audit-disabled = The account was disabled.
site-audit-enabled = The account was enabled.

## Mails

# $site (text): the host of the site, e.g. “play.example”.
site-mail-login-subject = Log in to { $site }
# $site (text): the host of the site, e.g. “play.example”.
site-mail-login = Somebody, probably you, asked to log in to { $site } with this address.
# $site (text): the host of the site, e.g. “play.example”.
site-mail-address-subject = Confirm your address for { $site }
# $site (text): the host of the site, e.g. “play.example”.
site-mail-address = Somebody, probably you, asked to add this address to an account at { $site }.
site-mail-code-here = Enter this code in the browser in which you asked:
site-mail-link-here = Or open this link in the same browser:
# $minutes (number): how long they are good.
site-mail-lasts =
    { $minutes ->
        [one] Both are good once, for one minute.
       *[other] Both are good once, for { $minutes } minutes.
    }
site-mail-not-you = If it was not you, ignore this mail and show it to nobody: nobody gets in without it.
# $site (text): the host of the site, e.g. “play.example”.
site-mail-notice-subject = Your account at { $site }
site-mail-notice-not-you = If it was not you, log in, end the other logins and remove what is not yours:
site-mail-deleted = The account will be deleted in 7 days. Log in until then to keep it.
site-mail-title = Look at your mail
# $address (text): an e-mail address.
site-mail-sent-login = If an account has the address { $address }, a mail is on its way to it. Enter its code here, or open its link in this browser.
# $address (text): an e-mail address.
site-mail-sent-address = A mail is on its way to { $address }. Enter its code here, or open its link in this browser.
site-mail-code = Code from the mail
site-mail-code-send = Go on
site-mail-again = No mail has come? Look among the spam, or ask for another one.
site-mail-link-login = Press the button to log in in this browser.
site-mail-link-address = Press the button to add the address to your account.
site-mail-link-confirm = Add the address

## Notifications

# $opponent (text): the name of a player.
site-notice-turn = Your turn against { $opponent }
site-notice-turn-alone = It is your turn
# $opponent (text): the name of a player.
site-notice-time-left = Little time left against { $opponent }
site-notice-time-left-alone = You have little time left
# $opponent (text): the name of a player.
site-notice-rematch = { $opponent } asks for another game
site-notice-rematch-alone = Somebody asks for another game
# $opponent (text): the name of a player.
site-notice-over = Your game against { $opponent } is over
site-notice-over-alone = A game of yours is over
site-notices-title = Notifications
site-notices-none = You are told here about your correspondence games: when it is your turn, when little time is left, when a game is over, and when your opponent asks for another one. You are also told when somebody challenges you, and when your challenge is answered.
site-notices-unread = new
site-notices-more = There are new notifications.
site-notices-show = Show them
site-notices-read = Mark all as read
site-notices-settings = How you are told
site-notices-guest = With an account you are also told by push messages, by e-mail, or by webhooks.
site-notices-guest-keep = Keep your games with an account
site-notices-what = What
site-notices-kind-turn = It is your turn, in correspondence games
site-notices-kind-time-left = A fifth of your time is left
site-notices-kind-rematch = Your opponent asks for another game
site-notices-kind-over = A correspondence game has ended
site-notices-channel-page = Here
site-notices-channel-push = Push
site-notices-channel-mail = E-mail
site-notices-channel-webhook = Webhook
# $kind (text): what you are told of. $channel (text): how.
site-notices-choice = { $kind }: { $channel }
site-notices-period = E-mails, all news in one
# $days (number): the least number of days between two e-mails.
site-notices-period-days =
    { $days ->
        [one] at most once a day
        [7] at most once a week
       *[other] at most every { $days } days
    }
site-notices-no-address = You have no e-mail address yet, so no e-mail is sent.
site-notices-add-address = Add an address
site-notices-save = Save
site-notices-saved = Your choice has been saved.
site-notices-devices = Push messages
site-notices-devices-means = Your browser shows them, even if no page of this site is open. Up to five browsers can receive them.
site-notices-device-add = Receive push messages in this browser
site-notices-device-added = This browser receives push messages.
site-notices-device-blocked = The browser does not allow push messages from this site. You can change that in its settings.
site-notices-device-unknown = This browser cannot receive push messages.
site-notices-device-failed = The browser could not be registered for push messages. Try again later.
# $ago (text): when it was, e.g. “3 days ago”.
site-notices-device-used = last used { $ago }
# $device (text): a browser, e.g. “Firefox on Linux”.
site-notices-device-remove = No push messages to { $device }
site-notices-webhooks = Webhooks
site-notices-webhooks-means = A program of yours receives your notifications as signed requests.
site-notices-webhook-address = Address
site-notices-webhook-add = Add a webhook
# $address (text): the address of a webhook.
site-notices-webhook-remove = Remove the webhook { $address }
site-notices-webhook-secret = This is the secret with which requests to the new webhook are signed. It is shown this once:
# $n (number): how many news there are. $site (text): the host of the site, e.g. “play.example”.
site-digest-subject =
    { $n ->
        [one] News of your games at { $site }
       *[other] { $n } news of your games at { $site }
    }
# $site (text): the host of the site, e.g. “play.example”.
site-digest-intro = This waits for you at { $site }:
# $n (number): how many are not listed.
site-digest-more =
    { $n ->
        [one] And one more.
       *[other] And { $n } more.
    }
site-digest-why = Choose what you are told of, and how:
site-digest-end = Stop these e-mails:
site-unsubscribe-title = Stop e-mails
site-unsubscribe-means = No more e-mails about your games will be sent to you. You can turn them on again in your account.
site-unsubscribe-button = Stop e-mails
site-unsubscribe-done = No more e-mails about your games will be sent to you.

## Invitations

# $game (text): the name of a game.
site-invited-title = An invitation to { $game }
# $name (text): the name or the role of a player; $game (text): the name of a game.
site-invited-by = { $name } invites you to a game of { $game }.
# $game (text): the name of a game.
site-invited-you = You are invited to a game of { $game }.
# $role (text): the role of a player, e.g. “Guest”.
site-invited-first = You play { $role } and move first.
# $role (text): the role of a player, e.g. “Guest”.
site-invited-second = You play { $role } and move second.
# $pace (text): a time control.
site-invited-clock = Clock: { $pace }.
# $rules (text): names and values of options.
site-invited-rules = The rules: { $rules }.
site-invited-take = Join the game

## Continuing on another device

site-move-title = Continue on this device
# $role (text): the role of a player, e.g. “Guest”; $game (text): the name of a game.
site-move-lead = With this link you play { $role } in a game of { $game } in this browser. The browser that plays now can only watch afterwards.
site-move-here = Continue here
site-key-title = Continue on another device
# $n (number).
site-key-lead =
    { $n ->
        [one] Open this link on the other device. It works once, within { $n } minute. Anyone with it can take your seat, so show it to nobody else.
       *[other] Open this link on the other device. It works once, within { $n } minutes. Anyone with it can take your seat, so show it to nobody else.
    }
site-key-link = Link

## Links back

site-back-match = Back to the game
site-back-games = To the games
site-back-form = Back to the form
site-back-invitation = Back to the invitation
site-back-search = Back to the search
site-next = Go on

## Settings

site-settings-lead = They are saved in this browser only.
site-settings-kept = Saved.
site-settings-theme = Theme
site-settings-theme-auto = Same as this device
site-settings-theme-light = Light
site-settings-theme-dark = Dark
site-settings-set = Pieces
site-settings-set-pictures = Pictures
site-settings-set-pictures-means = Flowers painted on wood.
site-settings-set-letters = Letters
site-settings-set-letters-means = Large letters on colours and patterns that colour-blind people can tell apart too.
site-settings-names = Names on the cubes of Ki Shogi
site-settings-names-means = In Latin letters below the characters.
site-settings-coordinates = Coordinates at the edge of the board
site-settings-coordinates-auto = With notation
site-settings-coordinates-auto-means = While turns are listed or typed.
site-settings-coordinates-off = Never
site-settings-coordinates-on = Always
site-settings-board = The board
site-settings-sounds = Sounds
site-settings-sounds-means = A wooden sound for a turn, a small bell at the end.
site-settings-motion = Motion
site-settings-motion-auto = Same as this device
site-settings-motion-none = None
site-settings-senses = Sound and motion
site-settings-confirm = Confirmation before a turn is played
site-settings-confirm-auto = Ask only in correspondence games, with days for each turn or without a clock
site-settings-confirm-always = Always ask
site-settings-confirm-never = Never ask
site-settings-save = Save settings

## About this site

site-about-lead = Five abstract games for two players, exactly as their authors wrote them down.
site-about-free = You need no account, no e-mail address and no money, and nothing tracks you. Without an account, your seats and settings are stored in your browser alone.
site-about-why = Click a place where you cannot go, and you see the rule that forbids it. You can step through every finished game, turn by turn, and see what decided it.
site-about-kept = A confirmed turn is saved to disk. A lost connection or a restarted server loses no turn. Clocks wait while the server restarts; they run on while you are away.
site-about-authors = The authors of the games
# $game (text): the name of a game; $author (text): a name.
site-about-by = { $game }, by { $author }
# $game (text): the name of a game.
site-about-unnamed = { $game }, by a player whom the source does not name
site-about-sources = Each rules page names its source, and the decisions where the source is silent or contradicts itself.
site-about-programs = For programs
site-about-programs-text = There is an interface over HTTP and WebSockets:
site-about-programs-link = its description
site-about-letters = The fonts are EB Garamond and Inter, under the Open Font License:

## Rules pages

site-rules = Rules
# $game (text): the name of a game.
site-rulesOf = The rules of { $game }
site-exactRules = The exact rules
# $game (text): its title.
site-exactRulesOf = The exact rules of { $game }
site-exactRules-lead = Each rule that a turn can break, with examples:
site-contents = Contents
site-playComputer = Play the computer
site-allRules = The rules of all games

## The page of a match without script

site-match-public = public
site-match-board = Board and hands
site-match-old = The rules have changed since this game was played. You can read, download and end it, but the board cannot be shown.
# $ply (number): a number of turns; $all (number): the number of all.
site-match-after = The board is shown after turn { $ply } of { $all }.
site-match-now = Back to the current position
site-match-verdict = What decided the game
site-match-watching = You are watching.
# $n (number).
site-match-again = This page reloads every { $n } seconds.
site-match-look = Reload now
site-match-type-means = A turn, written as in the list or in the game’s own notation
# $turn (text): the text of a turn.
site-match-type-example = e.g. { $turn }
site-match-type-look = Preview
site-match-turns = Turns
site-match-turns-none = No turn has been played yet.
site-match-talk = Chat
site-match-talk-none = No messages yet.
site-match-talk-lines = Messages
site-match-talk-read = Everybody who watches the game can read this.
site-match-say = Send
site-match-say-label = Your message
site-match-you = you
site-match-wins = wins
site-match-here = online
site-match-away = away
# $role (text): the role of a player, e.g. “Guest”.
site-match-clock = Clock of { $role }
site-match-hand = In hand
# $role (text): the role of a player, e.g. “Guest”.
site-match-send = Send this link to the person who will play { $role }
site-match-send-means = The first person to open it can take the seat. Only you see it on this page.
# $role (text): the role of a player, e.g. “Guest”.
site-match-link = The seat of { $role } is for a player with a link.
site-match-link-make = Make a link
# $role (text): the role of a player, e.g. “Guest”.
site-match-open-mine = The seat of { $role } is open to everybody.
site-match-open-send = Send them the address of this page.
# $role (text): the role of a player, e.g. “Guest”.
site-match-open = The seat of { $role } is open.
# $role (text): the role of a player, e.g. “Guest”.
site-match-kept = The seat of { $role } is kept for a friend.
# $turn (text): the text of a turn.
site-match-play = Play { $turn }
site-match-accept = Accept
site-match-decline = Decline
site-match-withdraw = Cancel request
site-match-gone = Your opponent is away.
# $n (number).
site-match-claim-in =
    { $n ->
        [one] You can claim the win in { $n } second.
       *[other] You can claim the win in { $n } seconds.
    }
site-match-claim-now = You can claim the win, or wait.
site-match-claim = Claim the win
site-match-rematch = Rematch
site-match-rematch-to = To the rematch
site-match-takeback = Ask to take back
site-match-draw = Offer a draw
site-match-give = Give 15 seconds
site-match-resign = Resign …
site-match-resign-means = The other player wins.
site-match-resign-yes = Yes, resign
site-match-abort = Cancel game …
site-match-abort-means = You have not both played yet, so nobody wins or loses.
site-match-abort-yes = Yes, cancel the game
site-match-move = Continue on another device …
site-match-move-means = You get a link that opens this game on another device, in your seat.
site-match-move-make = Make the link
# $role (text): the role of a player, e.g. “Guest”.
site-match-move-for = Make the link for { $role }
site-match-record = Download record

## Offers

# $who (text): a player, e.g. “Ann (Guest)”.
site-offer-draw = { $who } offers a draw.
# $who (text): a player, e.g. “Ann (Guest)”.
site-offer-takeback = { $who } would like to take a turn back.
# $who (text): a player, e.g. “Ann (Guest)”.
site-offer-rematch = { $who } would like a rematch.

## The state of a match

site-said-waiting = Waiting for a player.
# $who (text): a player, e.g. “Ann (Guest)”.
site-said-both = { $who } to move; you play both sides.
site-said-yours = It is your turn.
# $who (text): a player, e.g. “Ann (Guest)”.
site-said-move = { $who } to move.
# $who (text): a player, e.g. “Ann (Guest)”; $n (number).
site-said-paused = The clock waits for { $who } to come back, at most { $n } s.

## Steps through the turns

site-step-first = First
site-step-back = Back
site-step-next = Next
site-step-last = Last

## Headings of error messages

site-problem-rule = The rules do not allow this turn
site-problem-turn = It is not your turn
site-problem-seat = You have no seat here
site-problem-taken = The seat is taken
site-problem-invitation = The seat needs an invitation
site-problem-stale = The game has moved on
site-problem-over = The game is over
site-problem-waiting = The game has not begun
site-problem-offer = There is no such offer
site-problem-early = It is too early for that
site-problem-late = It is too late for that
site-problem-text = The text cannot be accepted
site-problem-version = The rules have changed since
site-problem-rated = The game is rated
site-problem-conditional = These turns cannot be kept
site-problem-vacation = No vacation can begin now
site-problem-invalid = This cannot be understood
site-problem-nowhere = This page does not exist
site-problem-nobody = You have no name here yet
site-problem-void = This browser is not known here any more
site-problem-spent = This link does not work any more
site-problem-not-logged-in = You are not logged in here
site-problem-login-failed = The login did not succeed
site-problem-login-expired = The login took too long
site-problem-no-passkeys = There are no passkeys here
site-problem-no-mail = This site sends no mail
site-problem-last-login = It is the only way to log in
site-problem-old-login = Log in once more
site-problem-suspended = This account is disabled
site-problem-no-role = This is for moderators
site-problem-settled = This report is settled
site-problem-muted = You are muted
site-problem-blocked = You two do not play each other
site-problem-too-many = There are too many of them
site-problem-external-site = The other site does not answer
site-problem-forbidden = Another site may not do that
site-problem-method = That cannot be done here
site-problem-large = That is too large
site-problem-media = This format cannot be read here
site-problem-form = There is no answer in that format
site-problem-limited = Too many requests in a short time
site-problem-misdirected = This server does not answer under this name
site-problem-busy = The server is too busy at the moment
site-problem-full = There is no space for anything new
site-problem-storage = Nothing can be saved at the moment
site-problem-closing = The server is about to restart
site-problem-gone = The request was cancelled
site-problem-incident = Something went wrong here

## Correspondence games

# $time (text) is a time, e.g. 2 days and 3 hours.
site-turn-left = { $time } left
# $n (number) is 1 or more: in how many games it is the reader's turn.
site-mine-title = Your games: { $n ->
    [one] { $n } turn
   *[other] { $n } turns
 } to play
site-next-game = Next game
# $date (text) is a date and a time.
site-turn-deadline = The time for this turn ends on { $date }.
# $who (text) is a player, $date (text) a date and a time.
site-said-vacation = { $who } is on vacation until { $date } at most. The clock stands still.
# $date (text) is a date and a time.
site-vacation-yours = You are on vacation until { $date } at most. Your clock stands still, and you can play.
site-vacation = Vacation
site-vacation-means = While you are on vacation your clock stands still in all games with days for each turn. You have 30 days in a calendar year. Nothing begins or ends a vacation before its time but you.
# $date (text) is a date and a time.
site-vacation-until = You are on vacation until { $date } at most.
site-vacation-end = End the vacation now
# $used (number) is how many days have begun, 1 or more. $left (number) is how many there are afterwards.
site-vacation-end-means = A day that has begun counts whole. If you end the vacation now, { $used ->
    [one] { $used } day of it counts
   *[other] { $used } days of it count
 }, and you have { $left ->
    [one] { $left } day
   *[other] { $left } days
 } left this year.
# $left (number) is how many days are left.
site-vacation-begun = Your vacation has begun. Besides it you have { $left ->
    [one] { $left } day
   *[other] { $left } days
 } left this year.
# $left (number) is how many days are left.
site-vacation-ended = Your vacation has ended. You have { $left ->
    [one] { $left } day
   *[other] { $left } days
 } left this year.
# $left (number) is 1 or more.
site-vacation-days = Days ({ $left } left this year)
site-vacation-begin = Begin the vacation now
site-vacation-none = You have used all your days of vacation this year.
# $day (number), $month (text), $year (text), $time (text), e.g. 14:05.
site-date = { $day } { $month } { $year }, { $time } UTC
# $day (number), $month (text), $year (text).
site-day = { $day } { $month } { $year } (UTC)
site-month-1 = January
site-month-2 = February
site-month-3 = March
site-month-4 = April
site-month-5 = May
site-month-6 = June
site-month-7 = July
site-month-8 = August
site-month-9 = September
site-month-10 = October
site-month-11 = November
site-month-12 = December

## Safety: blocks, reports, moderation

site-former-player = Former player
# $name (text) is that of a person.
site-player-title = Challenge, block or report { $name }
site-player-back = Back to the game
site-player-block-title = Block
site-player-block-means = You read no chat of somebody whom you have blocked. You two take no seats in the same match, and do not follow each other.
# $name (text) is that of a person.
site-player-block = Block { $name }
# $name (text) is that of a person.
site-player-blocked = You have blocked { $name }.
site-player-unblock = Unblock
site-player-done-block = Blocked.
site-player-done-unblock = No longer blocked.
site-player-done-report = Reported. A moderator will read it.
site-player-done-mute = Muted.
site-player-done-unmute = No longer muted.
site-player-done-annul = The game is annulled. The ratings are computed anew.
site-player-done-count = The game counts again. The ratings are computed anew.
site-report-title = Report
site-report-means = Moderators read it. The player is not told who has reported.
site-report-category = What is it about?
site-report-chat = Chat
site-report-cheating = Cheating
site-report-name = The name
site-report-stalling = Stalling
site-report-other = Something else
site-report-line = A line of chat
site-report-line-none = None of them
site-report-text = What happened?
site-report-send = Report
site-mod-title = Reports
site-mod-player = For moderators
site-mod-logged = Each use of a role is written down, and those concerned can read it.
# $until (text) is a date with a time.
site-mod-muted = Muted until { $until }.
site-mod-unmute = Unmute
site-mod-mute-for = Mute for
site-mod-reason = Reason, which the player reads
site-mod-mute = Mute
# $n (number) is how many.
site-mod-hours = { $n ->
    [one] { $n } hour
   *[other] { $n } hours
}
# $n (number) is how many.
site-mod-days = { $n ->
    [one] { $n } day
   *[other] { $n } days
}
site-mod-annul = Annul this game
site-mod-annul-means = An annulled game counts for no rating.
site-mod-annulled = This game is annulled.
site-mod-count = Have it count again
site-mod-open = Open reports
site-mod-settled = Settled reports
# $name (text) is that of a person.
site-mod-from = Reported by { $name }
site-mod-game = The game
# $name (text) is that of a person.
site-mod-settled-by = Settled by { $name }:
site-mod-decision = What you have done
site-mod-settle = Settle
# $name (text) is that of a person.
site-mod-settle-of = Settle the report about { $name }
site-mod-none = Nothing was reported.
site-mod-puzzles = Puzzles
site-mod-none-settled = No report was settled yet.
site-match-talk-hidden = A message of somebody whom you have blocked
# $until (text) is a date with a time.
site-account-muted = A moderator has muted you until { $until }. Until then you can play, but not chat.
site-account-blocks = People whom you have blocked
# $name (text) is that of a person.
site-account-unblock-of = Unblock { $name }
site-account-confirm = Is it you?
site-account-confirm-means = Log in once more. Then do again what you wanted to do; for ten minutes nobody asks again.
site-account-confirm-passkey = Confirm with a passkey
site-account-confirm-mail = Mail me a code
site-account-confirm-code = Confirm with the code
site-account-confirmed = You have logged in once more. Now do what you wanted to do.
# $name (text) is that of a person.
site-audit-by = by { $name }
site-audit-operators = the operators
site-audit-deletion-asked = The account is to be deleted.
site-audit-deletion-cancelled = The account is not to be deleted any more.
site-audit-muted = You were muted.
site-audit-unmuted = You can chat again.
site-audit-game-annulled = A rated game of yours was annulled.
site-audit-game-counted = An annulled game of yours counts again.
site-audit-suspended = The account was disabled by the operators.
site-audit-restored = The operators have made the account active again.
site-audit-renamed = The operators have changed the name.
site-audit-roles-changed = The roles were changed.
site-audit-code-made = The operators have made a recovery code.
site-audit-role-mute = As a moderator: you have muted somebody.
site-audit-role-unmute = As a moderator: you have let somebody chat again.
site-audit-role-annul = As a moderator: you have annulled a game.
site-audit-role-count = As a moderator: you have had a game count again.
site-audit-role-settle = As a moderator: you have settled a report.

## Rated games

site-rated = rated
site-casual = casual
site-private = private
site-new-rating = Rating
site-new-casual = Casual
site-new-casual-means = Nobody’s rating changes.
site-new-rated = Rated
site-new-rated-means = The result changes the ratings of both players. Both need an account; there are no rated games against the computer.
# $days (number) is more than 1.
site-new-rated-untimed = Without a clock it is rated as a correspondence game, and a player who stays away for { $days } days can lose it.
site-new-rated-account = Rated games need an account, so that a rating belongs to one person.
site-home-find-rated = Rated games need an account.
site-invited-rated = The game is rated: the result changes the ratings of both players.
# $role (text): the role of a player, e.g. “Guest”.
site-match-rated-seat = The seat of { $role } is free. The game is rated, so that you need an account to take it.
# $rating (text): a rating, e.g. “1500?”.
site-rating-beside = ({ $rating })
# $deviation (number); $games (number).
site-rating-about = ± { $deviation }, { $games ->
    [one] one game
   *[other] { $games } games
}
site-rating-means = A question mark says that little is known yet. The number after ± is how much the rating may be off; it grows while somebody does not play.
site-speed-live = live
site-speed-correspondence = correspondence
# $games (number); $from (number), $to (number), $highest (number): ratings.
site-graph = { $games ->
    [one] The rating after one game: { $to }
   *[other] The rating over { $games } games: from { $from } to { $to }, at most { $highest }
}

## Profiles and the best players

# A date follows.
site-profile-since = Member since
# $won (number), $drawn (number), $lost (number): games.
site-profile-against = You against this player: { $won } won, { $drawn } drawn, { $lost } lost.
site-profile-follow = Follow
site-profile-unfollow = Stop following
site-profile-own = This is your profile, as others see it.
site-profile-account = Your account
site-profile-ratings = Ratings
site-profile-unrated = No rated game yet.
site-profile-games = Games
site-profile-search = Search these games
site-profile-watch = Watch
site-profile-private = Others do not see your private games.
site-profile-records = Download the records of these games
site-search = Search
site-search-all = All
site-search-result = Result
site-search-won = Won
site-search-drawn = Drawn
site-search-lost = Lost
site-search-rated = Rated or casual
site-search-speed = Speed
site-search-opponent = Opponent
site-search-none = There are no such games.
site-search-next = More
site-search-clear = Show all
site-ratings-title = Best players
# $deviation (number): the most by which a rating may be off.
site-ratings-lead = Players whose rating is known to ± { $deviation } points or better. Games with the same rules are rated together, live ones apart from correspondence.
site-ratings-pool = Games
site-ratings-pools = Those that are played most
site-ratings-show = Show
site-ratings-all = All of them
site-ratings-none = Nobody is listed here yet.
site-me-profile = My profile
site-me-following = Players you follow
site-me-playing = playing now
# $name (text): a player.
site-me-unfollow-of = Stop following { $name }

## Challenges

site-challenges = Challenges
site-challenge = Challenge
# $name (text) is the player.
site-challenge-name = Challenge { $name }
site-challenge-title = A challenge
# $name (text) is who is challenged.
site-challenge-which = Which game do you want to play against { $name }?
site-challenge-another = Play against somebody else
# $name (text) is what a person is called.
site-challenge-profile = The profile of { $name }
site-challenge-expires = The challenge expires after
site-challenge-send = Send the challenge
# $name (text) is who challenges, $role (text) what the reader would be, $left (text) how long the challenge is still open.
site-challenge-received = { $name } challenges you. You would be { $role }. The challenge is open for another { $left }.
# $name (text) is who is challenged, $left (text) how long the challenge is still open.
site-challenge-made = You have challenged { $name }. The game begins when they accept. The challenge is open for another { $left }.
# $name (text) is who challenges $opponent (text).
site-challenge-other = { $name } has challenged { $opponent }.
# $name (text) is who challenges the reader.
site-challenge-from = { $name } challenges you
# $name (text) is who is challenged.
site-challenge-to = You have challenged { $name }
# $left (text) is how long.
site-challenge-left = open for another { $left }
site-challenge-accept = Accept
# $name (text) is who challenges, $game (text) the game.
site-challenge-accept-of = Accept: { $name }, { $game }
site-challenge-decline = Decline
# $name (text) is who challenges, $game (text) the game.
site-challenge-decline-of = Decline: { $name }, { $game }
site-challenge-withdraw = Withdraw
# $name (text) is who is challenged, $game (text) the game.
site-challenge-withdraw-of = Withdraw: { $name }, { $game }
site-challenges-who = Who may challenge you
site-challenges-all = Everybody
site-challenges-followed = People whom you follow
site-challenges-nobody = Nobody
site-challenges-saved = Your choice has been saved.
site-standing-challenge = the challenge waits for an answer
site-end-declined = The challenge was declined.
site-problem-challenge = This is not possible with this challenge
site-problem-rating-range = The seat is for another rating
# $opponent (text) is a name.
site-notice-challenge = { $opponent } challenges you
site-notice-challenge-alone = Somebody challenges you
# $opponent (text) is a name.
site-notice-accepted = { $opponent } has accepted your challenge
site-notice-accepted-alone = Your challenge was accepted
# $opponent (text) is a name.
site-notice-declined = { $opponent } has declined your challenge
site-notice-declined-alone = Your challenge was declined
site-notices-kind-challenge = Somebody challenges you
site-notices-kind-answer = Your challenge was answered
site-new-any = Either: chance decides
site-new-range = Rating of your opponent
# $n (number) is by how many points it may differ.
site-new-range-points = up to { $n } points from yours
site-new-range-means = Only for rated games with an open seat.

## Lessons

site-learn = Learn by playing
site-learn-lead = Small tasks on a live board. If a try fails, the board says why.
# $game (text) is its title.
site-learn-of = Learn { $game } step by step
# $n (number) of steps.
site-learn-steps =
    { $n ->
        [one] { $n } step
       *[other] { $n } steps
    }
site-learn-begin = Begin
site-learn-noscript = The tasks need JavaScript. You can read the steps without it.
# $n (number) of $all (number); $title (text) is what the step is called.
site-learn-step = Step { $n } of { $all }: { $title }
site-learn-next = Next
site-learn-back = Back
site-learn-hint = Hint
# $game (text) is its title.
site-learn-new = New here? Learn { $game } in ten minutes.

## Puzzles

site-home-puzzles = Puzzles: find the only right turn
site-nav-puzzles = Puzzles
site-puzzles-lead = Positions with exactly one right turn. That it is the only one has been proved, and the board answers every other turn.
# $game (text): the name of a game; $id (text): letters and digits.
site-puzzle-title = { $game }: puzzle { $id }
# $n (number).
site-puzzles-count =
    { $n ->
        [one] { $n } puzzle
       *[other] { $n } puzzles
    }
site-puzzles-today = Puzzle of the day
site-puzzles-near = Puzzles for you
site-puzzles-streak = In a row
site-puzzles-timed = Three minutes
site-puzzles-mistakes = My mistakes
site-puzzles-themes = Themes
site-puzzles-none = There are no puzzles of this game yet.
site-puzzle-noscript = To play your turn here, the page needs JavaScript. Without it, here is the solution.
site-puzzle-solution = Solution
site-puzzle-next = Next puzzle
site-puzzle-board = The position
# $game (text): the name of a game.
site-puzzle-lesson = Learn { $game } step by step
# $game (text): the name of a game.
site-puzzles-of = Puzzles: { $game }

## By key: themes of puzzles

site-puzzle-tag-win-in-1 = Win in 1 turn
site-puzzle-tag-win-in-3 = Win in 2 turns
site-puzzle-tag-win-in-5 = Win in 3 turns
site-puzzle-tag-win-in-7 = Win in 4 turns
site-puzzle-tag-save = Prevent the loss
site-puzzle-tag-quiet = Quiet first turn
site-puzzle-tag-option = With options
site-puzzle-tag-capture = Capture
site-puzzle-tag-check = Check
site-puzzle-tag-discovered-check = Discovered check
site-puzzle-tag-drop = Drop
site-puzzle-tag-stranded-cube = Stranded cube
site-puzzle-tag-taken-cube = Cube for the hand
site-puzzle-tag-rescue = Rescued cube
site-puzzle-tag-ring = Ring
site-puzzle-tag-ring-by-bonus = Ring by bonus
site-puzzle-tag-bonus = Harmony bonus
site-puzzle-tag-last-flower = Last flower
site-puzzle-tag-planting = Planting
site-puzzle-tag-blocked-gate = Blocked gate
site-puzzle-tag-broken-harmony = Broken harmony
site-puzzle-tag-orchid = Orchid
site-puzzle-tag-boat = Boat
site-puzzle-tag-knotweed = Knotweed
site-puzzle-tag-rock = Rock
site-puzzle-tag-wheel = Wheel
site-puzzle-tag-figure = Figure
site-puzzle-tag-broken-axis = Broken axis
site-puzzle-tag-swap = Swap
site-puzzle-tag-orbit = Orbit
site-puzzle-tag-draw-near = Draw near
site-puzzle-tag-push = Push
site-puzzle-tag-place-behind = Place behind
site-puzzle-tag-seize = Seize
site-puzzle-tag-freed = Freed tile
site-puzzle-tag-chain = Chain
site-puzzle-tag-broken-chain = Broken chain
site-puzzle-tag-disharmony = Disharmony
site-puzzle-tag-lotus = Lotus
site-puzzle-tag-twig = Twig
site-puzzle-tag-cup = Cup
site-puzzle-tag-spade = Spade
site-puzzle-tag-balance = Balance
site-puzzle-tag-placement = Placement
site-puzzle-tag-move = Move
site-puzzle-tag-fixed = Fixed flowers
site-puzzle-tag-prevention = Prevention

## By key: what reports about puzzles say

site-puzzle-fault-other-solution = another turn is right too
site-puzzle-fault-wrong-solution = the solution is wrong
site-puzzle-fault-text = the task or the theme is wrong
site-puzzle-fault-other = something else
