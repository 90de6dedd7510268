import Foundation

// A reader that goes away is no reason to die: writing tells.
signal(SIGPIPE, SIG_IGN)
// Nor is a file that may not grow any more.
signal(SIGXFSZ, SIG_IGN)
let interruption = Interruption.endsProcess()
let arguments = Array(CommandLine.arguments.dropFirst())
let surroundings = Surroundings.ofProcess
CrashHandler.install(
  command: CommandLineTool.commandName(in: arguments),
  reports: CrashReports(environment: surroundings.environment))
exit(CommandLineTool(surroundings: surroundings).run(arguments).rawValue)
