// SPDX-License-Identifier: GPL-3.0-or-later
//
// Loaded before a program, has the calls by which it saves fail from one of them on.
//
//     FAULT=CALL:FIRST:ERRNO   such as write:12:28; CALL is write, fsync, rename or short, which writes
//                              half of what it is given and fails at nothing
//     FAULT_CLOCK=SECONDS      is added to the clock
//
// Only calls on files below FAULT_FOLDER count.

#define _GNU_SOURCE
#include <dlfcn.h>
#include <errno.h>
#include <limits.h>
#include <stdatomic.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/types.h>
#include <time.h>
#include <unistd.h>

static atomic_int calls;

static int lies_below(int file) {
  const char *folder = getenv("FAULT_FOLDER");
  char link[64], path[PATH_MAX];
  snprintf(link, sizeof link, "/proc/self/fd/%d", file);
  ssize_t length = readlink(link, path, sizeof path - 1);
  if (!folder || length < 0) return 0;
  path[length] = 0;
  return strncmp(path, folder, strlen(folder)) == 0;
}

// Whether this call fails, with the number it fails with.
static int fails(const char *call, int file, int *number) {
  const char *fault = getenv("FAULT");
  int first = 0;
  size_t length = strlen(call);
  if (!fault || strncmp(fault, call, length) || fault[length] != ':') return 0;
  if (file >= 0 && !lies_below(file)) return 0;
  *number = 0;
  sscanf(fault + length, ":%d:%d", &first, number);
  return atomic_fetch_add(&calls, 1) + 1 >= first;
}

#define REAL(name) ((__typeof__(&name))dlsym(RTLD_NEXT, #name))

#define WRITER(name, parameters, arguments)                   \
  ssize_t name parameters {                                   \
    int number;                                               \
    if (fails("write", file, &number)) {                      \
      errno = number;                                         \
      return -1;                                              \
    }                                                         \
    if (count > 1 && fails("short", file, &number)) count /= 2; \
    return REAL(name) arguments;                              \
  }

WRITER(write, (int file, const void *bytes, size_t count), (file, bytes, count))
WRITER(pwrite, (int file, const void *bytes, size_t count, off_t at), (file, bytes, count, at))
WRITER(pwrite64, (int file, const void *bytes, size_t count, off64_t at), (file, bytes, count, at))

#define SYNCER(name)                     \
  int name(int file) {                   \
    int number;                          \
    if (fails("fsync", file, &number)) { \
      errno = number;                    \
      return -1;                         \
    }                                    \
    return REAL(name)(file);             \
  }

SYNCER(fsync)
SYNCER(fdatasync)

int rename(const char *from, const char *to) {
  int number;
  if (fails("rename", -1, &number)) {
    errno = number;
    return -1;
  }
  return REAL(rename)(from, to);
}

int clock_gettime(clockid_t clock, struct timespec *time) {
  int result = REAL(clock_gettime)(clock, time);
  const char *seconds = getenv("FAULT_CLOCK");
  if (seconds && clock == CLOCK_REALTIME) time->tv_sec += atol(seconds);
  return result;
}
