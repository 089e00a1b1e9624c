import Foundation
import TestSupport
import Testing

/// A fault that is planted in the copy of a document by a change of its text.
struct PlantedFault: Sendable, CustomTestStringConvertible {
  var kind: Kind
  var document: String
  /// The id of the control.
  var id: String
  /// The document with the fault.
  var text: String
  var testDescription: String { "\(kind) \(document) \(id)" }

  /// The kinds of faults.
  enum Kind: String, CaseIterable, Sendable {
    /// The control has neither title nor label.
    case withoutName
    /// The label is a blank.
    case blankLabel
    /// Another view is in front of the control.
    case covered
    /// The control is far outside of its view.
    case outside
    /// The control receives no touches.
    case withoutTouches
    /// Screen readers pass the control over.
    case unread
    /// The action is sent to an object that is not there.
    case missingTarget
    /// The action has no selector.
    case withoutSelector
    /// The control never sends the event.
    case wrongEvent
    /// A label is to perform the action.
    case wrongTarget
    /// The range of a slider has one value.
    case oneValue
    /// A step changes nothing.
    case noStep
    /// The view around the control is an element itself.
    case insideElement
    /// The key view of a field is the field.
    case ownKeyView
    /// A screen that fills the window has lost its way out.
    case deadEnd
  }

  /// Forty faults, whose kinds and controls a seed draws.
  static let forty: [PlantedFault] = {
    var random = SeededGenerator(seed: 52)
    var faults: [PlantedFault] = []
    var counts: [Kind: Int] = [:]
    var seen: Set<String> = []
    let documents = [
      "SignIn/Base.lproj/SignIn.storyboard", "Trips/Base.lproj/Trips.storyboard",
      "Export/Base.lproj/Export.xib", "Documents/Values.xib", "Documents/Preferences.xib",
      "Documents/Gestures.storyboard", "Documents/Configurations.xib", "Documents/Pad.xib",
    ]
    for _ in 0..<100_000 where faults.count < 40 {
      let kind = random.pick(Kind.allCases)
      let document = random.pick(documents)
      guard counts[kind, default: 0] < 4,
        let text = try? String(
          contentsOf: packageRoot.appending(path: "Examples/\(document)"), encoding: .utf8)
      else { continue }
      let editor = DocumentEditor(text)
      guard let (id, changed) = editor.planted(kind, &random),
        seen.insert("\(kind) \(document) \(id)").inserted
      else { continue }
      counts[kind, default: 0] += 1
      faults.append(PlantedFault(kind: kind, document: document, id: id, text: changed))
    }
    return faults
  }()
}

/// Changes the text of a document.
private struct DocumentEditor {
  let text: String

  init(_ text: String) { self.text = text }

  /// A control of the document: its name, its id, and its text.
  private struct Control {
    let name: String
    let id: String
    let range: Range<String.Index>
  }

  private var controls: [Control] {
    let names = ["button", "slider", "switch", "stepper", "textField"]
    return names.flatMap { name in
      text.ranges(of: "<\(name) ").compactMap { start -> Control? in
        guard let end = text[start.lowerBound...].range(of: "</\(name)>"),
          case let range = start.lowerBound..<end.upperBound,
          let id = Self.attribute("id", in: String(text[range].prefix { $0 != ">" }))
        else { return nil }
        return Control(name: name, id: id, range: range)
      }
    }
  }

  private static func attribute(_ name: String, in tag: String) -> String? {
    guard let start = tag.range(of: " \(name)=\"") else { return nil }
    return String(tag[start.upperBound...].prefix { $0 != "\"" })
  }

  private var isAppKit: Bool { text.contains("com.apple.InterfaceBuilder3.Cocoa.XIB") }

  /// Returns the document with a fault in one of its controls; nil if it has no such control.
  func planted(
    _ kind: PlantedFault.Kind, _ random: inout SeededGenerator
  ) -> (id: String, text: String)? {
    if kind == .deadEnd { return deadEnd }
    let fitting = controls.compactMap { control -> (String, String)? in
      let old = String(text[control.range])
      guard let (new, whole) = change(old, control, kind) else { return nil }
      if let whole { return (control.id, whole) }
      return new == old ? nil : (control.id, text.replacingCharacters(in: control.range, with: new))
    }
    return fitting.isEmpty ? nil : random.pick(fitting)
  }

  /// Returns the text of a control with a fault, or that of the whole document; nil if the kind does not fit.
  private func change(
    _ old: String, _ control: Control, _ kind: PlantedFault.Kind
  ) -> (String, String?)? {
    let tag = String(old.prefix { $0 != ">" })
    func inTag(_ attribute: String) -> String {
      old.replacing(tag, with: tag + attribute, maxReplacements: 1)
    }
    func inContents(_ contents: String) -> String {
      let end = "</\(control.name)>"
      return String(old.dropLast(end.count)) + contents + end
    }
    switch kind {
    case .withoutName:
      guard !isAppKit, control.name == "button", old.contains(" title=\"") else { return nil }
      let bare = old.replacing(#/ title="[^"]*"/#, with: "").replacing(#/ label="[^"]*"/#, with: "")
        .replacing(#/ image="[^"]*"/#, with: "")
      return old.contains("<attributedString") || old.contains("<menu ") ? nil : (bare, nil)
    case .blankLabel:
      // Buttons say their titles, and steppers those of their parts.
      guard !isAppKit, ["slider", "switch"].contains(control.name) else { return nil }
      let bare = old.replacing(/<accessibility [^>]*\/>/, with: "")
      guard !bare.contains("<accessibility ") else { return nil }
      return (
        bare.replacing(
          "</\(control.name)>",
          with: #"<accessibility key="accessibilityConfiguration" label=" "/></\#(control.name)>"#),
        nil
      )
    case .covered:
      guard !isAppKit, let rect = old.firstMatch(of: /<rect key="frame"[^>]*\/>/),
        let end = text[control.range.upperBound...].range(of: "</subviews>"),
        !text[control.range.upperBound..<end.lowerBound].contains("<subviews>")
      else { return nil }
      let front = #"<imageView userInteractionEnabled="YES" id="planted">\#(rect.0)</imageView>"#
      return (old, text.replacingCharacters(in: end, with: front + "</subviews>"))
    case .outside:
      guard !isAppKit, old.contains(/<rect key="frame" x="[0-9.]+"/) else { return nil }
      return (
        old.replacing(
          /<rect key="frame" x="[0-9.]+"/, with: "<rect key=\"frame\" x=\"-900\"",
          maxReplacements: 1), nil
      )
    case .withoutTouches:
      // Without an action the touches are missed by no object.
      guard !isAppKit, old.contains("<connections>"), !tag.contains("userInteractionEnabled") else {
        return nil
      }
      return (inTag(#" userInteractionEnabled="NO""#), nil)
    case .unread:
      guard !isAppKit, !old.contains("<accessibility "), old.contains("<action ") else {
        return nil
      }
      return (
        inContents(
          #"<accessibility key="accessibilityConfiguration"><bool key="isElement" value="NO"/></accessibility>"#
        ),
        nil
      )
    case .missingTarget:
      let key = isAppKit ? "target" : "destination"
      return (
        old.replacing(
          /(<action [^>]*)(target|destination)="[^"]*"/, with: { "\($0.1)\(key)=\"nowhere\"" }), nil
      )
    case .withoutSelector:
      return (old.replacing(/<action selector="[^"]*"/, with: "<action selector=\"\""), nil)
    case .wrongEvent:
      guard !isAppKit else { return nil }
      return (old.replacing(/eventType="[^"]*"/, with: "eventType=\"touchSideways\""), nil)
    case .wrongTarget:
      guard !isAppKit, let label = text.firstMatch(of: /<label [^>]* id="([^"]*)"/) else {
        return nil
      }
      return (
        old.replacing(
          /(<action [^>]*)destination="[^"]*"/, with: { "\($0.1)destination=\"\(label.1)\"" }), nil
      )
    case .oneValue:
      guard control.name == "slider", old.contains("minValue"), old.contains("maxValue") else {
        return nil
      }
      let low = Self.attribute("minValue", in: old) ?? "0"
      return (old.replacing(/maxValue="[^"]*"/, with: "maxValue=\"\(low)\""), nil)
    case .noStep:
      guard control.name == "stepper" else { return nil }
      // UIKit traps on a step of 0.
      guard isAppKit else {
        let low = Self.attribute("minimumValue", in: old) ?? "0"
        return (
          old.replacing(#/ (value|maximumValue)="[^"]*"/#, with: { " \($0.1)=\"\(low)\"" }), nil
        )
      }
      return (old.replacing("<stepperCell ", with: "<stepperCell increment=\"0\" "), nil)
    case .insideElement:
      guard !isAppKit, old.contains("<connections>"),
        let root = text.firstMatch(of: /<view key="view"[^>]*>\s*<rect[^>]*\/>/),
        root.range.upperBound < control.range.lowerBound,
        text[..<control.range.lowerBound].ranges(of: "<view key=\"view\"").count == 1
      else { return nil }
      let element =
        #"<accessibility key="accessibilityConfiguration" label="All"><bool key="isElement" value="YES"/></accessibility>"#
      return (old, text.replacingCharacters(in: root.range, with: String(root.0) + element))
    case .ownKeyView:
      guard isAppKit, control.name == "textField", old.contains("editable=\"YES\""),
        !text.contains("autorecalculatesKeyViewLoop")
      else { return nil }
      let outlet = #"<outlet property="nextKeyView" destination="\#(control.id)" id="planted"/>"#
      let bare = old.replacing(/<outlet property="nextKeyView"[^>]*\/>/, with: "")
      let connected =
        bare.contains("</connections>")
        ? bare.replacing(
          /<\/connections>\s*<\/textField>/, with: outlet + "</connections></textField>")
        : bare.replacing("</textField>", with: "<connections>\(outlet)</connections></textField>")
      return (
        old,
        text.replacingCharacters(in: control.range, with: connected)
          .replacing("<window ", with: "<window autorecalculatesKeyViewLoop=\"NO\" ")
          .replacing(
            "</window>",
            with:
              #"<connections><outlet property="initialFirstResponder" destination="\#(control.id)" id="planted-2"/></connections></window>"#
          )
      )
    case .deadEnd: return nil
    }
  }

  /// The document whose sheet fills the window, and whose items do nothing.
  private var deadEnd: (id: String, text: String)? {
    guard let segue = text.firstMatch(of: /<segue destination="([^"]*)" kind="presentation"/) else {
      return nil
    }
    var changed = text.replacing(
      segue.0, with: "\(segue.0) modalPresentationStyle=\"fullScreen\"")
    for item in text.matches(
      of: /<barButtonItem [^>]*>\s*<connections>[\s\S]*?<\/connections>\s*<\/barButtonItem>/)
    where item.0.contains("unwind") || item.0.contains("<action ") {
      changed = changed.replacing(
        item.0, with: item.0.replacing(/<connections>[\s\S]*<\/connections>/, with: ""))
    }
    return (String(segue.1), changed)
  }
}
