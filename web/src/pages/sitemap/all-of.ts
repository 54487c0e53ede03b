interface ListPage<Item> {
  readonly total: number
  readonly items: readonly Item[]
}

/** Everything of a list, page after page; a page with nothing on it is the last, whatever the list says it holds. */
export async function allOf<Item>(load: (page: number) => Promise<ListPage<Item>>): Promise<Item[]> {
  const found: Item[] = []
  for (let page = 1; ; page++) {
    // One after the other: a sitemap is in no hurry, and shoppers are.
    const { total, items } = await load(page)
    found.push(...items)
    if (items.length === 0 || found.length >= total) return found
  }
}
