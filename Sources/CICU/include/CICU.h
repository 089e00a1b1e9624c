// The part of ICU that Localize calls, as plain C. ICU's own headers rename every function by macro, which
// Swift's importer does not follow, and hold C++.
#ifndef CICU_H
#define CICU_H

#include <stdint.h>

#ifdef __cplusplus
extern "C" {
#endif

/// Functions that write text return its length in UTF-8 bytes, whatever the capacity, or -1 when ICU refuses.
/// Text that does not fit is not written.

/// 1 where the language is written from right to left, 0 otherwise.
int32_t icushim_is_right_to_left(const char *locale);

/// The columns of a terminal that a code point takes beside others: 2 where its East Asian width is wide, 0 for
/// nonspacing marks and format controls, 1 otherwise.
int32_t icushim_columns(int32_t code_point);

/// The name of a language in another language.
int32_t icushim_display_name(const char *locale, const char *in_locale, char *text, int32_t capacity);

/// A text in lowercase, as the language has it: Turkish writes ı for I.
int32_t icushim_lowercase(const char *locale, const char *source, int32_t length, char *text, int32_t capacity);

/// 1 where a text is in Normalization Form C, 0 otherwise.
int32_t icushim_is_composed(const char *text, int32_t length);
/// A text in Normalization Form C.
int32_t icushim_composed(const char *source, int32_t length, char *text, int32_t capacity);

/// The change of texts from one script to another, such as `Hant-Hans`; NULL when ICU refuses. Not for several threads at
/// once.
typedef struct icushim_transliterator icushim_transliterator;
icushim_transliterator *icushim_transliterator_open(const char *id);
int32_t icushim_transliterate(
    const icushim_transliterator *transliterator, const char *source, int32_t length, char *text, int32_t capacity);

/// The identifier of a locale without its keywords, in ICU's case and with underscores; of a POSIX locale, without its
/// codeset.
int32_t icushim_base_name(const char *locale, char *text, int32_t capacity);

/// The identifier that CLDR has instead of one that is not used any more, such as `iw`; -1 where it has nothing.
int32_t icushim_language_alias(const char *locale, char *text, int32_t capacity);

/// The identifier without the script and region that are likely for the rest of it.
int32_t icushim_minimized_subtags(const char *locale, char *text, int32_t capacity);

/// The identifier with the script and region that are likely for it.
int32_t icushim_maximized_subtags(const char *locale, char *text, int32_t capacity);

/// Calls a function with each identifier whose parent CLDR gives, as it isn't the identifier with a subtag less.
void icushim_parent_locales(void *context, void (*each)(void *context, const char *child, const char *parent));

enum icushim_number_style { icushim_decimal = 0, icushim_percent = 1 };

/// The rules by which a language chooses the form of a noun; NULL when ICU refuses. Safe from several threads at once.
typedef struct icushim_plural_rules icushim_plural_rules;
icushim_plural_rules *icushim_plural_rules_open(const char *locale, int32_t is_ordinal);
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
/// 1 where all of the text is a number of the locale, which is set; 0 otherwise.
int32_t icushim_number_parse(
    const char *locale, enum icushim_number_style style, const char *text, int32_t length, double *number);

/// The formatter of a number skeleton, such as `compact-short`; NULL where ICU cannot use it.
icushim_number_format *icushim_number_skeleton_open(const char *locale, const char *skeleton, int32_t length);

/// The rules of a formatter that spells numbers, ends them as in 2nd, or writes seconds as 1:00:00.
enum icushim_rules { icushim_spellout = 0, icushim_ordinal, icushim_duration };
/// Not safe from several threads at once.
typedef struct icushim_rule_format icushim_rule_format;
icushim_rule_format *icushim_rule_format_open(const char *locale, enum icushim_rules rules);
/// The text of a number by a set of rules; by those of the locale for NULL, and for a name that it does not have.
int32_t icushim_rule_format_text(
    const icushim_rule_format *format, double number, const char *rule_set, char *text, int32_t capacity);
int32_t icushim_rule_format_whole(
    const icushim_rule_format *format, int64_t number, const char *rule_set, char *text, int32_t capacity);
void icushim_rule_format_close(icushim_rule_format *format);

enum icushim_relative_unit {
  icushim_years = 0, icushim_quarters, icushim_months, icushim_weeks, icushim_days, icushim_hours, icushim_minutes,
  icushim_seconds
};
/// A formatter of distances from now, such as "in 2 days", or "tomorrow" where it is not numeric. Safe from several
/// threads at once.
typedef struct icushim_relative_format icushim_relative_format;
icushim_relative_format *icushim_relative_format_open(const char *locale);
int32_t icushim_relative_format_text(
    const icushim_relative_format *format, double amount, enum icushim_relative_unit unit, int32_t is_numeric,
    char *text, int32_t capacity);
void icushim_relative_format_close(icushim_relative_format *format);

/// A formatter of lists, such as "a, b, and c", or "a, b, or c" where they are alternatives. Safe from several threads
/// at once.
typedef struct icushim_list_format icushim_list_format;
icushim_list_format *icushim_list_format_open(const char *locale, int32_t is_alternative);
/// The items stand one after the other, each with its length.
int32_t icushim_list_format_text(
    const icushim_list_format *format, const char *items, const int32_t *lengths, int32_t count, char *text,
    int32_t capacity);
void icushim_list_format_close(icushim_list_format *format);

/// A formatter of ranges of numbers in a skeleton, such as "3–5". Safe from several threads at once.
typedef struct icushim_range_format icushim_range_format;
icushim_range_format *icushim_range_format_open(const char *locale, const char *skeleton, int32_t length);
int32_t icushim_range_format_text(
    const icushim_range_format *format, double low, double high, char *text, int32_t capacity);
void icushim_range_format_close(icushim_range_format *format);

enum icushim_number_look {
  icushim_look_plain = 0, icushim_look_decimal, icushim_look_currency, icushim_look_percent, icushim_look_scientific
};

/// What a formatter of numbers has beside its look; -1, and NULL for a pattern, stands for what the look has.
typedef struct {
  enum icushim_number_look look;
  const char *pattern;
  int32_t minimum_integer_digits, maximum_integer_digits, minimum_fraction_digits, maximum_fraction_digits;
  int32_t uses_grouping, grouping_size, reads_integers_only, is_lenient;
  double rounding_increment;
} icushim_number_layout;

/// A formatter that writes and reads numbers; NULL when ICU refuses. Not safe from several threads at once.
typedef struct icushim_number_formatter icushim_number_formatter;
icushim_number_formatter *icushim_number_formatter_open(const char *locale, const icushim_number_layout *layout);
int32_t icushim_number_formatter_text(
    const icushim_number_formatter *formatter, double number, char *text, int32_t capacity);
int32_t icushim_number_formatter_whole(
    const icushim_number_formatter *formatter, int64_t number, char *text, int32_t capacity);
/// 1 where all of the text is a number, which is set; 0 otherwise.
int32_t icushim_number_formatter_parse(
    const icushim_number_formatter *formatter, const char *text, int32_t length, double *number);
/// The category of a number as the formatter shows it.
int32_t icushim_number_formatter_category(
    const icushim_number_formatter *formatter, const icushim_plural_rules *rules, double number, char *text,
    int32_t capacity);
void icushim_number_formatter_close(icushim_number_formatter *formatter);

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

/// The fields of a date in a calendar; months are counted from 0, the days of a week from Sunday as 1.
enum icushim_field {
  icushim_era = 0, icushim_year, icushim_month, icushim_day, icushim_hour_of_day, icushim_minute_of_hour,
  icushim_second, icushim_millisecond, icushim_weekday, icushim_is_leap_month, icushim_field_count
};
/// The value of a field that is not given.
#define icushim_no_value INT32_MIN

/// A calendar of a locale, in a time zone; an empty system is the locale's own. NULL when ICU refuses. Not safe from
/// several threads at once. Functions return -1 when ICU refuses, 0 otherwise; times are milliseconds since 1970.
typedef struct icushim_calendar icushim_calendar;
icushim_calendar *icushim_calendar_open(const char *locale, const char *system, const char *zone);
void icushim_calendar_close(icushim_calendar *calendar);
/// The fields of a time.
int32_t icushim_calendar_get(icushim_calendar *calendar, double milliseconds, int32_t *values);
/// The time of the fields that are given.
int32_t icushim_calendar_set(icushim_calendar *calendar, const int32_t *values, double *milliseconds);
/// Moves a time by an amount of a field; hours and less are lengths of time, days and more keep the time of day.
int32_t icushim_calendar_add(
    icushim_calendar *calendar, double *milliseconds, enum icushim_field field, int32_t amount);
/// The values that a field can have at a time.
int32_t icushim_calendar_range(
    icushim_calendar *calendar, double milliseconds, enum icushim_field field, int32_t *lowest, int32_t *highest);
/// The day with which a week begins.
int32_t icushim_calendar_first_weekday(const icushim_calendar *calendar);
/// The system, as CLDR calls it.
int32_t icushim_calendar_type(const icushim_calendar *calendar, char *text, int32_t capacity);

/// 1 where ICU has the time zone, 0 otherwise.
int32_t icushim_zone_is_known(const char *zone);
/// Makes ICU take Greenwich for the machine's time zone, for which it would look in the file system.
void icushim_ignore_host_zone(void);
/// The time zone of the machine.
int32_t icushim_host_zone(char *text, int32_t capacity);

/// The pattern with the fields of a skeleton that suits a locale best.
int32_t icushim_date_pattern(
    const char *locale, const char *system, const char *skeleton, char *text, int32_t capacity);
/// The pattern of a date and a time in styles, from 0 for full to 3 for short; -1 for none.
int32_t icushim_date_style_pattern(
    const char *locale, const char *calendar, int32_t date_style, int32_t time_style, char *text, int32_t capacity);
/// A format for dates; NULL when ICU refuses. Not safe from several threads at once.
typedef struct icushim_date_format icushim_date_format;
icushim_date_format *icushim_date_format_open(
    const char *locale, const char *system, const char *zone, const char *pattern);
/// 1 where all of the text is a date, which is set; 0 otherwise.
int32_t icushim_date_format_parse(
    const icushim_date_format *format, const char *text, int32_t length, double *milliseconds);
int32_t icushim_date_format_text(
    const icushim_date_format *format, double milliseconds, char *text, int32_t capacity);
void icushim_date_format_close(icushim_date_format *format);


/// A format of intervals of dates in a skeleton, such as "Nov 3 – 5"; NULL when ICU refuses. Not safe from several
/// threads at once.
typedef struct icushim_interval_format icushim_interval_format;
icushim_interval_format *icushim_interval_format_open(
    const char *locale, const char *calendar, const char *zone, const char *skeleton);
int32_t icushim_interval_format_text(
    const icushim_interval_format *format, double from, double to, char *text, int32_t capacity);
void icushim_interval_format_close(icushim_interval_format *format);

enum icushim_duration_unit { icushim_hour = 0, icushim_minute = 1 };
/// A number of hours or minutes in words, such as "53 minutes".
int32_t icushim_duration_text(
    const char *locale, enum icushim_duration_unit unit, int32_t number, char *text, int32_t capacity);

#ifdef __cplusplus
}
#endif

#endif
