// SPDX-License-Identifier: GPL-3.0-or-later
//
// Tells ThreadSanitizer of the half of Synchronization.Mutex that it cannot see. What is done where nobody
// else wants the lock is compiled into whoever takes it; where somebody waits, the standard library goes on,
// which is not instrumented, and everything the lock guards is reported as a race. Loaded before the program,
// this stands between: the slow ways of locking and unlocking are told as what they are.

#define _GNU_SOURCE
#include <dlfcn.h>
#include <stdbool.h>
#include <stdint.h>

#define SWIFT __attribute__((swiftcall))
#define SELF __attribute__((swift_context))
#define HANDLE "$s15Synchronization12_MutexHandleV"

void __tsan_acquire(void *address) __attribute__((weak));
void __tsan_release(void *address) __attribute__((weak));

SWIFT void lock(uint32_t thread, SELF void *handle) __asm__(HANDLE "9_lockSlowyys6UInt32VF");
SWIFT bool try_lock(SELF void *handle) __asm__(HANDLE "12_tryLockSlowSbyF");
SWIFT void unlock(SELF void *handle) __asm__(HANDLE "11_unlockSlowyyF");

static void *next(const char *name) { return dlsym(RTLD_NEXT, name); }

SWIFT void lock(uint32_t thread, SELF void *handle) {
  static SWIFT void (*real)(uint32_t, SELF void *);
  if (!real) real = next(HANDLE "9_lockSlowyys6UInt32VF");
  real(thread, handle);
  if (__tsan_acquire) __tsan_acquire(handle);
}

SWIFT bool try_lock(SELF void *handle) {
  static SWIFT bool (*real)(SELF void *);
  if (!real) real = next(HANDLE "12_tryLockSlowSbyF");
  bool is_locked = real(handle);
  if (is_locked && __tsan_acquire) __tsan_acquire(handle);
  return is_locked;
}

SWIFT void unlock(SELF void *handle) {
  static SWIFT void (*real)(SELF void *);
  if (!real) real = next(HANDLE "11_unlockSlowyyF");
  if (__tsan_release) __tsan_release(handle);
  real(handle);
}
