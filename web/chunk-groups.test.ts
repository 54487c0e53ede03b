import { describe, expect, it } from 'vitest'
import { chunkGroups, type ModuleFacts } from './chunk-groups.ts'

const page = (routeFile: string) => `/web/src/routes/${routeFile}.tsx?tsr-split=component---loader`
const product = page('$family.product.$sku.{-$metal}.{-$size}.{-$weight}')
const weddingRing = page('wedding-rings.$style.product.$sku.{-$metal}.{-$size}.{-$weight}')
const setting = page('create.$kind.product.$sku.{-$shape}.{-$metal}')
/** Characters of a module that is worth a file of its own. */
const long = 100_000
const messages = '/generated/paraglide/messages'

/** Names the files of modules, of which it is said what imports them, and what their code is. */
function partsOf(importers: Record<string, string[]>, code: Record<string, string> = {}) {
  const importedIds = Object.keys(importers)
  const facts = (id: string): ModuleFacts => ({
    importers: importers[id] ?? [],
    dynamicImporters: [],
    importedIds,
    dynamicallyImportedIds: [],
    code: code[id] ?? 'x'.repeat(long),
  })
  const nameOf = chunkGroups()
  return (id: string) => nameOf(id, facts)
}

describe('the file of a module', () => {
  it('is that of all modules which the same kinds of pages load, whatever dialogs import besides', () => {
    const part = partsOf({
      price: [product, setting],
      metal: ['choices', '/src/dialog.tsx'],
      choices: [product, weddingRing, setting],
    })
    expect(part('price')).toMatch(/^part-[0-9a-f]{6}$/)
    expect(part('metal')).toBe(part('price'))
  })

  it('is another for other pages', () => {
    const part = partsOf({ price: [product, setting], stage: [product, setting, page('search')] })
    expect(part('stage')).not.toBe(part('price'))
  })

  it('is one for pages of content, which bring nothing of the builder’s page for an unknown address', () => {
    const part = partsOf({ words: [page('$')], nearest: [page('create.$')] })
    expect(part('words')).toMatch(/^part-/)
    expect(part('nearest')).not.toBe(part('words'))
  })

  it('is not parted for the pages of an account, which come last', () => {
    const part = partsOf({
      price: [product, setting],
      field: [product, setting, page('sign-in'), page('user.account')],
      form: [page('sign-in'), page('user.account')],
    })
    expect(part('field')).toBe(part('price'))
    expect(part('form')).not.toBe(part('price'))
  })

  it('is one for what comes with every page, and the bundler’s for what comes on demand', () => {
    const part = partsOf({ link: [product, setting, '/web/src/client.tsx'], guide: [] })
    expect(['link', 'guide', product].map(part)).toEqual(['all', null, null])
  })

  it('is one for what a kind of pages has for itself, but for late ones, which have little in common', () => {
    const part = partsOf({
      finance: [product, weddingRing],
      terms: [weddingRing],
      orders: [page('user.account')],
    })
    expect(part('finance')).toMatch(/^part-/)
    expect(part('terms')).toBe(part('finance'))
    expect(part('orders')).toBeNull()
  })

  it('is shared with what other pages bring where a file of its own would cost more', () => {
    const part = partsOf(
      { price: [product, setting], sign: [product] },
      { price: 'x'.repeat(long), sign: 'x' },
    )
    expect(part('sign')).toBe(part('price'))
  })

  it('is of a message by the pages that use it, not by all that use any', () => {
    const part = partsOf(
      {
        [`${messages}/price_was.js`]: [`${messages}/_index.js`],
        [`${messages}.js`]: ['card', 'summary', 'footer'],
        card: [product],
        summary: [setting],
        footer: ['/web/src/client.tsx'],
        price: [product, setting],
      },
      { card: 'm.price_was()', summary: 'm.price_was()', footer: 'm.price_was_not()' },
    )
    expect(part(`${messages}/price_was.js`)).toBe(part('price'))
  })

  it('is of an operation by the pages that ask it, not by all that ask any', () => {
    const generated = '/web/src/generated'
    const operations = ['shop-rules', 'set-stones', 'orders']
    const part = partsOf(
      {
        [`${generated}/queries.ts`]: ['list', 'piece'],
        [`${generated}/graphql/graphql.ts`]: ['orders'],
        list: [product, setting],
        piece: [product],
        orders: [product, page('search')],
        price: [product, setting],
        stage: [product, page('search')],
        ...Object.fromEntries(operations.map((name) => [`${generated}/operations/${name}.ts`, []])),
      },
      { list: 'shopRulesQuery()', piece: 'useShopRules() + setStonesQuery()', orders: 'ask(OrdersDocument)' },
    )
    expect(part(`${generated}/operations/shop-rules.ts`)).toBe(part('price'))
    expect(part(`${generated}/operations/set-stones.ts`)).toBe(part('piece'))
    expect(part('piece')).not.toBe(part('list'))
    expect(part(`${generated}/operations/orders.ts`)).toBe(part('stage'))
  })

  it('is another for what every page fetches when it is alive, which must not bring the rest', () => {
    const part = partsOf({
      record: ['/web/src/data/basket/watch-basket.ts', product, setting],
      price: [product, setting],
    })
    expect(part('record')).not.toBe(part('price'))
    expect(part('record')).not.toBeNull()
  })

  it('is found where modules import each other', () => {
    const part = partsOf({ one: ['other'], other: ['one', product, setting], price: [product, setting] })
    expect(part('one')).toBe(part('price'))
  })
})
