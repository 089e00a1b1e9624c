public import Graphics

/// A relation between two attributes of views and guides: UIKit's `NSLayoutConstraint`.
///
/// first attribute = multiplier × second attribute + constant. An active constraint takes part in
/// the layout of the tree that its view is in. A constraint does not retain its views and guides,
/// and the view that holds it while it is active retains it.
@preconcurrency @MainActor
open class LayoutConstraint: RootObject {
  /// Creates a constraint without items, which cannot be activated.
  public override init() { super.init() }

  /// Creates a constraint between two attributes, or of one attribute and a number
  /// (`NSLayoutConstraint.init(item:attribute:relatedBy:toItem:attribute:multiplier:constant:)`).
  ///
  /// It is not active. Traps where UIKit raises an exception: for items that are neither views nor
  /// guides, for a position that is related to a number, and for attributes that do not go
  /// together.
  public convenience init(
    item view1: Any, attribute attr1: Attribute, relatedBy relation: Relation,
    toItem view2: Any?, attribute attr2: Attribute, multiplier: Scalar, constant c: Scalar
  ) {
    self.init()
    let first = LayoutTerm(Self.checkedItem(view1), attr1)
    // Without an attribute, the second item does not count.
    let second = view2.flatMap { item in
      attr2 == .notAnAttribute ? nil : LayoutTerm(Self.checkedItem(item), attr2)
    }
    if let problem = Self.problem(first, second, multiplier: multiplier) { fatalError(problem) }
    relate(first, relation, second, multiplier: multiplier, constant: c)
  }

  // MARK: What is related

  /// The first side; nil for a constraint without items.
  final var first: LayoutTerm?
  /// The second side; nil if the first one is related to a number.
  final var second: LayoutTerm?
  private var storedRelation = Relation.equal
  private var storedMultiplier: Scalar = 1

  /// Sets what is related, once.
  final func relate(
    _ first: LayoutTerm, _ relation: Relation, _ second: LayoutTerm?, multiplier: Scalar = 1,
    constant: Scalar = 0
  ) {
    if let problem = Self.problem(ofConstant: constant, first, second) { fatalError(problem) }
    self.first = first
    self.second = second
    storedRelation = relation
    storedMultiplier = multiplier
    storedConstant = constant
  }

  /// The view or guide of the first side; nil once it has been deallocated.
  open var firstItem: AnyObject? { first?.item }
  /// The view or guide of the second side; nil if the first one is related to a number.
  open var secondItem: AnyObject? { second?.item }
  /// The attribute of the first side.
  open var firstAttribute: Attribute { first?.attribute ?? .notAnAttribute }
  /// The attribute of the second side; not an attribute if the first one is related to a number.
  open var secondAttribute: Attribute { second?.attribute ?? .notAnAttribute }

  /// The anchor of the first side, which is equal to the one that the constraint was made with.
  ///
  /// Traps for a constraint without items.
  open var firstAnchor: LayoutAnchor<AnyObject> {
    guard let first else { fatalError("The constraint has no items.") }
    return LayoutAnchor(first)
  }

  /// The anchor of the second side; nil if the first one is related to a number.
  open var secondAnchor: LayoutAnchor<AnyObject>? { second.map { LayoutAnchor($0) } }

  /// The relation between the sides.
  open var relation: Relation { storedRelation }
  /// The factor of the second side; 1 unless given.
  open var multiplier: Scalar { storedMultiplier }

  // MARK: What can change

  /// The number that is added to the second side.
  ///
  /// It can change while the constraint is active. Traps for a number that is not finite.
  open var constant: Scalar {
    get { systemSpacing ?? storedConstant }
    set {
      if let problem = Self.problem(ofConstant: newValue, first, second) { fatalError(problem) }
      let former = constant
      spacingMultiplier = nil
      storedConstant = newValue
      if newValue != former { markForLayout() }
    }
  }
  private var storedConstant: Scalar = 0
  /// The number of standard spaces in the constant; nil for a constant that is a number.
  final var spacingMultiplier: Scalar?

  /// The priority of the constraint; required unless set.
  ///
  /// Traps, as UIKit raises an exception, for a priority that is not above 0 and at most 1000, and
  /// while the constraint is active for a change from required to optional or back.
  open var priority: LayoutPriority {
    get { storedPriority }
    set {
      if let problem = problem(ofPriority: newValue) { fatalError(problem) }
      guard newValue != storedPriority else { return }
      storedPriority = newValue
      markForLayout()
    }
  }
  private var storedPriority = LayoutPriority.required

  /// A name for debugging; nil unless set.
  open var identifier: String?
  /// A Boolean value that indicates whether the constraint is archived with its view, which nothing
  /// does here; false unless set.
  open var shouldBeArchived = false

  // MARK: Activation, see LayoutConstraint+Activation.swift

  /// The view that holds the constraint while it is active.
  final weak var container: (any LayoutViewNode)?
  /// The place of the last activation among those of all constraints.
  final var activation = 0

  /// A Boolean value that indicates whether the constraint is in force; false until it is
  /// activated.
  ///
  /// Activating it adds it to the nearest view that contains all its items; deactivating it removes
  /// it from there. Traps, as UIKit raises an exception, if no view contains them.
  open var isActive: Bool {
    get { container != nil }
    set { if newValue { activate() } else { container?.removeConstraint(self) } }
  }

  /// Activates constraints, one after the other.
  open class func activate(_ constraints: [LayoutConstraint]) {
    for constraint in constraints { constraint.isActive = true }
  }

  /// Deactivates constraints, one after the other.
  open class func deactivate(_ constraints: [LayoutConstraint]) {
    for constraint in constraints { constraint.isActive = false }
  }

  /// Creates the constraints that a visual format describes, in the order in which it is read
  /// (`NSLayoutConstraint.constraints(withVisualFormat:options:metrics:views:)`).
  ///
  /// They are not active. A space without a number is 8 points between views, and the margin of the
  /// superview at its edges. Traps for a format that UIKit refuses with an exception; the message
  /// shows the place.
  open class func constraints(
    withVisualFormat format: String, options opts: FormatOptions = [], metrics: [String: Any]?,
    views: [String: Any]
  ) -> [LayoutConstraint] {
    do throws(VisualFormatError) {
      return try VisualFormat(format).constraints(
        options: opts, metrics: metrics ?? [:], views: views)
    } catch {
      fatalError(error.message(in: format))
    }
  }

  /// The text in the place of an identifier in the description; nil for none.
  var note: String? { nil }

  // MARK: As an object of a document

  /// Called when a document whose constraints place the views has been loaded; does nothing unless
  /// overridden.
  open func awakeFromNib() {}

  /// The class, the identifier, the relation and whether the constraint is active, in the form of
  /// UIKit's log; only the class where the main actor does not run.
  nonisolated open override var description: String {
    describedOnMainActor { summary } ?? "<NSLayoutConstraint>"
  }
}
