/* SPDX-License-Identifier: GPL-3.0-or-later
 * SPDX-FileCopyrightText: The Dulle authors
 *
 * The words of Avahi on the system bus, which knows what is offered on the local network.
 */
#pragma once

#define AVAHI_NAME          "org.freedesktop.Avahi"
#define AVAHI_SERVER        "org.freedesktop.Avahi.Server"
#define AVAHI_BROWSER       "org.freedesktop.Avahi.ServiceBrowser"
#define AVAHI_GROUP         "org.freedesktop.Avahi.EntryGroup"
#define AVAHI_COLLISION     "org.freedesktop.Avahi.CollisionError"
#define AVAHI_ANY           (-1)
#define AVAHI_IPV4          0
#define AVAHI_HAS_COLLISION 3

/* Milliseconds until somebody must have answered. */
#define AVAHI_PATIENCE 5000

/* What Dulle offers. */
#define AVAHI_DULLE "_dulle._tcp"
