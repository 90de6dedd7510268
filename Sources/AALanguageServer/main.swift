import Foundation

// A reader that goes away is no reason to die: writing tells.
signal(SIGPIPE, SIG_IGN)
let interruption = Interruption.endsProcess()
let arguments = Array(CommandLine.arguments.dropFirst())
exit(CommandLineTool(surroundings: .ofProcess).run(arguments).rawValue)
