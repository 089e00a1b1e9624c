import Auditing
import Glibc
import Localize

/// Reads the tables of forty languages with two thousand keys each, and checks them.
@MainActor
func tables(_ runner: inout Runner, folder: String) {
  let languages = [
    "ar", "bg", "bn", "ca", "cs", "da", "de", "el", "en", "es", "et", "fa", "fi", "fr", "he", "hi",
    "hr", "hu", "id", "it", "ja", "ko", "lt", "lv", "ms", "nb", "nl", "pl", "pt", "ro", "ru", "sk",
    "sl", "sv", "th", "tr", "uk", "vi", "zh-Hans", "zh-Hant",
  ]
  let words = [
    "ar": "فتح المستند", "bg": "Отваряне на документа", "bn": "নথি খুলুন", "el": "Άνοιγμα εγγράφου",
    "en": "Open the document", "fa": "باز کردن سند", "he": "פתיחת המסמך", "hi": "दस्तावेज़ खोलें",
    "ja": "書類を開く", "ko": "문서 열기", "ru": "Открыть документ", "th": "เปิดเอกสาร",
    "uk": "Відкрити документ", "zh-Hans": "打开文件读取数据", "zh-Hant": "打開檔案讀取資料",
  ]
  let root = "\(folder)/Checked"
  mkdir(root, 0o755)
  for language in languages {
    mkdir("\(root)/\(language).lproj", 0o755)
    var text = ""
    for number in 0..<2000 {
      let word = words[language] ?? "Öffnen \(language)"
      text +=
        number % 4 == 0
        ? "\"key.\(number)\" = \"\(word) %d of %@, number \(number)\";\n"
        : "/* A button */\n\"key.\(number)\" = \"\(word), number \(number)…\";\n"
    }
    guard let file = fopen("\(root)/\(language).lproj/Localizable.strings", "w") else { return }
    fputs(text, file)
    fclose(file)
  }
  var findings = 0
  runner.row("tables", "40 x 2000", "read") { operations in
    for _ in 0..<operations {
      findings &+= LocalizedTables(named: "Localizable", inFolder: root).files().files.count
    }
  }
  runner.row("tables", "40 x 2000", "read and check") { operations in
    for _ in 0..<operations {
      findings &+= TableAudit().audit(LocalizedTables(named: "Localizable", inFolder: root)).count
    }
  }
  withExtendedLifetime(findings) {}
}
