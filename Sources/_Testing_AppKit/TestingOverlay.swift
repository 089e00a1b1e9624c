// Swift Testing looks for a module of this name beside every `import AppKit`: Apple's has the images that a test
// attaches. Here nothing is drawn, so there is nothing to attach.
