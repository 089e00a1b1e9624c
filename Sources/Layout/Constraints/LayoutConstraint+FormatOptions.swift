extension LayoutConstraint {
  /// The options for aligning views in a visual format, and for the direction in which it is read
  /// (`NSLayoutConstraint.FormatOptions`).
  public struct FormatOptions: OptionSet, Sendable, Hashable {
    /// The bits.
    public var rawValue: UInt
    /// Creates options from their bits.
    public init(rawValue: UInt) { self.rawValue = rawValue }

    /// The left edges of all views are aligned.
    public static let alignAllLeft = FormatOptions(.left)
    /// The right edges of all views are aligned.
    public static let alignAllRight = FormatOptions(.right)
    /// The top edges of all views are aligned.
    public static let alignAllTop = FormatOptions(.top)
    /// The bottom edges of all views are aligned.
    public static let alignAllBottom = FormatOptions(.bottom)
    /// The leading edges of all views are aligned.
    public static let alignAllLeading = FormatOptions(.leading)
    /// The trailing edges of all views are aligned.
    public static let alignAllTrailing = FormatOptions(.trailing)
    /// The horizontal middles of all views are aligned.
    public static let alignAllCenterX = FormatOptions(.centerX)
    /// The vertical middles of all views are aligned.
    public static let alignAllCenterY = FormatOptions(.centerY)
    /// The last baselines of all views are aligned.
    public static let alignAllLastBaseline = FormatOptions(.lastBaseline)
    /// The first baselines of all views are aligned.
    public static let alignAllFirstBaseline = FormatOptions(.firstBaseline)
    /// The bits of all alignments.
    public static let alignmentMask = FormatOptions(rawValue: 0xFFFF)

    /// The format is read from leading to trailing, which it is without an option.
    public static let directionLeadingToTrailing: FormatOptions = []
    /// The format is read from left to right.
    public static let directionLeftToRight = FormatOptions(rawValue: 1 << 16)
    /// The format is read from right to left.
    public static let directionRightToLeft = FormatOptions(rawValue: 2 << 16)
    /// The bits of the direction.
    public static let directionMask = FormatOptions(rawValue: 3 << 16)

    /// Spaces are between edges, which they are without an option.
    public static let spacingEdgeToEdge: FormatOptions = []
    /// Spaces of a vertical format are between baselines.
    public static let spacingBaselineToBaseline = FormatOptions(rawValue: 1 << 19)
    /// The bits of the spacing.
    public static let spacingMask = FormatOptions(rawValue: 1 << 19)

    private init(_ attribute: Attribute) { rawValue = 1 << UInt(attribute.rawValue) }

    /// The attributes that are aligned, in the order of their raw values.
    var alignedAttributes: [Attribute] {
      Attribute.allCases.filter { attribute in
        FormatOptions.alignmentMask.contains(FormatOptions(attribute))
          && attribute != .notAnAttribute && contains(FormatOptions(attribute))
      }
    }
  }
}
