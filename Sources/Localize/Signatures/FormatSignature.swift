/// The arguments that a text asks for, with all branches of its plurals, devices and widths.
public struct FormatSignature: Sendable, Hashable {
  /// The kinds of arguments that conversions show; one of another kind cannot be filled in.
  public enum Kind: String, Sendable, Hashable {
    /// A text, as for `%@`.
    case text
    /// A whole number, as for `%d`.
    case whole = "whole number"
    /// A number with a fraction, as for `%f`.
    case fraction = "number with a fraction"
  }

  /// The conversions of an argument.
  public struct Argument: Sendable, Hashable {
    /// The kind that the first of them shows.
    public var kind: Kind
    /// The first of them without its position, such as `%lld`.
    public var conversion: String
  }

  /// The arguments, counted from 1.
  public private(set) var arguments: [Int: Argument] = [:]
  /// Arguments that are asked for twice, as values of different kinds.
  public private(set) var conflicts: [Int: [Argument]] = [:]
  /// A Boolean value that indicates whether a text has conversions with a position and others without one.
  public private(set) var mixesPositions = false
  /// A Boolean value that indicates whether no conversion has a position.
  public private(set) var isInOrder = true
  /// The greatest position; 0 for none.
  public var count: Int { arguments.keys.max() ?? 0 }

  /// Reads the arguments of a value.
  public init(_ value: LocalizedValue) { read(value) }

  /// Reads the arguments of a text.
  public init(_ text: String) { read(.text(text)) }

  private mutating func read(_ value: LocalizedValue) {
    switch value {
    case .text(let text):
      var walk = Walk()
      walk.read(text, [:])
      add(walk)
    case .format(let format, let variables):
      var walk = Walk()
      walk.read(format, variables)
      add(walk)
    case .plural(let texts): for (_, text) in texts.sorted(by: { $0.key < $1.key }) { read(text) }
    case .device(let texts): for (_, text) in texts.sorted(by: { $0.key < $1.key }) { read(text) }
    case .width(let texts): for (_, text) in texts.sorted(by: { $0.key < $1.key }) { read(text) }
    }
  }

  private mutating func add(_ walk: Walk) {
    mixesPositions = mixesPositions || walk.mixesPositions
    isInOrder = isInOrder && !walk.hasPosition
    for (position, found) in walk.arguments {
      for argument in found {
        guard let known = arguments[position] else {
          arguments[position] = argument
          continue
        }
        if known.kind != argument.kind {
          conflicts[position, default: [known]].append(argument)
        }
      }
    }
  }

  /// The reading of one text, in which a variable has several.
  private struct Walk {
    var arguments: [Int: [Argument]] = [:]
    /// Indicates whether a text has conversions with a position and others without one.
    private(set) var mixesPositions = false
    private(set) var hasPosition = false
    /// The kinds of conversions in the text that is being read.
    private var (isNumbered, isUnnumbered) = (false, false)
    private var next = 1
    /// Inside a variable, the argument of the first conversion without a position.
    private var own: Int?
    private var open: [String] = []
    /// The number of texts that are still read, because variables that hold others multiply.
    private var budget = 2000

    mutating func read(_ text: String, _ variables: [String: LocalizedValue.Variable]) {
      budget -= 1
      guard budget > 0 else { return }
      let outer = (isNumbered, isUnnumbered)
      (isNumbered, isUnnumbered) = (false, false)
      defer {
        mixesPositions = mixesPositions || isNumbered && isUnnumbered
        (isNumbered, isUnnumbered) = outer
      }
      for piece in FormatString(text).arguments {
        switch piece {
        case .text: break
        case .conversion(let conversion): read(conversion)
        case .variable(let name, let position):
          // A catalog gives the argument beside the text.
          if variables[name]?.argument == nil { note(position) }
          read(name, position ?? takeNext(), variables)
        }
      }
    }

    private mutating func note(_ position: Int?) {
      if position == nil { isUnnumbered = true } else { (isNumbered, hasPosition) = (true, true) }
    }

    private mutating func takeNext() -> Int {
      defer { next += 1 }
      return next
    }

    private mutating func read(_ conversion: FormatString.Conversion) {
      for case .argument(let position)? in [conversion.width, conversion.precision] {
        note(position)
        add(Argument(kind: .whole, conversion: "*"), at: position ?? takeNext())
      }
      let position: Int
      if let given = conversion.position {
        note(given)
        position = given
      } else if let own {
        position = own
        self.own = nil
      } else {
        note(nil)
        position = takeNext()
      }
      // What %n writes is no argument that is shown.
      guard let kind = conversion.kind else { return }
      add(Argument(kind: kind, conversion: "%" + conversion.type), at: position)
    }

    private mutating func add(_ argument: Argument, at position: Int) {
      let found = arguments[position] ?? []
      if !found.contains(where: { $0.kind == argument.kind }) {
        arguments[position, default: []].append(argument)
      }
    }

    private mutating func read(
      _ name: String, _ position: Int, _ variables: [String: LocalizedValue.Variable]
    ) {
      guard let variable = variables[name], !open.contains(name), open.count < deepestVariable
      else { return }
      let position = variable.argument ?? position
      let (outer, start) = (own, next)
      open.append(name)
      defer { (own, _) = (outer, open.removeLast()) }
      // A number chooses among the texts even where none shows it.
      let type = FormatString("%" + variable.valueType).conversions.first
      add(
        Argument(kind: type?.kind ?? .whole, conversion: "%" + variable.valueType), at: position)
      var furthest = next
      for (_, text) in variable.categories.sorted(by: { $0.key < $1.key }) {
        (own, next) = (position, start)
        read(
          variable.argument == nil
            ? text : text.substituting("%arg", with: "%\(position)$\(variable.valueType)"),
          variables)
        furthest = max(furthest, next)
      }
      next = furthest
    }
  }
}

extension FormatString.Conversion {
  /// The kind of argument that is shown; nil for `%n`, which shows none.
  public var kind: FormatSignature.Kind? {
    switch conversion {
    case "@", "s", "S", "P": .text
    case "f", "F", "e", "E", "g", "G", "a", "A": .fraction
    case "n": nil
    default: .whole
    }
  }
}
