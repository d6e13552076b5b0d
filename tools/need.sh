#!/bin/sh
# Sees to it that programs are there which the tests run: need.sh tmux node=nodejs …
# As root on Debian it installs those that are missing; otherwise it says what to install.
# The package of a program has the program's name, if none is given behind a =, or several. A program that is not
# on the search path is given as a pattern in quotation marks: '/usr/lib/x/*/bin/y=x'.
set -eu

missing=
for program in "$@"; do
	# shellcheck disable=SC2086 # a pattern is replaced by the paths that it matches
	command -v ${program%%=*} >/dev/null 2>&1 || missing="$missing ${program#*=}"
done
[ -n "$missing" ] || exit 0

if [ "$(id -u)" = 0 ] && command -v apt-get >/dev/null 2>&1; then
	echo "installing$missing" >&2
	apt-get update -qq >&2
	# shellcheck disable=SC2086 # one word a package
	DEBIAN_FRONTEND=noninteractive apt-get install -y -qq --no-install-recommends $missing >&2
else
	echo "The tests need$missing. On Debian or Ubuntu: sudo apt-get install$missing" >&2
	exit 1
fi
