### Studies, a page that loads these texts by itself.

studies-add = Add chapters
# $n (number) games of $of (number) are read.
studies-adding = { $n } of { $of } games read …
studies-addnow = Add
studies-all = Studies
studies-alone = Edit alone again
studies-alonedone = Only you can edit the study now.
studies-arrowto = Arrow to
# $n (number) is the place of the game in the text, $why (text) what is wrong with it.
studies-badrecord = Game { $n }: { $why }
studies-chapter = This chapter
# $n (number) chapters.
studies-chapters =
    { $n ->
        [one] { $n } chapter
       *[other] { $n } chapters
    }
studies-color = Color
studies-color-blue = blue
studies-color-green = green
studies-color-red = red
studies-color-yellow = yellow
studies-comment = Comment
studies-contents = Chapters
studies-delete = Delete chapter
studies-deletestudy = Delete study
studies-down = Move down
studies-empty = The study has no chapters yet.
studies-export = Download study
studies-exportchapter = Download chapter
studies-extract = New chapter from this line
studies-gone = This chapter was deleted.
studies-handed = The game that you have looked at becomes a chapter of the study that you make or open now.
studies-invite = Link to edit together
studies-invited = Everybody who has this link can edit the study
studies-lead = Chapters of games with variations, comments, arrows and marks: alone or together, also without a connection.
# $title (text) is that of a chapter.
studies-lineof = Line of { $title }
studies-link-away = No connection: you can go on, and changes are sent later
studies-link-connecting = Connecting …
studies-link-ended = Not connected
studies-link-local = In this browser alone
studies-link-sending = Connected, sending changes
studies-link-synced = Connected, all changes are stored
studies-listaway = The server cannot be reached: only what this browser has stored is shown.
studies-lost = These changes could not be made:
studies-make = Make study
studies-mark = Mark of the turn
studies-mine = Your studies
studies-new = New study
studies-nochapter = This chapter is not in this browser yet, and there is no connection.
studies-none = None yet.
# $why (text) is what the browser says.
studies-notstored = This browser cannot store the study: { $why }
studies-notyours = The study was deleted, or its owner does not show it any more.
studies-onlyread = You may only read this study.
studies-opening = Opening …
studies-otherpage = The study is open in another page of this browser: change it there.
studies-paste = Records or a game in its notation; empty for a chapter without turns
studies-place = Place
studies-public = Public studies
studies-quiz = Quiz
studies-quiz-ask = Which turn does the chapter have here? Play it.
studies-quiz-end = The line ends here.
studies-quiz-right = Right. Which turn is next?
studies-quiz-variation = The chapter has this turn as a variation, but another one is the main line.
studies-quiz-wrong = The chapter has another turn here. Try again.
studies-reading = You may only read this study. Try turns on the analysis board.
studies-readonly = you may only read this study
studies-seen = I have seen this
studies-shape = Draw or remove
studies-shapes = Arrows and marks
studies-shapeshelp = Drag over the board with the right mouse button to draw an arrow; click with it to mark a place. You can also type the names of places:
studies-share = Files and sharing
studies-shared = Stored at the server.
studies-studytitle = Title of the study
studies-sure = Really delete
studies-title = Title
studies-toomany = Too many changes wait for a connection.
# $places (text) is a place or an arrow.
studies-unshape = Remove { $places }
studies-untitled = Chapter
studies-up = Move up
# $n (number) changes.
studies-waiting =
    { $n ->
        [one] { $n } change waits
       *[other] { $n } changes wait
    }
studies-where = Visible to
studies-where-local = this browser alone
studies-where-private = me and those whom I invite
studies-where-public = everybody
studies-where-unlisted = everybody with the link
