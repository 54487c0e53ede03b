import { contentPages } from '@shop/schema/domain/testing/content-pages'
import { describe, expect, it } from 'vitest'
import { getRouter } from './router.tsx'

const router = getRouter()
/** Every route that serves a page; the root only surrounds them. */
const pageRoutes = Object.values(router.routesById).filter(({ id }) => id !== '__root__')

/** The name of a route's view; of one that serves several, of the first. */
const viewNameOf = ({ options: { staticData } }: (typeof pageRoutes)[number]) =>
  staticData?.viewName ?? staticData?.viewNameOf?.({ kind: 'engagement-ring' })

describe('view names (rules/shell#view-names)', () => {
  it.each(pageRoutes.map((route) => [route.id, viewNameOf(route)] as const))(
    '%s has a view name for tracking, %s',
    (_id, viewName) => expect(viewName).toMatch(/^[A-Z][A-Za-z]+$/),
  )

  it.each([
    ['/checkout/declined', 'CheckoutDeclined'],
    ['/checkout/failed/', 'CheckoutFailed'],
    ['/checkout/finance/declined', 'CheckoutFinanceDeclined'],
    ['/checkout/referred', 'CheckoutReferred'],
    ['/payment/declined', 'PaymentDeclined'],
    ['/payment/failed', 'PaymentFailed'],
    ['/thank-you/finance/', 'ThankYouFinance'],
    ['/thank-you/T-4711', 'ThankYou'],
    ['/eternity-rings/collection/half', 'EternityRingsCollection'],
    ['/wedding-rings/stone-set/collection', 'StoneSetWeddingRingsCollection'],
    ['/rings/product/RI-00801/rose-gold', 'RingsProduct'],
    ['/rings/RI-00801', 'RingsProductShort'],
    ['/wedding-rings/plain/product/WR-00601', 'PlainWeddingRingsProduct'],
    ['/contact/london', 'ContactLondon'],
    ['/about', 'About'],
    ['/learn/diamonds/cut', 'LearnDiamondsCut'],
    ['/learn/diamonds/cut/', 'LearnDiamondsCut'],
  ])('%s is the view %s, though others open at its route', (address, viewName) => {
    const [, params, route] = router.getMatchedRoutes(address)
    expect(route?.options.staticData?.viewNameOf?.(params)).toBe(viewName)
  })

  it('have view names of their own', () => {
    const names = pageRoutes.map(viewNameOf)
    expect(new Set(names).size).toBe(names.length)
  })

  it('and so have the pages of content', () => {
    const names = Object.values(contentPages).flatMap(([address = '']) => {
      const [, params, route] = router.getMatchedRoutes(address)
      return route?.options.staticData?.viewNameOf?.(params) ?? []
    })
    expect(names.length).toBeGreaterThan(60)
    expect(new Set(names).size).toBe(names.length)
  })
})
