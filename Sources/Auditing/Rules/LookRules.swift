import Diagnostics
import Graphics
import InterfaceBuilder

/// The rules about colors and text sizes.
enum LookRules {
  static let all: [AuditRule] = [
    AuditRule(
      DiagnosticRule(
        "contrast", alias: "CONTRAST-TEXT", in: .looks, "a text with too little contrast",
        why: "People with low vision cannot read it, nor can anyone in bright sun.",
        remedy: "Make the text darker or its background lighter, or the other way around.",
        source: "WCAG 2.2, GTXiLib, axe-core color-contrast", criterion: "1.4.3",
        severity: .error, numbers: ["ratio": 4.5, "large": 3]),
      bad: AuditExample(coloredLabel(0x77)), good: AuditExample(coloredLabel(0x76)),
      .document { audited in
        audited.elements.compactMap { element in
          guard let text = audited.shownText(of: element), !text.isDisabled, !text.hasSystemColors
          else { return nil }
          guard let front = text.color, let back = text.background else {
            var fault = Fault(
              in: element, text.colorProperty,
              "\(audited.subject(element)) has a color or a background that the document does not decide"
            )
            fault.needsReview = true
            return fault
          }
          let required = audited.number(text.isLarge ? "large" : "ratio", of: "contrast")
          let ratio = Contrast.ratio(of: front, on: back)
          guard ratio < required else { return nil }
          return Fault(
            in: element, text.colorProperty,
            "\(audited.subject(element)) has a contrast of \(Contrast.text(ratio)), under \(decimal(required))",
            proof: "\(Contrast.hex(front, on: back)) on \(Contrast.hex(back, on: back))")
        }
      }),
    AuditRule(
      DiagnosticRule(
        "black-in-dark", in: .looks, "a text that cannot be read in Dark Mode",
        why: "Its color, or the one behind it, is the same there, and the other one is not.",
        remedy: "Use labelColor on a background of the system.",
        source: "Apple's Human Interface Guidelines", criterion: "1.4.3", numbers: ["ratio": 3]),
      bad: AuditExample(
        onSystemBackground(
          #"<color key="textColor" white="0" alpha="1" colorSpace="custom" customColorSpace="genericGamma22GrayColorSpace"/>"#
        )),
      good: AuditExample(onSystemBackground(#"<nil key="textColor"/>"#)),
      .document { audited in
        audited.elements.compactMap { element in
          guard let text = audited.shownText(of: element), !text.isDisabled, let dark = text.dark,
            let front = text.color, let back = text.background
          else { return nil }
          let limit = audited.number("ratio", of: "black-in-dark")
          guard Contrast.ratio(of: dark.color, on: dark.background) < limit,
            Contrast.ratio(of: front, on: back) >= limit
          else { return nil }
          return Fault(
            in: element, text.colorProperty,
            "\(audited.subject(element)) is \(Contrast.hex(dark.color, on: dark.background)) on \(Contrast.hex(dark.background, on: .black)) in Dark Mode"
          )
        }
      }),
    AuditRule(
      DiagnosticRule(
        "dynamic-type", alias: "DYNAMIC-TYPE", in: .looks,
        "a text that does not grow with the user's size",
        why: "People who set a larger size in Settings see no difference here.",
        remedy: "Use a text style, and set adjustsFontForContentSizeCategory.",
        source: "GTXiLib, Xcode's audit", criterion: "1.4.4", severity: .note),
      bad: AuditExample(
        label("Welcome", #"<fontDescription key="fontDescription" type="system" pointSize="17"/>"#)),
      good: AuditExample(
        label(
          "Welcome",
          #"<fontDescription key="fontDescription" style="UICTFontTextStyleBody"/>"#,
          attributes: #"adjustsFontForContentSizeCategory="YES" "#)),
      .document { audited in
        audited.elements.compactMap { element in
          guard let text = audited.shownText(of: element), !text.growsWithSettings,
            // Size 0 is the default of the view that the text is in.
            text.font?.pointSize != 0
          else { return nil }
          var fault = Fault(
            in: element, "font", "\(audited.subject(element)) has a font of a fixed size")
          // A class of the app, and one whose font the document does not say, may have another font.
          fault.needsReview = text.font == nil || element.customClass != nil
          return fault
        }
      }),
    AuditRule(
      DiagnosticRule(
        "small-text", alias: "TEXT-SIZE-MIN", in: .looks,
        "a text under 11 points, or under 10 on a Mac",
        why: "Most people cannot read it at arm's length.", remedy: "Make the font larger.",
        source: "Apple's Human Interface Guidelines", criterion: "1.4.4", severity: .note,
        numbers: ["points": 11, "mac": 10]),
      bad: AuditExample(
        label("Terms", #"<fontDescription key="fontDescription" type="system" pointSize="9"/>"#)),
      good: AuditExample(
        label("Terms", #"<fontDescription key="fontDescription" type="system" pointSize="11"/>"#)),
      .document { audited in
        audited.elements.compactMap { element in
          guard let text = audited.shownText(of: element), let size = text.font?.pointSize,
            // Size 0 is the system's own.
            size > 0,
            size < audited.number(text.isOnMac ? "mac" : "points", of: "small-text")
          else { return nil }
          return Fault(
            in: element, "font",
            "\(audited.subject(element)) has a font of \(decimal(size)) points")
        }
      }),
  ]
}

private func onSystemBackground(_ color: String) -> String {
  """
  <view id="background"><rect key="frame" x="0" y="0" width="390" height="844"/><subviews>
  \(label("Terms", color))
  </subviews><color key="backgroundColor" systemColor="systemBackgroundColor"/></view>
  """
}

private func coloredLabel(_ gray: Int) -> String {
  let part = "\(Double(gray) / 255)"
  return label(
    "Terms",
    #"<fontDescription key="fontDescription" type="system" pointSize="14"/>"#
      + #"<color key="textColor" red="\#(part)" green="\#(part)" blue="\#(part)" alpha="1" colorSpace="custom" customColorSpace="sRGB"/>"#
  )
}
