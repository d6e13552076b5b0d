#!/usr/bin/env bash
# Builds the container image of deploy/Containerfile with buildah, which needs no daemon, and runs the program in it.
# The image is then in bin/container/teahouse.tar: docker load --input, or podman load --input.
set -euo pipefail
cd "$(dirname "$0")/.."
tools/need.sh buildah

folder=bin/container
mkdir -p "$folder"
CGO_ENABLED=0 go build -trimpath -ldflags='-s -w' -o "$folder/teahouse" ./cmd/teahouse

# Images of its own, which are removed at the end.
images=$(mktemp -d)
export BUILDAH_ISOLATION=chroot
build() { buildah --root "$images/root" --runroot "$images/run" --storage-driver vfs "$@"; }
clean() {
	build rm --all >/dev/null 2>&1 || true
	rm -rf "$images"
}
trap clean EXIT

build build --quiet --pull-never --tag teahouse:latest --file deploy/Containerfile "$folder" >/dev/null
container=$(build from --pull-never teahouse:latest)

want() { [ "$2" = "$3" ] || { echo "container: $1 is “$2”, want “$3”" >&2; exit 1; }; }
inspect() { build inspect --type image --format "$1" teahouse:latest; }
want "the user" "$(inspect '{{.OCIv1.Config.User}}')" 65532:65532
want "the program" "$(inspect '{{.OCIv1.Config.Entrypoint}} {{.OCIv1.Config.Cmd}}')" "[/teahouse] [serve]"
build run "$container" -- /teahouse version
want "its version" "$(build run "$container" -- /teahouse version)" "$("$folder/teahouse" version)"

rm -f "$folder/teahouse.tar"
build push --quiet teahouse:latest "docker-archive:$folder/teahouse.tar:teahouse:latest"
layer=$(tar -tf "$folder/teahouse.tar" | grep '^[0-9a-f]*\.tar$')
want "the list of its files" "$(tar -xOf "$folder/teahouse.tar" "$layer" | tar -t)" teahouse
echo "$folder/teahouse.tar has the image, $(du -h "$folder/teahouse.tar" | cut -f1)"
