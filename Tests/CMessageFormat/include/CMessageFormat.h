// ICU's own MessageFormat, with whose answers tests compare.
#ifndef CMESSAGEFORMAT_H
#define CMESSAGEFORMAT_H

#include <stdint.h>

#ifdef __cplusplus
extern "C" {
#endif

enum oracle_kind { oracle_whole = 0, oracle_double, oracle_text, oracle_date };

/// An argument by its name; a date is milliseconds since 1970.
typedef struct {
  const char *name;
  enum oracle_kind kind;
  int64_t whole;
  double number;
  const char *text;
} oracle_argument;

/// The error with which ICU refuses a pattern in a language; 0 where it accepts it.
int32_t oracle_error(const char *locale, const char *pattern);
/// The length of a message in UTF-8, which is written where it fits; less than 0 is an error of ICU.
int32_t oracle_message(
    const char *locale, const char *pattern, const oracle_argument *arguments, int32_t count, char *text,
    int32_t capacity);
/// The main number of ICU's version.
int32_t oracle_version(void);

#ifdef __cplusplus
}
#endif

#endif
