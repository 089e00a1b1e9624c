#include "CSpokenLanguages.h"

static const unsigned char an_orca[] = {
#embed "../../Localization/an.lproj/Orca.strings"
};
static const unsigned char ar_orca[] = {
#embed "../../Localization/ar.lproj/Orca.strings"
};
static const unsigned char ar_uikit[] = {
#embed "../../Localization/ar.lproj/UIKit.strings"
};
static const unsigned char ar_voiceover[] = {
#embed "../../Localization/ar.lproj/VoiceOver.strings"
};
static const unsigned char be_orca[] = {
#embed "../../Localization/be.lproj/Orca.strings"
};
static const unsigned char bg_orca[] = {
#embed "../../Localization/bg.lproj/Orca.strings"
};
static const unsigned char bs_orca[] = {
#embed "../../Localization/bs.lproj/Orca.strings"
};
static const unsigned char ca_valencia_orca[] = {
#embed "../../Localization/ca-valencia.lproj/Orca.strings"
};
static const unsigned char ca_orca[] = {
#embed "../../Localization/ca.lproj/Orca.strings"
};
static const unsigned char cs_orca[] = {
#embed "../../Localization/cs.lproj/Orca.strings"
};
static const unsigned char da_orca[] = {
#embed "../../Localization/da.lproj/Orca.strings"
};
static const unsigned char de_orca[] = {
#embed "../../Localization/de.lproj/Orca.strings"
};
static const unsigned char de_uikit[] = {
#embed "../../Localization/de.lproj/UIKit.strings"
};
static const unsigned char de_voiceover[] = {
#embed "../../Localization/de.lproj/VoiceOver.strings"
};
static const unsigned char el_orca[] = {
#embed "../../Localization/el.lproj/Orca.strings"
};
static const unsigned char en_orca[] = {
#embed "../../Localization/en.lproj/Orca.strings"
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
static const unsigned char eo_orca[] = {
#embed "../../Localization/eo.lproj/Orca.strings"
};
static const unsigned char es_orca[] = {
#embed "../../Localization/es.lproj/Orca.strings"
};
static const unsigned char eu_orca[] = {
#embed "../../Localization/eu.lproj/Orca.strings"
};
static const unsigned char fa_orca[] = {
#embed "../../Localization/fa.lproj/Orca.strings"
};
static const unsigned char fi_orca[] = {
#embed "../../Localization/fi.lproj/Orca.strings"
};
static const unsigned char fr_orca[] = {
#embed "../../Localization/fr.lproj/Orca.strings"
};
static const unsigned char gl_orca[] = {
#embed "../../Localization/gl.lproj/Orca.strings"
};
static const unsigned char he_orca[] = {
#embed "../../Localization/he.lproj/Orca.strings"
};
static const unsigned char hr_orca[] = {
#embed "../../Localization/hr.lproj/Orca.strings"
};
static const unsigned char hu_orca[] = {
#embed "../../Localization/hu.lproj/Orca.strings"
};
static const unsigned char id_orca[] = {
#embed "../../Localization/id.lproj/Orca.strings"
};
static const unsigned char it_orca[] = {
#embed "../../Localization/it.lproj/Orca.strings"
};
static const unsigned char ja_orca[] = {
#embed "../../Localization/ja.lproj/Orca.strings"
};
static const unsigned char ja_uikit[] = {
#embed "../../Localization/ja.lproj/UIKit.strings"
};
static const unsigned char ja_voiceover[] = {
#embed "../../Localization/ja.lproj/VoiceOver.strings"
};
static const unsigned char ka_orca[] = {
#embed "../../Localization/ka.lproj/Orca.strings"
};
static const unsigned char kk_orca[] = {
#embed "../../Localization/kk.lproj/Orca.strings"
};
static const unsigned char lt_orca[] = {
#embed "../../Localization/lt.lproj/Orca.strings"
};
static const unsigned char lv_orca[] = {
#embed "../../Localization/lv.lproj/Orca.strings"
};
static const unsigned char ms_orca[] = {
#embed "../../Localization/ms.lproj/Orca.strings"
};
static const unsigned char nb_orca[] = {
#embed "../../Localization/nb.lproj/Orca.strings"
};
static const unsigned char ne_orca[] = {
#embed "../../Localization/ne.lproj/Orca.strings"
};
static const unsigned char nl_orca[] = {
#embed "../../Localization/nl.lproj/Orca.strings"
};
static const unsigned char nn_orca[] = {
#embed "../../Localization/nn.lproj/Orca.strings"
};
static const unsigned char oc_orca[] = {
#embed "../../Localization/oc.lproj/Orca.strings"
};
static const unsigned char pl_orca[] = {
#embed "../../Localization/pl.lproj/Orca.strings"
};
static const unsigned char pt_br_orca[] = {
#embed "../../Localization/pt-BR.lproj/Orca.strings"
};
static const unsigned char pt_orca[] = {
#embed "../../Localization/pt.lproj/Orca.strings"
};
static const unsigned char ro_orca[] = {
#embed "../../Localization/ro.lproj/Orca.strings"
};
static const unsigned char ru_orca[] = {
#embed "../../Localization/ru.lproj/Orca.strings"
};
static const unsigned char ru_uikit[] = {
#embed "../../Localization/ru.lproj/UIKit.strings"
};
static const unsigned char ru_voiceover[] = {
#embed "../../Localization/ru.lproj/VoiceOver.strings"
};
static const unsigned char sk_orca[] = {
#embed "../../Localization/sk.lproj/Orca.strings"
};
static const unsigned char sl_orca[] = {
#embed "../../Localization/sl.lproj/Orca.strings"
};
static const unsigned char sr_latn_orca[] = {
#embed "../../Localization/sr-Latn.lproj/Orca.strings"
};
static const unsigned char sr_orca[] = {
#embed "../../Localization/sr.lproj/Orca.strings"
};
static const unsigned char sv_orca[] = {
#embed "../../Localization/sv.lproj/Orca.strings"
};
static const unsigned char th_orca[] = {
#embed "../../Localization/th.lproj/Orca.strings"
};
static const unsigned char tr_orca[] = {
#embed "../../Localization/tr.lproj/Orca.strings"
};
static const unsigned char ug_orca[] = {
#embed "../../Localization/ug.lproj/Orca.strings"
};
static const unsigned char uk_orca[] = {
#embed "../../Localization/uk.lproj/Orca.strings"
};
static const unsigned char uz_orca[] = {
#embed "../../Localization/uz.lproj/Orca.strings"
};
static const unsigned char zh_hk_orca[] = {
#embed "../../Localization/zh-HK.lproj/Orca.strings"
};
static const unsigned char zh_hans_orca[] = {
#embed "../../Localization/zh-Hans.lproj/Orca.strings"
};
static const unsigned char zh_hant_orca[] = {
#embed "../../Localization/zh-Hant.lproj/Orca.strings"
};

// One line for each table of Localization/, in its order; a test compares the two.
static const struct spoken_table tables[] = {
    {"an", "Orca", an_orca, sizeof an_orca},
    {"ar", "Orca", ar_orca, sizeof ar_orca},
    {"ar", "UIKit", ar_uikit, sizeof ar_uikit},
    {"ar", "VoiceOver", ar_voiceover, sizeof ar_voiceover},
    {"be", "Orca", be_orca, sizeof be_orca},
    {"bg", "Orca", bg_orca, sizeof bg_orca},
    {"bs", "Orca", bs_orca, sizeof bs_orca},
    {"ca-valencia", "Orca", ca_valencia_orca, sizeof ca_valencia_orca},
    {"ca", "Orca", ca_orca, sizeof ca_orca},
    {"cs", "Orca", cs_orca, sizeof cs_orca},
    {"da", "Orca", da_orca, sizeof da_orca},
    {"de", "Orca", de_orca, sizeof de_orca},
    {"de", "UIKit", de_uikit, sizeof de_uikit},
    {"de", "VoiceOver", de_voiceover, sizeof de_voiceover},
    {"el", "Orca", el_orca, sizeof el_orca},
    {"en", "Orca", en_orca, sizeof en_orca},
    {"en", "UIKit", en_uikit, sizeof en_uikit},
    {"en", "VoiceOver", en_voiceover, sizeof en_voiceover},
    {"en", "VoiceOverMac", en_voiceovermac, sizeof en_voiceovermac},
    {"eo", "Orca", eo_orca, sizeof eo_orca},
    {"es", "Orca", es_orca, sizeof es_orca},
    {"eu", "Orca", eu_orca, sizeof eu_orca},
    {"fa", "Orca", fa_orca, sizeof fa_orca},
    {"fi", "Orca", fi_orca, sizeof fi_orca},
    {"fr", "Orca", fr_orca, sizeof fr_orca},
    {"gl", "Orca", gl_orca, sizeof gl_orca},
    {"he", "Orca", he_orca, sizeof he_orca},
    {"hr", "Orca", hr_orca, sizeof hr_orca},
    {"hu", "Orca", hu_orca, sizeof hu_orca},
    {"id", "Orca", id_orca, sizeof id_orca},
    {"it", "Orca", it_orca, sizeof it_orca},
    {"ja", "Orca", ja_orca, sizeof ja_orca},
    {"ja", "UIKit", ja_uikit, sizeof ja_uikit},
    {"ja", "VoiceOver", ja_voiceover, sizeof ja_voiceover},
    {"ka", "Orca", ka_orca, sizeof ka_orca},
    {"kk", "Orca", kk_orca, sizeof kk_orca},
    {"lt", "Orca", lt_orca, sizeof lt_orca},
    {"lv", "Orca", lv_orca, sizeof lv_orca},
    {"ms", "Orca", ms_orca, sizeof ms_orca},
    {"nb", "Orca", nb_orca, sizeof nb_orca},
    {"ne", "Orca", ne_orca, sizeof ne_orca},
    {"nl", "Orca", nl_orca, sizeof nl_orca},
    {"nn", "Orca", nn_orca, sizeof nn_orca},
    {"oc", "Orca", oc_orca, sizeof oc_orca},
    {"pl", "Orca", pl_orca, sizeof pl_orca},
    {"pt-BR", "Orca", pt_br_orca, sizeof pt_br_orca},
    {"pt", "Orca", pt_orca, sizeof pt_orca},
    {"ro", "Orca", ro_orca, sizeof ro_orca},
    {"ru", "Orca", ru_orca, sizeof ru_orca},
    {"ru", "UIKit", ru_uikit, sizeof ru_uikit},
    {"ru", "VoiceOver", ru_voiceover, sizeof ru_voiceover},
    {"sk", "Orca", sk_orca, sizeof sk_orca},
    {"sl", "Orca", sl_orca, sizeof sl_orca},
    {"sr-Latn", "Orca", sr_latn_orca, sizeof sr_latn_orca},
    {"sr", "Orca", sr_orca, sizeof sr_orca},
    {"sv", "Orca", sv_orca, sizeof sv_orca},
    {"th", "Orca", th_orca, sizeof th_orca},
    {"tr", "Orca", tr_orca, sizeof tr_orca},
    {"ug", "Orca", ug_orca, sizeof ug_orca},
    {"uk", "Orca", uk_orca, sizeof uk_orca},
    {"uz", "Orca", uz_orca, sizeof uz_orca},
    {"zh-HK", "Orca", zh_hk_orca, sizeof zh_hk_orca},
    {"zh-Hans", "Orca", zh_hans_orca, sizeof zh_hans_orca},
    {"zh-Hant", "Orca", zh_hant_orca, sizeof zh_hant_orca},
};

size_t spoken_table_count(void) { return sizeof tables / sizeof tables[0]; }

struct spoken_table spoken_table_at(size_t index) { return tables[index]; }
