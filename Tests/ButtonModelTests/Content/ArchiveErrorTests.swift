import ButtonModel
import ControlCore
import Graphics
import ResponderKit
import Testing

/// Something of a button that is no value.
private struct Obstacle: Sendable, CustomTestStringConvertible {
  let testDescription: String
  let set: @MainActor @Sendable (Button) -> Void

  init(_ testDescription: String, _ set: @escaping @MainActor @Sendable (Button) -> Void) {
    self.testDescription = testDescription
    self.set = set
  }

  /// One in the configuration.
  init(
    ofConfiguration name: String,
    _ set: @escaping @MainActor @Sendable (inout Button.Configuration) -> Void
  ) {
    self.init("configuration.\(name)") { button in
      var configuration = Button.Configuration.filled()
      set(&configuration)
      button.configuration = configuration
    }
  }
}

private let color = ConfigurationColorTransformer { $0 }
private let text = ConfigurationTextAttributesTransformer { $0 }

private let obstacles = [
  Obstacle("configurationUpdateHandler") { $0.configurationUpdateHandler = { _ in } },
  Obstacle("menu") { $0.menu = Menu(children: [item("Copy")]) },
  Obstacle("pointerStyleProvider") { $0.pointerStyleProvider = { _, _, _ in nil } },
  Obstacle(ofConfiguration: "background.customView") { $0.background.customView = View() },
  Obstacle(ofConfiguration: "titleTextAttributesTransformer") {
    $0.titleTextAttributesTransformer = text
  },
  Obstacle(ofConfiguration: "subtitleTextAttributesTransformer") {
    $0.subtitleTextAttributesTransformer = text
  },
  Obstacle(ofConfiguration: "imageColorTransformer") { $0.imageColorTransformer = color },
  Obstacle(ofConfiguration: "activityIndicatorColorTransformer") {
    $0.activityIndicatorColorTransformer = color
  },
  Obstacle(ofConfiguration: "indicatorColorTransformer") { $0.indicatorColorTransformer = color },
  Obstacle(ofConfiguration: "background.backgroundColorTransformer") {
    $0.background.backgroundColorTransformer = color
  },
  Obstacle(ofConfiguration: "background.strokeColorTransformer") {
    $0.background.strokeColorTransformer = color
  },
]

/// Buttons that cannot be archived as they are.
@Suite @MainActor struct ArchiveErrorTests {
  @Test(arguments: obstacles)
  private func `what is no value is named`(_ obstacle: Obstacle) throws {
    let button = Button()
    obstacle.set(button)
    let error = #expect(throws: Button.ArchiveError.self) { try button.archived() }
    #expect(error == .notAValue(obstacle.testDescription))
    let expected =
      "\(obstacle.testDescription) cannot be archived: it is no value. "
      + "Set it to nil and set it again afterwards."
    #expect(error?.description == expected)
  }

  @Test func `a button can be archived again once what was in the way is nil`() throws {
    let button = Button()
    button.menu = Menu(children: [item("Copy")])
    button.configurationUpdateHandler = { _ in }
    button.menu = nil
    button.configurationUpdateHandler = nil
    #expect(try button.archived().buttonType == .custom)
  }
}
