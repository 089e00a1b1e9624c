import ButtonModel
import ControlCore
import Graphics
import ResponderKit
import Testing

/// The numbers that stand in Apple's headers: 1.5 to 1.7 of the facts.
@Suite @MainActor struct EnumerationTests {
  @Test func `C013 the options of a menu have the bits of UIKit`() {
    #expect(Menu.Options.singleSelection.rawValue == 32)
    #expect(Menu.Options.displayAsPalette.rawValue == 128)
    #expect(Menu.Options.displayInline.rawValue == 1)
    #expect(Menu.Options.destructive.rawValue == 2)
  }

  @Test func `the values of menus have the numbers of UIKit`() {
    let attributes: [MenuElement.Attributes] = [
      .disabled, .destructive, .hidden, .keepsMenuPresented,
    ]
    #expect(attributes.map(\.rawValue) == [1, 2, 4, 8])
    let states: [MenuElement.State] = [.off, .on, .mixed]
    #expect(states.map(\.rawValue) == [0, 1, 2])
    let sizes: [Menu.ElementSize] = [.small, .medium, .large, .automatic]
    #expect(sizes.map(\.rawValue) == [0, 1, 2, -1])
    let orders: [ContextMenuConfiguration.ElementOrder] = [.automatic, .priority, .fixed]
    #expect(orders.map(\.rawValue) == [0, 1, 2])
  }

  @Test func `the behavioral styles have the numbers of UIKit`() {
    let styles: [BehavioralStyle] = [.automatic, .pad, .mac]
    #expect(styles.map(\.rawValue) == [0, 1, 2])
  }

  @Test func `the values of a configuration have the numbers of UIKit`() {
    typealias Configuration = Button.Configuration
    let sizes: [Configuration.Size] = [.medium, .small, .mini, .large]
    #expect(sizes.map(\.rawValue) == [0, 1, 2, 3])
    let alignments: [Configuration.TitleAlignment] = [.automatic, .leading, .center, .trailing]
    #expect(alignments.map(\.rawValue) == [0, 1, 2, 3])
    let corners: [Configuration.CornerStyle] = [
      .fixed, .dynamic, .small, .medium, .large, .capsule,
    ]
    #expect(corners.map(\.rawValue) == [-1, 0, 1, 2, 3, 4])
    let styles: [Configuration.MacIdiomStyle] = [
      .automatic, .bordered, .borderless, .borderlessTinted,
    ]
    #expect(styles.map(\.rawValue) == [0, 1, 2, 3])
    let indicators: [Configuration.Indicator] = [.automatic, .none, .popup]
    #expect(indicators.map(\.rawValue) == [0, 1, 2])
    let edges: [DirectionalRectEdge] = [[], .top, .leading, .bottom, .trailing, .all]
    #expect(edges.map(\.rawValue) == [0, 1, 2, 4, 8, 15])
  }
}
