# Install a browser for the tests: Debian's package where possible, else Playwright's own build.
set -e
if command -v apt-get >/dev/null; then
  SUDO=""
  [ "$(id -u)" = 0 ] || SUDO="sudo -n"
  if $SUDO true 2>/dev/null; then
    $SUDO apt-get update -qq
    exec $SUDO env DEBIAN_FRONTEND=noninteractive apt-get install -y -qq --no-install-recommends chromium
  fi
fi
exec .venv/bin/python -m playwright install chromium
