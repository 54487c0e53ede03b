/** So many of some things, from the first to the last at even distances; all of them where they are no more. */
export function spread<Item>(items: readonly Item[], most: number): Item[] {
  if (items.length <= most) return [...items]
  return Array.from({ length: most }, (_, place) =>
    items.slice(Math.round((place * (items.length - 1)) / Math.max(1, most - 1))).slice(0, 1),
  ).flat()
}
