/// What a function of an opaque type gives back.
func trap<Result>() -> Result { fatalError() }
