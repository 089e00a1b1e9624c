#include "CSpokenLanguages.h"

static const unsigned char ar_uikit[] = {
#embed "../../Localization/ar.lproj/UIKit.strings"
};
static const unsigned char ar_voiceover[] = {
#embed "../../Localization/ar.lproj/VoiceOver.strings"
};
static const unsigned char de_uikit[] = {
#embed "../../Localization/de.lproj/UIKit.strings"
};
static const unsigned char de_voiceover[] = {
#embed "../../Localization/de.lproj/VoiceOver.strings"
};
static const unsigned char en_uikit[] = {
#embed "../../Localization/en.lproj/UIKit.strings"
};
static const unsigned char en_voiceover[] = {
#embed "../../Localization/en.lproj/VoiceOver.strings"
};
static const unsigned char en_voiceovermac[] = {
#embed "../../Localization/en.lproj/VoiceOverMac.strings"
};
static const unsigned char ja_uikit[] = {
#embed "../../Localization/ja.lproj/UIKit.strings"
};
static const unsigned char ja_voiceover[] = {
#embed "../../Localization/ja.lproj/VoiceOver.strings"
};
static const unsigned char ru_uikit[] = {
#embed "../../Localization/ru.lproj/UIKit.strings"
};
static const unsigned char ru_voiceover[] = {
#embed "../../Localization/ru.lproj/VoiceOver.strings"
};

// One line for each table of Localization/, in its order; a test compares the two.
static const struct spoken_table tables[] = {
    {"ar", "UIKit", ar_uikit, sizeof ar_uikit},
    {"ar", "VoiceOver", ar_voiceover, sizeof ar_voiceover},
    {"de", "UIKit", de_uikit, sizeof de_uikit},
    {"de", "VoiceOver", de_voiceover, sizeof de_voiceover},
    {"en", "UIKit", en_uikit, sizeof en_uikit},
    {"en", "VoiceOver", en_voiceover, sizeof en_voiceover},
    {"en", "VoiceOverMac", en_voiceovermac, sizeof en_voiceovermac},
    {"ja", "UIKit", ja_uikit, sizeof ja_uikit},
    {"ja", "VoiceOver", ja_voiceover, sizeof ja_voiceover},
    {"ru", "UIKit", ru_uikit, sizeof ru_uikit},
    {"ru", "VoiceOver", ru_voiceover, sizeof ru_voiceover},
};

size_t spoken_table_count(void) { return sizeof tables / sizeof tables[0]; }

struct spoken_table spoken_table_at(size_t index) { return tables[index]; }
