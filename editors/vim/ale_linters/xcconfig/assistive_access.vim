" Description: checks for Apple's Assistive Access

call assistive_access#DefineLinter('xcconfig')
