interface Made<View> {
  readonly key: string
  readonly rules: object
  readonly view: View
}

/**
 * Keeps what was made last of each record, for as long as the record lasts: a list that is drawn anew, or drawn after
 * its head was written, makes it once. `key` says what else it follows from, `rules` the answer it was made under.
 */
export function createMadeOnce<View>() {
  const known = new WeakMap<object, Made<View>>()
  return (record: object, key: string, rules: object, make: () => View): View => {
    const made = known.get(record)
    if (made?.key === key && made.rules === rules) return made.view
    const view = make()
    known.set(record, { key, rules, view })
    return view
  }
}
