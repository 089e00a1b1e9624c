import AppSources
import Diagnostics
import Testing

private let start = SourcePosition(line: 1, column: 1)

/// Returns a declaration with actions.
private func type(
  _ name: String, _ inherited: String..., kind: TypeDeclaration.Kind = .class,
  actions: [String] = [], exposed: Bool = true
) -> TypeDeclaration {
  var type = TypeDeclaration(kind, name, at: start)
  type.inherited = inherited
  type.methods = actions.map {
    MethodDeclaration(
      $0, named: $0, at: start, kind: exposed ? .action : .plain, isExposed: exposed)
  }
  return type
}

/// Returns the classes of a file for each list of declarations.
private func classes(_ files: [TypeDeclaration]...) -> AppClasses {
  AppClasses(
    files.enumerated().map { number, types in
      var file = SourceFile(path: "\(number).swift", language: .swift)
      file.types = types
      return file
    })
}

/// Returns the answer of the class `Shop` to `save:`.
private func answer(_ classes: AppClasses, _ name: String = "Shop") throws -> ActionAnswer {
  let shop = try #require(classes.named(name).first)
  return classes.lineage(of: shop, in: .uiKit).answer(to: "save:")
}

@Suite struct LineageTests {
  @Test func `a method is found in the class, its superclass of another file, and an extension`()
    throws
  {
    for files in [
      classes([type("Shop", "UIViewController", actions: ["save:"])]),
      classes([type("Shop", "Base")], [type("Base", "UIViewController", actions: ["save:"])]),
      classes(
        [type("Shop", "UIViewController")], [type("Shop", kind: .extension, actions: ["save:"])]),
      classes(
        [type("Shop", "UIViewController")],
        [type("UIViewController", kind: .extension, actions: ["save:"])]),
      classes([type("Shop", "App.Base")], [type("Base", "UIViewController", actions: ["save:"])]),
    ] {
      guard case .method = try answer(files) else {
        Issue.record("it is not found")
        continue
      }
    }
  }

  @Test
  func `a name that a whole lineage lacks is missing, with the names that are spelled nearly so`()
    throws
  {
    let files = classes([type("Shop", "UIViewController", actions: ["safe:"])])
    #expect(try answer(files) == .missing(near: ["safe:"]))
  }

  @Test func `a superclass that was not read is a doubt`() throws {
    #expect(
      try answer(classes([type("Shop", "LibraryController")]))
        == .doubtful(.unread("LibraryController")))
  }

  @Test func `an alias of one type is followed, and one of several is a doubt`() throws {
    let one = classes(
      [type("Shop", "Base"), type("Base", "UIViewController", kind: .alias)])
    #expect(try answer(one) == .missing(near: []))
    let several = classes(
      [
        type("Shop", "Base"), type("Base", "UIViewController", kind: .alias),
        type("Base", "NSViewController", kind: .alias),
      ])
    #expect(try answer(several) == .doubtful(.alias("Base")))
  }

  @Test func `an alias that an extension names is the type`() throws {
    let files = classes(
      [
        type("Developer", kind: .extension, actions: ["save:"]),
        type("Developer", "Shop", kind: .alias),
      ],
      [type("Shop", "UIViewController")])
    guard case .method = try answer(files) else {
      Issue.record("it is not found")
      return
    }
  }

  @Test func `a cycle of classes and one of aliases ends`() throws {
    #expect(
      try answer(classes([type("Shop", "Base"), type("Base", "Shop")])) == .missing(near: []))
    let aliases = classes(
      [
        type("Shop", "A"), type("A", "B", kind: .alias), type("B", "A", kind: .alias),
      ])
    #expect(try answer(aliases) == .doubtful(.alias("A")))
  }

  @Test func `a class without a superclass has no framework's class`() throws {
    let files = classes([type("Shop", "Sellable"), type("Sellable", kind: .protocol)])
    let shop = try #require(files.named("Shop").first)
    let lineage = files.lineage(of: shop, in: .uiKit)
    #expect(lineage.appleClasses.isEmpty && lineage.doubt == nil)
  }

  @Test func `a nested class is found by its mangled name, its path and its last part`() {
    let files = classes([type("Basket.Cell", "UITableViewCell")])
    for name in ["_TtCC4Shop6Basket4Cell", "Basket.Cell", "Cell"] {
      #expect(files.named(name).map(\.name) == ["Basket.Cell"])
    }
    for name in ["_TtCC4Shop6Basket4Cel", "_TtC", "_TtC99Shop", "_TtCC4Shop6Basket", "Basket"] {
      #expect(files.named(name).isEmpty, "\(name)")
    }
  }

  @Test
  func `a method that Objective-C does not see, and one with other arguments, are told as such`()
    throws
  {
    guard
      case .notExposed = try answer(
        classes([type("Shop", "UIViewController", actions: ["save:"], exposed: false)]))
    else {
      Issue.record("it is seen")
      return
    }
    guard
      case .otherArguments(let method) = try answer(
        classes([type("Shop", "UIViewController", actions: ["save"])]))
    else {
      Issue.record("it is the same")
      return
    }
    #expect(method.declaration.selector == "save")
  }

  @Test func `two targets may have a class of one name, and each is one of its framework`() throws {
    let files = classes(
      [type("Shop", "NSViewController", actions: ["open:"])],
      [type("Shop", "UIViewController", actions: ["save:"])],
      [type("Shop", kind: .extension, actions: ["both:"])])
    let index = SourceIndex([])
    #expect(index.lineages(ofClass: "Shop", in: .uiKit) == nil)
    for (family, own, other) in [
      (AppleClass.Family.uiKit, "save:", "open:"), (.appKit, "open:", "save:"),
    ] {
      let all = files.named("Shop").map { files.lineage(of: $0, in: family) }
      #expect(all.count == 2)
      let fitting = all.filter {
        $0.contains(family == .uiKit ? "UIViewController" : "NSViewController")
      }
      #expect(fitting.count == 1)
      for selector in [own, "both:"] {
        guard case .method = fitting[0].answer(to: selector) else {
          Issue.record("\(selector) is not found")
          continue
        }
      }
      if case .method = fitting[0].answer(to: other) { Issue.record("\(other) is found") }
    }
  }

  @Test(.timeLimit(.minutes(1)))
  func `classes that two targets declare each are looked up once, and a cycle ends`() throws {
    let chain = (0..<40).map { type("C\($0)", $0 == 39 ? "UIViewController" : "C\($0 + 1)") }
    #expect(try answer(classes(chain, chain), "C0") == .missing(near: []))
    let cycle = [type("Shop", "Base"), type("Base", "Shop")]
    #expect(try answer(classes(cycle, cycle)) == .missing(near: []))
  }

  @Test func `more superclasses than are looked at leave a doubt`() throws {
    let chain = (0..<80).map { type("C\($0)", "C\($0 + 1)") }
    #expect(try answer(classes(chain), "C0") == .doubtful(.unread("C65")))
  }

  @Test func `objcMembers and a protocol of Objective-C expose what is not marked`() throws {
    func exposing(_ declaration: TypeDeclaration) -> TypeDeclaration {
      var declaration = declaration
      declaration.exposesMembers = true
      return declaration
    }
    let plain = type("Shop", kind: .extension, actions: ["save:"], exposed: false)
    let shop = type("Shop", "Base")
    let base = type("Base", "UIViewController")
    let seller = type("Seller", kind: .protocol)
    let sells = type("Shop", "Seller", kind: .extension)
    for (files, isExposed) in [
      ([shop, base, plain], false), ([exposing(shop), base, plain], true),
      ([shop, exposing(base), plain], true), ([shop, base, plain, seller, sells], false),
      ([shop, base, plain, exposing(seller), sells], true),
    ] {
      guard case .method = try answer(classes(files)) else {
        #expect(!isExposed)
        continue
      }
      #expect(isExposed)
    }
  }
}
