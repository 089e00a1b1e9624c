package import ArgumentParser
package import InterfaceLoader

extension RemoteButton: ExpressibleByArgument {}
