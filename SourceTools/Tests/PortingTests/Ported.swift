import Porting

/// Returns the text of a file after the port, with other files of the library.
func ported(
  _ text: String, isTest: Bool = false, beside others: [String] = [],
  options: PortOptions = PortOptions()
) -> String {
  port(text, isTest: isTest, beside: others, options: options).files[0].text
}

/// Returns the port of a file with other files of the library.
func port(
  _ text: String, isTest: Bool = false, beside others: [String] = [],
  options: PortOptions = PortOptions()
) -> PortedLibrary {
  let others = others.enumerated().map { Source(path: "Other\($0).swift", text: $1) }
  return PortedLibrary(
    [Source(path: "View.swift", text: text, isTest: isTest)] + others, options: options)
}

/// Returns what was left of a file, a line for each.
func leftovers(_ text: String, beside others: [String] = []) -> [String] {
  port(text, beside: others).files[0].leftovers.map(\.description)
}
