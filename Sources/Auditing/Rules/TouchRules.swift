import ButtonModel
import ControlCore
import Diagnostics
import Gestures
import Graphics
import InterfaceBuilder
import InterfaceLoader
import ResponderKit
import ValueControls

/// The rules about what a finger reaches.
enum TouchRules {
  static let all: [AuditRule] = [
    AuditRule(
      DiagnosticRule(
        "small-target", alias: "HIT-REGION", in: .touch, "a control that is smaller than a finger",
        why: "Fingers need 44 by 44 points. Under 24, people with a tremor cannot hit it.",
        remedy: "Make the control larger, or override point(inside:with:) in its class.",
        source: "Apple's Human Interface Guidelines, GTXiLib, Xcode's audit, WCAG 2.2",
        criterion: "2.5.8", numbers: ["points": 44, "error": 24]),
      bad: AuditExample(button(width: 30, height: 30)),
      good: AuditExample(button(width: 44, height: 44)),
      .screen { screen in
        let limit = screen.number("points", of: "small-target") - 0.1
        let least = screen.number("error", of: "small-target") - 0.1
        let isToldElsewhere = AuditRule.rule("crowded-target").map { screen.options.isOn($0.rule) }
        let crowded =
          isToldElsewhere == true
          ? Set(screen.crowdedTargets.map { ObjectIdentifier($0.target.object) }) : []
        return screen.targets.compactMap { target in
          let size = target.frame.size
          guard min(size.width, size.height) < limit, target.hasOwnSize,
            !crowded.contains(ObjectIdentifier(target.object))
          else { return nil }
          var fault = Fault(
            at: target.object, "frame",
            "\(screen.subject(target.object)) is \(target.sizeText) points, under \(decimal(limit + 0.1, digits: 1)) by \(decimal(limit + 0.1, digits: 1))"
          )
          // UIKit sizes what has an image of its own.
          if min(size.width, size.height) < least, !target.hasOwnImage { fault.severity = .error }
          // A configuration has a size of its own, and the document may have another one.
          fault.needsReview = target.hasOwnLook
          return fault
        }
      }),
    AuditRule(
      DiagnosticRule(
        "crowded-target", alias: "HIT-REGION-24", in: .touch,
        "a tiny control beside another one",
        why: "A control under 24 points needs room around it, or a finger hits its neighbor.",
        remedy: "Make the control larger, or move the other one away.",
        source: "WCAG 2.2", criterion: "2.5.8", severity: .error, numbers: ["points": 24]),
      bad: AuditExample(
        button(width: 20, height: 20, id: "first") + "\n"
          + button(width: 20, height: 20, x: 42, id: "second")),
      good: AuditExample(
        button(width: 20, height: 20, id: "first") + "\n"
          + button(width: 20, height: 20, x: 60, id: "second")),
      .screen { screen in
        screen.crowdedTargets.map { target, other in
          Fault(
            at: target.object, "frame",
            "\(screen.subject(target.object)) is \(target.sizeText) points beside \(screen.subject(other.object))"
          )
        }
      }),
    AuditRule(
      DiagnosticRule(
        "overlapping-targets", alias: "HIT-OVERLAP", in: .touch, "controls that overlap",
        why: "A finger on the overlap reaches the one in front.",
        remedy: "Move them apart, or hide one while the other one is shown.",
        source: "Accessibility Scanner, WCAG 2.2", criterion: "2.5.8", severity: .note,
        numbers: ["share": 0.1]),
      bad: AuditExample(
        button(width: 80, height: 44, id: "first") + "\n"
          + button(width: 80, height: 44, x: 75, id: "second")),
      good: AuditExample(
        button(width: 80, height: 44, id: "first") + "\n"
          + button(width: 80, height: 44, x: 100, id: "second")),
      .screen { screen in
        screen.overlaps.map { front, back in
          var fault = Fault(
            at: front.object, "frame",
            "\(screen.subject(front.object)) overlaps \(screen.subject(back.object))")
          // A class of the app may decide itself which touches it takes.
          fault.needsReview = [front, back].contains {
            screen.source(of: $0.object)?.customClass != nil
          }
          return fault
        }
      }),
    AuditRule(
      DiagnosticRule(
        "covered", in: .touch, "a control behind another view",
        why: "A tap on it reaches the view in front.",
        remedy: "Bring the control to the front, or let the other view pass touches on.",
        source: "UIView.hitTest(_:with:)"),
      bad: AuditExample(
        button(#"<state key="normal" title="Save"/>"#) + "\n"
          + #"<view id="cover"><rect key="frame" x="0" y="0" width="390" height="844"/></view>"#),
      good: AuditExample(
        #"<view id="cover"><rect key="frame" x="0" y="0" width="390" height="844"/></view>"#
          + "\n" + button(#"<state key="normal" title="Save"/>"#)),
      .screen { screen in
        screen.obstacles.compactMap { control, obstacle in
          guard obstacle.reason == .covered, let front = screen.viewInFront(of: control),
            front.convert(front.bounds, to: nil).insetBy(dx: -1, dy: -1)
              .contains(control.convert(control.bounds, to: nil))
          else { return nil }
          var fault = Fault(
            at: control, "frame", "\(screen.subject(control)) is behind \(screen.subject(front))")
          fault.needsReview =
            screen.isSwitchedByCode(front, over: control) || screen.mayPassTouchesOn(front)
          return fault
        }
      }),
    AuditRule(
      DiagnosticRule(
        "outside", in: .touch, "a control outside the views that contain it",
        why: "It may be seen there, and a tap does nothing.",
        remedy: "Move the control, or make the view around it larger.",
        source: "UIView.point(inside:with:)"),
      bad: AuditExample(
        view("", subviews: outsideButton(x: 320))),
      good: AuditExample(
        view("", subviews: outsideButton(x: 100))),
      .screen { screen in
        screen.obstacles.compactMap { control, obstacle in
          guard obstacle.reason == .outside else { return nil }
          var fault = Fault(
            at: control, "frame",
            "\(screen.subject(control)) has its center outside the views that contain it")
          // What a view clips is not seen, and may slide in.
          fault.needsReview = control.isClippedAway
          return fault
        }
      }),
    AuditRule(
      DiagnosticRule(
        "without-touches", in: .touch, "a control that receives no touches",
        why: "A tap does nothing, and nothing on the screen says so.",
        remedy: "Set isUserInteractionEnabled, or disable the control.",
        source: "UIView.isUserInteractionEnabled"),
      bad: AuditExample(
        button(
          #"<state key="normal" title="Save"/>"# + action("save:"),
          attributes: #"userInteractionEnabled="NO""#)),
      good: AuditExample(button(#"<state key="normal" title="Save"/>"# + action("save:"))),
      .screen { screen in
        screen.controls.compactMap { control in
          guard !control.isUserInteractionEnabled, control.hasHandlers,
            screen.source(of: control)?.customClass == nil
          else { return nil }
          var fault = Fault(
            at: control, "isUserInteractionEnabled",
            "\(screen.subject(control)) sends actions and receives no touches")
          // Code may let it receive touches later.
          if screen.isKnownToCode(control) { fault.severity = .note }
          return fault
        }
      }),
    AuditRule(
      DiagnosticRule(
        "transparent", in: .touch, "a control without opacity",
        why: "It takes no touches, and a screen reader passes it by unless code shows it.",
        remedy: "Hide it instead, or show it.", source: "UIView.alpha", severity: .note),
      bad: AuditExample(
        button(#"<state key="normal" title="Save"/>"#, attributes: #"alpha="0.0""#)),
      good: AuditExample(button(#"<state key="normal" title="Save"/>"#)),
      .screen { screen in
        screen.views.compactMap { view in
          guard !view.isOpaqueEnough, !(view is any PartOfView), screen.isOfApp(view),
            view is Control || !screen.operable(in: view).isEmpty
          else { return nil }
          let controls = view is Control ? "" : ", with controls in it"
          return Fault(
            at: view, "alpha",
            "\(screen.subject(view)) has alpha \(decimal(max(view.alpha, 0), digits: 2))\(controls)"
          )
        }
      }),
    AuditRule(
      DiagnosticRule(
        "never-enabled", alias: "disabled-for-ever", in: .touch,
        "a disabled control that no outlet reaches",
        why: "Nothing in the document lets code enable it.",
        remedy: "Connect an outlet and enable it, or remove it.", source: "UIControl.isEnabled",
        severity: .note),
      bad: AuditExample(
        button(#"<state key="normal" title="Save"/>"#, attributes: #"enabled="NO""#)),
      good: AuditExample(button(#"<state key="normal" title="Save"/>"#)),
      .screen { screen in
        screen.controls.compactMap { control in
          guard !control.isEnabled, !screen.isKnownToCode(control), !(control is any PartOfView),
            !control.isPulled
          else { return nil }
          return Fault(
            at: control, "isEnabled",
            "\(screen.subject(control)) is disabled, and no outlet reaches it")
        }
      }),
    AuditRule(
      DiagnosticRule(
        "shadowing-recognizer", in: .touch, "a gesture recognizer that takes a control's taps",
        why: "The recognizer cancels the touch, and the control's action is not sent.",
        remedy: "Remove the recognizer, or set cancelsTouchesInView to false.",
        source: "UIGestureRecognizer.cancelsTouchesInView"),
      bad: AuditExample(tappedButton, objects: tapOnButton(cancels: true)),
      good: AuditExample(tappedButton, objects: tapOnButton(cancels: false)),
      .screen { screen in
        screen.controls.compactMap { control in
          guard control.hasHandlers,
            let recognizer = control.enabledTaps
              .first(where: {
                $0.cancelsTouchesInView && $0.numberOfTapsRequired == 1
                  && $0.numberOfTouchesRequired == 1
              })
          else { return nil }
          return Fault(
            at: control, "gestureRecognizers",
            "\(screen.subject(control)) has a \(screen.subject(recognizer)), which takes its taps")
        }
      }),
  ]
}

extension Control {
  /// Indicates whether the control is operated by pulling the view around it.
  fileprivate var isPulled: Bool {
    loadable.map { type(of: $0).operations.contains(.pull) } ?? false
  }
}

private func outsideButton(x: Int) -> String {
  """
  <button buttonType="system" id="inner"><rect key="frame" x="\(x)" y="10" width="100" height="44"/>
  <state key="normal" title="Save"/></button>
  """
}

private let tappedButton =
  button(
    #"<state key="normal" title="Save"/><connections><action selector="save:" destination="-1" "#
      + #"eventType="touchUpInside" id="save"/><outletCollection property="gestureRecognizers" "#
      + #"destination="tap" appends="YES" id="taps"/></connections>"#)

private func tapOnButton(cancels: Bool) -> String {
  """
  <tapGestureRecognizer \(cancels ? "" : #"cancelsTouchesInView="NO" "#)id="tap"><connections>\
  <action selector="tapped:" destination="-1" id="tapped"/></connections></tapGestureRecognizer>
  """
}
