#ifndef CICU_SHARED_HPP
#define CICU_SHARED_HPP

#include "CICU.h"

#include <unicode/locid.h>
#include <unicode/numberformatter.h>
#include <unicode/unistr.h>

namespace number = icu::number;

struct icushim_number_format {
  number::LocalizedNumberFormatter formatter;
};

/// Writes a text where it fits; returns its length.
int32_t write(const icu::UnicodeString &source, char *text, int32_t capacity);

/// The locale, or the root where ICU lacks its language: by itself ICU would take the process's locale instead.
icu::Locale locale_or_root(const char *identifier);

/// The locale with a calendar system, or the locale's own one where that is empty.
icu::Locale locale_with(const char *identifier, const char *calendar);

#endif
