import TextFormats

extension JSONTree {
  private static func unit(_ text: String) -> JSONTree {
    JSONTree([
      (
        "stringUnit",
        JSONTree([("state", .init(.string("translated"))), ("value", .init(.string(text)))])
      )
    ])
  }

  private static func variations(_ kind: String, _ members: [(key: String, value: JSONTree)])
    -> JSONTree
  {
    JSONTree([("variations", JSONTree([(kind, JSONTree(members))]))])
  }

  /// Creates the JSON of a key's value in a language.
  init(_ value: LocalizedValue) {
    switch value {
    case .text(let text): self = Self.unit(text)
    case .format(let format, let variables):
      let arguments = FormatString(format).arguments(of: variables)
      let substitutions = variables.sorted { $0.key < $1.key }.map { name, variable in
        let type = variable.valueType
        let plural = variable.categories.sorted { $0.key < $1.key }.map { category, text in
          (key: category.rawValue, value: Self.unit(text.substituting("%\(type)", with: "%arg")))
        }
        var members: [(key: String, value: JSONTree)] = []
        if let argument = variable.argument ?? arguments[name] {
          members.append(("argNum", .init(.number("\(argument)"))))
        }
        members.append(("formatSpecifier", .init(.string(type))))
        members += Self.variations("plural", plural).members?.map { ($0.key, $0.value) } ?? []
        return (key: name, value: JSONTree(members))
      }
      let unit = Self.unit(format).members?.map { (key: $0.key, value: $0.value) } ?? []
      self.init(unit + [("substitutions", JSONTree(substitutions))])
    case .plural(let texts):
      self = Self.variations(
        "plural",
        texts.sorted { $0.key < $1.key }.map {
          ($0.key.rawValue, JSONTree($0.value))
        })
    case .device(let texts):
      self = Self.variations(
        "device",
        texts.sorted { $0.key < $1.key }.map {
          ($0.key, JSONTree($0.value))
        })
    case .width(let texts):
      let widest = texts.max { $0.key < $1.key }?.value ?? .text("")
      self.init(widest)
    }
  }
}

extension FormatString {
  /// Returns the argument numbers of variables in the order of use, counted from 1.
  fileprivate func arguments(of variables: [String: LocalizedValue.Variable]) -> [String: Int] {
    var arguments: [String: Int] = [:]
    var next = 1
    func visit(_ format: FormatString, own: Bool, depth: Int) {
      var own = own
      for part in format.parts {
        switch part {
        case .text: break
        case .conversion(let conversion):
          if conversion.position != nil { continue }
          if own { own = false } else { next += 1 }
        case .variable(let name, let position):
          let argument = position ?? next
          if position == nil { next += 1 }
          guard arguments[name] == nil, depth < deepestVariable else { continue }
          arguments[name] = argument
          if let text = variables[name]?.categories[.other] {
            visit(FormatString(text), own: true, depth: depth + 1)
          }
        }
      }
    }
    visit(self, own: false, depth: 0)
    return arguments
  }
}
