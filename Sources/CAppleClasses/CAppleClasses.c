#include "CAppleClasses.h"

static const unsigned char table[] = {
#embed "AppleClasses.txt"
};

const unsigned char *apple_classes_bytes(void) { return table; }

size_t apple_classes_count(void) { return sizeof table; }
