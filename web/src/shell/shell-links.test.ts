import { listings } from '@shop/schema/domain/addresses/listings'
import { describe, expect, it } from 'vitest'
import {
  designLinks,
  hasMenuLinks,
  isWithin,
  jewelleryLinks,
  otherSettingLinks,
  settingsLink,
  tabLinks,
  tabOf,
  weddingLinks,
} from './shell-links.ts'

describe('the links of header, menu and footer', () => {
  const links = [...tabLinks, ...jewelleryLinks, ...weddingLinks].map(({ href }) => href)

  it('lead to every listing, each once', () => {
    const lists = links.filter((href) => !href.startsWith('/create/'))
    expect(lists.toSorted()).toEqual(listings.map(({ path }) => path).toSorted())
  })

  it('begin with the ring one builds', () => {
    expect(links.slice(0, 2)).toEqual(['/create/engagement-ring', '/create/gemstones'])
  })

  it('lead back to the settings of what is built, and to those of rings from elsewhere', () => {
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

  it('lead to every flow in which a piece is built', () => {
    expect(designLinks.map(({ href }) => href)).toEqual([
      '/create/engagement-ring',
      '/create/pendant',
      '/create/earrings',
      '/create/gemstones',
    ])
  })

  it('name the settings that no tab leads to', () => {
    expect(otherSettingLinks.map(({ href, name }) => [href, name()])).toEqual([
      ['/create/pendant', 'Pendant settings'],
      ['/create/earrings', 'Earring settings'],
    ])
  })
})

describe('the tab of a page', () => {
  it.each([
    ['/wedding-rings/collection/him_platinum', '/wedding-rings/collection'],
    ['/wedding-rings/plain/collection', '/wedding-rings/collection'],
    ['/wedding-rings/stone-set/product/WR-00655/platinum', '/wedding-rings/collection'],
    ['/eternity-rings/collection', '/eternity-rings/collection'],
    ['/rings/collection', '/jewellery/collection'],
    ['/necklaces/collection/yellow-gold', '/jewellery/collection'],
    ['/personalise', '/jewellery/collection'],
    ['/sale/rings', '/sale'],
    ['/create/engagement-ring/halo', '/create/engagement-ring'],
    ['/create/pendant', null],
    ['/search', null],
    ['/', null],
  ])('%s is %s', (pathname, tab) => expect(tabOf(pathname)).toBe(tab))

  it('is told from one whose name only begins the same', () => {
    expect(isWithin('/rings-and-things', '/rings/collection')).toBe(false)
    expect(isWithin('/create/pendant/halo', '/create/pendant')).toBe(true)
  })
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
