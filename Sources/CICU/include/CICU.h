// The part of ICU that Localize calls, as plain C. ICU's own headers rename every function by macro, which
// Swift's importer does not follow, and hold C++.
#ifndef CICU_H
#define CICU_H

#include <stdint.h>

#ifdef __cplusplus
extern "C" {
#endif

/// Functions that write text return its length in UTF-8 bytes, whatever the capacity, or -1 when ICU refuses.
/// What does not fit is not written.

/// 1 where the language is written from right to left, 0 otherwise.
int32_t icushim_is_right_to_left(const char *locale);

/// The columns of a terminal that a code point takes beside others: 2 where its East Asian width is wide, 0 for
/// nonspacing marks and format controls, 1 otherwise.
int32_t icushim_columns(int32_t code_point);

/// The name of a language in another language.
int32_t icushim_display_name(const char *locale, const char *in_locale, char *text, int32_t capacity);

/// The identifier of a locale without its keywords, in ICU's case and with underscores; of a POSIX locale, without its
/// codeset.
int32_t icushim_base_name(const char *locale, char *text, int32_t capacity);

/// What CLDR has instead of an identifier that is not used any more, such as `iw`; -1 where it has nothing.
int32_t icushim_language_alias(const char *locale, char *text, int32_t capacity);

/// The identifier without the script and region that are likely for the rest of it.
int32_t icushim_minimized_subtags(const char *locale, char *text, int32_t capacity);

/// Calls a function with each identifier whose parent CLDR gives, as it isn't the identifier with a subtag less.
void icushim_parent_locales(void *context, void (*each)(void *context, const char *child, const char *parent));

enum icushim_number_style { icushim_decimal = 0, icushim_percent = 1 };

/// The rules by which a language chooses the form of a noun; NULL when ICU refuses. Safe from several threads at once.
typedef struct icushim_plural_rules icushim_plural_rules;
icushim_plural_rules *icushim_plural_rules_open(const char *locale);
/// The category of a number that is shown with so many fraction digits, with as many as it needs where that is negative.
int32_t icushim_plural_rules_select(
    const icushim_plural_rules *rules, double number, int32_t fraction_digits, char *text, int32_t capacity);
void icushim_plural_rules_close(icushim_plural_rules *rules);
/// Calls a function with each language that ICU has plural rules of.
void icushim_plural_languages(void *context, void (*each)(void *context, const char *language));

/// A number formatter; NULL when ICU refuses. Formatting with one from several threads at once is safe.
typedef struct icushim_number_format icushim_number_format;
icushim_number_format *icushim_number_format_open(
    const char *locale, enum icushim_number_style style, int32_t minimum_fraction_digits,
    int32_t maximum_fraction_digits);
int32_t icushim_number_format_text(
    const icushim_number_format *format, double number, char *text, int32_t capacity);
/// The number is decimal text, such as "18446744073709551615".
int32_t icushim_number_format_decimal(
    const icushim_number_format *format, const char *number, char *text, int32_t capacity);
void icushim_number_format_close(icushim_number_format *format);

/// A regular expression; NULL where it is not one, and then the place of the error in UTF-16 units, from 0, is set.
typedef struct icushim_pattern icushim_pattern;
icushim_pattern *icushim_pattern_open(const char *pattern, int32_t length, int32_t *error_offset);
/// 1 where all of the text matches, 0 where not, -1 where that would take too long or too much memory. Not safe from
/// several threads at once.
int32_t icushim_pattern_matches(icushim_pattern *pattern, const char *text, int32_t length);
void icushim_pattern_close(icushim_pattern *pattern);

enum icushim_boundary { icushim_word = 0, icushim_sentence = 1 };

/// The length of the last word of a text, with what follows it, or of its last sentence, in UTF-16 units; -1 when ICU
/// refuses.
int32_t icushim_length_of_last(enum icushim_boundary boundary, const char *text, int32_t length);

#ifdef __cplusplus
}
#endif

#endif
