// SPDX-License-Identifier: GPL-3.0-or-later
//
// Loaded before a program, has the calls by which it saves fail from one of them on.
//
//     FAULT=CALL:FIRST:ERRNO   such as write:12:28; CALL is write, fsync, rename or short, which writes
//                              half of what it is given and fails at nothing, or readonly: whatever
//                              changes something
//     FAULT_CLOCK=SECONDS      is added to the clock
//
// Only calls on files below FAULT_FOLDER count.

#define _GNU_SOURCE
#include <dlfcn.h>
#include <errno.h>
#include <fcntl.h>
#include <limits.h>
#include <stdarg.h>
#include <stdatomic.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/stat.h>
#include <sys/types.h>
#include <time.h>
#include <unistd.h>

static atomic_int calls;

static int path_lies_below(const char *path) {
  const char *folder = getenv("FAULT_FOLDER");
  return folder && strncmp(path, folder, strlen(folder)) == 0;
}

static int lies_below(int file) {
  char link[64], path[PATH_MAX];
  snprintf(link, sizeof link, "/proc/self/fd/%d", file);
  ssize_t length = readlink(link, path, sizeof path - 1);
  if (length < 0) return 0;
  path[length] = 0;
  return path_lies_below(path);
}

// Whether the fault is of this call.
static int is_meant(const char *call) {
  const char *fault = getenv("FAULT");
  size_t length = strlen(call);
  return fault && strncmp(fault, call, length) == 0 && fault[length] == ':';
}

// Counts a call that is meant. Whether it fails, with the number it fails with.
static int counts_out(int *number) {
  int first = 0;
  *number = 0;
  sscanf(strchr(getenv("FAULT"), ':'), ":%d:%d", &first, number);
  return atomic_fetch_add(&calls, 1) + 1 >= first;
}

static int fails(const char *call, int file, int *number) {
  return is_meant(call) && (file < 0 || lies_below(file)) && counts_out(number);
}

// Whether a change of what lies at a path fails, with `errno` set.
static int is_read_only(const char *path) {
  int number;
  if (!is_meant("readonly") || !path_lies_below(path) || !counts_out(&number)) return 0;
  errno = number;
  return 1;
}

#define REAL(name) ((__typeof__(&name))dlsym(RTLD_NEXT, #name))

#define WRITER(name, parameters, arguments)                   \
  ssize_t name parameters {                                   \
    int number;                                               \
    if (fails("write", file, &number) || fails("readonly", file, &number)) { \
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

#define OPENER(name)                                                       \
  int name(const char *path, int flags, ...) {                             \
    va_list rest;                                                          \
    va_start(rest, flags);                                                 \
    mode_t mode = flags & O_CREAT ? va_arg(rest, mode_t) : 0;              \
    va_end(rest);                                                          \
    if ((flags & O_ACCMODE) != O_RDONLY && is_read_only(path)) return -1;  \
    return REAL(name)(path, flags, mode);                                  \
  }

OPENER(open)
OPENER(open64)

int mkdir(const char *path, mode_t mode) {
  return is_read_only(path) ? -1 : REAL(mkdir)(path, mode);
}

int unlink(const char *path) {
  return is_read_only(path) ? -1 : REAL(unlink)(path);
}

int rename(const char *from, const char *to) {
  int number;
  if (is_read_only(to)) return -1;
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
