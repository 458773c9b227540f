#!/bin/sh
# Has the programs that will read these files check them; says of each whether it was tried. Ends with 1 on the first error.
set -eu
here=$(cd "$(dirname "$0")" && pwd)
work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT

# try <program> <words …>: runs it when it is installed.
try() {
  if command -v "$1" > /dev/null; then
    "$@" > "$work/said" 2>&1 || { echo "FAILED: $*"; cat "$work/said"; exit 1; }
    echo "tried: $1"
  else
    echo "untried: $1 is not installed"
  fi
}

# The unit names the program's place on a server; here something else stands for it.
mkdir -p "$work/current/bin"
printf '#!/bin/sh\n' > "$work/current/bin/portal"
chmod +x "$work/current/bin/portal"
for unit in portal.service portal@.service; do
  sed "s#/opt/portal/current#$work/current#" "$here/systemd/$unit" > "$work/$unit"
  try systemd-analyze verify --man=no --recursive-errors=no "$work/$unit"
done

# The unit for several bodies is the unit for one, but for its names.
settings() { grep -v '^#' "$here/systemd/$1"; }
settings portal.service > "$work/one"
settings portal@.service | sed -e '/^Environment=PORTAL_ENV=/d' -e 's# (%i)##' -e 's#portal-%i#portal#' -e 's#/%i\.env#/portal.env#' \
  > "$work/several"
diff "$work/one" "$work/several" || { echo 'FAILED: portal@.service is no longer portal.service'; exit 1; }

if command -v nginx > /dev/null && command -v openssl > /dev/null; then
  openssl req -x509 -newkey rsa:2048 -nodes -days 1 -subj /CN=portal.example.com \
    -keyout "$work/privkey.pem" -out "$work/fullchain.pem" 2> /dev/null
  sed "s#/etc/letsencrypt/live/portal.example.com#$work#" "$here/nginx/portal.conf" > "$work/portal.conf"
  printf 'pid %s/pid; error_log stderr; events {} http { access_log off; %s include %s/portal.conf; }\n' "$work" \
    "client_body_temp_path $work; proxy_temp_path $work; fastcgi_temp_path $work; uwsgi_temp_path $work; scgi_temp_path $work;" \
    "$work" > "$work/nginx.conf"
fi
try nginx -t -q -p "$work" -e stderr -c "$work/nginx.conf"
try caddy validate --adapter caddyfile --config "$here/caddy/Caddyfile"
if command -v haproxy > /dev/null && command -v openssl > /dev/null; then
  [ -e "$work/privkey.pem" ] || openssl req -x509 -newkey rsa:2048 -nodes -days 1 -subj /CN=portal.example.com \
    -keyout "$work/privkey.pem" -out "$work/fullchain.pem" 2> /dev/null
  cat "$work/fullchain.pem" "$work/privkey.pem" > "$work/portal.pem"
  sed "s#/etc/haproxy/portal.example.com.pem#$work/portal.pem#" "$here/haproxy/portal.cfg" > "$work/portal.cfg"
fi
try haproxy -c -q -f "$work/portal.cfg"
try promtool check rules "$here/alerts.yml"
for script in "$here"/bin/* "$here"/container/entry; do sh -n "$script"; done

# Needs no engine that runs, only the words it would be given.
if command -v docker > /dev/null && docker compose version > /dev/null 2>&1; then
  PORTAL_HOST=portal.example.com SMTP_URL=smtps://mail.example.com MAIL_FROM=portal@example.com \
    docker compose --file "$here/container/compose.yml" config --quiet
  echo 'tried: docker compose config'
else
  echo 'untried: docker compose is not installed'
fi
echo 'untried: building and running the containers; starting the unit'
