# Assistive Access. A build on the command line that has its own check can leave this one out.
if [ "${ASSISTIVE_ACCESS_CHECK:-YES}" = "NO" ]; then exit 0; fi

# Xcode does not read the shell's profile: where Scripts/install and Homebrew put programs.
export PATH="$HOME/.local/bin:/opt/homebrew/bin:/usr/local/bin:$PATH"

if ! command -v aa-language-server >/dev/null 2>&1; then
  echo "warning: aa-language-server is not installed, so the app was not checked for Assistive Access"
  exit 0
fi

# Warnings are shown and let the build go on; errors end it.
aa-language-server check "$SRCROOT" --quiet --format xcode --fail-on error
