// SPDX-License-Identifier: GPL-3.0-or-later

#include <signal.h>
#include <sys/prctl.h>

/// Has the process killed when the one that started it is gone. Swift cannot call a function of as
/// many arguments as it is given.
static inline int aloud_die_with_parent(void) { return prctl(PR_SET_PDEATHSIG, SIGKILL, 0, 0, 0); }
