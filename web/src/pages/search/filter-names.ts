import { gemOrigins } from '@shop/schema/domain/vocabulary/gemstones'
import { metalColours, pieceGemstones, shapes } from '@shop/schema/domain/vocabulary/taxonomy'
import { formatPence } from '#data/language/numbers.ts'
import { ownName, type NamedOption } from '#data/language/own-name.ts'
import { m } from '#generated/paraglide/messages.js'
import { hitCategories } from './hit-category.ts'
import { priceBands, type SearchFilter } from './search-filters.ts'
import { stoneColours } from './stone-colours.ts'

/** What the page calls a filter. */
export const filterNames: Readonly<Record<SearchFilter, () => string>> = {
  show: m.search_show,
  category: m.list_category,
  metal: m.list_metal,
  gem: m.list_gemstone,
  origin: m.stones_origin,
  shape: m.list_shape,
  colour: m.stones_colour,
  price: m.search_price,
}

/** What the page calls an option of a filter; the slug of one it does not know. */
export function optionName(filter: SearchFilter, slug: string): string {
  const named = (options: readonly { readonly slug: string; readonly name: string }[]) =>
    nameOf(options.find((option) => option.slug === slug)) ?? slug
  switch (filter) {
    case 'show':
      return slug === 'stones' ? m.search_stones() : m.search_pieces()
    case 'category':
      return hitCategories.find((category) => category.slug === slug)?.name() ?? slug
    case 'metal':
      return named(metalColours)
    case 'gem':
      return named(pieceGemstones)
    case 'origin':
      return named(gemOrigins)
    case 'shape':
      return named(shapes)
    case 'colour':
      return named(stoneColours)
    case 'price':
      return priceBandName(slug)
  }
}

function nameOf(option: NamedOption | undefined): string | null {
  return option ? ownName(option) : null
}

function priceBandName(slug: string): string {
  const band = priceBands.find((candidate) => candidate.slug === slug)
  if (!band) return slug
  if (band.to === null) return m.search_price_over({ price: formatPence(band.from) })
  if (band.from === 0) return m.search_price_under({ price: formatPence(band.to) })
  return m.search_price_between({ from: formatPence(band.from), to: formatPence(band.to) })
}
