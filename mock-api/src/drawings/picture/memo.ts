/** Keeps the last results of a costly drawing, since the same stone or shank is asked for in every metal. */
export function remembered<Input, Output>(
  limit: number,
  keyOf: (input: Input) => string,
  make: (input: Input) => Output,
): (input: Input) => Output {
  const results = new Map<string, Output>()
  return (input) => {
    const key = keyOf(input)
    const known = results.get(key)
    if (known !== undefined) {
      results.delete(key)
      results.set(key, known)
      return known
    }
    const made = make(input)
    results.set(key, made)
    const oldest = results.keys().next()
    if (results.size > limit && !oldest.done) results.delete(oldest.value)
    return made
  }
}
