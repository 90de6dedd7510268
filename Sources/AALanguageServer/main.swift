import AAAnalysis
