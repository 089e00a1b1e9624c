package import ControlCore

// The looks of a stepper in archives.
extension Stepper {
  package final var archivedLooks: [StoredStateValue<StepperLook>] {
    looks.stored { _ in nil }.values
  }
  package final func take(_ values: [StoredStateValue<StepperLook>]) {
    looks.take(values) { _, _ in nil }
  }
}
