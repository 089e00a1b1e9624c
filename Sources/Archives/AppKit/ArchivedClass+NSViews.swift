import AppKitDialect
import Graphics
import InterfaceLoader
import Layout

// Views of AppKit that are no controls.
extension ArchivedClass {
  /// The classes of AppKit.
  static let appKit: [ArchivedClass] =
    responders + nsViews + cells + textCells + nsControls + collections + menus + windows
    + objectControllers

  private static let nsViews: [ArchivedClass] = [
    ArchivedClass("NSView", NSView.self, "NSResponder", make: { _ in NSView() }) { view in
      view.value("frame", \.frame)
      view.value("bounds", \.archivedBounds)
      view.value("isHidden", \.isHidden)
      view.value("alphaValue", \.alphaValue)
      view.value("toolTip", \.toolTip)
      view.raw("identifier", \.identifier)
      // Setting the identifier names the view.
      view.add(named)
      view.raw("autoresizingMask", \.autoresizingMask)
      view.value("autoresizesSubviews", \.autoresizesSubviews)
      view.value(
        "translatesAutoresizingMaskIntoConstraints", \.translatesAutoresizingMaskIntoConstraints)
      view.value("userInterfaceLayoutDirection", \.userInterfaceLayoutDirection)
      view.computed("contentPriorities") {
        $0.contentPriorities
      } set: {
        $0.contentPriorities = $1
      }
      view.computed("naturalSize", get: { $0.givenNaturalSize }, set: { $0.givenNaturalSize = $1 })
      view.value("alignmentInsets", \.archivedAlignment)
      view.owned("subviews", list: { $0.archivedSubviews }) { view, subviews in
        for subview in subviews where subview.superview !== view { view.addSubview(subview) }
      }
      view.owned(
        "layoutGuides", list: { $0.layoutGuides.filter { !$0.isOfSystem && !$0.isOfGrid } }
      ) {
        for guide in $1 { $0.addLayoutGuide(guide) }
      }
      view.custom("viewController", .contents) { view, _, archiver in
        try view.ownController.map { try archiver.own($0, in: view, as: "viewController") }
      } decode: { view, value, restorer in
        guard let controller: NSViewController = try restorer.member(value) else { return }
        if let split = controller as? NSSplitViewController, let view = view as? NSSplitView {
          split.splitView = view
        }
        if let tabs = controller as? NSTabViewController, let view = view as? NSTabView {
          guard view.tabViewItems.allSatisfy({ $0.viewController != nil }) else {
            throw ArchiveProblem("a tab of a controller has no controller", "Give it one.")
          }
          tabs.tabView = view
        }
        guard controller.viewIfLoaded !== view else { return }
        controller.view = view
        restorer.didSetView(of: controller) { controller.viewDidLoad() }
      }
      view.owned("constraints", list: { $0.constraints }) { _, _ in }
      view.reference("nextKeyView", get: { $0.nextKeyView }, set: { $0.nextKeyView = $1 })
      view.reference("titleElement", get: { $0.titleElement }, set: { $0.titleElement = $1 })
    },
    ArchivedClass("NSFlippedView", FlippedView.self, "NSView", make: { _ in FlippedView() }),
    ArchivedClass("NSLayoutGuide", NSLayoutGuide.self, make: { _ in NSLayoutGuide() }) {
      $0.raw("identifier", \.identifier)
    },
    ArchivedClass("NSClipView", NSClipView.self, "NSView", make: { _ in NSClipView() }) {
      $0.owned("documentView", \.documentView)
    },
    ArchivedClass("NSScrollView", NSScrollView.self, "NSView", make: { _ in NSScrollView() }) {
      $0.value("hasVerticalScroller", \.hasVerticalScroller)
      $0.value("hasHorizontalScroller", \.hasHorizontalScroller)
      $0.owned("contentView", get: { Optional($0.contentView) }) {
        if let view = $1 { $0.contentView = view }
      }
    },
    ArchivedClass("NSBox", NSBox.self, "NSView", make: { _ in NSBox() }) { box in
      box.value("title", \.title)
      box.raw("titlePosition", \.titlePosition)
      box.raw("boxType", \.boxType)
      box.raw("borderType", \.borderType)
      box.value("borderWidth", \.borderWidth)
      box.value("contentViewMargins", \.contentViewMargins)
      box.value("isTransparent", \.isTransparent)
      box.owned("contentView", get: { $0.contentView }) { box, view in
        if let view { box.setContentView(keepingFrameOf: view) } else { box.contentView = nil }
      }
    },
    ArchivedClass("NSSplitView", NSSplitView.self, "NSView", make: { _ in NSSplitView() }) {
      $0.value("isVertical", \.isVertical)
      $0.raw("dividerStyle", \.dividerStyle)
      $0.reference("delegate", get: { $0.delegate }, set: { $0.delegate = $1 })
    },
    ArchivedClass("NSStackView", NSStackView.self, "NSView", make: { _ in NSStackView() }) {
      stack in
      stack.raw("orientation", \.orientation)
      stack.raw("alignment", \.alignment)
      stack.raw("distribution", \.distribution)
      stack.value("spacing", \.spacing)
      stack.value("edgeInsets", \.edgeInsets)
      stack.value("detachesHiddenViews", \.detachesHiddenViews)
      for axis in [LayoutConstraint.Orientation.horizontal, .vertical] {
        let name = axis == .horizontal ? "horizontal" : "vertical"
        stack.computed("\(name)HuggingPriority") {
          $0.huggingPriority(for: axis).rawValue
        } set: {
          $0.setHuggingPriority(LayoutPriority($1), for: axis)
        }
        stack.computed("\(name)ClippingResistancePriority") {
          $0.clippingResistancePriority(for: axis).rawValue
        } set: {
          $0.setClippingResistancePriority(LayoutPriority($1), for: axis)
        }
      }
      stack.custom("arrangedSubviews", .contents) { stack, _, archiver in
        let arranged = stack.archivedArrangement
        return arranged.isEmpty
          ? nil
          : .list(
            try arranged.map { view, gravity, spacing in
              var values: [String: ArchivedValue] = [
                "view": try archiver.own(view, in: stack, as: "arrangedSubviews"),
                "gravity": .integer(gravity.rawValue),
              ]
              if let spacing { values["spacing"] = ArchivedValue(Double(spacing)) }
              return .values(values)
            })
      } decode: { stack, value, restorer in
        for entry in try value.list {
          guard let view: NSView = try entry.members?["view"].flatMap({ try restorer.member($0) })
          else { throw entry.misfit }
          stack.addView(view, in: try entry.named.choice("gravity", or: .center))
          if let spacing = entry.members?["spacing"]?.double {
            stack.setCustomSpacing(Scalar(spacing), after: view)
          }
        }
      }
    },
    ArchivedClass("NSGridView", NSGridView.self, "NSView", make: { _ in NSGridView() }) { grid in
      grid.value("rowSpacing", \.rowSpacing)
      grid.value("columnSpacing", \.columnSpacing)
      grid.raw("xPlacement", \.xPlacement)
      grid.raw("yPlacement", \.yPlacement)
      grid.raw("rowAlignment", \.rowAlignment)
      grid.custom("rows", .contents) { grid, _, archiver in
        try grid.archivedContents(archiver)
      } decode: { grid, value, restorer in
        try grid.take(value, restorer)
      }
    },
    ArchivedClass(
      "NSVisualEffectView", NSVisualEffectView.self, "NSView", make: { _ in NSVisualEffectView() }
    ) {
      $0.raw("material", \.material)
      $0.raw("blendingMode", \.blendingMode)
      $0.raw("state", \.state)
      $0.value("isEmphasized", \.isEmphasized)
      $0.value("maskImage", \.maskImage)
    },
    ArchivedClass(
      "NSProgressIndicator", NSProgressIndicator.self, "NSView",
      make: { _ in NSProgressIndicator() }
    ) { view in
      view.value("isIndeterminate", \.isIndeterminate)
      view.value("minValue", \.minValue)
      view.value("maxValue", \.maxValue)
      view.value("doubleValue", \.doubleValue)
      view.raw("style", \.style)
      view.raw("controlSize", \.controlSize)
      view.value("isBezeled", \.isBezeled)
      view.value("isDisplayedWhenStopped", \.isDisplayedWhenStopped)
      view.value("usesThreadedAnimation", \.usesThreadedAnimation)
      view.computed("isAnimating", get: { $0.isAnimating }) {
        $1 ? $0.startAnimation(nil) : $0.stopAnimation(nil)
      }
    },
    ArchivedClass("NSText", NSText.self, "NSView", make: { _ in NSText(frame: .zero) }) { text in
      text.value("string", \.string)
      text.value("isEditable", \.isEditable)
      text.value("isSelectable", \.isSelectable)
      text.value("selectedRange", \.selectedRange)
    },
    ArchivedClass("NSTextView", NSTextView.self, "NSText", make: { _ in NSTextView(frame: .zero) })
    { text in
      text.value("font", \.font)
      text.value("textColor", \.textColor)
      text.value("backgroundColor", \.backgroundColor)
      text.reference("delegate", get: { $0.delegate }, set: { $0.delegate = $1 })
    },
    ArchivedClass("NSTabViewItem", NSTabViewItem.self, "NSObject", make: { _ in NSTabViewItem() }) {
      item in
      item.anyValue("identifier", \.identifier)
      item.value("label", \.label)
      item.value("image", \.image)
      item.value("toolTip", \.toolTip)
      item.value("keepsFrame", \.keepsFrame)
      item.shared("view", get: { $0.view }, set: { $0.view = $1 })
      item.shared("viewController", get: { $0.viewController }) {
        if let controller = $1 { $0.viewController = controller }
      }
      item.reference("initialFirstResponder", get: { $0.initialFirstResponder }) {
        $0.initialFirstResponder = $1
      }
    },
    ArchivedClass("NSTabView", NSTabView.self, "NSView", make: { _ in NSTabView() }) { tabs in
      tabs.raw("tabViewType", \.tabViewType)
      tabs.raw("controlSize", \.controlSize)
      tabs.raw("controllerStyle", \.controllerStyle)
      tabs.owned("tabViewItems", list: { $0.tabViewItems }) {
        for item in $1 where item.tabView == nil { $0.addTabViewItem(item) }
      }
      tabs.reference("selectedTabViewItem", .contents, get: { $0.selectedTabViewItem }) {
        tabs, item in
        tabs.selectTabViewItem(item)
      }
      tabs.reference("delegate", get: { $0.delegate }, set: { $0.delegate = $1 })
    },
    ArchivedClass("NSTableRowView", NSTableRowView.self, "NSView", make: { _ in NSTableRowView() })
    {
      $0.value("isSelected", \.isSelected)
      $0.value("isGroupRowStyle", \.isGroupRowStyle)
      $0.value("backgroundColor", \.backgroundColor)
    },
    ArchivedClass(
      "NSTableCellView", NSTableCellView.self, "NSView", make: { _ in NSTableCellView() }
    ) {
      $0.anyValue("objectValue", \.objectValue)
      $0.reference("textField", get: { $0.textField }, set: { $0.textField = $1 })
      $0.reference("imageView", get: { $0.imageView }, set: { $0.imageView = $1 })
    },
    ArchivedClass(
      "NSTableHeaderView", NSTableHeaderView.self, "NSView", make: { _ in NSTableHeaderView() }),
  ]
}
