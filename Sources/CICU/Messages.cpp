// Formatters that messages use.
#include "Shared.hpp"

#include <new>
#include <vector>

#include <unicode/decimfmt.h>
#include <unicode/dtitvfmt.h>
#include <unicode/dtptngen.h>
#include <unicode/listformatter.h>
#include <unicode/numberrangeformatter.h>
#include <unicode/rbnf.h>
#include <unicode/reldatefmt.h>
#include <unicode/timezone.h>

static icu::UnicodeString from_utf8(const char *text, int32_t length) {
  return icu::UnicodeString::fromUTF8(icu::StringPiece(text, length));
}

icushim_number_format *icushim_number_skeleton_open(const char *locale, const char *skeleton, int32_t length) {
  UErrorCode status = U_ZERO_ERROR;
  number::LocalizedNumberFormatter formatter =
      number::NumberFormatter::forSkeleton(from_utf8(skeleton, length), status).locale(locale_or_root(locale));
  // A skeleton that can be read may still be one that cannot be used, such as a unit that is none.
  if (U_SUCCESS(status)) formatter.formatInt(1, status);
  if (U_FAILURE(status)) return nullptr;
  return new (std::nothrow) icushim_number_format{std::move(formatter)};
}

struct icushim_rule_format {
  icu::LocalPointer<icu::RuleBasedNumberFormat> format;
};

icushim_rule_format *icushim_rule_format_open(const char *locale, enum icushim_rules rules) {
  static const icu::URBNFRuleSetTag tags[] = {icu::URBNF_SPELLOUT, icu::URBNF_ORDINAL, icu::URBNF_DURATION};
  UErrorCode status = U_ZERO_ERROR;
  icu::LocalPointer<icu::RuleBasedNumberFormat> format(
      new icu::RuleBasedNumberFormat(tags[rules], locale_or_root(locale), status));
  if (U_FAILURE(status) || format.isNull()) return nullptr;
  return new (std::nothrow) icushim_rule_format{std::move(format)};
}

template <typename Number>
static int32_t write_by_rules(
    const icushim_rule_format *format, Number number, const char *rule_set, char *text, int32_t capacity) {
  icu::UnicodeString result;
  UErrorCode status = U_ZERO_ERROR;
  icu::FieldPosition ignored(icu::FieldPosition::DONT_CARE);
  if (rule_set) format->format->format(number, icu::UnicodeString::fromUTF8(rule_set), result, ignored, status);
  // An unknown set of rules is the one of the locale.
  if (!rule_set || U_FAILURE(status)) format->format->format(number, result.remove());
  return result.isBogus() ? -1 : write(result, text, capacity);
}

int32_t icushim_rule_format_text(
    const icushim_rule_format *format, double number, const char *rule_set, char *text, int32_t capacity) {
  return write_by_rules(format, number, rule_set, text, capacity);
}

int32_t icushim_rule_format_whole(
    const icushim_rule_format *format, int64_t number, const char *rule_set, char *text, int32_t capacity) {
  return write_by_rules(format, number, rule_set, text, capacity);
}

void icushim_rule_format_close(icushim_rule_format *format) { delete format; }

struct icushim_relative_format {
  icu::RelativeDateTimeFormatter formatter;
};

icushim_relative_format *icushim_relative_format_open(const char *locale) {
  UErrorCode status = U_ZERO_ERROR;
  icu::RelativeDateTimeFormatter formatter(locale_or_root(locale), status);
  return U_FAILURE(status) ? nullptr : new (std::nothrow) icushim_relative_format{formatter};
}

int32_t icushim_relative_format_text(
    const icushim_relative_format *format, double amount, enum icushim_relative_unit unit, int32_t is_numeric,
    char *text, int32_t capacity) {
  static const URelativeDateTimeUnit units[] = {
      UDAT_REL_UNIT_YEAR, UDAT_REL_UNIT_QUARTER, UDAT_REL_UNIT_MONTH,  UDAT_REL_UNIT_WEEK,
      UDAT_REL_UNIT_DAY,  UDAT_REL_UNIT_HOUR,    UDAT_REL_UNIT_MINUTE, UDAT_REL_UNIT_SECOND,
  };
  UErrorCode status = U_ZERO_ERROR;
  icu::UnicodeString result;
  if (is_numeric) {
    format->formatter.formatNumeric(amount, units[unit], result, status);
  } else {
    format->formatter.format(amount, units[unit], result, status);
  }
  return U_FAILURE(status) ? -1 : write(result, text, capacity);
}

void icushim_relative_format_close(icushim_relative_format *format) { delete format; }

struct icushim_list_format {
  icu::LocalPointer<icu::ListFormatter> formatter;
};

icushim_list_format *icushim_list_format_open(const char *locale, int32_t is_alternative) {
  UErrorCode status = U_ZERO_ERROR;
  icu::LocalPointer<icu::ListFormatter> formatter(icu::ListFormatter::createInstance(
      locale_or_root(locale), is_alternative ? ULISTFMT_TYPE_OR : ULISTFMT_TYPE_AND, ULISTFMT_WIDTH_WIDE, status));
  if (U_FAILURE(status)) return nullptr;
  return new (std::nothrow) icushim_list_format{std::move(formatter)};
}

int32_t icushim_list_format_text(
    const icushim_list_format *format, const char *items, const int32_t *lengths, int32_t count, char *text,
    int32_t capacity) {
  std::vector<icu::UnicodeString> strings;
  for (int32_t index = 0; index < count; items += lengths[index++]) {
    strings.push_back(from_utf8(items, lengths[index]));
  }
  UErrorCode status = U_ZERO_ERROR;
  icu::UnicodeString result;
  format->formatter->format(strings.data(), count, result, status);
  return U_FAILURE(status) ? -1 : write(result, text, capacity);
}

void icushim_list_format_close(icushim_list_format *format) { delete format; }

struct icushim_range_format {
  number::LocalizedNumberRangeFormatter formatter;
};

icushim_range_format *icushim_range_format_open(const char *locale, const char *skeleton, int32_t length) {
  UErrorCode status = U_ZERO_ERROR;
  number::UnlocalizedNumberFormatter numbers =
      number::NumberFormatter::forSkeleton(from_utf8(skeleton, length), status);
  if (U_FAILURE(status)) return nullptr;
  return new (std::nothrow) icushim_range_format{
      number::NumberRangeFormatter::withLocale(locale_or_root(locale)).numberFormatterBoth(numbers)};
}

int32_t icushim_range_format_text(
    const icushim_range_format *format, double low, double high, char *text, int32_t capacity) {
  UErrorCode status = U_ZERO_ERROR;
  number::FormattedNumberRange range = format->formatter.formatFormattableRange(low, high, status);
  icu::UnicodeString result = range.toString(status);
  return U_FAILURE(status) ? -1 : write(result, text, capacity);
}

void icushim_range_format_close(icushim_range_format *format) { delete format; }

struct icushim_interval_format {
  icu::LocalPointer<icu::DateIntervalFormat> format;
};

icushim_interval_format *icushim_interval_format_open(
    const char *locale, const char *calendar, const char *zone, const char *skeleton) {
  UErrorCode status = U_ZERO_ERROR;
  icu::LocalPointer<icu::DateIntervalFormat> format(icu::DateIntervalFormat::createInstance(
      icu::UnicodeString::fromUTF8(skeleton), locale_with(locale, calendar), status));
  if (U_FAILURE(status) || format.isNull()) return nullptr;
  format->adoptTimeZone(icu::TimeZone::createTimeZone(icu::UnicodeString::fromUTF8(zone)));
  return new (std::nothrow) icushim_interval_format{std::move(format)};
}

int32_t icushim_interval_format_text(
    const icushim_interval_format *format, double from, double to, char *text, int32_t capacity) {
  UErrorCode status = U_ZERO_ERROR;
  icu::DateInterval interval(from, to);
  icu::FieldPosition ignored(icu::FieldPosition::DONT_CARE);
  icu::UnicodeString result;
  format->format->format(&interval, result, ignored, status);
  return U_FAILURE(status) ? -1 : write(result, text, capacity);
}

void icushim_interval_format_close(icushim_interval_format *format) { delete format; }

