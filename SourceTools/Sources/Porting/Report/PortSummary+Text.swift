extension PortSummary {
  /// The figures as text, a line each, and what was left.
  public var text: String {
    var lines = [
      "\(counted(files, "file")), \(counted(self.lines, "line")), "
        + "\(grouped(changedLines)) changed (\(changedShare))"
    ]
    let rows = PortRule.allCases.compactMap { rule in
      counts[rule].map { (rule.title, grouped($0) + remark(on: rule)) }
    }
    let width = rows.map(\.0.count).max() ?? 0
    lines += rows.map { title, count in "  \(padded(title, to: width))  \(count)" }
    if !thirdParty.isEmpty {
      let sorted = thirdParty.sorted { ($1.value, $0.key) < ($0.value, $1.key) }
      let modules = sorted.map { "\($0.key) \($0.value)" }.joined(separator: " · ")
      lines.append("third-party imports removed: \(modules)")
    }
    if !leftovers.isEmpty {
      lines.append("left unchanged: \(leftovers.count)")
      lines += leftovers.map(\.description)
    }
    return lines.map { $0 + "\n" }.joined()
  }

  private func remark(on rule: PortRule) -> String {
    guard rule == .selectors, namedSelectors > 0 else { return "" }
    return ", \(grouped(namedSelectors)) of them found by name alone"
  }
}

/// Returns a number with a noun, in the plural unless it is one.
func counted(_ number: Int, _ noun: String) -> String {
  "\(grouped(number)) \(noun)\(number == 1 ? "" : "s")"
}

/// Returns a number with a comma before each three digits.
func grouped(_ number: Int) -> String {
  let digits = Array(String(number))
  return String(
    digits.enumerated().flatMap { place, digit -> [Character] in
      let left = digits.count - place
      return place > 0 && left.isMultiple(of: 3) ? [",", digit] : [digit]
    })
}

/// Returns a text with spaces up to a width.
func padded(_ text: String, to width: Int) -> String {
  text + String(repeating: " ", count: max(0, width - text.count))
}
