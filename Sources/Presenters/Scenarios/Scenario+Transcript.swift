extension PlayedStep {
  /// The texts that a user hears: what was said, and of another screen its first element.
  package var heard: [Transcript.Element] { (said ?? []) + screen.prefix(1) }
}

extension Scenario {
  /// Returns what is said after each step that was made, with the steps as comments.
  package func transcript(of played: [PlayedStep], _ head: Transcript.Head) -> Transcript {
    var screen = Transcript.Screen(title: self.screen)
    var comments: [String] = []
    for (step, played) in zip(steps, played) {
      comments.append(" > \(step.text)")
      if let obstacle = played.obstacle { comments.append(" ! \(obstacle)") }
      for element in played.heard {
        screen.elements.append(.init(texts: element.texts, comments: comments))
        comments = []
      }
    }
    var transcript = Transcript(head, screens: [screen])
    transcript.closingComments = comments
    return transcript
  }
}
