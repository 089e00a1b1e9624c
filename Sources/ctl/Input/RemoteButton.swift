import ArgumentParser
import InterfaceLoader

extension RemoteButton: ExpressibleByArgument {}
