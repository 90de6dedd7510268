-- What Xcode writes and Neovim does not know by itself.
vim.filetype.add({
  extension = { entitlements = 'xml', pbxproj = 'pbxproj', xcconfig = 'xcconfig' },
  filename = { ['InfoPlist.strings'] = 'strings' },
})
