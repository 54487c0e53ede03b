import { createMockApi } from '@shop/mock-api/app'
import { ask } from '@shop/mock-api/testing/ask'
import { createKinds } from '@shop/schema/domain/addresses/addresses'
import { setBounds, type Bounds } from '@shop/schema/domain/addresses/attributes'
import { listings } from '@shop/schema/domain/addresses/listings'
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'
import type {
  FittingSettingsQuery,
  GemstoneCardFragment,
  ListingQuery,
  SettingListQuery,
  ShopRulesQuery,
} from '../../web/src/generated/graphql/graphql.ts'
import { listingAt } from '../../web/src/shop/list/listing-list.ts'
import { listingVariables } from '../../web/src/shop/list/listing-variables.ts'
import { fittingCards } from '../../web/src/pages/create/gemstone-first/fitting-cards.ts'
import { cardView, pieceCardView } from '../../web/src/shop/card/card-view.ts'
import { shownFace, type CardView } from '../../web/src/shop/card/card-face.ts'
import { chosenMetalIds } from '../../web/src/shop/list/piece-list.ts'
import { listPriceChoices, priceChoices, type PriceChoices } from '../../web/src/shop/list/price-range.ts'
import { settingCardContext, settingListAt } from '../../web/src/shop/list/setting-list.ts'
import { settingListVariables } from '../../web/src/shop/list/setting-variables.ts'
import { stoneWith } from '../../web/src/testing/build-examples.ts'
import { fittingListAt, fittingListVariables } from '../../web/src/shop/build/fitting/fitting-list.ts'
import { readOperations } from './operations.ts'

// Every list is asked for whole, several times.
vi.setConfig({ testTimeout: 60_000, hookTimeout: 60_000 })

const api = createMockApi({ stones: 100 })
const operations = readOperations()
let rules: ShopRulesQuery

/** The answer to an operation of the storefront; whoever asks names the type that was generated for it. */
async function answer<Data>(name: string, variables: object = {}): Promise<Data> {
  const text = operations.find((operation) => operation.name === name)?.text ?? ''
  const { data, errors } = await ask(api, text, { variables })
  expect(errors).toBeUndefined()
  return data as Data
}

beforeAll(async () => {
  rules = await answer('ShopRules')
})
afterAll(() => api.close())

/** What a list shows between two prices, or whatever the price, on all its pages. */
type Show = (
  bounds: Bounds | null,
) => Promise<{ views: CardView[]; total: number; prices: PriceChoices | null }>

interface ListAnswer<Item> {
  readonly listDesigns: Pick<ListingQuery['listDesigns'], 'total' | 'ranges'> & { readonly items: Item[] }
}

async function allPages<Item>(page: (number: number) => Promise<ListAnswer<Item>>) {
  const first = await page(1)
  const items = [...first.listDesigns.items]
  for (let number = 2; items.length < first.listDesigns.total; number += 1) {
    items.push(...(await page(number)).listDesigns.items)
  }
  return { items, total: first.listDesigns.total, ranges: first.listDesigns.ranges }
}

function listingOf(path: string, attributes: string): Show {
  return async (bounds) => {
    const plain = listingAt(path, attributes)
    if (!plain) throw new Error(`No such list: ${path}/${attributes}`)
    const list = { ...plain, selection: setBounds(plain.selection, 'price', bounds) }
    const { items, total, ranges } = await allPages((number) =>
      answer<ListingQuery>('Listing', listingVariables(list, number, rules.getVat.vat)),
    )
    const context = { metalIds: chosenMetalIds(list) }
    return {
      views: items.map((design) => pieceCardView(design, context, rules)),
      total,
      prices: listPriceChoices(ranges, rules.getVat.vat),
    }
  }
}

function settingsOf(kind: (typeof createKinds)[number], attributes: string): Show {
  return async (bounds) => {
    const plain = settingListAt(kind, attributes)
    if (!plain) throw new Error(`No such list: ${kind}/${attributes}`)
    const list = { ...plain, selection: setBounds(plain.selection, 'price', bounds) }
    const { items, total, ranges } = await allPages((number) =>
      answer<SettingListQuery>('SettingList', settingListVariables(list, number, rules.getVat.vat)),
    )
    return {
      views: items.map((design) => cardView(design, settingCardContext(list), rules)),
      total,
      prices: listPriceChoices(ranges, rules.getVat.vat),
    }
  }
}

function fittingOf(attributes: string): Show {
  return async (bounds) => {
    const plain = fittingListAt('1', 'engagement-ring', attributes)
    if (!plain) throw new Error(`No such list: ${attributes}`)
    const list = { ...plain, selection: setBounds(plain.selection, 'price', bounds) }
    // As long as takes a larger head, which adds a percent.
    const { stone } = stoneWith({ shape: 'Oval Shape', measLength: 9.1 })
    const { items, total, ranges } = await allPages((number) =>
      answer<FittingSettingsQuery>('FittingSettings', fittingListVariables(list, stone, number)),
    )
    return {
      // Of the stone, its measures and its colour alone are read.
      views: fittingCards(items, list, { stone: stone as GemstoneCardFragment }, rules),
      total,
      prices: priceChoices(ranges, (shown) => shown),
    }
  }
}

/** What a card asks, sale and all, in whole pounds; null for a piece of which nothing is left. */
function poundsOn(view: CardView): number | null {
  const { fromPence = null } = shownFace(view) ?? {}
  return fromPence === null ? null : fromPence / 100
}

const lists: readonly (readonly [string, Show])[] = [
  ...listings.map(({ key, path }): [string, Show] => [key, listingOf(path, '')]),
  ['jewellery in two metals', listingOf('/jewellery/collection', 'platinum_rose-gold_sort-price-desc')],
  ['ready rings of a shape', listingOf('/engagement-rings/collection', 'oval-shape_yellow-gold')],
  ...createKinds.map((kind): [string, Show] => [`settings of ${kind}`, settingsOf(kind, '')]),
  ['settings in a shape and a metal', settingsOf('engagement-ring', 'oval-shape_rose-gold')],
  ['settings for a stone', fittingOf('')],
  ['settings for a stone in a metal', fittingOf('white-gold_sort-price-asc')],
]

describe.each(lists)('the prices of %s', (_, show) => {
  it('are those that its cards show, from the least to the most, and all of them are counted', async () => {
    const { views, prices } = await show(null)
    const shown = views.flatMap((view) => poundsOn(view) ?? [])
    expect(prices?.extent).toEqual({ min: Math.min(...shown), max: Math.max(...shown) })
    const counted = prices?.bars.reduce((sum, { count }) => sum + count, 0)
    expect(counted).toBe(shown.length)
  })

  it('filter what the cards show, neither more nor less, and never themselves', async () => {
    const { views, prices } = await show(null)
    const all = [...new Set(views.flatMap((view) => poundsOn(view) ?? []))].toSorted((a, b) => a - b)
    const [low = 0, high = 0] = [all[Math.floor(all.length / 4)], all[Math.floor((3 * all.length) / 4)]]
    for (const bounds of [
      { min: low, max: high },
      { min: low + 1, max: high - 1 },
      { min: low - 4, max: low },
      { min: high, max: high + 4 },
      { min: 0, max: 1_000_000 },
    ]) {
      const expected = views.filter((view) => {
        const pounds = poundsOn(view)
        return pounds !== null && bounds.min <= pounds && pounds <= bounds.max
      })
      const filtered = await show(bounds)
      // Which stand first depends on what else there is (rules/listings#order).
      const skusOf = (some: typeof views) => some.map(({ sku }) => sku).toSorted()
      expect(skusOf(filtered.views)).toEqual(skusOf(expected))
      expect(filtered.total).toBe(expected.length)
      expect(filtered.prices).toEqual(prices)
    }
  })
})
