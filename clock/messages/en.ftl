### Messages of package clock: what is wrong with a time control.

clock-no-time = a clock without any time cannot be played with: give a main time or seconds for each turn
# $most (number) is the limit, $periods (number) what was given.
clock-periods = a clock has 1 to { $most } periods, not { $periods }
clock-period-short = a period lasts a second or more
# $most (number) is the limit, $days (number) what was given.
clock-days = a turn may take 1 to { $most } days, not { $days }
# $kind (text) is quoted; $kinds (list) are the words of those that exist.
clock-kind-unknown = there is no kind of clock { $kind }: the kinds are { $kinds }
# $most (text) is the limit, e.g. 24h0m0s.
clock-main-most = the main time is at most { $most }
clock-main-seconds = the main time is a whole number of seconds
# $most (text) is the limit, e.g. 10m0s.
clock-increment-most = the time for each turn is at most { $most }
clock-increment-seconds = the time for each turn is a whole number of seconds
# $most (text) is the limit, e.g. 10m0s.
clock-period-most = a period is at most { $most }
clock-period-seconds = a period is a whole number of seconds
# $kind (text) is the word of the kind.
clock-other-kind = a clock of the kind { $kind } has something that belongs to another kind
# $text (text) is quoted. The quoted examples are the same in all languages.
clock-form = { $text } is not a clock: write "none", "5+3" (minutes, and seconds for each turn), "10+5x30" (minutes, then periods of seconds) or "3d" (days for each turn)
# $text (text) and $right (text) are quoted.
clock-written = the clock { $text } is written { $right }
# $number (number) of milliseconds or periods.
clock-cannot-show = a clock cannot show { $number }
