#include <curl/curl.h>

// Swift cannot call a function that takes any arguments; `function` is the address of
// curl_easy_setopt or curl_easy_getinfo.

static inline CURLcode aloud_curl_set_number(
    void *function, CURL *curl, CURLoption option, long value) {
  return ((CURLcode(*)(CURL *, CURLoption, ...))function)(curl, option, value);
}

// The option keeps a copy of a text; anything else has to live as long as the transfer.
static inline CURLcode aloud_curl_set_pointer(
    void *function, CURL *curl, CURLoption option, const void *value) {
  return ((CURLcode(*)(CURL *, CURLoption, ...))function)(curl, option, value);
}

// One line of a request's head, which libcurl does not copy.
static inline CURLcode aloud_curl_set_head(void *function, CURL *curl, struct curl_slist *line) {
  return ((CURLcode(*)(CURL *, CURLoption, ...))function)(curl, CURLOPT_HTTPHEADER, line);
}

static inline CURLcode aloud_curl_set_writer(
    void *function, CURL *curl, curl_write_callback value) {
  return ((CURLcode(*)(CURL *, CURLoption, ...))function)(curl, CURLOPT_WRITEFUNCTION, value);
}

static inline CURLcode aloud_curl_get(
    void *function, CURL *curl, CURLINFO info, void *value) {
  return ((CURLcode(*)(CURL *, CURLINFO, ...))function)(curl, info, value);
}
