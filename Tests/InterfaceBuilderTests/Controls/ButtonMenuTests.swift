import Graphics
import InterfaceBuilder
import Testing

@Suite struct ButtonMenuTests {
  private func readMenu(_ xml: String) throws -> ButtonMenu {
    let controls = try read(
      storyboard(withControls: #"<button id="b">\#(xml)</button>"#)
    ).controls
    return try #require(controls.first?.button?.menu)
  }

  /// The titles of what a menu holds, those of menus in brackets.
  private func titles(_ menu: ButtonMenu) -> [String] {
    menu.children.map { child in
      switch child {
      case .item(let item): item.title ?? ""
      case .menu(let menu): "\(menu.title ?? "") \(titles(menu))"
      }
    }
  }

  @Test func `a menu holds items and menus in order`() throws {
    let menu = try readMenu(
      """
      <menu key="menu" title="Sort" image="arrow.up" catalog="system" id="m"><children>
      <command title="By name" id="n"/>
      <menu title="By date" id="d"><children><command title="Newest" id="x"/>
      <command title="Oldest" id="y"/></children></menu>
      <action title="By size" id="s"/>
      </children></menu>
      """)
    #expect(menu.title == "Sort")
    #expect(menu.image == Image(systemName: "arrow.up"))
    #expect(menu.options.isEmpty)
    #expect(titles(menu) == ["By name", #"By date ["Newest", "Oldest"]"#, "By size"])
  }

  @Test func `an item has its title, image, selector, key, attributes and state`() throws {
    let menu = try readMenu(
      """
      <menu key="menu" id="m"><children>
      <command title="Delete" image="trash" catalog="system" selector="remove:" state="on"
        keyEquivalent="d" id="c"><attributes key="attributes" destructive="YES" hidden="NO"/>
      </command>
      <action disabled="YES" id="a"><string key="title">Two
      lines</string><connections><action selector="share:" destination="fr" id="t"/></connections>
      </action>
      </children></menu>
      """)
    let items = menu.children.compactMap { child -> ButtonMenu.Item? in
      if case .item(let item) = child { item } else { nil }
    }
    try #require(items.count == 2)
    #expect(items.map(\.id) == ["c", "a"])
    #expect(items.map(\.kind) == ["command", "action"])
    #expect(items.map(\.title) == ["Delete", "Two\nlines"])
    #expect(items.map(\.image) == [Image(systemName: "trash"), nil])
    #expect(items.map(\.selector) == ["remove:", "share:"])
    #expect(items.map(\.attributes) == [["destructive"], ["disabled"]])
    #expect(items.map(\.state) == ["on", nil])
    #expect(items.map { $0.keyEquivalent?.key } == ["d", nil])
    #expect(items[0].element.name == "command")
  }

  @Test func `the options of a menu are sorted, on the menu or in a child`() throws {
    let menu = try readMenu(
      """
      <menu key="menu" singleSelection="YES" id="m">
      <options key="options" displayInline="YES" destructive="NO"/></menu>
      """)
    #expect(menu.options == ["displayInline", "singleSelection"])
    #expect(menu.children.isEmpty)
  }

  @Test func `menus in menus are read as deep as a document goes`() throws {
    let open = #"<menu title="in"><children>"#
    let depth = 120
    let inner = String(repeating: open, count: depth)
    let close = String(repeating: "</children></menu>", count: depth)
    var menu = try readMenu(
      #"<menu key="menu" id="m"><children>\#(inner)\#(close)</children></menu>"#)
    var count = 0
    while case .menu(let next)? = menu.children.first {
      menu = next
      count += 1
    }
    #expect(count == depth)
  }
}
