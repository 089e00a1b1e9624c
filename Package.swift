// swift-tools-version:6.2
import PackageDescription

let package = Package(
  name: "swift-controls",
  products: [
    .library(name: "Controls", targets: ["Controls"]),
    .library(name: "UIKitDialect", targets: ["UIKitDialect"]),
    .library(name: "AppKitDialect", targets: ["AppKitDialect"]),
    .library(name: "KeyValues", targets: ["KeyValues"]),
    .library(
      name: "InterfaceBuilder", targets: ["InterfaceBuilder", "InterfaceLoader", "Presenters"]),
    .library(name: "Archives", targets: ["Archives"]),
    .library(name: "PageServing", targets: ["PageServing"]),
    .library(name: "LivePage", targets: ["LivePage"]),
    .library(name: "ControlTesting", targets: ["ControlTesting"]),
    .library(name: "ResponderKit", targets: ["ResponderKit"]),
    .library(name: "ControlCore", targets: ["ControlCore"]),
    .library(name: "ButtonModel", targets: ["ButtonModel"]),
    .library(name: "Accessibility", targets: ["Accessibility", "SpokenLanguages"]),
    .library(name: "ConstraintSolving", targets: ["ConstraintSolving"]),
    .library(name: "Localize", targets: ["Localize"]),
    .library(name: "AppSources", targets: ["AppSources", "Diagnostics"]),
    .executable(name: "ctl", targets: ["ctl"]),
  ],
  traits: [
    .trait(
      name: "UIKit",
      description:
        "The modules UIKit and AppKit, and geometry that is Foundation's own. Only for platforms without UIKit."
    ),
    .trait(name: "LivePage", description: "The server of a live page, which is FlyingFox."),
  ],
  dependencies: [
    .package(url: "https://github.com/apple/swift-argument-parser", from: "1.8.2"),
    .package(url: "https://github.com/swhitty/FlyingFox", from: "0.27.1"),
  ],
  targets: [
    // C and C++, each imported by one file of one target.
    .systemLibrary(
      name: "CLibXML2", pkgConfig: "libxml-2.0", providers: [.apt(["libxml2-dev"])]),
    .systemLibrary(
      name: "CLibYAML", pkgConfig: "yaml-0.1", providers: [.apt(["libyaml-dev"])]),
    .target(
      name: "CICU",
      linkerSettings: [
        .linkedLibrary("icui18n"), .linkedLibrary("icuuc"), .linkedLibrary("icudata"),
      ]),
    .target(name: "CSpokenLanguages"),
    .target(name: "CAppleClasses", exclude: ["AppleClasses.txt"]),

    // Values.
    .target(name: "Graphics"),
    .target(name: "Accessibility", dependencies: ["Graphics"]),
    .target(name: "ConstraintSolving"),
    .target(name: "ControlValues", dependencies: ["Graphics"]),
    .target(name: "Diagnostics"),
    .target(
      name: "AppSources", dependencies: ["Diagnostics", "TextFormats", "CAppleClasses"]),
    .target(name: "Layout", dependencies: ["ConstraintSolving", "Graphics"]),
    .target(name: "TextFormats", dependencies: ["Diagnostics"]),
    .target(name: "XMLEvents", dependencies: ["Diagnostics", "CLibXML2"]),
    .target(
      name: "Localize", dependencies: ["Diagnostics", "TextFormats", "XMLEvents", "CICU"]),
    .target(
      name: "SpokenLanguages",
      dependencies: ["Diagnostics", "Accessibility", "Localize", "CSpokenLanguages"]),
    .target(
      name: "InterfaceBuilder",
      dependencies: [
        "Diagnostics", "TextFormats", "Graphics", "Accessibility", "ControlValues", "Localize",
        "XMLEvents",
      ]),
    .target(
      name: "Presenters",
      dependencies: [
        "DialectRules", "AppSources", "Diagnostics", "TextFormats", "Graphics", "Accessibility",
        "ControlValues",
        "InterfaceBuilder", "InterfaceLoader", "ResponderKit", "Localize",
      ]),

    // Live objects, on the main actor.
    .target(
      name: "ResponderKit",
      dependencies: ["Graphics", "Accessibility", "ControlValues", "Layout"]),
    .target(name: "Gestures", dependencies: ["ResponderKit", "Graphics"]),
    .target(
      name: "ControlCore",
      dependencies: ["ResponderKit", "ControlValues", "Graphics", "Accessibility"]),
    .target(
      name: "ButtonModel",
      dependencies: [
        "ControlCore", "Gestures", "ResponderKit", "ControlValues", "Graphics", "Accessibility",
      ]),
    .target(
      name: "ValueControls",
      dependencies: [
        "ControlCore", "Gestures", "ResponderKit", "ControlValues", "Graphics", "Accessibility",
      ]),
    .target(
      name: "TextControls",
      dependencies: [
        "ValueControls", "ButtonModel", "ControlCore", "Gestures", "ResponderKit", "Localize",
        "Graphics", "Accessibility",
      ]),
    .target(
      name: "Pickers",
      dependencies: [
        "ControlCore", "ResponderKit", "SpokenLanguages", "Localize", "Graphics", "Accessibility",
      ]),
    .target(
      name: "Navigation",
      dependencies: [
        "TextControls", "ValueControls", "Gestures", "ButtonModel", "ControlCore", "ResponderKit",
        "ControlValues", "Graphics",
        "Accessibility",
      ]),
    .target(name: "ListModel", dependencies: ["Graphics"]),
    .target(
      name: "Lists",
      dependencies: [
        "ListModel", "ValueControls", "ButtonModel", "ControlCore", "Gestures", "ResponderKit",
        "Graphics",
        "Accessibility",
      ]),
    .target(
      name: "UIKitDialect",
      dependencies: [
        "Controls", "Lists", "Layout", "Navigation", "TextControls", "Pickers", "ButtonModel",
        "ValueControls",
        "ControlCore", "Gestures", "ResponderKit", "Graphics", "Accessibility",
      ]),
    .target(name: "KeyValues"),
    .target(
      name: "AppKitDialect",
      dependencies: [
        "KeyValues", "ListModel", "Layout", "ResponderKit", "ControlValues", "Localize", "Graphics",
        "Accessibility",
      ]),
    .target(
      name: "InterfaceLoader",
      dependencies: [
        "KeyValues", "AppKitDialect", "Lists", "Navigation", "TextControls", "Pickers",
        "InterfaceBuilder",
        "ButtonModel", "ValueControls", "ControlCore", "Gestures", "ResponderKit", "ControlValues",
        "SpokenLanguages", "Localize", "TextFormats", "Diagnostics", "Layout", "Graphics",
        "Accessibility",
      ], resources: [.embedInCode("Layout/Alignments.txt")]),
    .target(
      name: "Archives",
      dependencies: [
        "InterfaceLoader", "AppKitDialect", "Lists", "Navigation", "TextControls", "Pickers",
        "InterfaceBuilder", "ButtonModel", "ValueControls", "ControlCore", "Gestures",
        "ResponderKit", "ControlValues", "KeyValues", "ListModel", "Localize", "TextFormats",
        "Diagnostics", "Layout", "Graphics", "Accessibility",
      ]),
    .target(
      name: "DialectRules",
      dependencies: [
        "KeyValues", "AppKitDialect", "Controls", "TextControls", "ValueControls", "ButtonModel",
        "ControlCore",
        "ResponderKit", "SpokenLanguages", "Graphics", "Accessibility",
      ]),
    .target(
      name: "Controls",
      dependencies: [
        "Lists", "Layout", "Navigation", "TextControls", "Pickers", "ButtonModel", "ValueControls",
        "ControlCore", "Gestures", "ResponderKit", "ControlValues", "Graphics", "Accessibility",
        "Localize", "SpokenLanguages",
      ]),

    .target(
      name: "Auditing",
      dependencies: [
        "AppSources", "AppKitDialect", "Navigation", "TextControls", "Pickers", "ButtonModel",
        "ValueControls",
        "ControlCore", "Gestures", "Layout", "ResponderKit", "ControlValues", "InterfaceLoader",
        "InterfaceBuilder", "SpokenLanguages", "Localize", "Diagnostics", "Graphics",
        "Accessibility",
      ]),
    .target(
      name: "ControlTesting",
      dependencies: [
        "Auditing", "Controls", "InterfaceLoader", "InterfaceBuilder", "TextControls", "Pickers",
        "AppKitDialect", "ControlCore", "Lists", "Navigation", "ResponderKit", "Presenters",
        "SpokenLanguages", "Localize", "Diagnostics",
        "Graphics",
        "Accessibility",
      ]),

    // The live page: what it shows, and what its user does.
    .target(
      name: "PageSession",
      dependencies: [
        "ControlTesting", "Diagnostics", "Presenters", "InterfaceLoader", "InterfaceBuilder",
        "ResponderKit", "Localize", "TextFormats", "Graphics", "Accessibility",
      ]),

    .target(
      name: "PageServing",
      dependencies: [
        .product(
          name: "FlyingFox", package: "FlyingFox", condition: .when(traits: ["LivePage"])),
        .product(
          name: "FlyingSocks", package: "FlyingFox", condition: .when(traits: ["LivePage"])),
      ],
      resources: [
        .embedInCode("Page/page.html"), .embedInCode("Page/page.css"),
        .embedInCode("Page/page.js"),
      ]),

    // The page of a program; with the trait `LivePage` only.
    .target(
      name: "LivePage",
      dependencies: [
        "PageSession", "PageServing", "InterfaceLoader", "InterfaceBuilder", "AppKitDialect",
        "ResponderKit", "Localize", "TextFormats", "Accessibility",
      ]),

    // The command line.
    .executableTarget(
      name: "ctl",
      dependencies: [
        "DialectRules", "Auditing", "AppSources", "ControlTesting",
        "Diagnostics", "TextFormats", "Graphics", "Accessibility", "ControlCore", "ButtonModel",

        "Pickers", "InterfaceBuilder", "InterfaceLoader", "Localize",
        "Presenters", "ResponderKit", "PageSession", "CLibYAML",
        .product(name: "ArgumentParser", package: "swift-argument-parser"),
      ]),

    // Tests.
    .target(name: "TestSupport", path: "Tests/TestSupport"),
    .testTarget(name: "GraphicsTests", dependencies: ["Graphics"]),
    .testTarget(name: "AccessibilityTests", dependencies: ["Accessibility", "Graphics"]),
    .testTarget(
      name: "ResponderKitTests",
      dependencies: [
        "TestSupport",
        "Navigation", "TextControls", "ValueControls", "ButtonModel", "ControlCore", "ResponderKit",
        "ControlValues", "Graphics", "Accessibility",
      ]),
    .testTarget(
      name: "GesturesTests",
      dependencies: [
        "TestSupport",
        "Gestures", "ButtonModel", "ValueControls", "ControlCore", "ResponderKit", "ControlValues",
        "Graphics",
      ]),
    .testTarget(
      name: "ControlCoreTests",
      dependencies: ["TestSupport", "ControlCore", "ResponderKit", "Graphics", "Accessibility"]),
    .testTarget(
      name: "ButtonModelTests",
      dependencies: [
        "TestSupport", "ButtonModel", "ControlCore", "ResponderKit", "Graphics", "Accessibility",
      ]),
    .testTarget(
      name: "ValueControlsTests",
      dependencies: [
        "TestSupport",
        "ValueControls", "ControlCore", "ResponderKit", "ControlValues", "Graphics",
        "Accessibility",
      ]),
    .testTarget(
      name: "TextControlsTests",
      dependencies: [
        "TestSupport",
        "TextControls", "ControlCore", "ResponderKit", "ControlValues", "Accessibility", "Graphics",
      ]),
    .testTarget(
      name: "PickersTests",
      dependencies: [
        "Pickers", "ControlTesting", "ControlCore", "ResponderKit", "ControlValues", "Localize",
        "SpokenLanguages", "Accessibility", "Graphics",
      ]),
    .testTarget(
      name: "NavigationTests",
      dependencies: [
        "TestSupport",
        "Navigation", "ControlTesting", "TextControls", "ButtonModel", "ControlCore",
        "ResponderKit",
        "ControlValues", "Accessibility", "Localize", "Graphics",
      ]),
    .testTarget(
      name: "ConstraintSolvingTests", dependencies: ["TestSupport", "ConstraintSolving"]),
    .testTarget(
      name: "LayoutTests",
      dependencies: ["Layout", "UIKitDialect", "ResponderKit", "Graphics"]),
    .testTarget(
      name: "ListsTests",
      dependencies: [
        "TestSupport", "ListModel", "Lists", "UIKitDialect", "ResponderKit", "Graphics",
      ]),
    .testTarget(name: "UIKitDialectTests", dependencies: ["UIKitDialect"]),
    .testTarget(name: "DialectRulesTests", dependencies: ["DialectRules"]),
    .testTarget(name: "KeyValuesTests", dependencies: ["KeyValues"]),
    .testTarget(
      name: "AppKitDialectTests",
      dependencies: ["TestSupport", "AppKitDialect", "KeyValues", "ResponderKit", "Localize"]),
    .testTarget(
      name: "DialectTests",
      dependencies: [
        "TestSupport", "AppKitDialect", "ValueControls", "ControlCore", "ResponderKit", "Graphics",
      ], exclude: ["Stored"]),
    .testTarget(name: "XMLEventsTests", dependencies: ["XMLEvents"]),
    .target(
      name: "CMessageFormat", path: "Tests/CMessageFormat",
      linkerSettings: [.linkedLibrary("icui18n"), .linkedLibrary("icuuc")]),
    .testTarget(
      name: "LocalizeTests", dependencies: ["Localize", "CMessageFormat", "TestSupport"],
      exclude: ["Messages/Stored"]),
    .testTarget(
      name: "SpokenLanguagesTests",
      dependencies: ["TestSupport", "SpokenLanguages", "Accessibility", "Localize"],
      exclude: ["Recorded"]),
    .testTarget(
      name: "InterfaceBuilderTests",
      dependencies: [
        "TestSupport",
        "InterfaceBuilder", "ControlValues", "Graphics", "Accessibility", "Localize",
      ]),
    .testTarget(
      name: "InterfaceLoaderTests",
      dependencies: [
        "TestSupport", "KeyValues", "AppKitDialect",
        "Lists", "Navigation",
        "InterfaceLoader", "InterfaceBuilder", "ButtonModel", "ValueControls", "TextControls",
        "Pickers", "ControlCore",
        "Gestures", "ResponderKit", "ControlValues", "Localize", "Graphics", "Accessibility",
      ], exclude: ["AppKit/Stored", "Layout/Stored"]),
    .testTarget(
      name: "PresentersTests",
      dependencies: [
        "TestSupport",
        "Presenters", "InterfaceBuilder", "Accessibility", "Diagnostics", "TextFormats",
        "Localize", "SpokenLanguages",
      ]),
    .testTarget(name: "ControlsTests", dependencies: ["Controls"]),
    .testTarget(
      name: "PageSessionTests",
      dependencies: [
        "TestSupport", "PageSession", "ControlTesting", "InterfaceLoader", "InterfaceBuilder",
        "AppKitDialect", "Navigation", "TextControls", "ButtonModel", "ValueControls",
        "Presenters", "ResponderKit", "Localize", "Graphics", "Accessibility",
      ]),
    .testTarget(name: "PageServingTests", dependencies: ["PageServing"]),
    .testTarget(
      name: "ArchivesTests",
      dependencies: [
        "TestSupport", "Archives", "InterfaceLoader", "InterfaceBuilder", "AppKitDialect", "Lists",
        "Navigation", "TextControls", "Pickers", "ButtonModel", "ValueControls", "ControlCore",
        "Gestures", "ResponderKit", "ControlValues", "Layout", "Localize", "Diagnostics",
        "Graphics", "Accessibility",
      ]),
    .testTarget(
      name: "ControlTestingTests",
      dependencies: [
        "TestSupport",
        "ControlTesting", "Auditing", "InterfaceLoader", "InterfaceBuilder", "ButtonModel",
        "ValueControls", "TextControls", "ControlCore", "ControlValues", "ResponderKit",
        "Presenters", "SpokenLanguages", "Localize", "Graphics",
        "Accessibility",
      ], exclude: ["Transcripts"]),
    .testTarget(
      name: "AuditingTests",
      dependencies: [
        "TestSupport", "AppSources", "Auditing", "ControlTesting", "InterfaceLoader",
        "InterfaceBuilder",
        "Localize",
        "Diagnostics",
      ], exclude: ["Judged"]),
    .testTarget(
      name: "AppSourcesTests",
      dependencies: ["TestSupport", "AppSources", "InterfaceBuilder", "Diagnostics"]),
    .testTarget(
      name: "StubTests",
      dependencies: [
        "TestSupport", "AppKitDialect", "UIKitDialect", "InterfaceLoader", "InterfaceBuilder",
        "ResponderKit",
      ]),
    .testTarget(name: "ArchitectureTests", dependencies: ["TestSupport"]),
    .testTarget(
      name: "ctlTests",
      dependencies: [
        "TestSupport",
        "ctl", "Accessibility", "AppSources", "Auditing", "Diagnostics", "TextFormats", "Gestures",
        "InterfaceBuilder",
        "InterfaceLoader", "Localize", "Presenters", "ResponderKit",
        .product(name: "ArgumentParser", package: "swift-argument-parser"),
      ],
      exclude: ["Recorded", "Source/Questions.tsv", "Scenarios/Judged"]),
  ],
  cLanguageStandard: .gnu2x,
  cxxLanguageStandard: .cxx17
)

// `import UIKit` and `import AppKit` where there are none. Both have contents with the trait `UIKit` only.
#if os(Linux)
package.products += [
  .library(name: "UIKit", targets: ["UIKit", "_Testing_UIKit"]),
  .library(name: "AppKit", targets: ["AppKit", "_Testing_AppKit"]),
]
package.targets.append(
  .target(
    name: "UIKit",
    dependencies: [
      "UIKitDialect", "Lists", "Layout", "Navigation", "TextControls", "Pickers", "ButtonModel",
      "ValueControls",
      "ControlCore", "Gestures", "ResponderKit", "ControlValues", "Graphics", "Accessibility",
      "Localize",
    ]))
package.targets += [
  .target(name: "AppKit", dependencies: ["AppKitDialect"]),
  .target(name: "_Testing_AppKit"),
  .testTarget(
    name: "AppKitTests", dependencies: ["AppKit", "_Testing_AppKit", "Accessibility", "Graphics"]),
  .target(name: "_Testing_UIKit"),
  .testTarget(
    name: "UIKitTests",
    dependencies: [
      "TestSupport",
      "UIKit", "_Testing_UIKit", "ResponderKit", "ControlCore", "Graphics", "Accessibility",
    ]),
  .testTarget(name: "UIKitSourceTests", dependencies: ["UIKit", "_Testing_UIKit"]),
]
#endif

for target in package.targets where target.type != .system {
  // As programs for UIKit are compiled.
  if target.name == "UIKitSourceTests" {
    target.swiftSettings = [.swiftLanguageMode(.v5)]
    continue
  }
  target.swiftSettings = [
    .enableUpcomingFeature("ExistentialAny"),
    .enableUpcomingFeature("InternalImportsByDefault"),
    .enableUpcomingFeature("MemberImportVisibility"),
  ]
}

// What `make suite`, `make test-optimized` and `make test-uikit` build of the tests, as names that a comma separates:
// linking and compiling all of them takes minutes.
if let names = Context.environment["TEST_TARGETS"], !names.isEmpty {
  let chosen = Set(names.split(separator: ",").map(String.init))
  package.targets.removeAll { $0.type == .test && !chosen.contains($0.name) }
}
