import Diagnostics
import Graphics
import InterfaceBuilder

/// The rules about the windows, menus and toolbars of AppKit.
enum AppKitRules {
  static let all: [AuditRule] = [
    AuditRule(
      DiagnosticRule(
        "replaced-action", in: .connections, "a control or an item of AppKit with two actions",
        why: "It has one target and one action, so the last connection replaces the others.",
        remedy: "Remove the one that is left over.", source: "NSControl.action", severity: .error),
      of: .appKit,
      bad: AuditExample(appKit: menu(item("save:", "close:"))),
      good: AuditExample(appKit: menu(item("save:"))),
      .document { audited in
        audited.document.controls.compactMap { control in
          let actions = control.connections.filter {
            $0.kind == .action && $0.trigger == nil && !$0.isOfCell && !$0.selector.isEmpty
          }
          guard actions.count > 1, let last = actions.last else { return nil }
          let others = actions.dropLast().map { $0.selector.cut(to: 60) }
          return Fault(
            in: control.element, "action",
            "\(audited.subject(control.element)) sends \(last.selector.cut(to: 60)) and never \(others.joined(separator: ", "))"
          )
        }
      }),
    AuditRule(
      DiagnosticRule(
        "item-without-action", in: .connections,
        "an item of a menu or a toolbar that does nothing",
        why: "A menu disables the item, so it can never be chosen, unless code sets its action.",
        remedy: "Connect an action or a submenu, or remove it.",
        source: "NSMenu.autoenablesItems, NSMenuItem.action", severity: .note),
      of: .appKit,
      bad: AuditExample(appKit: menu(item())),
      good: AuditExample(appKit: menu(item("save:"))),
      .document { audited in
        audited.document.controls.compactMap { control in
          guard control.element.isItemToChoose, !control.isHidden, control.isEnabled,
            !control.connections.contains(where: { $0.kind != .accessibilityConnection }),
            control.customClass == nil, !audited.isKnownToCode(control.element)
          else { return nil }
          var fault = Fault(
            in: control.element, "action", "\(audited.subject(control.element)) has no action")
          fault.needsReview = true
          return fault
        }
      }),
    AuditRule(
      DiagnosticRule(
        "key-view-loop", in: .traits, "a loop of key views that is broken or leads to itself",
        why: "Tab stops there, and the views behind it cannot be reached with the keyboard.",
        remedy: "Connect the nextKeyView of the view, or let the window make the loop.",
        source: "NSView.nextKeyView, NSWindow.autorecalculatesKeyViewLoop", criterion: "2.1.1"),
      of: .appKit,
      bad: AuditExample(appKit: window(fields(next: "first", "example"))),
      good: AuditExample(appKit: window(fields(next: "example", "first"))),
      .document { audited in
        let links = audited.keyViewLinks
        return audited.document.windows.filter { audited.keepsLoop($0) }
          .flatMap { $0.brokenKeyViews(links).map { audited.keyViewFault($0, links) } }
      }),
    AuditRule(
      DiagnosticRule(
        "window-without-title", in: .structure, "a window without a title",
        why: "A screen reader says the title when the window comes up, and menus list it.",
        remedy: "Set the title; titleVisibility hides it where it should not be seen.",
        source: "NSWindow.title, WCAG 2.2", criterion: "2.4.2"),
      of: .appKit,
      bad: AuditExample(appKit: window("", title: "")),
      good: AuditExample(appKit: window("")),
      .document { audited in
        audited.document.windows.compactMap { element in
          let window = WindowContent(element)
          // The window of a storyboard takes the title of its view controller.
          guard window.styleMask.contains("titled"), window.title.trimmed.isEmpty,
            !audited.document.isStoryboard
          else { return nil }
          var fault = Fault(in: element, "title", "\(audited.subject(element)) has no title")
          // A sheet shows none, and code may set it.
          fault.needsReview = audited.isKnownToCode(element)
          return fault
        }
      }),
    AuditRule(
      DiagnosticRule(
        "small-click-target", in: .touch, "an image button that is hard to hit with a pointer",
        why: "Its size is that of the image, which no bezel makes larger.",
        remedy: "Make the button larger; the image keeps its size.",
        source: "Apple's Human Interface Guidelines", criterion: "2.5.8", severity: .note,
        numbers: ["points": 20]),
      of: .appKit,
      bad: AuditExample(appKit: window(imageButton(16))),
      good: AuditExample(appKit: window(imageButton(20))),
      .document { audited in
        let least = audited.number("points", of: "small-click-target")
        return audited.document.controls.compactMap { control -> Fault? in
          guard control.element.isBareImageButton, !control.isHidden, control.unreachable == nil,
            let frame = AppKitViewContent(control.element).frame,
            case let side = Double(min(frame.width, frame.height)), side > 0, side < least - 0.1
          else { return nil }
          let size = "\(decimal(frame.width)) by \(decimal(frame.height)) points"
          return Fault(
            in: control.element, "frame",
            "\(audited.subject(control.element)) is \(size), under \(decimal(least)) by \(decimal(least))"
          )
        }
      }),
  ]
}

extension InterfaceDocument {
  /// The windows, in document order.
  fileprivate var windows: [InterfaceElement] {
    scenes.flatMap { scene in
      scene.topLevelObjects.flatMap { [$0] + Array($0.descendants) }.filter { $0.name == "window" }
    }
  }
}

extension InterfaceElement {
  /// Indicates whether it is an item that a user chooses: no separator, and none that the system or a menu
  /// of its own gives a purpose.
  fileprivate var isItemToChoose: Bool {
    switch name {
    case "menuItem":
      self["isSeparatorItem"] != "YES" && child("menu", key: "submenu") == nil
        && !isInPopUpButton && self["systemMenu"] == nil
    case "toolbarItem":
      !ToolbarItemContent(self).itemIdentifier.hasPrefix("NSToolbar")
        && ToolbarItemContent(self).view == nil
    default: false
    }
  }

  /// Indicates whether it is a choice of a pop-up button or a predicate editor, which does not need an
  /// action of its own.
  private var isInPopUpButton: Bool {
    sequence(first: self, next: \.parent).contains {
      $0.name == "popUpButtonCell" || $0.name == "predicateEditorRowTemplate"
    }
  }

  /// Indicates whether it is a button without a bezel that shows only an image.
  fileprivate var isBareImageButton: Bool {
    guard name == "button", customClass == nil, let cell = cellElement.map({ CellContent($0) })
    else { return false }
    return cell.borderStyle == nil && cell.imagePosition == "only" && cell.image != nil
      && cell.type != "check" && cell.type != "radio"
  }

  /// The views of the window that lead to a next key view that does not lead back, or to themselves.
  fileprivate func brokenKeyViews(_ links: [String: String]) -> [InterfaceElement] {
    let linked = descendants.filter { links[$0.id ?? ""] != nil }
    return linked.filter { view in
      guard let id = view.id, let next = links[id] else { return false }
      return next == id || links[next] == nil
    }
  }
}

extension AuditedDocument {
  /// The ids of the next key views by those of the views.
  fileprivate var keyViewLinks: [String: String] {
    Dictionary(
      connections([.outlet]).compactMap { connection, owner in
        guard connection.property == "nextKeyView", let id = owner.id,
          let target = connection.targetID
        else { return nil }
        return (id, target)
      }, uniquingKeysWith: { $1 })
  }

  /// Returns whether a window keeps the loop of the document: AppKit makes one where there is no initial
  /// first responder.
  fileprivate func keepsLoop(_ window: InterfaceElement) -> Bool {
    !WindowContent(window).autorecalculatesKeyViewLoop
      && document.connections(of: window).contains { $0.property == "initialFirstResponder" }
  }

  fileprivate func keyViewFault(_ view: InterfaceElement, _ links: [String: String]) -> Fault {
    let next = links[view.id ?? ""] ?? ""
    let problem =
      next == view.id
      ? "is its own next key view"
      : "leads to \(document.object(id: next).map(subject) ?? "'\(next.cut(to: 60))'"), which leads nowhere"
    return Fault(in: view, "nextKeyView", "\(subject(view)) \(problem)")
  }
}

// MARK: Examples

private func menu(_ items: String) -> String {
  """
  <menu title="File" id="menu"><items>
  \(items)
  </items></menu>
  """
}

private func item(_ actions: String...) -> String {
  let connections = actions.map {
    #"<action selector="\#($0)" target="-1" id="\#($0.dropLast())-action"/>"#
  }
  return """
    <menuItem title="Save" id="example">\
    <connections>\(connections.joined())</connections></menuItem>
    """
}

private func window(_ subviews: String, title: String = "Settings") -> String {
  """
  <window title="\(title)" autorecalculatesKeyViewLoop="NO" id="example-window">
  <windowStyleMask key="styleMask" titled="YES" closable="YES"/>
  <rect key="contentRect" x="0" y="0" width="480" height="270"/>
  <view key="contentView" id="content"><rect key="frame" x="0" y="0" width="480" height="270"/>
  <subviews>
  \(subviews)
  </subviews></view><connections>\
  <outlet property="initialFirstResponder" destination="first" id="initial"/></connections></window>
  """
}

private func imageButton(_ side: Int) -> String {
  """
  <button toolTip="Remove" id="example"><rect key="frame" x="20" y="20" width="\(side)" height="\(side)"/>
  <buttonCell key="cell" type="bevel" bezelStyle="rounded" imagePosition="only" image="Remove" \
  id="example-cell"/></button>
  """
}

private func fields(next: String...) -> String {
  zip(["first", "example"], next).map { id, next in
    """
    <textField id="\(id)"><rect key="frame" x="20" y="20" width="200" height="22"/>
    <textFieldCell key="cell" editable="YES" borderStyle="bezel" placeholderString="Name" \
    id="\(id)-cell"/>
    <connections><outlet property="nextKeyView" destination="\(next)" id="\(id)-next"/></connections>
    </textField>
    """
  }.joined(separator: "\n")
}
