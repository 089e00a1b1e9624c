public import Graphics
public import ResponderKit

/// The content of a standard cell or header, an image, a text and a secondary text: UIKit's
/// `UIListContentConfiguration`.
///
/// The properties are kept. A ``ListContentView`` shows them in labels and an image view; sizes
/// and distances are not used by a layout yet.
nonisolated public struct ListContentConfiguration: ContentConfiguration, @unchecked Sendable {
  /// The image before the texts; nil unless set (`UIListContentConfiguration.image`).
  public var image: Image?
  /// The look of the image (`UIListContentConfiguration.imageProperties`).
  public var imageProperties = ImageProperties()
  /// The text; nil unless set (`UIListContentConfiguration.text`).
  ///
  /// Setting it discards the attributed text.
  public var text: String? {
    get { primary.plain ?? primary.attributed?.string }
    set { primary = Content(plain: newValue) }
  }
  /// The text with attributes, in the place of the plain one; nil unless set
  /// (`UIListContentConfiguration.attributedText`).
  public var attributedText: StyledText? {
    get { primary.attributed }
    set { primary = Content(attributed: newValue) }
  }
  /// The look of the text (`UIListContentConfiguration.textProperties`).
  public var textProperties = TextProperties()
  /// The secondary text; nil unless set (`UIListContentConfiguration.secondaryText`).
  ///
  /// Setting it discards the attributed text.
  public var secondaryText: String? {
    get { secondary.plain ?? secondary.attributed?.string }
    set { secondary = Content(plain: newValue) }
  }
  /// The secondary text with attributes, in the place of the plain one; nil unless set
  /// (`UIListContentConfiguration.secondaryAttributedText`).
  public var secondaryAttributedText: StyledText? {
    get { secondary.attributed }
    set { secondary = Content(attributed: newValue) }
  }
  /// The look of the secondary text (`UIListContentConfiguration.secondaryTextProperties`).
  public var secondaryTextProperties = TextProperties()
  /// In which directions the margins of the superview are kept; none unless set
  /// (`UIListContentConfiguration.axesPreservingSuperviewLayoutMargins`).
  public var axesPreservingSuperviewLayoutMargins: Axes = []
  /// The distances of the content from the edges
  /// (`UIListContentConfiguration.directionalLayoutMargins`).
  public var directionalLayoutMargins = DirectionalEdgeInsets(
    top: 11, leading: 16, bottom: 11, trailing: 16)
  /// A Boolean value that indicates whether the texts are beside each other if there is room; false
  /// unless set (`UIListContentConfiguration.prefersSideBySideTextAndSecondaryText`).
  public var prefersSideBySideTextAndSecondaryText = false
  /// The distance between the image and the texts, in points
  /// (`UIListContentConfiguration.imageToTextPadding`).
  public var imageToTextPadding: Scalar = 16
  /// The distance between texts beside each other, in points
  /// (`UIListContentConfiguration.textToSecondaryTextHorizontalPadding`).
  public var textToSecondaryTextHorizontalPadding: Scalar = 6
  /// The distance between texts below each other, in points
  /// (`UIListContentConfiguration.textToSecondaryTextVerticalPadding`).
  public var textToSecondaryTextVerticalPadding: Scalar = 3
  /// The opacity of the content, from 0 to 1; 1 unless set (`UIListContentConfiguration.alpha`).
  public var alpha: Scalar = 1

  private var primary = Content()
  private var secondary = Content()

  /// A text, which was set with attributes or without.
  private struct Content: Hashable {
    var plain: String?
    var attributed: StyledText?

    static func == (left: Content, right: Content) -> Bool {
      left.plain == right.plain && left.attributed == right.attributed
    }
    func hash(into hasher: inout Hasher) {
      hasher.combine(plain)
      hasher.combine(attributed?.string)
    }
  }

  init() {}

  /// Returns a view that shows the content (`UIListContentConfiguration.makeContentView()`).
  @MainActor
  public func makeContentView() -> any View & ContentView {
    ListContentView(configuration: self)
  }

  /// Returns the configuration for a state, which is the same here: what UIKit changes is only
  /// drawn (`UIListContentConfiguration.updated(for:)`).
  @MainActor
  public func updated(for state: any ConfigurationState) -> ListContentConfiguration { self }
}

extension ListContentConfiguration: Hashable {
  /// Returns a Boolean value that indicates whether two configurations show the same in the same
  /// way.
  public static func == (left: Self, right: Self) -> Bool {
    left.primary == right.primary && left.secondary == right.secondary
      && left.image == right.image && left.imageProperties == right.imageProperties
      && left.textProperties == right.textProperties
      && left.secondaryTextProperties == right.secondaryTextProperties
      && left.axesPreservingSuperviewLayoutMargins == right.axesPreservingSuperviewLayoutMargins
      && left.directionalLayoutMargins == right.directionalLayoutMargins
      && left.prefersSideBySideTextAndSecondaryText == right.prefersSideBySideTextAndSecondaryText
      && left.imageToTextPadding == right.imageToTextPadding
      && left.textToSecondaryTextHorizontalPadding == right.textToSecondaryTextHorizontalPadding
      && left.textToSecondaryTextVerticalPadding == right.textToSecondaryTextVerticalPadding
      && left.alpha == right.alpha
  }

  /// Hashes the texts.
  public func hash(into hasher: inout Hasher) {
    hasher.combine(primary)
    hasher.combine(secondary)
  }
}
