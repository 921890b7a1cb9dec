#!/bin/sh
# release.sh <commit or tag>   builds a release beside the running one and brings it in, one instance after another
# release.sh --back            brings back the one before (its code: the database only goes forward, see the guide)
# As root, on a machine that was set up as docs/guides/deploy.md says.
set -eu

home=${FUNDFRONT_HOME:-/opt/fundfront}
chunks=${FUNDFRONT_CHUNKS:-/var/lib/fundfront/chunks}
upstreams=${FUNDFRONT_UPSTREAMS:-/etc/nginx/conf.d/upstreams.conf}
kept=3

say() { echo "$(date -u +%H:%M:%S) $*"; }

# @1 commit: prints the folder of the new release
build() {
  git -C "$home/repository" fetch --quiet --tags origin
  id="$(date -u +%Y%m%dT%H%M%S)-$(git -C "$home/repository" rev-parse --short "$1^{commit}")"
  release="$home/releases/$id"
  git -C "$home/repository" worktree add --quiet --detach "$release" "$1" >&2
  (
    cd "$release"
    node tooling/start/run.mjs install >&2
    PATH="$release/node_modules/.bin:$PATH" TURBO_TELEMETRY_DISABLED=1 NEXT_TELEMETRY_DISABLED=1 turbo run build \
      --filter=@fundfront/api --filter=@fundfront/site --filter=@fundfront/admin --output-logs=errors-only >&2
  )
  echo "$release"
}

# @1 upstream, @2 number of the instance: its port
port_of() {
  sed -n "/^upstream $1 /,/^}/ s/.*server 127\.0\.0\.1:\([0-9]*\) .*/\1/p" "$upstreams" | sed -n "$2p"
}

# nginx sends it no new request, or does again; requests under way end where they are
pass_over() { sed -i "s/\(server 127\.0\.0\.1:$1 [^;]*=[0-9a-z]*\);/\1 down;/" "$upstreams" && reload; }
take_back() { sed -i "s/\(server 127\.0\.0\.1:$1 [^;]*\) down;/\1;/" "$upstreams" && reload; }
reload() {
  nginx -t -q ${FUNDFRONT_NGINX_OPTIONS:-}
  systemctl reload nginx
  sleep 1
}

# @1 address
wait_until_well() {
  left=240
  until curl -fs -o /dev/null --max-time 10 "$1"; do
    left=$((left - 1))
    [ "$left" -gt 0 ] || return 1
    sleep 0.5
  done
}

bring_in() {
  release=$1
  "$release/node_modules/node/bin/node" "$release/tooling/deploy/keepChunks.mjs" "$release" "$chunks"
  ln -sfn "$release" "$home/current.new"
  mv -T "$home/current.new" "$home/current"
  systemctl start fundfront-prepare.service
  for app in api site admin; do
    case $app in api) path=/ready ;; site) path=/home ;; admin) path=/health ;; esac
    for number in 1 2; do
      port=$(port_of "fundfront_$app" "$number")
      say "$app $number (port $port)"
      pass_over "$port"
      systemctl restart "fundfront-$app@$number.service"
      if ! wait_until_well "http://127.0.0.1:$port$path"; then
        say "$app $number does not answer. It gets no request; the others go on. journalctl -u fundfront-$app@$number"
        say "To bring the release before back: $0 --back"
        exit 1
      fi
      take_back "$port"
    done
  done
  say "$(basename "$release") runs."
}

case "${1:-}" in
  '') sed -n '2,4s/^# //p' "$0"; exit 2 ;;
  --back)
    before=$(readlink "$chunks/previous") || { say 'There is no release before this one.'; exit 1; }
    bring_in "$home/releases/$before"
    ;;
  *)
    release=$(build "$1")
    say "built $(basename "$release")"
    if [ -e "$home/current" ]; then systemctl start fundfront-backup.service; fi
    bring_in "$release"
    ls -1d "$home"/releases/* | head -n -$kept | while read -r old; do
      [ "$old" = "$(readlink "$home/current")" ] || git -C "$home/repository" worktree remove --force "$old"
    done
    ;;
esac
