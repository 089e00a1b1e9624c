#include "Shared.hpp"

#include <new>
#include <string>

#include <unicode/brkiter.h>
#include <unicode/calendar.h>
#include <unicode/decimfmt.h>
#include <unicode/dtptngen.h>
#include <unicode/normalizer2.h>
#include <unicode/numfmt.h>
#include <unicode/parsepos.h>
#include <unicode/plurrule.h>
#include <unicode/measunit.h>
#include <unicode/regex.h>
#include <unicode/smpdtfmt.h>
#include <unicode/timezone.h>
#include <unicode/translit.h>
#include <unicode/uchar.h>
#include <unicode/uloc.h>
#include <unicode/ures.h>

int32_t icushim_is_right_to_left(const char *locale) { return uloc_isRightToLeft(locale) ? 1 : 0; }

int32_t icushim_columns(int32_t code_point) {
  switch (u_charType(code_point)) {
    case U_NON_SPACING_MARK: case U_ENCLOSING_MARK: case U_FORMAT_CHAR: return 0;
    default: break;
  }
  // The vowels and final consonants of Korean syllables stand in the column of the first consonant.
  if (code_point >= 0x1160 && code_point <= 0x11FF) return 0;
  int32_t width = u_getIntPropertyValue(code_point, UCHAR_EAST_ASIAN_WIDTH);
  return width == U_EA_WIDE || width == U_EA_FULLWIDTH ? 2 : 1;
}

int32_t icushim_display_name(const char *locale, const char *in_locale, char *text, int32_t capacity) {
  icu::UnicodeString name;
  icu::Locale(locale).getDisplayName(locale_or_root(in_locale), name);
  return name.isBogus() ? -1 : write(name, text, capacity);
}

int32_t icushim_lowercase(const char *locale, const char *source, int32_t length, char *text, int32_t capacity) {
  icu::UnicodeString lowercase = icu::UnicodeString::fromUTF8(icu::StringPiece(source, length));
  return write(lowercase.toLower(icu::Locale(locale)), text, capacity);
}

int32_t icushim_is_composed(const char *text, int32_t length) {
  UErrorCode status = U_ZERO_ERROR;
  const icu::Normalizer2 *form = icu::Normalizer2::getNFCInstance(status);
  if (U_FAILURE(status)) return 1;
  return form->isNormalizedUTF8(icu::StringPiece(text, length), status) || U_FAILURE(status) ? 1 : 0;
}

int32_t icushim_composed(const char *source, int32_t length, char *text, int32_t capacity) {
  UErrorCode status = U_ZERO_ERROR;
  const icu::Normalizer2 *form = icu::Normalizer2::getNFCInstance(status);
  if (U_FAILURE(status)) return -1;
  icu::UnicodeString result =
      form->normalize(icu::UnicodeString::fromUTF8(icu::StringPiece(source, length)), status);
  return U_FAILURE(status) ? -1 : write(result, text, capacity);
}

struct icushim_transliterator { icu::Transliterator *value; };

icushim_transliterator *icushim_transliterator_open(const char *id) {
  UErrorCode status = U_ZERO_ERROR;
  icu::Transliterator *value =
      icu::Transliterator::createInstance(icu::UnicodeString::fromUTF8(id), UTRANS_FORWARD, status);
  if (U_FAILURE(status) || value == nullptr) return nullptr;
  return new (std::nothrow) icushim_transliterator{value};
}

int32_t icushim_transliterate(
    const icushim_transliterator *transliterator, const char *source, int32_t length, char *text, int32_t capacity) {
  icu::UnicodeString result = icu::UnicodeString::fromUTF8(icu::StringPiece(source, length));
  transliterator->value->transliterate(result);
  return write(result, text, capacity);
}

int32_t icushim_base_name(const char *locale, char *text, int32_t capacity) {
  UErrorCode status = U_ZERO_ERROR;
  int32_t length = uloc_getBaseName(locale, text, capacity, &status);
  return U_FAILURE(status) && status != U_BUFFER_OVERFLOW_ERROR ? -1 : length;
}

int32_t icushim_maximized_subtags(const char *locale, char *text, int32_t capacity) {
  UErrorCode status = U_ZERO_ERROR;
  int32_t length = uloc_addLikelySubtags(locale, text, capacity, &status);
  return U_FAILURE(status) && status != U_BUFFER_OVERFLOW_ERROR ? -1 : length;
}

int32_t icushim_minimized_subtags(const char *locale, char *text, int32_t capacity) {
  UErrorCode status = U_ZERO_ERROR;
  int32_t length = uloc_minimizeSubtags(locale, text, capacity, &status);
  return U_FAILURE(status) && status != U_BUFFER_OVERFLOW_ERROR ? -1 : length;
}

static icu::UnicodeString string(const UResourceBundle *bundle, UErrorCode *status) {
  int32_t length = 0;
  const UChar *text = ures_getString(bundle, &length, status);
  return U_FAILURE(*status) ? icu::UnicodeString() : icu::UnicodeString(text, length);
}

int32_t icushim_language_alias(const char *locale, char *text, int32_t capacity) {
  UErrorCode status = U_ZERO_ERROR;
  icu::LocalUResourceBundlePointer bundle(ures_openDirect(nullptr, "metadata", &status));
  for (const char *key : {"alias", "language", locale, "replacement"}) {
    bundle.adoptInstead(ures_getByKey(bundle.getAlias(), key, nullptr, &status));
  }
  icu::UnicodeString replacement = string(bundle.getAlias(), &status);
  return U_FAILURE(status) ? -1 : write(replacement, text, capacity);
}

void icushim_parent_locales(void *context, void (*each)(void *context, const char *child, const char *parent)) {
  UErrorCode status = U_ZERO_ERROR;
  icu::LocalUResourceBundlePointer data(ures_openDirect(nullptr, "supplementalData", &status));
  icu::LocalUResourceBundlePointer parents(ures_getByKey(data.getAlias(), "parentLocales", nullptr, &status));
  while (U_SUCCESS(status) && ures_hasNext(parents.getAlias())) {
    icu::LocalUResourceBundlePointer parent(ures_getNextResource(parents.getAlias(), nullptr, &status));
    if (U_FAILURE(status)) return;
    // One child is a string, several are an array. Newer data has tables of other kinds beside them.
    if (ures_getType(parent.getAlias()) != URES_STRING && ures_getType(parent.getAlias()) != URES_ARRAY) continue;
    for (int32_t index = 0; index < ures_getSize(parent.getAlias()); index++) {
      icu::LocalUResourceBundlePointer child(ures_getByIndex(parent.getAlias(), index, nullptr, &status));
      std::string name;
      string(child.getAlias(), &status).toUTF8String(name);
      if (U_SUCCESS(status)) each(context, name.c_str(), ures_getKey(parent.getAlias()));
    }
  }
}

struct icushim_plural_rules {
  icu::LocalPointer<icu::PluralRules> rules;
};

icushim_plural_rules *icushim_plural_rules_open(const char *locale, int32_t is_ordinal) {
  UErrorCode status = U_ZERO_ERROR;
  icu::LocalPointer<icu::PluralRules> rules(icu::PluralRules::forLocale(
      icu::Locale(locale), is_ordinal ? UPLURAL_TYPE_ORDINAL : UPLURAL_TYPE_CARDINAL, status));
  if (U_FAILURE(status)) return nullptr;
  return new (std::nothrow) icushim_plural_rules{std::move(rules)};
}

int32_t icushim_plural_rules_select(
    const icushim_plural_rules *rules, double value, int32_t fraction_digits, char *text, int32_t capacity) {
  if (fraction_digits < 0) return write(rules->rules->select(value), text, capacity);
  UErrorCode status = U_ZERO_ERROR;
  number::FormattedNumber shown = number::NumberFormatter::withLocale(icu::Locale::getRoot())
                                      .precision(number::Precision::fixedFraction(fraction_digits))
                                      .formatDouble(value, status);
  icu::UnicodeString keyword = rules->rules->select(shown, status);
  return U_FAILURE(status) ? -1 : write(keyword, text, capacity);
}

void icushim_plural_rules_close(icushim_plural_rules *rules) { delete rules; }

void icushim_plural_languages(void *context, void (*each)(void *context, const char *language)) {
  UErrorCode status = U_ZERO_ERROR;
  icu::LocalUResourceBundlePointer data(ures_openDirect(nullptr, "plurals", &status));
  icu::LocalUResourceBundlePointer languages(ures_getByKey(data.getAlias(), "locales", nullptr, &status));
  while (U_SUCCESS(status) && ures_hasNext(languages.getAlias())) {
    icu::LocalUResourceBundlePointer language(ures_getNextResource(languages.getAlias(), nullptr, &status));
    if (U_SUCCESS(status)) each(context, ures_getKey(language.getAlias()));
  }
}

icushim_number_format *icushim_number_format_open(
    const char *locale, enum icushim_number_style style, int32_t minimum_fraction_digits,
    int32_t maximum_fraction_digits) {
  number::LocalizedNumberFormatter formatter =
      number::NumberFormatter::withLocale(locale_or_root(locale))
          .precision(number::Precision::minMaxFraction(minimum_fraction_digits, maximum_fraction_digits));
  if (style == icushim_percent) {
    // The number is a fraction: 0.75 reads 75%.
    formatter = formatter.unit(icu::NoUnit::percent()).scale(number::Scale::powerOfTen(2));
  }
  return new (std::nothrow) icushim_number_format{std::move(formatter)};
}

int32_t icushim_number_format_text(
    const icushim_number_format *format, double number, char *text, int32_t capacity) {
  UErrorCode status = U_ZERO_ERROR;
  icu::number::FormattedNumber formatted = format->formatter.formatDouble(number, status);
  icu::UnicodeString result = formatted.toString(status);
  return U_FAILURE(status) ? -1 : write(result, text, capacity);
}

int32_t icushim_number_format_decimal(
    const icushim_number_format *format, const char *number, char *text, int32_t capacity) {
  UErrorCode status = U_ZERO_ERROR;
  icu::number::FormattedNumber formatted = format->formatter.formatDecimal(number, status);
  icu::UnicodeString result = formatted.toString(status);
  return U_FAILURE(status) ? -1 : write(result, text, capacity);
}

void icushim_number_format_close(icushim_number_format *format) { delete format; }

struct icushim_number_formatter {
  icu::LocalPointer<icu::NumberFormat> format;
};

static UNumberFormatStyle style_of(const icushim_number_layout *layout) {
  if (layout->pattern) return UNUM_DECIMAL;
  switch (layout->look) {
    case icushim_look_currency: return UNUM_CURRENCY;
    case icushim_look_percent: return UNUM_PERCENT;
    case icushim_look_scientific: return UNUM_SCIENTIFIC;
    default: return UNUM_DECIMAL;
  }
}

/// The most digits of a part of a number; a `double` has fewer.
static const int32_t most_digits = 400;

static int32_t within(int32_t digits) { return digits < most_digits ? digits : most_digits; }

static void set_layout(icu::DecimalFormat &format, const icushim_number_layout *layout, UErrorCode &status) {
  if (layout->pattern) {
    format.applyPattern(icu::UnicodeString::fromUTF8(layout->pattern), status);
  } else if (layout->look == icushim_look_plain) {
    format.applyPattern(icu::UnicodeString(u"#"), status);
  }
  if (layout->uses_grouping >= 0) format.setGroupingUsed(layout->uses_grouping != 0);
  if (layout->grouping_size > 0) format.setGroupingSize(within(layout->grouping_size));
  // A smallest number of digits moves the largest, and the other way.
  if (layout->maximum_integer_digits >= 0) format.setMaximumIntegerDigits(within(layout->maximum_integer_digits));
  if (layout->minimum_integer_digits >= 0) format.setMinimumIntegerDigits(within(layout->minimum_integer_digits));
  if (layout->maximum_fraction_digits >= 0) format.setMaximumFractionDigits(within(layout->maximum_fraction_digits));
  if (layout->minimum_fraction_digits >= 0) format.setMinimumFractionDigits(within(layout->minimum_fraction_digits));
  if (layout->rounding_increment > 0) format.setRoundingIncrement(layout->rounding_increment);
}

icushim_number_formatter *icushim_number_formatter_open(const char *locale, const icushim_number_layout *layout) {
  UErrorCode status = U_ZERO_ERROR;
  icu::LocalPointer<icu::NumberFormat> format(
      icu::NumberFormat::createInstance(locale_or_root(locale), style_of(layout), status));
  if (U_FAILURE(status) || format.isNull()) return nullptr;
  if (auto decimal = dynamic_cast<icu::DecimalFormat *>(format.getAlias())) set_layout(*decimal, layout, status);
  format->setParseIntegerOnly(layout->reads_integers_only == 1);
  format->setLenient(layout->is_lenient == 1);
  if (U_FAILURE(status)) return nullptr;
  return new (std::nothrow) icushim_number_formatter{std::move(format)};
}

int32_t icushim_number_formatter_text(
    const icushim_number_formatter *formatter, double number, char *text, int32_t capacity) {
  icu::UnicodeString result;
  formatter->format->format(number, result);
  return result.isBogus() ? -1 : write(result, text, capacity);
}

int32_t icushim_number_formatter_whole(
    const icushim_number_formatter *formatter, int64_t number, char *text, int32_t capacity) {
  icu::UnicodeString result;
  formatter->format->format(number, result);
  return result.isBogus() ? -1 : write(result, text, capacity);
}

/// 1 where all of a text is a number of a format, which is set.
static int32_t parse_number(const icu::NumberFormat &format, const char *text, int32_t length, double *number) {
  UErrorCode status = U_ZERO_ERROR;
  icu::UnicodeString source = icu::UnicodeString::fromUTF8(icu::StringPiece(text, length));
  icu::ParsePosition position(0);
  icu::Formattable result;
  format.parse(source, result, position);
  if (position.getIndex() == 0 || position.getIndex() != source.length()) return 0;
  *number = result.getDouble(status);
  return U_SUCCESS(status);
}

int32_t icushim_number_formatter_parse(
    const icushim_number_formatter *formatter, const char *text, int32_t length, double *number) {
  return parse_number(*formatter->format, text, length, number);
}

int32_t icushim_number_formatter_category(
    const icushim_number_formatter *formatter, const icushim_plural_rules *rules, double number, char *text,
    int32_t capacity) {
  UErrorCode status = U_ZERO_ERROR;
  auto decimal = dynamic_cast<const icu::DecimalFormat *>(formatter->format.getAlias());
  const number::LocalizedNumberFormatter *numbers = decimal ? decimal->toNumberFormatter(status) : nullptr;
  if (U_FAILURE(status) || !numbers) return write(rules->rules->select(number), text, capacity);
  icu::UnicodeString keyword = rules->rules->select(numbers->formatDouble(number, status), status);
  return U_FAILURE(status) ? -1 : write(keyword, text, capacity);
}

void icushim_number_formatter_close(icushim_number_formatter *formatter) { delete formatter; }

int32_t icushim_number_parse(
    const char *locale, enum icushim_number_style style, const char *text, int32_t length, double *number) {
  UErrorCode status = U_ZERO_ERROR;
  icu::LocalPointer<icu::NumberFormat> format(
      style == icushim_percent ? icu::NumberFormat::createPercentInstance(icu::Locale(locale), status)
                               : icu::NumberFormat::createInstance(icu::Locale(locale), status));
  return U_FAILURE(status) ? 0 : parse_number(*format, text, length, number);
}

struct icushim_pattern {
  icu::LocalPointer<icu::RegexPattern> pattern;
  icu::LocalPointer<icu::RegexMatcher> matcher;
};

icushim_pattern *icushim_pattern_open(const char *pattern, int32_t length, int32_t *error_offset) {
  UErrorCode status = U_ZERO_ERROR;
  UParseError error{};
  icu::UnicodeString text = icu::UnicodeString::fromUTF8(icu::StringPiece(pattern, length));
  icu::LocalPointer<icu::RegexPattern> compiled(icu::RegexPattern::compile(text, 0, error, status));
  // ICU counts a first line from 1 and what follows a line break from 0.
  *error_offset = error.offset > 0 ? error.offset - 1 : 0;
  if (U_FAILURE(status)) return nullptr;
  icu::LocalPointer<icu::RegexMatcher> matcher(compiled->matcher(status));
  if (U_FAILURE(status)) return nullptr;
  // Some steps of the matching engine are a unit of time, about a millisecond; a pattern may need very many.
  matcher->setTimeLimit(200, status);
  matcher->setStackLimit(1 << 20, status);
  if (U_FAILURE(status)) return nullptr;
  return new (std::nothrow) icushim_pattern{std::move(compiled), std::move(matcher)};
}

int32_t icushim_pattern_matches(icushim_pattern *pattern, const char *text, int32_t length) {
  UErrorCode status = U_ZERO_ERROR;
  icu::UnicodeString input = icu::UnicodeString::fromUTF8(icu::StringPiece(text, length));
  pattern->matcher->reset(input);
  UBool matches = pattern->matcher->matches(status);
  return U_FAILURE(status) ? -1 : matches ? 1 : 0;
}

void icushim_pattern_close(icushim_pattern *pattern) { delete pattern; }

int32_t icushim_length_of_last(enum icushim_boundary boundary, const char *text, int32_t length) {
  UErrorCode status = U_ZERO_ERROR;
  icu::LocalPointer<icu::BreakIterator> iterator(
      boundary == icushim_word ? icu::BreakIterator::createWordInstance(icu::Locale::getRoot(), status)
                               : icu::BreakIterator::createSentenceInstance(icu::Locale::getRoot(), status));
  if (U_FAILURE(status)) return -1;
  icu::UnicodeString source = icu::UnicodeString::fromUTF8(icu::StringPiece(text, length));
  iterator->setText(source);
  int32_t end = iterator->last();
  int32_t start = iterator->previous();
  if (boundary == icushim_word) {
    // The status is of what ends at a boundary: spaces and punctuation before the word go with it.
    int32_t boundaryEnd = end;
    while (start != icu::BreakIterator::DONE) {
      iterator->isBoundary(boundaryEnd);
      bool isWord = iterator->getRuleStatus() >= UBRK_WORD_NONE_LIMIT;
      if (isWord || start == 0) break;
      boundaryEnd = start;
      start = iterator->preceding(start);
    }
  }
  return start == icu::BreakIterator::DONE ? end : end - start;
}

struct icushim_calendar {
  icu::LocalPointer<icu::Calendar> calendar;
};

icushim_calendar *icushim_calendar_open(const char *locale, const char *calendar, const char *zone) {
  UErrorCode status = U_ZERO_ERROR;
  icu::LocalPointer<icu::Calendar> opened(icu::Calendar::createInstance(
      icu::TimeZone::createTimeZone(icu::UnicodeString::fromUTF8(zone)), locale_with(locale, calendar), status));
  if (U_FAILURE(status)) return nullptr;
  // A time that a change of the clock skips is as much later, and one that it repeats is the first.
  opened->setSkippedWallTimeOption(UCAL_WALLTIME_LAST);
  opened->setRepeatedWallTimeOption(UCAL_WALLTIME_FIRST);
  return new (std::nothrow) icushim_calendar{std::move(opened)};
}

void icushim_calendar_close(icushim_calendar *calendar) { delete calendar; }

static const UCalendarDateFields fields[icushim_field_count] = {
    UCAL_ERA,    UCAL_YEAR,   UCAL_MONTH,       UCAL_DATE,        UCAL_HOUR_OF_DAY,
    UCAL_MINUTE, UCAL_SECOND, UCAL_MILLISECOND, UCAL_DAY_OF_WEEK, UCAL_IS_LEAP_MONTH,
};

int32_t icushim_calendar_get(icushim_calendar *calendar, double milliseconds, int32_t *values) {
  UErrorCode status = U_ZERO_ERROR;
  calendar->calendar->setTime(milliseconds, status);
  for (int32_t field = 0; field < icushim_field_count; field++) {
    values[field] = calendar->calendar->get(fields[field], status);
  }
  return U_FAILURE(status) ? -1 : 0;
}

int32_t icushim_calendar_set(icushim_calendar *calendar, const int32_t *values, double *milliseconds) {
  UErrorCode status = U_ZERO_ERROR;
  calendar->calendar->clear();
  for (int32_t field = 0; field < icushim_field_count; field++) {
    if (values[field] != icushim_no_value) calendar->calendar->set(fields[field], values[field]);
  }
  *milliseconds = calendar->calendar->getTime(status);
  return U_FAILURE(status) ? -1 : 0;
}

int32_t icushim_calendar_add(
    icushim_calendar *calendar, double *milliseconds, enum icushim_field field, int32_t amount) {
  UErrorCode status = U_ZERO_ERROR;
  calendar->calendar->setTime(*milliseconds, status);
  calendar->calendar->add(fields[field], amount, status);
  *milliseconds = calendar->calendar->getTime(status);
  return U_FAILURE(status) ? -1 : 0;
}

int32_t icushim_calendar_range(
    icushim_calendar *calendar, double milliseconds, enum icushim_field field, int32_t *lowest, int32_t *highest) {
  UErrorCode status = U_ZERO_ERROR;
  calendar->calendar->setTime(milliseconds, status);
  *lowest = calendar->calendar->getActualMinimum(fields[field], status);
  *highest = calendar->calendar->getActualMaximum(fields[field], status);
  return U_FAILURE(status) ? -1 : 0;
}

int32_t icushim_calendar_first_weekday(const icushim_calendar *calendar) {
  UErrorCode status = U_ZERO_ERROR;
  UCalendarDaysOfWeek day = calendar->calendar->getFirstDayOfWeek(status);
  return U_FAILURE(status) ? -1 : day;
}

int32_t icushim_calendar_type(const icushim_calendar *calendar, char *text, int32_t capacity) {
  return write(icu::UnicodeString(calendar->calendar->getType(), -1, US_INV), text, capacity);
}

int32_t icushim_zone_is_known(const char *zone) {
  icu::LocalPointer<icu::TimeZone> found(icu::TimeZone::createTimeZone(icu::UnicodeString::fromUTF8(zone)));
  return *found == icu::TimeZone::getUnknown() ? 0 : 1;
}

void icushim_ignore_host_zone(void) {
  icu::TimeZone::adoptDefault(icu::TimeZone::getGMT()->clone());
}

int32_t icushim_host_zone(char *text, int32_t capacity) {
  icu::LocalPointer<icu::TimeZone> host(icu::TimeZone::detectHostTimeZone());
  icu::UnicodeString name;
  return write(host->getID(name), text, capacity);
}

int32_t icushim_date_pattern(
    const char *locale, const char *calendar, const char *skeleton, char *text, int32_t capacity) {
  UErrorCode status = U_ZERO_ERROR;
  icu::LocalPointer<icu::DateTimePatternGenerator> generator(
      icu::DateTimePatternGenerator::createInstance(locale_with(locale, calendar), status));
  if (U_FAILURE(status)) return -1;
  icu::UnicodeString pattern = generator->getBestPattern(icu::UnicodeString::fromUTF8(skeleton), status);
  return U_FAILURE(status) ? -1 : write(pattern, text, capacity);
}

int32_t icushim_date_style_pattern(
    const char *locale, const char *calendar, int32_t date_style, int32_t time_style, char *text, int32_t capacity) {
  icu::LocalPointer<icu::DateFormat> format(icu::DateFormat::createDateTimeInstance(
      static_cast<icu::DateFormat::EStyle>(date_style), static_cast<icu::DateFormat::EStyle>(time_style),
      locale_with(locale, calendar)));
  auto simple = dynamic_cast<icu::SimpleDateFormat *>(format.getAlias());
  icu::UnicodeString pattern;
  return simple ? write(simple->toPattern(pattern), text, capacity) : -1;
}

struct icushim_date_format {
  icu::LocalPointer<icu::SimpleDateFormat> format;
};

icushim_date_format *icushim_date_format_open(
    const char *locale, const char *calendar, const char *zone, const char *pattern) {
  UErrorCode status = U_ZERO_ERROR;
  icu::LocalPointer<icu::SimpleDateFormat> format(new icu::SimpleDateFormat(
      icu::UnicodeString::fromUTF8(pattern), locale_with(locale, calendar), status));
  if (U_FAILURE(status) || format.isNull()) return nullptr;
  format->adoptTimeZone(icu::TimeZone::createTimeZone(icu::UnicodeString::fromUTF8(zone)));
  return new (std::nothrow) icushim_date_format{std::move(format)};
}

int32_t icushim_date_format_parse(
    const icushim_date_format *format, const char *text, int32_t length, double *milliseconds) {
  icu::UnicodeString source = icu::UnicodeString::fromUTF8(icu::StringPiece(text, length));
  icu::ParsePosition position(0);
  *milliseconds = format->format->parse(source, position);
  return position.getIndex() > 0 && position.getIndex() == source.length() ? 1 : 0;
}

int32_t icushim_date_format_text(
    const icushim_date_format *format, double milliseconds, char *text, int32_t capacity) {
  icu::UnicodeString result;
  format->format->format(milliseconds, result);
  return result.isBogus() ? -1 : write(result, text, capacity);
}

void icushim_date_format_close(icushim_date_format *format) { delete format; }

int32_t icushim_duration_text(
    const char *locale, enum icushim_duration_unit unit, int32_t number, char *text, int32_t capacity) {
  UErrorCode status = U_ZERO_ERROR;
  icu::MeasureUnit measure = unit == icushim_hour ? icu::MeasureUnit::getHour() : icu::MeasureUnit::getMinute();
  icu::UnicodeString result = number::NumberFormatter::withLocale(locale_or_root(locale))
                                  .unit(measure)
                                  .unitWidth(UNUM_UNIT_WIDTH_FULL_NAME)
                                  .formatInt(number, status)
                                  .toString(status);
  return U_FAILURE(status) ? -1 : write(result, text, capacity);
}
