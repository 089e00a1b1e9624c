#include "CMessageFormat.h"

#include <cstring>
#include <string>
#include <vector>

#include <unicode/msgfmt.h>
#include <unicode/timezone.h>
#include <unicode/uversion.h>

static icu::UnicodeString utf8(const char *text) { return icu::UnicodeString::fromUTF8(text); }

int32_t oracle_error(const char *locale, const char *pattern) {
  UErrorCode status = U_ZERO_ERROR;
  UParseError error{};
  icu::MessageFormat format(utf8(pattern), icu::Locale(locale), error, status);
  return U_FAILURE(status) ? status : 0;
}

int32_t oracle_message(
    const char *locale, const char *pattern, const oracle_argument *arguments, int32_t count, char *text,
    int32_t capacity) {
  icu::TimeZone::adoptDefault(icu::TimeZone::getGMT()->clone());
  UErrorCode status = U_ZERO_ERROR;
  UParseError error{};
  icu::MessageFormat format(utf8(pattern), icu::Locale(locale), error, status);
  std::vector<icu::UnicodeString> names;
  std::vector<icu::Formattable> values;
  for (int32_t index = 0; index < count; index++) {
    const oracle_argument &argument = arguments[index];
    names.push_back(utf8(argument.name));
    switch (argument.kind) {
      case oracle_whole: values.emplace_back(argument.whole); break;
      case oracle_double: values.emplace_back(argument.number); break;
      case oracle_text: values.emplace_back(utf8(argument.text)); break;
      case oracle_date: values.emplace_back(argument.number, icu::Formattable::kIsDate); break;
    }
  }
  icu::UnicodeString result;
  format.format(names.data(), values.data(), count, result, status);
  if (U_FAILURE(status)) return -static_cast<int32_t>(status);
  std::string bytes;
  result.toUTF8String(bytes);
  if (static_cast<int32_t>(bytes.size()) <= capacity) std::memcpy(text, bytes.data(), bytes.size());
  return static_cast<int32_t>(bytes.size());
}

int32_t oracle_version(void) {
  UVersionInfo version;
  u_getVersion(version);
  return version[0];
}
