// The tables of Localization/, embedded when the package is built.
#ifndef CSPOKENLANGUAGES_H
#define CSPOKENLANGUAGES_H

#include <stddef.h>

struct spoken_table {
  const char *language;  // the folder's name without .lproj
  const char *name;      // the file's name without .strings
  const unsigned char *bytes;
  size_t count;
};

size_t spoken_table_count(void);
struct spoken_table spoken_table_at(size_t index);

#endif
