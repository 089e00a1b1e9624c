/// The frameworks and modules that only Apple's systems have.
public enum AppleFrameworks {
  /// Returns whether a module is one of them.
  public static func contain(_ module: String) -> Bool { names.contains(Substring(module)) }

  private static let names = Set(
    """
    ARKit AVFAudio AVFoundation AVKit Accelerate Accessibility Accounts ActivityKit AdServices \
    AdSupport AddressBook AddressBookUI AppIntents AppKit AppTrackingTransparency \
    ApplicationServices AssetsLibrary AudioToolbox AudioUnit AuthenticationServices \
    AutomaticAssessmentConfiguration BackgroundAssets BackgroundTasks BusinessChat CFNetwork \
    CallKit CarPlay Carbon Charts Cinematic ClassKit ClockKit CloudKit Cocoa ColorSync Combine \
    CommonCrypto CompositorServices Contacts ContactsUI CoreAudio CoreAudioKit CoreAudioTypes \
    CoreBluetooth CoreData CoreFoundation CoreGraphics CoreHaptics CoreImage CoreLocation \
    CoreLocationUI CoreMIDI CoreML CoreMedia CoreMotion CoreNFC CoreServices CoreSpotlight \
    CoreTelephony CoreText CoreTransferable CoreVideo CoreWLAN CreateML CryptoKit \
    CryptoTokenKit DataDetection Darwin DeveloperToolsSupport DeviceActivity DeviceCheck \
    Dispatch EventKit EventKitUI ExposureNotification ExtensionFoundation ExtensionKit \
    ExternalAccessory FamilyControls FileProvider FileProviderUI Foundation GLKit GSS \
    GameController GameKit GameplayKit GroupActivities HealthKit HealthKitUI HomeKit IOKit \
    IOSurface IdentityLookup IdentityLookupUI ImageCaptureCore ImageIO Intents IntentsUI \
    JavaScriptCore LinkPresentation LocalAuthentication LockedCameraCapture MLCompute \
    ManagedSettings ManagedSettingsUI MapKit MatterSupport MediaAccessibility MediaPlayer \
    MediaSetup MediaToolbox MessageUI Messages Metal MetalFX MetalKit MetalPerformanceShaders \
    MetalPerformanceShadersGraph MetricKit MobileCoreServices ModelIO MultipeerConnectivity \
    MusicKit NaturalLanguage NearbyInteraction Network NetworkExtension NewsstandKit \
    NotificationCenter OSLog ObjectiveC OpenAL OpenGLES PDFKit PHASE PaperKit PassKit PencilKit \
    Photos PhotosUI ProximityReader PushKit PushToTalk QuartzCore QuickLook \
    QuickLookThumbnailing RealityKit ReplayKit RoomPlan SafariServices SafetyKit SceneKit \
    ScreenCaptureKit ScreenTime Security SensitiveContentAnalysis SensorKit \
    SharedWithYou SharedWithYouCore ShazamKit Social SoundAnalysis Speech SpriteKit StoreKit \
    StoreKitTest SwiftData SwiftUI Symbols SystemConfiguration ThreadNetwork TipKit TVMLKit \
    TVServices TVUIKit TabularData Translation Twitter UIKit UniformTypeIdentifiers \
    UserNotifications UserNotificationsUI VideoSubscriberAccount VideoToolbox Virtualization \
    Vision VisionKit WatchConnectivity WatchKit WeatherKit WebKit WidgetKit WorkoutKit XPC \
    iAd os simd Swift SwiftShims TargetConditionals Availability
    """.split(separator: " "))
}
