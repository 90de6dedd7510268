import AAAnalysis
print(count("let x = 1\nlet y = 2"))
