// The same button from a configuration.
import Controls

var look = Button.Configuration.filled()
look.title = "Buy"
look.subtitle = "for 0.99"
look.image = Image(systemName: "cart")
look.imagePadding = 8

let buy = Button(configuration: look, primaryAction: Action { _ in print("bought") })
buy.role = .primary
print(buy.currentAppearance)
buy.sizeToFit()
print(buy.frame.size)

buy.configuration?.showsActivityIndicator = true
print(buy.currentAppearance)
buy.performPrimaryAction()
