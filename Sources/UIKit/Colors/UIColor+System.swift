#if UIKit
public import Graphics

// The colors of the system that UIKitDialect lacks, by their API names.
extension Color {
  // MARK: System colors

  /// The system's brown (`UIColor.systemBrown`).
  public static let systemBrown = Color.system("systemBrownColor")
  /// The system's cyan (`UIColor.systemCyan`).
  public static let systemCyan = Color.system("systemCyanColor")
  /// The system's indigo (`UIColor.systemIndigo`).
  public static let systemIndigo = Color.system("systemIndigoColor")
  /// The system's mint (`UIColor.systemMint`).
  public static let systemMint = Color.system("systemMintColor")
  /// The system's pink (`UIColor.systemPink`).
  public static let systemPink = Color.system("systemPinkColor")
  /// The system's teal (`UIColor.systemTeal`).
  public static let systemTeal = Color.system("systemTealColor")
  /// The system's second gray (`UIColor.systemGray2`).
  public static let systemGray2 = Color.system("systemGray2Color")
  /// The system's third gray (`UIColor.systemGray3`).
  public static let systemGray3 = Color.system("systemGray3Color")
  /// The system's fourth gray (`UIColor.systemGray4`).
  public static let systemGray4 = Color.system("systemGray4Color")
  /// The system's fifth gray (`UIColor.systemGray5`).
  public static let systemGray5 = Color.system("systemGray5Color")
  /// The system's sixth gray (`UIColor.systemGray6`).
  public static let systemGray6 = Color.system("systemGray6Color")

  // MARK: Colors of texts

  /// The color of labels of the third level (`UIColor.tertiaryLabel`).
  public static let tertiaryLabel = Color.system("tertiaryLabelColor")
  /// The color of labels of the fourth level (`UIColor.quaternaryLabel`).
  public static let quaternaryLabel = Color.system("quaternaryLabelColor")
  /// The color of placeholders (`UIColor.placeholderText`).
  public static let placeholderText = Color.system("placeholderTextColor")
  /// The color of links (`UIColor.link`).
  public static let link = Color.system("linkColor")
  /// The color of text on a dark background (`UIColor.lightText`).
  public static let lightText = Color.system("lightTextColor")
  /// The color of text on a light background (`UIColor.darkText`).
  public static let darkText = Color.system("darkTextColor")

  // MARK: Colors of lines

  /// The color of lines that let what is below shine through (`UIColor.separator`).
  public static let separator = Color.system("separatorColor")
  /// The color of lines that let nothing shine through (`UIColor.opaqueSeparator`).
  public static let opaqueSeparator = Color.system("opaqueSeparatorColor")

  // MARK: Colors of areas

  /// The color of small shapes (`UIColor.systemFill`).
  public static let systemFill = Color.system("systemFillColor")
  /// The color of shapes of middle size (`UIColor.secondarySystemFill`).
  public static let secondarySystemFill = Color.system("secondarySystemFillColor")
  /// The color of large shapes (`UIColor.tertiarySystemFill`).
  public static let tertiarySystemFill = Color.system("tertiarySystemFillColor")
  /// The color of large areas with other content (`UIColor.quaternarySystemFill`).
  public static let quaternarySystemFill = Color.system("quaternarySystemFillColor")
  /// The color of content in an area of the background (`UIColor.secondarySystemBackground`).
  public static let secondarySystemBackground = Color.system("secondarySystemBackgroundColor")
  /// The color of content in content (`UIColor.tertiarySystemBackground`).
  public static let tertiarySystemBackground = Color.system("tertiarySystemBackgroundColor")
  /// The color of the background of groups (`UIColor.systemGroupedBackground`).
  public static let systemGroupedBackground = Color.system("systemGroupedBackgroundColor")
  /// The color of groups (`UIColor.secondarySystemGroupedBackground`).
  public static let secondarySystemGroupedBackground = Color.system(
    "secondarySystemGroupedBackgroundColor")
  /// The color of content in groups (`UIColor.tertiarySystemGroupedBackground`).
  public static let tertiarySystemGroupedBackground = Color.system(
    "tertiarySystemGroupedBackgroundColor")
  /// The color of the background of grouped tables (`UIColor.groupTableViewBackground`).
  public static let groupTableViewBackground = Color.system("groupTableViewBackgroundColor")
}
#endif
