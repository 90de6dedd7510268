serve(arguments: Array(CommandLine.arguments.dropFirst()))
