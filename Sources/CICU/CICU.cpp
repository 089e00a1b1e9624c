#include "CICU.h"

#include <cstring>
#include <new>
#include <string>

#include <unicode/brkiter.h>
#include <unicode/locid.h>
#include <unicode/numberformatter.h>
#include <unicode/plurrule.h>
#include <unicode/regex.h>
#include <unicode/uchar.h>
#include <unicode/uloc.h>
#include <unicode/unistr.h>
#include <unicode/ures.h>

namespace number = icu::number;

struct icushim_number_format {
  number::LocalizedNumberFormatter formatter;
};

static int32_t write(const icu::UnicodeString &source, char *text, int32_t capacity) {
  std::string utf8;
  source.toUTF8String(utf8);
  if (static_cast<int32_t>(utf8.size()) <= capacity) std::memcpy(text, utf8.data(), utf8.size());
  return static_cast<int32_t>(utf8.size());
}

/// The locale, or the root where ICU lacks its language: by itself ICU would take the process's locale instead.
static icu::Locale locale_or_root(const char *identifier) {
  icu::Locale locale(identifier);
  UErrorCode status = U_ZERO_ERROR;
  icu::LocalUResourceBundlePointer data(ures_openDirect(nullptr, locale.getLanguage(), &status));
  return U_FAILURE(status) ? icu::Locale::getRoot() : locale;
}

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

int32_t icushim_base_name(const char *locale, char *text, int32_t capacity) {
  UErrorCode status = U_ZERO_ERROR;
  int32_t length = uloc_getBaseName(locale, text, capacity, &status);
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

icushim_plural_rules *icushim_plural_rules_open(const char *locale) {
  UErrorCode status = U_ZERO_ERROR;
  icu::LocalPointer<icu::PluralRules> rules(icu::PluralRules::forLocale(icu::Locale(locale), status));
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
