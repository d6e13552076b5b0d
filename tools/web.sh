#!/usr/bin/env bash
# Builds the browser's files into web/dist/app, which the program embeds: the rules and the
# computer player as WebAssembly, script and styles, all compressed. Unchanged files are not
# built again. Without Node.js, or if npm cannot install the packages, it says so and leaves
# the plain pages.
set -euo pipefail
cd "$(dirname "$0")/../web"

if ! command -v npm >/dev/null 2>&1 || ! node -e 'const [a, b] = process.versions.node.split(".").map(Number); process.exit(a > 20 || (a === 20 && b >= 19) ? 0 : 1)' 2>/dev/null; then
	echo "Node.js 20.19 or newer with npm is missing, so the pages are the plain ones; install both (Debian: nodejs npm) and run make build" >&2
	exit 0
fi
mkdir -p gen/programs
if command -v flock >/dev/null 2>&1; then
	exec 9>gen/lock
	flock 9 # two of these at once would write the same files
fi

# A file that stays the same keeps its time: what is made of it is not made again.
renew() { cmp -s "$1" "$2" || cp "$1" "$2"; }

sum() { if command -v sha256sum >/dev/null 2>&1; then sha256sum "$@"; else shasum -a 256 "$@"; fi; }

if [ -d ../wasm ]; then
	compile() { (cd .. && GOOS=js GOARCH=wasm go build -trimpath -buildvcs=false -ldflags='-s -w' -o web/gen/programs/ "$@"); }
	compile -tags noengine ./wasm/rules
	compile ./wasm/player
	for program in gen/programs/*; do
		renew "$program" "gen/$(basename "$program").wasm"
	done
fi
renew "$(go env GOROOT)/lib/wasm/wasm_exec.js" gen/wasm_exec.js
(cd .. && go run ./tools/rulestexts web/gen)

if ! cmp -s package-lock.json node_modules/.installed; then
	if ! npm ci --ignore-scripts --no-audit --no-fund; then
		# An older build would not fit the rules of this one.
		rm -rf dist/app gen/built node_modules/.installed
		echo "npm could not install the packages of the board, so the pages are the plain ones; run make build again once it can" >&2
		exit 0
	fi
	cp package-lock.json node_modules/.installed
fi

sources=$({
	find src ../internal/i18n/messages -type f ! -name '*.test.ts' ! -name '*.go'
	find gen -maxdepth 1 \( -name '*.wasm' -o -name 'rules-*.ftl' \)
	printf '%s\n' gen/wasm_exec.js package-lock.json vite.config.ts tsconfig.json ../tools/web.sh
} | LC_ALL=C sort)
now=$(while read -r file; do sum "$file"; done <<<"$sources" | sum)
if [ -d dist/app ] && [ "$now" = "$(cat gen/built 2>/dev/null)" ]; then
	exit 0
fi

rm -rf gen/fresh gen/packed
node_modules/.bin/vite build --outDir gen/fresh --emptyOutDir --logLevel warn
(cd gen/fresh && find . -type f) | while read -r file; do
	mkdir -p "gen/packed/$(dirname "$file")"
	case $file in
	*.js | *.css | *.json | *.svg | *.ftl | *.wasm | *.webmanifest | *.txt)
		# What is called after its content was compressed already.
		if [[ $file == ./assets/* && -f dist/app/$file.gz ]]; then
			cp "dist/app/$file.gz" "gen/packed/$file.gz"
		else
			gzip -9 -n -c "gen/fresh/$file" >"gen/packed/$file.gz"
		fi
		;;
	*) cp "gen/fresh/$file" "gen/packed/$file" ;;
	esac
done
rm -rf dist/app gen/fresh
mv gen/packed dist/app
echo "$now" >gen/built
