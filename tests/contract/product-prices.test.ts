import { createMockApi } from '@shop/mock-api/app'
import { ask } from '@shop/mock-api/testing/ask'
import { cartSession } from '@shop/mock-api/testing/cart-session'
import { letterPlaceOf } from '@shop/schema/domain/design/product-engraving'
import { ownFamily } from '@shop/schema/domain/addresses/product-families'
import { productAddress } from '@shop/schema/domain/addresses/product-path'
import { categoryIds } from '@shop/schema/domain/vocabulary/taxonomy'
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'
import { receivePageFacts } from '../../web/src/data/page-facts.ts'
import { pieceCardView } from '../../web/src/shop/card/card-view.ts'
import type { Design } from '../../web/src/shop/design/design.ts'
import { productData } from '../../web/src/pages/product/product-data.ts'
import { productView, type ProductView } from '../../web/src/pages/product/product-view.ts'
import { dataPrice } from '../../web/src/data/structured-data.ts'
import type { DesignCardFragment, ShopRulesQuery } from '../../web/src/generated/graphql/graphql.ts'
import { readOperations } from './operations.ts'

// Every finished piece is looked at in every metal and size.
vi.setConfig({ testTimeout: 60_000, hookTimeout: 60_000 })

const api = createMockApi({ stones: 100 })
const operations = readOperations()

/** The answer to an operation of the storefront; whoever asks names the type that was generated for it. */
async function answer<Data>(name: string, variables: object = {}): Promise<Data> {
  const text = operations.find((operation) => operation.name === name)?.text ?? ''
  const { data, errors } = await ask(api, text, { variables })
  expect(errors).toBeUndefined()
  return data as Data
}

interface Piece {
  readonly card: DesignCardFragment
  readonly design: Design
}

let rules: ShopRulesQuery
let pieces: Piece[]

beforeAll(async () => {
  const config = { siteUrl: 'https://shop.test', assetsUrl: 'https://shop.test', version: '1' }
  receivePageFacts({ config, nowMs: null })
  rules = await answer('ShopRules')
  pieces = (await Promise.all(Object.values(categoryIds).slice(1).map(piecesOf))).flat()
})
afterAll(() => api.close())

async function piecesOf(categoryId: string): Promise<Piece[]> {
  const skus: string[] = []
  for (let page = 1; ; page += 1) {
    const { data } = await ask(
      api,
      `{ listDesigns(categoryId: "${categoryId}", pageSize: 100, page: ${page}) { total items { sku } } }`,
    )
    // The query above says so.
    const { total, items } = (data as { listDesigns: { total: number; items: { sku: string }[] } })
      .listDesigns
    skus.push(...items.map(({ sku }) => sku))
    if (skus.length >= total || items.length === 0) break
  }
  return Promise.all(skus.map(pieceOf))
}

async function pieceOf(sku: string): Promise<Piece> {
  const [{ getDesignBySku: card }, { getDesignBySku: design }] = await Promise.all([
    answer<{ getDesignBySku: DesignCardFragment }>('RecentPiece', { sku }),
    answer<{ getDesignBySku: Design }>('DesignDetail', { sku, shapeIds: [], defaultShape: true }),
  ])
  return { card, design }
}

/** The page at an address. */
function pageAt(design: Design, href: string): ProductView {
  const family = ownFamily(design)
  const [, metal, size, weight] = /\/product\/[^/]+\/([^/]+)(?:\/([^/]+))?(?:\/([^/]+))?$/.exec(href) ?? []
  const view = family && productView(design, family, { metal, size, weight }, rules)
  if (!view) throw new Error(`${href} shows nothing`)
  return view
}

/** The prices of the structured data, by the addresses they are for. */
function offersOf(value: unknown): Map<string, string> {
  const offers = [...JSON.stringify(value).matchAll(/"url":"https:\/\/shop\.test([^"]+)","price":"([^"]+)"/g)]
  return new Map(offers.map(([, url = '', price = '']) => [url, price]))
}

describe('one price', () => {
  it('stands on the card and, as the least of its metal, on the page it leads to', () => {
    expect(pieces.length).toBeGreaterThan(200)
    for (const { card, design } of pieces) {
      for (const { href, fromPence, wasPence, isFrom } of pieceCardView(card, { metalIds: [] }, rules)
        .faces) {
        const { price, range, chosen, availability } = pageAt(design, href)
        // A card of what is sold says so and has no price; its own page says what it cost, as what is past.
        const isSold = availability === 'sold'
        const least = isSold ? null : (range?.fromPence ?? price?.pricePence ?? null)
        expect([href, fromPence, isFrom]).toEqual([href, least, range !== null && !isSold])
        const was = isFrom || isSold ? wasPence : (price?.wasPence ?? null)
        expect([href, wasPence]).toEqual([href, was])
        expect(chosen.optionIds.length).toBeGreaterThan(0)
      }
    }
  })

  it('stands on the page and in its structured data, of the piece and of each variant', () => {
    for (const { card, design } of pieces) {
      for (const { href } of pieceCardView(card, { metalIds: [] }, rules).faces) {
        const view = pageAt(design, href)
        const offers = offersOf(productData(view, rules))
        const price = view.price && dataPrice(view.price.pricePence)
        expect([href, offers.get(view.href) ?? null]).toEqual([href, price])
        for (const [url, offered] of offers) {
          const variant = pageAt(design, url)
          expect([url, variant.href]).toEqual([url, url])
          expect([url, variant.price && dataPrice(variant.price.pricePence)]).toEqual([url, offered])
        }
      }
    }
  })

  it('is asked by the cart, which sells just what the page sells', async () => {
    const cart = cartSession(api)
    for (const { card, design } of pieces) {
      for (const { href } of pieceCardView(card, { metalIds: [] }, rules).faces) {
        const { chosen, price, availability } = pageAt(design, href)
        const { cart: held, userErrors } = await cart.add({
          basketItemId: href,
          sku: design.sku,
          optionIds: [...chosen.optionIds],
          gemstoneId: null,
          ...(letterPlaceOf(design)?.least && { engraving: { font: 'Roman', text: 'A' } }),
        })
        const total = held?.cartItems.find(({ basketItemId }) => basketItemId === href)?.total ?? null
        const isSold = availability === 'sold'
        expect([href, total, userErrors.length === 0]).toEqual([
          href,
          isSold ? null : (price?.pricePence ?? null),
          !isSold,
        ])
        expect(productAddress(design, chosen)).toContain(design.sku)
        await cart.remove(href)
      }
    }
  })
})
