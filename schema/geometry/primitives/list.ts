/** Reading lists by position, where the compiler cannot see that the position exists. */

/** The item at a position; throws outside the list. */
export function at<Item>(items: readonly Item[], index: number): Item {
  if (index < 0 || index >= items.length) throw new RangeError(`No item ${index} of ${items.length}`)
  return items[index] as Item // the line above has checked that it exists
}

/** The item at a position of a list that begins again at its end, in both directions. */
export function cyclic<Item>(items: readonly Item[], index: number): Item {
  return at(items, ((index % items.length) + items.length) % items.length)
}

/** What `make` returns for 0, 1 … up to `count`, which is left out. */
export function times<Item>(count: number, make: (index: number) => Item): Item[] {
  const items: Item[] = []
  for (let index = 0; index < count; index += 1) items.push(make(index))
  return items
}
