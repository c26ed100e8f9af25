#!/bin/sh
# SPDX-License-Identifier: GPL-3.0-or-later
# Puts the Aloud that lies beside this file on a system, or takes it away again.
#
#   ./install.sh              in /usr/local, as root
#   ./install.sh ~/.local     for yourself
#   ./install.sh --remove [FOLDER]
set -eu

here=$(cd "$(dirname "$0")" && pwd)
remove=
if [ "${1-}" = --remove ]; then
  remove=yes
  shift
fi
prefix=${1:-/usr/local}

if [ -n "$remove" ]; then
  (cd "$here" && find bin share -type f) | while read -r file; do rm -f "$prefix/$file"; done
  rm -rf "$prefix/share/aloud"
  echo "Aloud is no longer in $prefix. Saves and settings stay."
  exit
fi

missing=$(ldd "$here"/bin/* | sed -n 's/^[[:space:]]*\([^ ]*\) => not found$/\1/p' | sort -u)
if [ -n "$missing" ]; then
  echo "These libraries are missing; please install the packages of your system that have them:"
  echo "$missing"
  exit 1
fi
mkdir -p "$prefix"
if ! cp -R "$here/bin" "$here/share" "$prefix"; then
  echo "Nothing can be written to $prefix. Try: sudo $0, or: $0 ~/.local"
  exit 1
fi
echo "Aloud is in $prefix. Start it with: $prefix/bin/aloud"
