#include "Shared.hpp"

#include <cstring>
#include <string>

#include <unicode/ures.h>

int32_t write(const icu::UnicodeString &source, char *text, int32_t capacity) {
  std::string utf8;
  source.toUTF8String(utf8);
  if (static_cast<int32_t>(utf8.size()) <= capacity) std::memcpy(text, utf8.data(), utf8.size());
  return static_cast<int32_t>(utf8.size());
}

icu::Locale locale_or_root(const char *identifier) {
  icu::Locale locale(identifier);
  UErrorCode status = U_ZERO_ERROR;
  // Not ures_openDirect, after which a language such as nb no longer finds what it inherits from no.
  icu::LocalUResourceBundlePointer data(ures_open(nullptr, locale.getLanguage(), &status));
  return U_FAILURE(status) || status == U_USING_DEFAULT_WARNING ? icu::Locale::getRoot() : locale;
}

icu::Locale locale_with(const char *identifier, const char *calendar) {
  icu::Locale locale = locale_or_root(identifier);
  UErrorCode status = U_ZERO_ERROR;
  if (*calendar) locale.setKeywordValue("calendar", calendar, status);
  return locale;
}
