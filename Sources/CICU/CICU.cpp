#include "CICU.h"

#include <cstring>
#include <new>
#include <string>

#include <unicode/locid.h>
#include <unicode/numberformatter.h>
#include <unicode/uloc.h>
#include <unicode/unistr.h>

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

int32_t icushim_is_right_to_left(const char *locale) { return uloc_isRightToLeft(locale) ? 1 : 0; }

int32_t icushim_display_name(const char *locale, const char *in_locale, char *text, int32_t capacity) {
  icu::UnicodeString name;
  icu::Locale(locale).getDisplayName(icu::Locale(in_locale), name);
  return name.isBogus() ? -1 : write(name, text, capacity);
}

icushim_number_format *icushim_number_format_open(
    const char *locale, enum icushim_number_style style, int32_t maximum_fraction_digits) {
  number::LocalizedNumberFormatter formatter =
      number::NumberFormatter::withLocale(icu::Locale(locale))
          .precision(number::Precision::maxFraction(maximum_fraction_digits));
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

void icushim_number_format_close(icushim_number_format *format) { delete format; }
