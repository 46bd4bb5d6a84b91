# SPDX-License-Identifier: GPL-3.0-or-later
# SPDX-FileCopyrightText: The Dulle authors
#
# What has to be there to build, test and check Dulle, and how to get it. ./run,
# ./check and ./package source this and call need_packages with the uses they have.

# How a need is found: a command, pc:MODULE>=VERSION for pkg-config, gi:NAMESPACE-VERSION
# for what the system's Python imports through gi, tls for a GIO that has it, or a path.
# use   found as                                            Debian and Ubuntu     Fedora                Arch
needs='
build   gcc                                                 gcc                   gcc                   gcc
build   pkg-config                                          pkg-config            pkgconf-pkg-config    pkgconf
build   meson                                               meson                 meson                 meson
build   ninja                                               ninja-build           ninja-build           ninja
build   pc:gtk4>=4.8                                        libgtk-4-dev          gtk4-devel            gtk4
build   pc:libadwaita-1>=1.2                                libadwaita-1-dev      libadwaita-devel      libadwaita
build   pc:librsvg-2.0>=2.54                                librsvg2-dev          librsvg2-devel        librsvg
build   pc:json-glib-1.0>=1.6                               libjson-glib-dev      json-glib-devel       json-glib
build   pc:sqlite3>=3.40                                    libsqlite3-dev        sqlite-devel          sqlite
build   pc:libqrencode>=4.0                                 libqrencode-dev       qrencode-devel        qrencode
build   pc:gnutls>=3.7                                      libgnutls28-dev       gnutls-devel          gnutls
build   pc:libmosquitto>=2.0                                libmosquitto-dev      mosquitto-devel       mosquitto
build   msgfmt                                              gettext               gettext-devel         gettext
build   xmllint                                             libxml2-utils         libxml2               libxml2
build   update-desktop-database                             desktop-file-utils    desktop-file-utils    desktop-file-utils
build   gtk-update-icon-cache                               gtk-update-icon-cache gtk-update-icon-cache gtk-update-icon-cache
build   /usr/share/icons/Adwaita                            adwaita-icon-theme    adwaita-icon-theme    adwaita-icon-theme
test    tls                                                 glib-networking       glib-networking       glib-networking
test    /usr/sbin/mosquitto                                 mosquitto             mosquitto             mosquitto
test    pc:check>=0.15.2                                    check                 check-devel           check
test    Xvfb                                                xvfb                  xorg-x11-server-Xvfb  xorg-server-xvfb
test    xprop                                               x11-utils             xprop                 xorg-xprop
test    xdotool                                             xdotool               xdotool               xdotool
test    openbox                                             openbox               openbox               openbox
test    dbus-run-session                                    dbus                  dbus-daemon           dbus
test    /usr/share/dbus-1/services/org.a11y.Bus.service     at-spi2-core          at-spi2-core          at-spi2-core
test    gi:GLib-2.0                                         python3-gi            python3-gobject       python-gobject
test    gi:Atspi-2.0                                        gir1.2-atspi-2.0      at-spi2-core          at-spi2-core
check   git                                                 git                   git                   git
check   clang                                               clang                 clang                 clang
check   pc:libunwind                                        libunwind-dev         libunwind-devel       libunwind
check   clang-format-14                                     clang-format-14       clang14               clang14
check   appstreamcli                                        appstream             appstream             appstream
check   man                                                 man-db                man-db                man-db
package dpkg-buildpackage                                   dpkg-dev              dpkg-dev              dpkg
package dh                                                  debhelper             debhelper             debhelper
package lintian                                             lintian               lintian               lintian
twice   reprotest                                           reprotest             reprotest             reprotest
twice   /usr/share/i18n/locales/et_EE                       locales               glibc-locale-source   glibc-locales
chroot  debootstrap                                         debootstrap           debootstrap           debootstrap
rpm     rpm                                                 rpm                   rpm                   rpm-tools
rpm     rpmlint                                             rpmlint               rpmlint               rpmlint
flatpak flatpak-builder                                     flatpak-builder       flatpak-builder       flatpak-builder
'

is_there() {
  local module=${1#pc:}
  case $1 in
    pc:*) pkg-config --exists "${module/>=/ >= }" 2>/dev/null ;;
    gi:*) /usr/bin/python3 -c 'import gi, sys; gi.require_version(*sys.argv[1].rsplit("-", 1))' "${1#gi:}" 2>/dev/null ;;
    tls) /usr/bin/python3 -c 'from gi.repository import Gio; exit (not Gio.TlsBackend.get_default().supports_tls())' 2>/dev/null ;;
    /*) [ -e "$1" ] ;;
    *) command -v "$1" >/dev/null ;;
  esac
}

# missing USE…: the rows of the table that these uses lack
missing() {
  local use found_as names
  while read -r use found_as names; do
    if [[ " $* " == *" $use "* ]] && ! is_there "$found_as"; then
      echo "$use $found_as $names"
    fi
  done <<<"$needs"
}

# need_packages USE…
need_packages() {
  local rows packages as_root=
  rows=$(missing "$@")
  [ -n "$rows" ] || return 0

  echo "To $(sed 's/ / and /g' <<<"$*") Dulle, these are still needed:"
  awk '{ printf "  %-28s (to %s) Debian: %s, Fedora: %s, Arch: %s\n", $2, $1, $3, $4, $5 }' <<<"$rows"
  if ! command -v apt-get >/dev/null; then
    echo 'Please install them with the package manager of your system, then start this again.'
    return 1
  fi

  packages=$(awk '{ print $3 }' <<<"$rows" | sort -u | tr '\n' ' ')
  [ "$(id -u)" = 0 ] || as_root='sudo -n'
  if [ -n "$as_root" ] && ! $as_root true 2>/dev/null; then
    echo 'sudo would ask for a password. Please install them with this command, then start again:'
    echo "  sudo apt-get install --no-install-recommends $packages"
    return 1
  fi

  echo 'Installing them with apt-get.'
  $as_root apt-get -q update || return
  $as_root env DEBIAN_FRONTEND=noninteractive apt-get -q -o DPkg::Lock::Timeout=300 \
    install -y --no-install-recommends $packages || return

  rows=$(missing "$@")
  [ -z "$rows" ] || { printf 'This system is too old; still missing:\n%s\n' "$rows"; return 1; }
}
