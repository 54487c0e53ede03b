import {
  gemstone,
  gemstoneDetail,
  gemstoneList,
  gemstonePair,
  home,
  product,
  review,
  search,
  settingDetail,
  settingForStone,
  settingList,
  settingListForStone,
  gemstoneFirstDetail,
  gemstoneFirstList,
  gemstoneFirstReview,
} from '@shop/schema/domain/addresses/addresses'
import { redirects } from './server/redirects.ts'
import { contentPages } from '@shop/schema/domain/testing/content-pages'
import {
  builtPages,
  matchesPattern,
  sharedPages,
  specificationAddresses,
} from '@shop/schema/domain/testing/site-map'
import { describe, expect, it } from 'vitest'
import { getRouter } from './router.tsx'

const router = getRouter()
const notFoundRoute = '/$'
/** Of the builder's own, which lead on from what the address chooses. */
const notBuiltSoRoute = '/create/$'
const productRoute = '/$family/product/$sku/{-$metal}/{-$size}/{-$weight}'
const weddingRingRoute = '/wedding-rings/$style/product/$sku/{-$metal}/{-$size}/{-$weight}'

/** The route that serves an address, by its id. */
function routeOf(address: string): string | undefined {
  const [, , route] = router.getMatchedRoutes(address)
  return route?.id
}

/** Whether a route of its own serves an address; pages of content share the one that finds nothing else. */
function isServedAt(address: string): boolean {
  const route = routeOf(address)
  if (isContent(address)) return route === notFoundRoute
  return route !== notFoundRoute && route !== notBuiltSoRoute
}

function isContent(address: string): boolean {
  return Object.keys(contentPages).some((pattern) => matchesPattern(pattern, address))
}

/** Every route that serves a page; the root only surrounds them. */
const pageRoutes = Object.values(router.routesById).filter(({ id }) => id !== '__root__')

describe('routes', () => {
  it.each([
    ['/', '/'],
    ['/cart', '/cart'],
    ['/checkout', '/checkout/'],
    ['/checkout/declined', '/checkout_/$'],
    ['/checkout/failed', '/checkout_/$'],
    ['/checkout/finance/declined', '/checkout_/$'],
    ['/checkout/referred', '/checkout_/$'],
    ['/thank-you/:transactionId', '/thank-you/$transactionId'],
    ['/thank-you/finance', '/thank-you/$transactionId'],
    ['/search', '/search'],
    ['/sign-in', '/sign-in'],
    ['/logout', '/logout'],
    ['/register', '/register'],
    ['/forgot-password', '/forgot-password'],
    ['/reset-password', '/reset-password'],
    ['/user/account', '/user/account'],
    ['/user/tracking/:uid', '/user/tracking/$uid'],
    ['/payment', '/payment/'],
    ['/payment/declined', '/payment/$result'],
    ['/payment/failed', '/payment/$result'],
    ['/payment/thank-you/:transactionId', '/payment/thank-you/$transactionId'],
    ['/schedule', '/schedule'],
    ['/create/engagement-ring/:attributes?', '/create/$kind/{-$attributes}'],
    ['/create/engagement-ring/product/:sku', '/create/$kind/product/$sku/{-$shape}/{-$metal}'],
    ['/create/engagement-ring/product/:sku/:shape/:metal', '/create/$kind/product/$sku/{-$shape}/{-$metal}'],
    [
      '/create/engagement-ring/:sku/:shape/:metal/gemstones/:attributes?',
      '/create/$kind/$sku/$shape/$metal/gemstones/{-$attributes}',
    ],
    [
      '/create/engagement-ring/:sku/:shape/:metal/gemstone/:gemstoneId',
      '/create/$kind/$sku/$shape/$metal/gemstone/$gemstoneId',
    ],
    ['/gemstone/:gemstoneId', '/gemstone/$gemstoneId'],
    [
      '/create/engagement-ring/review/:sku/:shape/:metal/:gemstoneId',
      '/create/$kind/review/$sku/$shape/$metal/$gemstoneId',
    ],
    ['/create/earrings/:attributes?', '/create/$kind/{-$attributes}'],
    ['/create/earrings/product/:sku', '/create/$kind/product/$sku/{-$shape}/{-$metal}'],
    ['/create/earrings/product/:sku/:shape/:metal', '/create/$kind/product/$sku/{-$shape}/{-$metal}'],
    [
      '/create/earrings/:sku/:shape/:metal/gemstones/:attributes?',
      '/create/$kind/$sku/$shape/$metal/gemstones/{-$attributes}',
    ],
    [
      '/create/earrings/:sku/:shape/:metal/gemstone/:gemstoneId',
      '/create/$kind/$sku/$shape/$metal/gemstone/$gemstoneId',
    ],
    [
      '/create/earrings/:sku/:shape/:metal/gemstones/:id1/:id2',
      '/create/$kind/$sku/$shape/$metal/gemstones/$id1/$id2',
    ],
    [
      '/create/earrings/review/:sku/:shape/:metal/:gemstoneId',
      '/create/$kind/review/$sku/$shape/$metal/$gemstoneId',
    ],
    [
      '/create/earrings/review/:sku/:shape/:metal/:id1/:id2',
      '/create/$kind/review/$sku/$shape/$metal/$id1/$id2',
    ],
    ['/create/gemstones/:attributes?', '/create/gemstones/{-$attributes}'],
    ['/create/gemstones/gemstone/:gemstoneId', '/create/gemstones/gemstone/$gemstoneId'],
    [
      '/create/gemstones/:gemstoneId/engagement-rings/:attributes?',
      '/create/gemstones/$gemstoneId/$settings/{-$attributes}',
    ],
    [
      '/create/gemstones/:gemstoneId/pendants/:attributes?',
      '/create/gemstones/$gemstoneId/$settings/{-$attributes}',
    ],
    [
      '/create/gemstones/:gemstoneId/engagement-ring/:sku/:metal',
      '/create/gemstones/$gemstoneId/$kind/$sku/$metal',
    ],
    ['/create/gemstones/:gemstoneId/pendant/:sku/:metal', '/create/gemstones/$gemstoneId/$kind/$sku/$metal'],
    [
      '/create/gemstones/review/:sku/:shape/:metal/:gemstoneId',
      '/create/gemstones/review/$sku/$shape/$metal/$gemstoneId',
    ],
    ['/engagement-rings/product/:sku/:metal', productRoute],
    ['/engagement-rings/:sku', '/$family/$sku'],
    ['/wedding-rings/product/:sku/:metal?/:width?/:weight?', productRoute],
    ['/wedding-rings/:sku', '/$family/$sku'],
    ['/wedding-rings/plain/product/:sku/:metal?/:width?/:weight?', weddingRingRoute],
    ['/wedding-rings/stone-set/product/:sku/:metal?/:width?', weddingRingRoute],
    ['/eternity-rings/product/:sku/:metal?/:width?', productRoute],
    ['/eternity-rings/:sku', '/$family/$sku'],
    ['/rings/product/:sku/:metal', productRoute],
    ['/rings/:sku', '/$family/$sku'],
    ['/necklaces/product/:sku/:metal/:tcw?', productRoute],
    ['/necklaces/:sku', '/$family/$sku'],
    ['/earrings/product/:sku/:metal/:tcw?', productRoute],
    ['/earrings/:sku', '/$family/$sku'],
    ['/bracelets/product/:sku/:metal/:tcw?', productRoute],
    ['/bracelets/:sku', '/$family/$sku'],
    ['/jewellery/product/:sku/:metal/:tcw?', productRoute],
    ['/collections/product/:sku/:metal?/:tcw?', productRoute],
    ['/engagement-rings/collection/:attributes?', '/$family/collection/{-$attributes}'],
    ['/wedding-rings/collection/:attributes?', '/$family/collection/{-$attributes}'],
    ['/wedding-rings/stone-set/collection/:attributes?', '/wedding-rings/$style/collection/{-$attributes}'],
    ['/wedding-rings/plain/collection/:attributes?', '/wedding-rings/$style/collection/{-$attributes}'],
    ['/eternity-rings/collection/:attributes?', '/$family/collection/{-$attributes}'],
    ['/rings/collection/:attributes?', '/$family/collection/{-$attributes}'],
    ['/necklaces/collection/:attributes?', '/$family/collection/{-$attributes}'],
    ['/earrings/collection/:attributes?', '/$family/collection/{-$attributes}'],
    ['/bracelets/collection/:attributes?', '/$family/collection/{-$attributes}'],
    ['/jewellery/collection/:attributes?', '/$family/collection/{-$attributes}'],
    ['/sale/:attributes?', '/sale/{-$attributes}'],
    ['/collections/:attributes?', '/collections/{-$attributes}'],
    ['/personalise/:attributes?', '/personalise/{-$attributes}'],
    ['/wishlist/:shareId', '/wishlist/$shareId'],
  ])('%s is served by %s, with and without a slash at its end', (pattern, route) => {
    const addresses = builtPages[pattern] ?? sharedPages[pattern] ?? []
    expect(addresses.length).toBeGreaterThan(0)
    for (const address of addresses) {
      expect([address, routeOf(address)]).toEqual([address, route])
      expect([address, routeOf(address === '/' ? address : `${address}/`)]).toEqual([address, route])
    }
  })

  it('serve every address of the site map', () => {
    expect(specificationAddresses.length).toBeGreaterThan(300)
    for (const address of specificationAddresses) {
      expect([address, isServedAt(address)]).toEqual([address, true])
    }
  })

  it('serve every page that the shop builds a link to', () => {
    const chosen = {
      kind: 'engagement-ring',
      sku: 'PR-00201',
      shape: 'oval-shape',
      metal: 'platinum',
    } as const
    for (const address of [
      home(),
      settingList('engagement-ring'),
      settingList('engagement-ring', 'oval-shape_halo'),
      settingDetail('engagement-ring', 'PR-00201'),
      settingDetail('engagement-ring', 'PR-00201', { shape: 'oval-shape', metal: '9ct-rose-gold' }),
      gemstoneList(chosen),
      gemstoneList({ ...chosen, metal: '9ct-rose-gold' }, 'ruby_carat-0-70-to-1-50'),
      gemstone('100001'),
      search(),
      gemstoneDetail({ ...chosen, metal: '9ct-rose-gold' }, '100001'),
      review(chosen, '100001'),
      gemstonePair({ ...chosen, kind: 'earrings' }, '100001', '100002'),
      review({ ...chosen, kind: 'earrings' }, '100001', '100002'),
      gemstoneFirstList(),
      gemstoneFirstList('oval-shape_carat-0-70-to-1-50'),
      gemstoneFirstDetail('100001'),
      settingListForStone('100001', 'engagement-ring'),
      settingListForStone('100001', 'pendant', 'halo_9ct-rose-gold'),
      settingForStone('100001', 'engagement-ring', chosen),
      settingForStone('100001', 'pendant', { sku: 'PD-00301', metal: '9ct-rose-gold' }),
      gemstoneFirstReview(chosen, '100001'),
      product('/rings', 'RI-00801'),
      product('/bracelets', 'BR-01101', { metal: '9ct-rose-gold', size: '1-00' }),
      product('/wedding-rings/plain', 'WR-00601', { metal: 'platinum', size: '2-50', weight: 'extra-heavy' }),
    ]) {
      expect([address, isServedAt(address)]).toEqual([address, true])
    }
  })

  it.each([
    '/nowhere',
    '/create',
    '/create/bracelet',
    '/create/gemstones/100001/earrings',
    '/create/earrings/review/ES-00401/round-brilliant/yellow-gold/100010/100011/100012',
    '/create/engagement-ring/review/PR-00201/oval-shape/platinum',
    '/create/gemstones/100001/engagement-rings/halo/platinum',
    '/create/gemstones/100001/earrings/ES-00401/platinum',
    '/create/bracelet/product/PR-00201',
    '/create/engagement-ring/halo/platinum',
    '/nowhere/collection',
    '/wedding-rings/gold/collection',
    '/wedding-rings/collection/her/platinum',
    '/sale/earrings/platinum',
    '/create/engagement-ring/product/PR-00201/oval-shape',
    '/create/engagement-ring/product/PR-00201/oval-shape/platinum/large',
    '/create/bracelet/PR-00201/oval-shape/platinum/gemstones',
    '/create/engagement-ring/PR-00201/oval-shape/gemstones',
    '/create/engagement-ring/PR-00201/oval-shape/platinum/gemstones/diamond/ruby',
    '/rings/product',
    '/rings/product/nothing',
    '/rings/product/RI-00801/platinum/2-50',
    '/eternity-rings/product/ET-00701/platinum/2-50/medium',
    '/wedding-rings/eternity/product/ET-00701',
    '/wedding-rings/stone-set/product/WR-00651/platinum/2-50/medium',
    '/jewellery/NE-00901',
    '/necklaces/nothing',
    '/nowhere/product/RI-00801',
    '/checkout/accepted',
    '/checkout/finance',
    '/checkout/declined/declined',
    '/checkout/toString',
    '/payment/referred',
    '/payment/declined/declined',
    ...Object.keys(redirects),
  ])('leave %s to the not-found page', (address) => {
    expect(routeOf(address)).toBe(/^\/create(?:\/|$)/.test(address) ? notBuiltSoRoute : notFoundRoute)
  })

  it('have titles of their own; that of the builder’s lost takes the root’s', () => {
    const untitled = pageRoutes.filter(({ options }) => options.head === undefined).map(({ id }) => id)
    expect(new Set(untitled)).toEqual(new Set([notBuiltSoRoute]))
    expect(router.routesById.__root__.options.head).toBeTypeOf('function')
  })
})

describe('search parameters', () => {
  it('stay the strings they are', () => {
    const { search: kept, href } = router.buildLocation({
      to: '/',
      search: { q: '1.50', id: '123456789012345678901' } as never,
    })
    expect(kept).toEqual({ q: '1.50', id: '123456789012345678901' })
    expect(href).toBe('/?q=1.50&id=123456789012345678901')
  })
})
