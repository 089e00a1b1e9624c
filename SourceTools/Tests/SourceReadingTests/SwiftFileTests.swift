import AppSources
import Diagnostics
import SourceReading
import Testing

/// Returns the facts of a file of Swift.
func swift(_ text: String) -> SourceFile {
  SwiftFileReader.read(Array(text.utf8), path: "App/File.swift")
}

@Suite struct SwiftFileTests {
  @Test func `a class has its superclass, its actions and its outlets`() throws {
    let file = swift(
      """
      import UIKit
      final class SignIn: UIViewController, UITextFieldDelegate {
        @IBOutlet private weak var name: UITextField!
        @IBOutlet var buttons: [UIButton]!
        @IBInspectable var radius: CGFloat = 0
        let player = Player(), speeds = [1, 2], shared = Player.shared
        @IBAction func signIn(_ sender: UIButton, forEvent event: UIEvent) {}
        func helper() {}
      }
      """)
    let type = try #require(file.types.first)
    #expect(type.name == "SignIn")
    #expect(type.inherited == ["UIViewController", "UITextFieldDelegate"])
    #expect(type.methods.map(\.selector) == ["signIn:forEvent:", "helper"])
    #expect(type.methods.map(\.kind) == [.action, .plain])
    #expect(type.methods.map(\.isExposed) == [true, false])
    #expect(type.methods.map(\.position.line) == [7, 8])
    #expect(
      type.properties.map(\.kind) == [
        .outlet, .outletCollection, .inspectable, .plain, .plain, .plain,
      ])
    #expect(
      type.properties.map(\.type) == ["UITextField", "UIButton", "CGFloat", "Player", nil, nil])
    #expect(file.imports == ["UIKit"])
    #expect(file.problem == nil && !file.isGenerated)
  }

  @Test func `outlets and actions of code without Objective-C are seen by documents`() {
    let file = swift(
      """
      final class Form: ViewController {
        @Outlet var name: TextField?
        @OutletCollection var stars: [Button]
        override class var actions: [ActionSelector] {
          [.clear, ActionSelector("save:", Form.save), .init("undo", Self.undo(_:))]
        }
        func save(_ sender: Button) {
          sender.addTarget(self, action: ActionSelector("other:", Form.other), for: .valueChanged)
        }
      }
      extension ActionSelector {
        static let clear = ActionSelector("clear:", Shop.Form.clear)
        static let named = ActionSelector("found:")
      }
      """)
    #expect(file.types[0].properties.map(\.kind).prefix(2) == [.outlet, .outletCollection])
    #expect(file.types[0].properties.map(\.isExposed).prefix(2) == [true, true])
    let actions = file.types.filter { !$0.methods.isEmpty && $0.kind == .extension }
    #expect(
      actions.map { "\($0.name) \($0.methods[0].selector) \($0.methods[0].name)" } == [
        "Form save: save", "Form undo undo(_:)", "Shop.Form clear: clear",
      ])
    #expect(actions.allSatisfy { $0.methods[0].isExposed })
    #expect(file.types[0].methods.map(\.selector) == ["save:"])
    #expect(actions.map(\.position.line) == [5, 5, 12])
  }

  @Test func `types are known by their paths, and extensions by what they extend`() {
    let file = swift(
      """
      @objc(BKCell) class Outer { class Inner: Shop.Base<Int> {} }
      extension UIKit.UIView { @objc func a() {} }
      @objc extension Outer.Inner { func b() {} }
      @objcMembers class C<T>: NSObject { func c() {}; @nonobjc func d() {} }
      typealias Alias = UIViewController
      protocol P {}
      struct S {}
      """)
    #expect(
      file.types.map(\.name) == [
        "Outer", "Outer.Inner", "UIKit.UIView", "Outer.Inner", "C", "Alias", "P", "S",
      ])
    #expect(file.types[0].objectiveCName == "BKCell")
    #expect(file.types[1].inherited == ["Shop.Base"])
    #expect(file.types[2].methods[0].isExposed && file.types[3].methods[0].isExposed)
    #expect(file.types[4].methods.map(\.isExposed) == [true, false])
    #expect(file.types[4].isGeneric)
    #expect(file.types[5].inherited == ["UIViewController"])
    #expect(file.types.map(\.kind).suffix(3) == [.alias, .protocol, .value])
  }

  @Test func `all branches of a condition count`() {
    let file = swift(
      """
      class A: UIView {
        #if DEBUG
        @IBAction func debug(_ sender: Any) {}
        #else
        @IBAction func release(_ sender: Any) {}
        #endif
        #if os(iOS)
        @IBOutlet
        #endif
        var label: UILabel!
      }
      """)
    #expect(file.types[0].methods.map(\.selector) == ["debug:", "release:"])
    #expect(file.types[0].properties.map(\.kind) == [.outlet])
  }

  @Test func `names that something else declares are used`() {
    let file = swift(
      #"""
      func f() {
        performSegue(withIdentifier: "show", sender: nil)
        let board = UIStoryboard(name: "Main", bundle: nil)
        board.instantiateViewController(withIdentifier: "Detail")
        table.dequeueReusableCell(withIdentifier: "Row", for: path)
        table.register(Cell.self, forCellReuseIdentifier: Cell.id)
        UITableViewCell(style: .default, reuseIdentifier: "Own")
        UIImage(named: "Loaf"); UIColor.init(named: "Crust")
        NSLocalizedString("a.b", tableName: "T", comment: "")
        String(localized: "c.d"); LocalizedStringKey("e.f")
        Bundle.main.localizedString(forKey: "g", value: nil, table: "U")
        UINib(nibName: "Loaf", bundle: nil)
        button.addTarget(self, action: #selector(A.save(_:)), for: .touchUpInside)
        Selector("go:"); #keyPath(A.name)
        NSLocalizedString("x.\(y)", comment: "")
      }
      """#)
    #expect(
      file.uses.map { "\($0.kind.rawValue) \($0.name)\($0.table.map { " of \($0)" } ?? "")" } == [
        "segue show", "storyboard Main", "storyboard-id Detail", "reuse Row", "registration ",
        "registration Own", "image Loaf", "color Crust", "key a.b of T", "key c.d", "key e.f",
        "key g of U", "nib Loaf", "selector save(_:)", "selector go:", "keyPath A.name", "key ",
      ])
    #expect(file.beginnings == ["x."])
    #expect(file.strings.contains("Detail") && !file.strings.contains("x."))
  }

  @Test func `assignments to properties of outlets and of the object itself are known`() {
    let file = swift(
      """
      class A: UIViewController {
        override var accessibilityLabel: String? { get { "A" } set {} }
        func f() {
          save.accessibilityLabel = "Save"
          self.save?.isEnabled = true
          save!.setTitle(NSLocalizedString("save.title", comment: ""), for: .normal)
          title = "Shop"
          cell.label.text = name
          other.count = 3
          save.reactive.title <~ titles
          tabBar.items?[0].title = "Home"
        }
      }
      """)
    #expect(
      file.assignments.map {
        "\($0.type).\($0.outlet ?? "self").\($0.property)=\($0.value ?? "?")"
      } == [
        "A.self.accessibilityLabel=?", "A.save.accessibilityLabel=Save", "A.save.enabled=true",
        "A.save.title=save.title", "A.self.title=Shop", ".label.text=?", "A.save.title=?",
        ".items.title=Home",
      ])
    #expect(file.assigned.contains("count"))
  }

  @Test func `texts of enumerations are texts`() {
    let file = swift("enum Segue: String { case show, `default`; case edit = \"change\" }")
    #expect(file.strings == ["change", "default", "show"])
  }

  @Test func `a macro of another module may add members, and a wrapper of a property does not`() {
    let file = swift("@Observable class A: UIView { @Published var x = 1 }")
    #expect(file.types[0].macros == ["Observable"])
  }

  @Test func `a generated file says so`() {
    #expect(swift("// Generated using SwiftGen\nclass A {}").isGenerated)
    #expect(!swift("class A {} // Generated using SwiftGen").isGenerated)
  }

  @Test func `around a syntax error the rest is read`() throws {
    let file = swift("class A: UIView {\n  func f( {\n}\nclass B: UIView {}\n")
    let problem = try #require(file.problem)
    #expect(problem.position.line >= 2)
    #expect(file.types.contains { $0.name == "A" })
  }

  @Test func `a chain of calls may be long`() {
    let chain = "let a = b" + String(repeating: ".c()", count: 2000)
    #expect(swift(chain).names.contains("c"))
  }
}
