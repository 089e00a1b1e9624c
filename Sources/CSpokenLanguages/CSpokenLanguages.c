#include "CSpokenLanguages.h"

static const unsigned char ar[] = {
#embed "../../Localization/ar.lproj/Speech.strings"
};
static const unsigned char de[] = {
#embed "../../Localization/de.lproj/Speech.strings"
};
static const unsigned char en[] = {
#embed "../../Localization/en.lproj/Speech.strings"
};
static const unsigned char ja[] = {
#embed "../../Localization/ja.lproj/Speech.strings"
};
static const unsigned char ru[] = {
#embed "../../Localization/ru.lproj/Speech.strings"
};

// One line for each folder of Localization/, in its order; a test compares the two.
static const struct spoken_table tables[] = {
    {"ar", ar, sizeof ar},
    {"de", de, sizeof de},
    {"en", en, sizeof en},
    {"ja", ja, sizeof ja},
    {"ru", ru, sizeof ru},
};

size_t spoken_table_count(void) { return sizeof tables / sizeof tables[0]; }

struct spoken_table spoken_table_at(size_t index) { return tables[index]; }
