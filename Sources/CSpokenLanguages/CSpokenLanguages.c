#include "CSpokenLanguages.h"

static const unsigned char en[] = {
#embed "../../Localization/en.lproj/Speech.strings"
};

// One line for each folder of Localization/, in its order; a test compares the two.
static const struct spoken_table tables[] = {
    {"en", en, sizeof en},
};

size_t spoken_table_count(void) { return sizeof tables / sizeof tables[0]; }

struct spoken_table spoken_table_at(size_t index) { return tables[index]; }
