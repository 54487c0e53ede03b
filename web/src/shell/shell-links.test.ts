import { describe, expect, it } from 'vitest'
import { hasMenuLinks, hasTopBar, settingsLink, tabOf } from './shell-links.ts'

describe('the settings to go back to', () => {
  it('are those of what is built, and of rings from elsewhere', () => {
    expect(settingsLink('/create/earrings/product/ES-00401')).toEqual({
      href: '/create/earrings',
      name: 'Earring settings',
    })
    expect(settingsLink('/create/pendant').name).toBe('Pendant settings')
    expect(settingsLink('/create/gemstones').name).toBe('Ring settings')
    expect(settingsLink('/create/gemstones/100010/pendants/halo')).toEqual({
      href: '/create/pendant',
      name: 'Pendant settings',
    })
    expect(settingsLink('/create/gemstones/100010/pendant/PD-00301/platinum').name).toBe('Pendant settings')
    expect(settingsLink('/create/gemstones/100010/engagement-rings').name).toBe('Ring settings')
    const review = '/create/gemstones/review/PD-00301/round-brilliant/platinum/100010'
    expect(settingsLink(review, 'pendant').href).toBe('/create/pendant')
    expect(settingsLink('/earrings/collection').href).toBe('/create/engagement-ring')
  })
})

describe('the tab of a page', () => {
  it.each([
    ['/engagement-rings/product/ER-00501/platinum', 'engagement-rings'],
    ['/wedding-rings/collection/him_platinum', 'wedding-rings'],
    ['/wedding-rings/stone-set/product/WR-00655/platinum', 'wedding-rings'],
    ['/eternity-rings/collection', 'wedding-rings'],
    ['/rings/collection', 'jewellery'],
    ['/personalise', 'jewellery'],
    ['/sale/rings', 'jewellery'],
    ['/create/pendant/halo', 'bespoke'],
    ['/hallmarking', 'learn'],
    ['/rings-and-things', null],
    ['/search', null],
    ['/', null],
  ])('%s is %s', (pathname, tab) => expect(tabOf(pathname)).toBe(tab))
})

describe('the header', () => {
  it.each([
    '/cart',
    '/checkout',
    '/checkout/declined',
    '/thank-you/1',
    '/payment/thank-you/1',
    '/create/engagement-ring',
  ])('shows no menu links on %s', (pathname) => expect(hasMenuLinks(pathname)).toBe(false))

  it.each(['/', '/about', '/creations', '/payment'])('shows menu links on %s', (pathname) =>
    expect(hasMenuLinks(pathname)).toBe(true),
  )
})

describe('the top bar', () => {
  it.each([
    '/payment',
    '/payment/declined',
    '/payment/failed',
    '/payment/thank-you/1',
    '/thank-you/1',
    '/thank-you/finance',
  ])('is not on %s', (pathname) => expect(hasTopBar(pathname)).toBe(false))

  it.each([
    '/',
    '/cart',
    '/checkout',
    '/checkout/declined',
    '/sign-in',
    '/payments',
    '/create/engagement-ring',
  ])('is on %s', (pathname) => expect(hasTopBar(pathname)).toBe(true))
})
