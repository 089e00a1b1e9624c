import LivePage
import Picnic

let page = LivePage(
  contentsOfFile: Picnic.storyboard, loader: Picnic.loader(),
  savedTest: .init(imports: ["Picnic"], screen: "try Picnic.screen()"))
try await page.serve()
