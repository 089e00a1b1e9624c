// The table of Apple's classes, embedded when the package is built.
#ifndef CAPPLECLASSES_H
#define CAPPLECLASSES_H

#include <stddef.h>

const unsigned char *apple_classes_bytes(void);
size_t apple_classes_count(void);

#endif
