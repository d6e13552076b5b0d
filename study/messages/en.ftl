### Messages of package study: why a change of a study is not made.

study-turn-gone = this turn is not there any more: somebody has deleted it, or a turn before it
study-turn-changed = somebody has changed this turn or one after it meanwhile: look at it, then delete it again
study-beginning-stays = the beginning of a chapter cannot be deleted
study-nothing-to-promote = the beginning of a chapter is no variation
# $text (text) is quoted, $why (message) is the rule that it breaks.
study-turn-illegal = { $text }: { $why }
# $most (number) is the limit.
study-turns-count = one change adds 1 to { $most } turns
# $most (number) is the limit.
study-turn-long = the text of the turn has more than { $most } bytes, the most that is read
# $most (number) is the limit.
study-comment-long = with what others have written, the comment has more than { $most } bytes, the limit
study-comment-characters = the text has characters that cannot be printed: take them out
study-mark-unknown = a turn has one of the marks ! ? !! ?? !? ?!, or none
study-shape-form = a shape has a color, a place and, for an arrow, another place
# $most (number) is the limit.
study-shapes-many = there are more than { $most } shapes at this turn, the limit
# $most (number) is the limit.
study-chapter-turns = the chapter has more than { $most } turns, the limit: begin another chapter
# $most (number) is the limit.
study-variations-deep = variations are nested more than { $most } deep, the limit
# $why (message) says which limit is reached.
study-chapter-long = the chapter is too long: { $why }
study-chapter-gone = this chapter is not there any more: somebody has deleted it
study-chapter-changed = somebody has changed this chapter meanwhile: look at it, then delete it again
# $why (message) says what is wrong with it.
study-record-refused = the record of the chapter cannot be read: { $why }
# $most (number) is the limit.
study-chapter-id = the id of a chapter has 1 to { $most } small letters and digits
# $most (number) is the limit.
study-chapters-many = the study has { $most } chapters, the limit
# $most (number) is the limit.
study-study-turns = the study has more than { $most } turns, the limit: begin another study
# $most (number) is the limit.
study-study-bytes = the chapters of the study have more than { $most } MB, the limit: begin another study
# $most (number) is the limit.
study-title-form = a title has 1 to { $most } characters that can be printed
# $text (text) is quoted.
study-kind-unknown = there is no change of the kind { $text }
