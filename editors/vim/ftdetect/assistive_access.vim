" What Xcode writes and Vim does not know by itself.
autocmd BufNewFile,BufRead *.entitlements,*.plist setfiletype xml
autocmd BufNewFile,BufRead *.pbxproj setfiletype pbxproj
autocmd BufNewFile,BufRead *.xcconfig setfiletype xcconfig
autocmd BufNewFile,BufRead InfoPlist.strings setfiletype strings
