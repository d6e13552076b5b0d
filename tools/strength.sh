#!/usr/bin/env bash
# Plays the matches that say how strong the engines are: level 8 at a tenth of its nodes
# against greedy, in Balance also against wary, level 1 against greedy, in Balance against script, levels
# against their neighbours at a twentieth of their nodes, nodes doubled five times, level 8 against itself.
#
#   tools/strength.sh skud-pai-sho …    # make build before; without a game, all of them
#
# GAMES is how many games greedy plays (200), the others half of it, PARTS what is played.
# Everything is kept in OUT (strength), and the same call goes on where it was.
set -euo pipefail
games=${GAMES:-200}
parts=${PARTS:-greedy beginner levels doubling itself}
out=${OUT:-strength}
program=${TEAHOUSE:-bin/teahouse}
mkdir -p "$out"

# match FILE ARGUMENTS… plays a match, or what is missing of it.
match() {
	local file=$out/$1.ndjson
	shift
	printf '\n$ teahouse match %s\n' "$*"
	if [ -s "$file" ]; then
		"$program" match --resume "$file" 2>/dev/null
	else
		"$program" match "$@" --output "$file" 2>/dev/null
	fi
}

ladder() {
	local folder=$out/$1
	shift
	printf '\n$ teahouse ladder %s\n' "$*"
	"$program" ladder "$@" --output "$folder" 2>/dev/null
}

if [ $# = 0 ]; then
	mapfile -t all < <("$program" games | sed -n 's/^\([a-z0-9-]*\): .*/\1/p')
	set -- "${all[@]}"
fi
for game in "$@"; do
	# Numbers and variants of games that differ from the usual ones.
	declare -A few=([balance-pai-sho]=2 [quaterno]=20 [ki-shogi]=500 [kutai-pai-sho]=2)
	n=${few[$game]:-50}
	usual=()
	variants=("")
	alone=("")
	rule=greedy
	case $game in
	balance-pai-sho)
		usual=(-o matching=opposites)
		variants=(matching=classic matching=opposites)
		alone=("${variants[@]}")
		rule=script
		;;
	kutai-pai-sho) alone=(target=20 target=25 target=30 target=40) ;;
	esac
	for part in $parts; do
		case $part in
		greedy)
			for v in "${variants[@]}"; do
				match "$game-greedy$v" "$game" level:8/10 greedy --games "$games" ${v:+-o "$v"}
				if [ "$game" = balance-pai-sho ]; then match "$game-wary$v" "$game" level:8/10 wary --games "$games" -o "$v"; fi
			done
			if [ "$game" = skud-pai-sho ]; then match "$game-site" "$game" time:100ms site --games "$games"; fi
			;;
		beginner) match "$game-beginner" "$game" level:1 "$rule" --games $((games / 2)) "${usual[@]}" ;;
		levels) ladder "$game-levels" "$game" level:{1..8}/20 --games $((games / 2)) "${usual[@]}" ;;
		doubling) ladder "$game-doubling" "$game" nodes:$n nodes:$((2 * n)) nodes:$((4 * n)) nodes:$((8 * n)) nodes:$((16 * n)) nodes:$((32 * n)) --games $((games / 2)) "${usual[@]}" ;;
		itself) for v in "${alone[@]}"; do match "$game-itself$v" "$game" level:8/20 level:8/20 --games $((games / 2)) ${v:+-o "$v"}; done ;;
		*)
			echo "there is no part $part: want greedy, beginner, levels, doubling, itself" >&2
			exit 1
			;;
		esac
	done
done
