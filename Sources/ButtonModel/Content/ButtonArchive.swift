import ControlCore
public import Graphics
import ResponderKit

extension Button {
  /// The archived form of a button: a value that can be encoded and decoded, as `NSCoding` does for
  /// `UIButton`.
  ///
  /// It contains the type, the content of the states, the configuration, the role and how the
  /// button draws and behaves. It excludes event handlers, accessibility settings and the named
  /// policies. All of it counts as set by the program.
  public struct Archive: Sendable, Hashable, Codable {
    /// The content of one state.
    struct State: Sendable, Hashable, Codable {
      var state: ControlState
      var title: String?
      var attributedTitle: AttributedText?
      var titleColor: Color?
      var titleShadowColor: Color?
      var image: Image?
      var backgroundImage: Image?
      var symbolConfiguration: SymbolConfiguration?
    }

    struct Look: Sendable, Hashable, Codable {
      var style: Button.Configuration.Style
      var custom: Button.Configuration.Custom
      var background: BackgroundConfiguration.Custom
    }

    /// The behavior of a button, apart from what it shows.
    struct Behavior: Sendable, Hashable, Codable {
      var changesSelection: Bool
      var showsMenu: Bool
      var menuOrder: ContextMenuConfiguration.ElementOrder
      var preferredStyle: BehavioralStyle
      var automaticallyUpdates: Bool
      var isPointerInteractionEnabled: Bool
      var horizontal: ContentHorizontalAlignment
      var vertical: ContentVerticalAlignment
    }

    /// The type.
    public var buttonType: ButtonType
    /// The meaning of the button.
    public var role: Role
    /// The frame.
    public var frame: Rect
    var flags: ControlState
    var states: [State]
    var configuration: Look?
    var drawing: UInt8
    var insets: [EdgeInsets]
    var titleFont: Font?
    var lineBreakMode: LineBreakMode?
    var titleShadowOffset: Size?
    var tintColor: Color?
    var behavior: Behavior
  }

  /// The reason that a button cannot be archived.
  public enum ArchiveError: Error, Sendable, Hashable, CustomStringConvertible {
    /// The named property is not a value.
    case notAValue(String)

    /// The obstacle, and how to resolve it.
    public var description: String {
      switch self {
      case .notAValue(let name):
        "\(name) cannot be archived: it is no value. Set it to nil and set it again afterwards."
      }
    }
  }

  /// Returns the archived form of the button; throws for closures, menus and custom views
  /// (`NSCoding.encode(with:)`).
  public final func archived() throws(ArchiveError) -> Archive {
    if menu != nil, extras?.updateHandler == nil { throw .notAValue("menu") }
    return try archivedWithoutMenu()
  }

  /// Returns the archived form of the button apart from its menu, which an archive of objects has.
  package final func archivedWithoutMenu() throws(ArchiveError) -> Archive {
    if let property = extras?.unarchivable { throw .notAValue(property) }
    var flags = ControlState.normal
    if isHighlighted { flags.insert(.highlighted) }
    if !isEnabled { flags.insert(.disabled) }
    if isSelected { flags.insert(.selected) }
    return Archive(
      buttonType: buttonType, role: role, frame: frame, flags: flags, states: archivedStates,
      configuration: extras?.configuration.map {
        Archive.Look(
          style: $0.style, custom: $0.custom, background: $0.storedBackground.custom)
      },
      drawing: drawing.rawValue,
      insets: [
        extras?.contentEdgeInsets ?? .zero, extras?.titleEdgeInsets ?? .zero,
        extras?.imageEdgeInsets ?? .zero,
      ],
      titleFont: extras?.titleLabel?.font, lineBreakMode: extras?.titleLabel?.lineBreakMode,
      titleShadowOffset: extras?.titleLabel?.shadowOffset, tintColor: explicitTintColor,
      behavior: Archive.Behavior(
        changesSelection: changesSelectionAsPrimaryAction, showsMenu: showsMenuAsPrimaryAction,
        menuOrder: preferredMenuElementOrder, preferredStyle: preferredBehavioralStyle,
        automaticallyUpdates: automaticallyUpdatesConfiguration,
        isPointerInteractionEnabled: isPointerInteractionEnabled,
        horizontal: contentHorizontalAlignment, vertical: contentVerticalAlignment))
  }

  private var archivedStates: [Archive.State] {
    var states: [Archive.State] = []
    for entry in content.entries {
      let index =
        states.firstIndex { $0.state == entry.state }
        ?? {
          states.append(Archive.State(state: entry.state))
          return states.count - 1
        }()
      switch entry.value {
      case .title(let title): states[index].title = title
      case .attributedTitle(let title): states[index].attributedTitle = title
      case .titleColor(let color): states[index].titleColor = color
      case .titleShadowColor(let color): states[index].titleShadowColor = color
      case .image(let image): states[index].image = image
      case .backgroundImage(let image): states[index].backgroundImage = image
      case .symbolConfiguration(let value): states[index].symbolConfiguration = value
      }
    }
    return states
  }

  /// Creates a button from the result of ``archived()`` (`UIButton.init(coder:)`).
  public convenience init(archive: Archive) {
    self.init(type: archive.buttonType)
    take(archive)
  }

  /// Sets what an archive has.
  package final func take(_ archive: Archive) {
    decodeType(archive.buttonType)
    frame = archive.frame
    role = archive.role
    isHighlighted = archive.flags.contains(.highlighted)
    isEnabled = !archive.flags.contains(.disabled)
    isSelected = archive.flags.contains(.selected)
    for state in archive.states {
      setTitle(state.title, for: state.state)
      setAttributedTitle(state.attributedTitle?.styled, for: state.state)
      setTitleColor(state.titleColor, for: state.state)
      setTitleShadowColor(state.titleShadowColor, for: state.state)
      setImage(state.image, for: state.state)
      setBackgroundImage(state.backgroundImage, for: state.state)
      setPreferredSymbolConfiguration(state.symbolConfiguration, forImageIn: state.state)
    }
    if let look = archive.configuration {
      var configuration = Configuration(style: look.style)
      configuration.custom = look.custom
      configuration.storedBackground.custom = look.background
      self.configuration = configuration
    }
    drawing = Drawing(rawValue: archive.drawing)
    let insets = archive.insets + Array(repeating: .zero, count: 3)
    if insets.contains(where: { $0 != .zero }) {
      madeExtras.contentEdgeInsets = insets[0]
      madeExtras.titleEdgeInsets = insets[1]
      madeExtras.imageEdgeInsets = insets[2]
    }
    if let font = archive.titleFont { titleLabel?.font = font }
    if let mode = archive.lineBreakMode { titleLabel?.lineBreakMode = mode }
    if let offset = archive.titleShadowOffset { titleLabel?.shadowOffset = offset }
    if let color = archive.tintColor { tintColor = color }
    let behavior = archive.behavior
    changesSelectionAsPrimaryAction = behavior.changesSelection
    showsMenuAsPrimaryAction = behavior.showsMenu
    preferredMenuElementOrder = behavior.menuOrder
    preferredBehavioralStyle = behavior.preferredStyle
    automaticallyUpdatesConfiguration = behavior.automaticallyUpdates
    if behavior.isPointerInteractionEnabled { isPointerInteractionEnabled = true }
    contentHorizontalAlignment = behavior.horizontal
    contentVerticalAlignment = behavior.vertical
  }
}

extension ButtonExtras {
  /// The name of the first property that is not a value; nil if there is none.
  fileprivate var unarchivable: String? {
    if updateHandler != nil { return "configurationUpdateHandler" }
    if pointerStyleProvider != nil { return "pointerStyleProvider" }
    guard let configuration else { return nil }
    let background = configuration.storedBackground
    if background.customView != nil { return "configuration.background.customView" }
    let transformers: [(String, Bool)] = [
      ("titleTextAttributesTransformer", configuration.titleTextAttributesTransformer != nil),
      ("subtitleTextAttributesTransformer", configuration.subtitleTextAttributesTransformer != nil),
      ("imageColorTransformer", configuration.imageColorTransformer != nil),
      ("activityIndicatorColorTransformer", configuration.activityIndicatorColorTransformer != nil),
      ("indicatorColorTransformer", configuration.indicatorColorTransformer != nil),
      ("background.backgroundColorTransformer", background.backgroundColorTransformer != nil),
      ("background.strokeColorTransformer", background.strokeColorTransformer != nil),
    ]
    return transformers.first { $0.1 }.map { "configuration.\($0.0)" }
  }
}
