import Localize

/// The scripts of letters.
enum Script: String, CaseIterable {
  case latin = "Latin"
  case greek = "Greek"
  case cyrillic = "Cyrillic"
  case hebrew = "Hebrew"
  case arabic = "Arabic"
  case devanagari = "Devanagari"
  case thai = "Thai"
  case hangul = "Korean"
  case kana = "Japanese"
  case han = "Chinese"

  private init?(_ scalar: UInt32) {
    switch scalar {
    case 0x41...0x5A, 0x61...0x7A, 0xC0...0x24F, 0x1E00...0x1EFF: self = .latin
    case 0x370...0x3FF, 0x1F00...0x1FFF: self = .greek
    case 0x400...0x52F: self = .cyrillic
    case 0x590...0x5FF, 0xFB1D...0xFB4F: self = .hebrew
    case 0x600...0x6FF, 0x750...0x77F, 0xFB50...0xFDFF, 0xFE70...0xFEFF: self = .arabic
    case 0x900...0x97F: self = .devanagari
    case 0xE00...0xE7F: self = .thai
    case 0x1100...0x11FF, 0xAC00...0xD7AF, 0x3130...0x318F: self = .hangul
    case 0x3040...0x30FF, 0x31F0...0x31FF: self = .kana
    case 0x4E00...0x9FFF, 0x3400...0x4DBF: self = .han
    default: return nil
    }
  }

  /// Returns the script of most letters; nil for a text without letters, or of other scripts alone.
  static func dominant(in text: String) -> Script? {
    withUnsafeTemporaryAllocation(of: Int.self, capacity: allCases.count) { counts in
      counts.initialize(repeating: 0)
      text.utf8Span.span.forEachScalar { scalar in
        if let script = Script(scalar) { counts[script.place] += 1 }
      }
      var most: Script?
      for script in allCases where counts[script.place] > (most.map { counts[$0.place] } ?? 0) {
        most = script
      }
      return most
    }
  }

  private var place: Int {
    switch self {
    case .latin: 0
    case .greek: 1
    case .cyrillic: 2
    case .hebrew: 3
    case .arabic: 4
    case .devanagari: 5
    case .thai: 6
    case .hangul: 7
    case .kana: 8
    case .han: 9
    }
  }

  /// Indicates whether spaces stand between words.
  var usesSpaces: Bool { ![.thai, .kana, .han].contains(self) }

  /// Returns the scripts of a language; nil for one that is not among these.
  static func of(_ language: LanguageTag) -> Set<Script>? {
    switch language.likelyScript {
    // Serbian and others are written in Latin letters as well.
    case "Cyrl" where ["sr", "uz", "kk", "mn", "az"].contains(language.language): nil
    case "Latn": [.latin]
    case "Grek": [.greek]
    case "Cyrl": [.cyrillic]
    case "Hebr": [.hebrew]
    case "Arab": [.arabic]
    case "Deva": [.devanagari]
    case "Thai": [.thai]
    case "Kore": [.hangul, .han]
    case "Jpan": [.kana, .han]
    case "Hans", "Hant": [.han]
    default: nil
    }
  }
}
