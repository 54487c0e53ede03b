import { builtPages, matchesPattern, specificationAddresses } from '@shop/schema/domain/testing/site-map'
import { describe, expect, it } from 'vitest'
import { redirectFor, redirects } from './redirects.ts'

describe('redirectFor', () => {
  it.each([
    ['/jewellery-all/rings', '/rings/collection'],
    ['/jewellery-all/earrings', '/earrings/collection'],
    ['/jewellery-all/necklaces', '/necklaces/collection'],
    ['/jewellery-all/bracelets-and-bangles', '/bracelets/collection'],
    ['/jewellery-all/pearl', '/jewellery/collection/pearl'],
    ['/eternity-rings', '/eternity-rings/collection'],
    ['/eternity-rings/half', '/eternity-rings/collection/half'],
    ['/eternity-rings/three-quarter', '/eternity-rings/collection/three-quarter'],
    ['/eternity-rings/full', '/eternity-rings/collection/full'],
    ['/wedding-rings/womens', '/wedding-rings/collection/her'],
    ['/wedding-rings/mens', '/wedding-rings/collection/him'],
    ['/create-engagement-rings', '/create/engagement-ring'],
    ['/start-with-a-diamond', '/create/engagement-ring'],
    ['/start-with-a-diamond/round', '/create/engagement-ring'],
    ['/start-with-a-diamond/round/platinum', '/create/engagement-ring'],
    ['/ready-engagement-rings', '/engagement-rings/collection'],
    ['/help-and-guidance/warranty', '/warranty'],
    ['/help-and-guidance/delivery', '/delivery-information'],
    ['/help-and-guidance/returns', '/returns-and-exchanges'],
    ['/help-and-guidance/insurance', '/jewellery-insurance'],
    ['/help-and-guidance/terms', '/terms-and-conditions'],
    ['/help-and-guidance/privacy', '/privacy-policy'],
    ['/help-and-guidance/customer-policy', '/customer-policy'],
    ['/help-and-guidance/faqs', '/learn/frequently-asked-questions'],
    ['/our-world', '/about'],
    ['/contact-us', '/contact'],
    ['/above-conflict-free-diamonds', '/conflict-free'],
    [
      '/engagement-rings/emerald-cut-solitaire-18ct-yellow-gold',
      '/create/engagement-ring/product/PR-00208/emerald-cut/yellow-gold',
    ],
    ['/create/earring', '/create/earrings'],
    ['/create/earring/platinum', '/create/earrings/platinum'],
    ['/create/engagement-rings', '/create/engagement-ring'],
    ['/create/engagement-rings/halo', '/create/engagement-ring/halo'],
    ['/create/pendants', '/create/pendant'],
    ['/create/pendants/platinum', '/create/pendant/platinum'],
    ['/create/gemstones/100010', '/create/gemstones/gemstone/100010'],
    [
      '/create/earrings/ES-00401/round-brilliant/platinum/gemstones/100010',
      '/create/earrings/ES-00401/round-brilliant/platinum/gemstone/100010',
    ],
    [
      '/create/pendant/PD-00301/round-brilliant/platinum/gemstones/100010/100011',
      '/create/pendant/review/PD-00301/round-brilliant/platinum/100010/100011',
    ],
    [
      '/create/gemstones/review/PR-00201/round-brilliant/platinum/100010/100011',
      '/create/engagement-ring/review/PR-00201/round-brilliant/platinum/100010/100011',
    ],
    ['/create/gemstones/4711/engagement-ring', '/create/gemstones/4711/engagement-rings'],
    ['/create/gemstones/4711/pendant', '/create/gemstones/4711/pendants'],
  ])('sends %s to %s', (old, target) => {
    expect(redirectFor(old)).toBe(target)
    expect(redirectFor(`${old}/`)).toBe(target)
    expect(redirectFor(`/learn${old}`)).toBeNull()
  })

  it.each([
    '/',
    '/create/engagement-ring',
    '/create/engagement-ring/halo',
    '/create/earrings',
    '/create/gemstones/oval-shape',
    '/create/gemstones/4711/engagement-rings',
    '/create/gemstones/4711-carat',
    '/create/earrings/ES-00401/round-brilliant/platinum/gemstones/100010-a',
    '/create/pendant/PD-00301/round-brilliant/platinum/gemstones/100010/100011/more',
    '/create/gemstones/review/PR-00201/round-brilliant/platinum/100010/100011/more',
    '/create/gemstones/4711/engagement-ring/PR-00208/yellow-gold',
    '/create/gemstones/4711/pendant/PE-00301/platinum',
    '/wedding-rings',
    '/start-with-a-diamond-ring',
    '/nowhere',
  ])('leaves %s alone', (address) => {
    expect(redirectFor(address)).toBeNull()
  })

  it('never sends a shopper on twice', () => {
    for (const target of Object.values(redirects)) expect(redirectFor(target)).toBeNull()
  })
})

describe('old addresses', () => {
  it('lead to pages that are there', () => {
    for (const target of Object.values(redirects)) {
      const isKnown = Object.keys(builtPages).some((pattern) => matchesPattern(pattern, target))
      expect([target, isKnown]).toEqual([target, true])
    }
  })

  it('take no address of a page', () => {
    for (const address of specificationAddresses)
      expect([address, redirectFor(address)]).toEqual([address, null])
  })
})
