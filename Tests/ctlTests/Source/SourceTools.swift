import Foundation
import TestSupport

/// Whether `make source-tools` has built what reads source, as CI does before these tests.
let readsSource = FileManager.default.isExecutableFile(
  atPath: packageRoot.appending(path: ".build/source-tools/debug/ctl-source").path)
