@testable import Auditing

private func catalog(_ entry: String, language: String = "de") -> [String: String] {
  [
    "Localizable.xcstrings": """
    {"sourceLanguage": "en", "strings": {"Save": {"localizations": {"\(language)": \(entry)}}}, "version": "1.0"}

    """
  ]
}

private func unit(_ text: String, _ state: String = "translated") -> String {
  #"{"stringUnit": {"state": "\#(state)", "value": "\#(text)"}}"#
}

private func plural(_ texts: [String: String], format: String = "%#@n@") -> String {
  TablePluralRules.dictionary(texts, format: format)
}

private func information(_ content: String) -> String {
  """
  <?xml version="1.0" encoding="UTF-8"?>
  <plist version="1.0"><dict>
  \(content)
  </dict></plist>

  """
}

private let label = AuditExample(
  #"<label text="Name" id="aaa-bb-ccc"><rect key="frame" x="0" y="0" width="99" height="44"/></label>"#
).document

/// Tables that are nearly wrong.
let tableNearMisses: [NearMiss] = [
  NearMiss(
    "table-syntax", "the braces of an old list are allowed", strings: ["en": "{ \"a\" = \"A\"; }"]),
  NearMiss(
    "table-syntax", "a comment stands before the semicolon",
    strings: ["en": "\"a\" = \"A\" /* x */;"]),
  NearMiss(
    "lost-entries", "a NUL stands between entries",
    strings: ["en": "\"a\" = \"A\";\u{0}\n\"b\" = \"B\";"]),
  NearMiss(
    "open-comment", "the text has the signs of a comment", strings: ["en": "\"a\" = \"/* A\";"]),
  NearMiss(
    "duplicate-key", "the keys differ in a letter's case",
    strings: ["en": "\"a\" = \"A\";\n\"A\" = \"A\";"]),
  NearMiss("key-without-value", "the text is empty", strings: ["en": "\"a\" = \"\";"]),
  NearMiss(
    "value-not-text", "the text is a number without quotation marks", strings: ["en": "\"a\" = 12;"]
  ),
  NearMiss(
    "meaningless-escape", "a line break is escaped", strings: ["en": "\"a\" = \"A\\\nB\\tC\";"]),
  NearMiss("octal-escape", "the escape is of ASCII", strings: ["en": #""a" = "\101";"#]),
  NearMiss(
    "table-encoding", "the file has a byte order mark of UTF-8",
    strings: ["en": "\u{FEFF}\"a\" = \"A\";"]),
  NearMiss(
    "stray-character", "a character joins emoji", strings: ["en": "\"a\" = \"👩\u{200D}🚀\";"]),
  NearMiss(
    "typographic-delimiter", "the marks stand in the text", strings: ["en": "\"a\" = \"“A”\";"]),
  NearMiss(
    "catalog-version", "the version is a later one of the first",
    files: [
      "Localizable.xcstrings": #"{"sourceLanguage": "en", "strings": {}, "version": "1.2"}"#
    ]),

  NearMiss(
    "missing-translation", "the text is a conversion alone",
    strings: ["en": "\"a\" = \"A\";\n\"n\" = \"%d/%@\";", "de": "\"a\" = \"Ä\";"]),
  NearMiss(
    "missing-translation", "the table of the region has a parent",
    strings: [
      "en": "\"a\" = \"Color\";\n\"b\" = \"Big\";",
      "fr": "\"a\" = \"Couleur\";\n\"b\" = \"Grand\";", "fr-CA": "\"a\" = \"Couleur\";",
    ]),
  NearMiss(
    "missing-translation", "the catalog keeps the text",
    files: [
      "Localizable.xcstrings": """
      {"sourceLanguage": "en", "strings": {"OK": {"shouldTranslate": false}, "Save": {"localizations": {"de": \(unit("Sichern"))}}},
       "version": "1.0"}

      """
    ]),
  NearMiss(
    "orphan-key", "the source has it empty",
    strings: ["en": "\"a\" = \"\";", "de": "\"a\" = \"Ä\";"]),
  NearMiss(
    "same-as-source", "the text is an abbreviation",
    strings: ["en": "\"a\" = \"HTML5\";", "de": "\"a\" = \"HTML5\";"]),
  NearMiss(
    "same-as-source", "the language is the same in another region",
    strings: [
      "en": "\"a\" = \"Save the file\";", "en-GB": "\"a\" = \"Save the file\";",
    ]),
  NearMiss(
    "empty-translation", "the source shows nothing",
    strings: ["en": "\"a\" = \" \";", "de": "\"a\" = \"\";"]),
  NearMiss(
    "needs-review", "the source language is new",
    files: catalog(unit("Save", "needs_review"), language: "en")),
  NearMiss(
    "stale-key", "the key was migrated",
    files: [
      "Localizable.xcstrings":
        #"{"sourceLanguage": "en", "strings": {"Save": {"extractionState": "migrated"}}, "version": "1.0"}"#
    ]),
  NearMiss(
    "unknown-object", "the key is a word with a period",
    files: [
      "Base.lproj/Example.xib": label,
      "de.lproj/Example.strings": "\"aaa-bb-ccc.text\" = \"Name\"; \"save.title\" = \"Sichern\";\n",
    ]),
  NearMiss(
    "other-than-document", "the table is of another language",
    files: [
      "Base.lproj/Example.xib": label,
      "de.lproj/Example.strings": "\"aaa-bb-ccc.text\" = \"Titel\";\n",
    ]),
  NearMiss(
    "different-translations", "one of the two is not translated",
    strings: [
      "en": "\"a\" = \"Save\";\n\"b\" = \"Save\";", "de": "\"a\" = \"Sichern\";\n\"b\" = \"\";",
    ]),

  NearMiss(
    "conversion-type", "the integers are of different sizes",
    strings: ["en": "\"n\" = \"%d of %lu\";", "de": "\"n\" = \"%ld von %d\";"]),
  NearMiss(
    "conversion-type", "the text is a percentage",
    strings: ["en": "\"n\" = \"50% of all\";", "de": "\"n\" = \"50 % aller\";"]),
  NearMiss(
    "conversion-order", "two texts change places",
    strings: ["en": "\"n\" = \"%@ by %@\";", "ja": "\"n\" = \"%2$@の%1$@\";"]),
  NearMiss(
    "conversion-count", "a plural leaves the number out for one",
    files: [
      "en.lproj/Localizable.stringsdict": plural(["one": "%d song", "other": "%d songs"]),
      "de.lproj/Localizable.stringsdict": plural(["one": "ein Lied", "other": "%d Lieder"]),
    ]),
  NearMiss(
    "mixed-positions", "a variable of a catalog has its own number",
    files: catalog(
      """
      {"stringUnit": {"state": "translated", "value": "%#@n@ von %#@m@"}, "substitutions": {
       "n": {"argNum": 2, "formatSpecifier": "lld", "variations": {"plural": {"other": \(unit("%arg"))}}},
       "m": {"argNum": 1, "formatSpecifier": "lld", "variations": {"plural": {"other": \(unit("%arg"))}}}}}
      """)),
  NearMiss(
    "stray-percent", "the text is not filled in", strings: ["en": "\"n\" = \"100% sure, 50%\";"]),
  NearMiss(
    "c-conversion", "the percent sign is written twice", strings: ["en": "\"n\" = \"%@ and %%s\";"]),

  NearMiss(
    "plural-without-other", "other is empty",
    files: ["en.lproj/Localizable.stringsdict": plural(["other": ""])]),
  NearMiss(
    "missing-category", "the language has one category",
    files: ["ja.lproj/Localizable.stringsdict": plural(["other": "%d曲"])]),
  NearMiss(
    "missing-category", "CLDR does not know the language",
    files: ["oc.lproj/Localizable.stringsdict": plural(["other": "%d"])]),
  NearMiss(
    "unused-category", "Apple takes zero in every language",
    files: [
      "en.lproj/Localizable.stringsdict": plural([
        "zero": "none", "one": "%d song", "other": "%d songs",
      ])
    ]),
  NearMiss(
    "unknown-category", "all six exist",
    files: [
      "ar.lproj/Localizable.stringsdict": plural([
        "zero": "%d", "one": "%d", "two": "%d", "few": "%d", "many": "%d", "other": "%d",
      ])
    ]),
  NearMiss(
    "duplicate-selector", "a number and its category",
    strings: ["en": "\"n\" = \"{n, plural, =1{one} one{#} other{#}}\";"]),
  NearMiss(
    "category-without-number", "the category is of one number",
    files: [
      "de.lproj/Localizable.stringsdict": plural(["one": "ein Lied", "other": "%d Lieder"])
    ]),
  NearMiss(
    "category-without-number", "no text shows the number",
    files: [
      "ru.lproj/Localizable.stringsdict": plural([
        "one": "песня", "few": "песни", "many": "песен", "other": "песни",
      ])
    ]),
  NearMiss(
    "plural-variable", "the variable has a position",
    files: [
      "en.lproj/Localizable.stringsdict": plural(
        ["one": "%d song", "other": "%d songs"], format: "%1$#@n@")
    ]),
  NearMiss(
    "recursive-variable", "the texts have another conversion",
    files: [
      "en.lproj/Localizable.stringsdict": plural(["one": "%d in %@", "other": "%d in %@"])
    ]),
  NearMiss(
    "plural-value-type", "the texts show another argument",
    files: [
      "en.lproj/Localizable.stringsdict": plural(["one": "%2$@", "other": "%2$@"])
    ]),
  NearMiss(
    "width-key", "the widths are in no order",
    files: [
      "en.lproj/Localizable.stringsdict": """
      <?xml version="1.0" encoding="UTF-8"?>
      <plist version="1.0"><dict><key>ok</key><dict><key>NSStringVariableWidthRuleType</key>
      <dict><key>40</key><string>Okay</string><key>20</key><string>OK</string></dict></dict></dict></plist>

      """
    ]),

  NearMiss(
    "message-syntax", "the braces are no message", strings: ["en": "\"n\" = \"{name, as in {x\";"]),
  NearMiss(
    "message-quotes", "an apostrophe stands before a letter",
    strings: ["en": "\"n\" = \"{n, number} of Anna's\";"]),
  NearMiss(
    "message-arguments", "a branch names the argument again",
    strings: [
      "en": "\"n\" = \"{g, select, other{{n, number}}}\";",
      "de": "\"n\" = \"{g, select, a{{n, number}} other{{n}}}\";",
    ]),
  NearMiss(
    "message-style", "a plural stands in a select",
    strings: [
      "en": "\"n\" = \"{g, select, other{{n, plural, other{{m, plural, other{#}}}}}}\";"
    ]),

  NearMiss(
    "different-ending", "three periods are an ellipsis",
    strings: ["en": "\"a\" = \"Save…\";", "de": "\"a\" = \"Sichern...\";"]),
  NearMiss(
    "different-ending", "Greek asks with a semicolon",
    strings: ["en": "\"a\" = \"Save it?\";", "el": "\"a\" = \"Αποθήκευση;\";"]),
  NearMiss(
    "different-ending", "the period is that of an abbreviation",
    strings: ["en": "\"a\" = \"Min.\";", "tr": "\"a\" = \"Dakika\";"]),
  NearMiss(
    "line-breaks", "a line break of two bytes",
    strings: ["en": #""a" = "A\nB";"#, "de": #""a" = "A\r\nB";"#]),
  NearMiss(
    "different-markup", "angle brackets are no tag",
    strings: ["en": "\"a\" = \"<unknown>\";", "de": "\"a\" = \"<unbekannt>\";"]),
  NearMiss(
    "long-translation", "the source has many characters in few",
    strings: ["ja": "\"a\" = \"保存\";", "en": "\"a\" = \"Save this document\";"], development: "ja"),
  NearMiss(
    "not-composed", "a mark has no letter to join", strings: ["vi": "\"a\" = \"x\u{301}\";"]),

  NearMiss(
    "direction-controls", "marks are not closed",
    strings: ["he": "\"a\" = \"\u{200F}שלום\u{200E}\";"]),
  NearMiss(
    "unisolated-argument", "the text is not translated",
    strings: ["en": "\"a\" = \"Year %@\";", "he": "\"a\" = \"Year %@\";"]),
  NearMiss(
    "table-script", "one character may be of both",
    strings: ["en": "\"a\" = \"Learn more\";", "zh-TW": "\"a\" = \"了解更多\";"]),
  NearMiss(
    "table-script", "the name is in Latin letters",
    strings: ["en": "\"a\" = \"Music app\";", "ru": "\"a\" = \"Music\";"]),

  NearMiss(
    "folder-name", "the folder has an old name of Apple", strings: ["French": "\"a\" = \"A\";"]),
  NearMiss(
    "folder-alias", "the tag has a script",
    strings: ["sr-Latn": "\"a\" = \"A\";", "sr": "\"a\" = \"А\";"]),
  NearMiss(
    "no-source-table", "the folder of the base has it",
    strings: ["Base": "\"a\" = \"A\";", "de": "\"a\" = \"Ä\";"], development: "en"),
  NearMiss(
    "bundle-localizations", "the names are spelled in two ways",
    files: [
      "Info.plist": information(
        "<key>CFBundleLocalizations</key><array><string>en</string><string>pt_BR</string></array>"),
      "en.lproj/InfoPlist.strings": "\"CFBundleName\" = \"App\";\n",
      "pt-BR.lproj/InfoPlist.strings": "\"CFBundleName\" = \"App\";\n",
    ]),
  NearMiss(
    "region-table", "the region has no parent",
    strings: ["en": "\"a\" = \"A\";\n\"b\" = \"B\";", "pt-BR": "\"a\" = \"A\";"]),
  NearMiss(
    "overruled-text", "the plural is of another language",
    files: [
      "en.lproj/Localizable.strings": "\"songs\" = \"songs\";\n",
      "de.lproj/Localizable.stringsdict": plural(["one": "%d Lied", "other": "%d Lieder"]),
    ]),
  NearMiss(
    "usage-description", "the key is not in Info.plist",
    files: [
      "Info.plist": information("<key>CFBundleName</key><string>App</string>"),
      "en.lproj/InfoPlist.strings": "\"NSCameraUsageDescription\" = \"To scan\";\n",
      "de.lproj/InfoPlist.strings": "\"CFBundleName\" = \"App\";\n",
    ]),
]

extension NearMiss {
  fileprivate init(
    _ rule: String, _ why: String, strings: [String: String], development: String? = nil
  ) {
    self.init(rule, why, AuditExample(strings: strings, development: development))
  }

  fileprivate init(_ rule: String, _ why: String, files: [String: String]) {
    self.init(rule, why, AuditExample(files: files))
  }
}
