import Porting
import Testing

@Suite struct LookupTests {
  private let menu = """
    @objc protocol MenuDelegate {
      @objc optional func menuOpened(_ menu: Menu)
      @objc optional func menu(_ menu: Menu, didSelect index: Int)
    }

    """

  @Test func `a method that any object may have is called on the protocol that has it`() {
    #expect(
      ported(
        menu + """
          class Menu: UIButton {
            @IBOutlet weak var delegate: AnyObject?
            func open() {
              delegate?.menuOpened?(self)
              later { [weak self] in self?.delegate?.menu?(self!, didSelect: 1) }
            }
          }
          extension Menu { func tap() { self.delegate?.menu?(self, didSelect: 2) } }
          """
      ).split(separator: "\n").suffix(8).joined(separator: "\n") == """
        class Menu: UIButton {
          weak var delegate: AnyObject?
          func open() {
            (delegate as? MenuDelegate)?.menuOpened(self)
            later { [weak self] in (self?.delegate as? MenuDelegate)?.menu(self!, didSelect: 1) }
          }
        }
        extension Menu { func tap() { (self.delegate as? MenuDelegate)?.menu(self, didSelect: 2) } }
        """)
  }

  @Test func `what no protocol or more than one has stays, and so do objects of a type`() {
    let text = """
      protocol A: AnyObject { func go(_ a: Int) }
      protocol B: AnyObject { func go(_ a: Int); func stop() }
      class V: UIView {
        var any: AnyObject?
        var typed: B?
        func f(other: V) {
          any?.go(1)
          any?.come()
          any?.stop(1)
          typed?.stop()
          other.any?.stop()
          other.typed?.stop()
        }
      }
      class W: UIView { var any: B?; func f() { any?.stop() } }
      """
    #expect(ported(text) == text)
  }
}
