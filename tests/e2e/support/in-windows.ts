/** So many pages one test opens in its window, one after the other: a window of its own costs as much as a page. */
const pagesInWindow = 6

/** Splits what is to be opened page by page into the parts that one test opens each, named by what they hold. */
export function inWindows<Item>(
  items: readonly Item[],
  nameOf: (item: Item) => string,
): { readonly name: string; readonly items: readonly Item[] }[] {
  const count = Math.ceil(items.length / pagesInWindow)
  return Array.from({ length: count }, (_, window) => {
    const own = items.slice(window * pagesInWindow, (window + 1) * pagesInWindow)
    return { name: own.map(nameOf).join(', '), items: own }
  })
}
