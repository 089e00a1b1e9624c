// A text for someone who prefers some languages, with a plural in it.
import Localize

let tables = LocalizedTables(named: "Localizable", inFolder: "Examples/SignIn")
let strings = LocalizedStrings(tables, preferences: ["ru-RU", "en"])

for count in [1, 3, 5] {
  print(try strings.localizedString(forKey: "attemptsLeft", arguments: [FormatArgument(count)]))
}
print(strings.text(forKey: "attemptsLeft")?.origin.path ?? "nowhere")
