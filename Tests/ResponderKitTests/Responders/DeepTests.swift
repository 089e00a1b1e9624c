import Graphics
import ResponderKit
import Testing

/// A view that counts how many are left.
private final class Counted: View {
  nonisolated(unsafe) static var count = 0

  override init(frame: Rect) {
    super.init(frame: frame)
    Counted.count += 1
  }

  deinit { Counted.count -= 1 }
}

@MainActor
struct DeepTests {
  @Test func `views nested 100,000 deep go without a stack as deep`() {
    do {
      var outer: View = Counted()
      for _ in 1..<100_000 {
        let next = Counted()
        next.addSubview(outer)
        outer = next
      }
      #expect(Counted.count == 100_000)
    }
    #expect(Counted.count == 0)
  }

  @Test func `twice as many views, each put into the one before, take at most 2.6 times as long`() {
    expectLinear(from: 5_000) { count in
      let window = Window(windowScene: WindowScene(application: Application()))
      return seconds {
        var outer: View = window
        for _ in 0..<count {
          let next = View()
          outer.addSubview(next)
          outer = next
        }
      }
    }
  }

  @Test
  func `100,000 views nested without a window come to one with a tint without a stack as deep`() {
    let styled = View()
    styled.tintColor = View().tintColor
    var outer = View()
    for _ in 1..<100_000 {
      let next = View()
      next.addSubview(outer)
      outer = next
    }
    styled.addSubview(outer)
    #expect(outer.superview === styled)
  }

  @Test func `a view in another that goes stays with its subviews where something keeps it`() {
    let kept = View()
    let inner = View()
    do {
      let outer = View()
      let middle = View()
      outer.addSubview(middle)
      middle.addSubview(kept)
      kept.addSubview(inner)
    }
    #expect(kept.superview == nil && kept.next == nil)
    #expect(kept.subviews == [inner] && inner.superview === kept)
  }

  @Test func `menus nested 100,000 deep go without a stack as deep`() {
    weak var innermost: Menu?
    do {
      var menu = Menu(title: "innermost")
      innermost = menu
      for _ in 1..<100_000 { menu = Menu(children: [menu]) }
      #expect(innermost != nil)
    }
    #expect(innermost == nil)
  }

  @Test func `a submenu that something keeps keeps its children`() {
    let submenu = Menu(title: "kept", children: [Menu(title: "inner")])
    do { _ = Menu(children: [submenu]) }
    #expect(submenu.children.map(\.title) == ["inner"])
  }
}
