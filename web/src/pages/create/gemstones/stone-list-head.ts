import type { FitDesign } from '@shop/schema/domain/stones/stone-fit'
import { formatCount } from '#data/language/numbers.ts'
import { m } from '#generated/paraglide/messages.js'
import { pageHead } from '#shell/page-head.ts'
import { isIndexable, stoneListAddress, type StoneList } from '#shop/gemstone/stone-list.ts'
import { fitText, gemstoneFirstListTitle, stoneListTitle } from './stone-list-title.ts'

/**
 * What the head of a list of stones for a setting says; it holds so many. Search engines may list it as long as nothing
 * is chosen (rules/routes#found).
 */
export function stoneListHead(list: StoneList, design: FitDesign & { readonly name: string }, total: number) {
  return pageHead({
    title: stoneListTitle(list, design.name),
    description: m.stones_description({
      total: formatCount(total),
      setting: design.name,
      fit: fitText(list, design) ?? m.stones_fit_none(),
    }),
    path: stoneListAddress(list),
    // What holds nothing just now is nothing to find.
    isIndexable: isIndexable(list) && total > 0,
  })
}

/** The same of a list of stones to start with; search engines may list it with one single shape or kind at most. */
export function gemstoneFirstListHead(list: StoneList, total: number) {
  const title = gemstoneFirstListTitle(list)
  const count = formatCount(total)
  return pageHead({
    title,
    // Two lists may hold as many stones: what is chosen tells them apart.
    description:
      title === m.stones_first_head()
        ? m.stones_first_description({ total: count })
        : m.stones_first_description_of({ title, total: count }),
    path: stoneListAddress(list),
    isIndexable: isIndexable(list) && total > 0,
  })
}
