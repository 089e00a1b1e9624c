import AppSources

extension ObjectiveCScanner {
  /// Adds the selector between the parentheses of `@selector`.
  mutating func scanSelector() {
    guard let first = token(after: 1) else { return }
    let words = parenthesized()
    guard words.allSatisfy({ $0.kind == .name || $0.isMark(":") }), !words.isEmpty else { return }
    add(.selector, words.map(\.text).joined(), at: first)
  }

  /// Adds the name that a function or a part of a message uses, and the assignment to a property.
  mutating func scanUses(of token: Token) {
    guard let next = self.token(after: 1) else { return }
    if next.isMark("("), let kind = Self.functions[token.text],
      let text = self.token(after: 2), text.kind == .text
    {
      let table = Self.tableFunctions.contains(token.text) ? self.token(after: 4) : nil
      add(kind, text.text, table: table.flatMap { $0.kind == .text ? $0.text : nil }, at: text)
      if kind == .key, let last = file.uses.indices.last {
        file.uses[last].arguments = formatArguments
        file.uses[last].isChosenByNumber =
          index >= 2 && tokens[index - 1].isMark("?") && tokens[index - 2].text == "1"
      }
    } else if next.isMark(":"), let text = self.token(after: 2), let kind = Self.parts[token.text],
      self.token(after: 2)?.isMark("(") == false
    {
      add(kind, text.kind == .text ? text.text : "", table: table(afterKey: token), at: text)
    } else if next.isMark("=") {
      scanAssignment(to: token)
    }
  }

  /// The kinds of the arguments of `stringWithFormat:` whose format is the text that the function at the scan looks up; nil
  /// for another text.
  private var formatArguments: [ArgumentKind]? {
    let messages: Set = ["stringWithFormat", "localizedStringWithFormat", "initWithFormat"]
    guard index >= 2, tokens[index - 1].isMark(":"), messages.contains(tokens[index - 2].text)
    else {
      return nil
    }
    var (kinds, depth, place) = ([ArgumentKind](), 0, index + 1)
    // A call with more words is not looked through.
    while place < tokens.count, place - index < 200 {
      let token = tokens[place]
      if depth == 0, token.isMark("]") { return kinds }
      if token.isMark("(") || token.isMark("[") || token.isMark("{") { depth += 1 }
      if token.isMark(")") || token.isMark("]") || token.isMark("}") { depth -= 1 }
      if depth == 0, token.isMark(",") {
        let next = place + 1 < tokens.count ? tokens[place + 1] : nil
        kinds.append(next?.kind == .text ? .text : .unknown)
      }
      place += 1
    }
    return nil
  }

  /// Returns the table of `localizedStringForKey:value:table:`.
  private func table(afterKey token: Token) -> String? {
    guard token.text == "localizedStringForKey" else { return nil }
    for place in index..<min(tokens.count - 2, index + 24) where tokens[place].isName("table") {
      return tokens[place + 1].isMark(":") && tokens[place + 2].kind == .text
        ? tokens[place + 2].text : nil
    }
    return nil
  }

  /// Adds the assignment of `self.save.hidden = YES`.
  private mutating func scanAssignment(to token: Token) {
    guard self.token(after: 2)?.isMark("=") != true,
      let property = DocumentProperties.name(token.text), index >= 2, tokens[index - 1].isMark(".")
    else { return }
    let names = receiver(before: index - 1)
    let end = index - 2 - names.count * 2
    if end > 0, tokens[end + 1].isMark("."), let part = part(endingAt: end) {
      let position = position(of: token)
      var assignment = Assignment(in: typeName, to: property, of: part.outlet, at: position)
      (assignment.part, assignment.partName) = (part.message, part.name)
      file.assignments.append(assignment)
      return
    }
    add(property, at: token, of: names, value: self.token(after: 2))
  }

  /// Returns the outlet and the message of `[self.table tableColumnWithIdentifier:@"Name"]`, whose bracket closes at a place;
  /// nil for anything else.
  private func part(endingAt place: Int) -> (outlet: String, message: String, name: String?)? {
    guard place > 0, tokens[place].isMark("]") else { return nil }
    var (start, depth) = (place, 0)
    // A message that chooses a part is short.
    while start >= 0, place - start < 40 {
      if tokens[start].isMark("]") { depth += 1 }
      if tokens[start].isMark("[") { depth -= 1 }
      if depth == 0 { break }
      start -= 1
    }
    guard depth == 0, start + 1 < place else { return nil }
    var end = start + 1
    var names: [String] = []
    while end < place, tokens[end].kind == .name {
      names.append(tokens[end].text)
      guard end + 1 < place, tokens[end + 1].isMark(".") else { break }
      end += 2
    }
    guard let outlet = names.first(where: { $0 != "self" }), end + 1 < place,
      tokens[end + 1].kind == .name
    else { return nil }
    let argument = end + 3 < place && tokens[end + 2].isMark(":") ? tokens[end + 3] : nil
    return (
      outlet.hasPrefix("_") ? String(outlet.dropFirst()) : outlet, tokens[end + 1].text,
      argument.flatMap { $0.kind == .text || $0.kind == .literal ? $0.text : nil }
    )
  }

  /// Adds the assignment of `[self.save setTitle:@"Save" forState:UIControlStateNormal]`.
  mutating func scanSetter() {
    var end = index + 1
    // The receiver: a name, or names with dots between.
    guard end < tokens.count, tokens[end].kind == .name else { return }
    while end + 2 < tokens.count, tokens[end + 1].isMark("."), tokens[end + 2].kind == .name {
      end += 2
    }
    guard end + 2 < tokens.count, tokens[end + 1].kind == .name, tokens[end + 2].isMark(":") else {
      return
    }
    let method = tokens[end + 1]
    let isTarget = method.text == "addTarget" || method.text == "setTarget"
    guard let property = isTarget ? "action" : DocumentProperties.name(ofSetter: method.text) else {
      return
    }
    let value = end + 3 < tokens.count ? tokens[end + 3] : nil
    add(property, at: method, of: receiver(before: end + 1), value: value)
  }

  /// The names before a place that dots join, the last one first.
  private func receiver(before place: Int) -> [String] {
    var names: [String] = []
    var place = place - 1
    while place >= 0, tokens[place].kind == .name, names.count < 4 {
      names.append(tokens[place].text)
      guard place >= 1, tokens[place - 1].isMark(".") else { break }
      place -= 2
    }
    return names
  }

  private mutating func add(
    _ property: String, at token: Token, of receiver: [String], value: Token?
  ) {
    guard let last = receiver.first else { return }
    var (type, outlet): (String, String?) = (typeName, nil)
    if last != "self", last != "super" {
      outlet = last.hasPrefix("_") ? String(last.dropFirst()) : last
      // Of the outlet of another object, only the name is known.
      if receiver.count > 1, receiver[1] != "self" { type = "" }
    }
    let words = ["YES": "true", "NO": "false", "nil": "nil", "true": "true", "false": "false"]
    let text: String? =
      switch value?.kind {
      case .text: value?.text
      case .name: value.flatMap { words[$0.text] }
      default: nil
      }
    file.assignments.append(
      Assignment(in: type, to: property, of: outlet, value: text, at: position(of: token)))
  }

  /// The functions whose first argument is a name.
  private static let functions: [String: NameUse.Kind] = [
    "NSLocalizedString": .key, "NSLocalizedStringFromTable": .key,
    "NSLocalizedStringFromTableInBundle": .key, "NSLocalizedStringWithDefaultValue": .key,
    "NSSelectorFromString": .selector,
  ]

  /// The functions whose second argument is a string table.
  private static let tableFunctions: Set = [
    "NSLocalizedStringFromTable", "NSLocalizedStringFromTableInBundle",
    "NSLocalizedStringWithDefaultValue",
  ]

  /// The parts of messages whose argument is a name.
  private static let parts: [String: NameUse.Kind] = [
    "localizedStringForKey": .key, "performSegueWithIdentifier": .segue,
    "shouldPerformSegueWithIdentifier": .segue, "storyboardWithName": .storyboard,
    "instantiateViewControllerWithIdentifier": .storyboardID,
    "instantiateControllerWithIdentifier": .storyboardID,
    "dequeueReusableCellWithIdentifier": .reuseIdentifier,
    "dequeueReusableCellWithReuseIdentifier": .reuseIdentifier,
    "dequeueReusableHeaderFooterViewWithIdentifier": .reuseIdentifier,
    "forCellReuseIdentifier": .registration, "forCellWithReuseIdentifier": .registration,
    "forHeaderFooterViewReuseIdentifier": .registration, "reuseIdentifier": .registration,
    "nibWithNibName": .nib,
    "loadNibNamed": .nib, "initWithNibName": .nib, "initWithWindowNibName": .nib,
    "initWithNibNamed": .nib, "imageNamed": .image, "colorNamed": .color, "valueForKey": .keyPath,
    "forKey": .keyPath, "valueForKeyPath": .keyPath, "forKeyPath": .keyPath,
  ]
}
