import { describe, expect, it } from 'vitest'
import { builtPages, matchesPattern, specificationAddresses } from './site-map.ts'

describe('matchesPattern', () => {
  it.each([
    ['/', '/', true],
    ['/rings/:sku', '/rings/RI-00801', true],
    ['/rings/:sku', '/rings', false],
    ['/rings/:sku', '/rings/', false],
    ['/rings/:sku', '/rings/RI-00801/platinum', false],
    ['/sale/:attributes?', '/sale', true],
    ['/sale/:attributes?', '/sale/earrings', true],
    ['/a/:b?/:c?', '/a/1', true],
    ['/a/:b?/:c?', '/a/1/2/3', false],
    ['/contact/london', '/contact/cheshire', false],
  ])('%s and %s: %s', (pattern, path, isMatch) => {
    expect(matchesPattern(pattern, path)).toBe(isMatch)
  })
})

describe('site map', () => {
  const built = Object.entries(builtPages)

  it('has examples of every pattern', () => {
    for (const [pattern, examples] of built) {
      expect(examples.length).toBeGreaterThan(0)
      for (const address of examples) expect(matchesPattern(pattern, address)).toBe(true)
    }
  })

  it('has every address once, without a slash at its end', () => {
    expect(new Set(specificationAddresses).size).toBe(specificationAddresses.length)
    for (const address of specificationAddresses) expect(address).toMatch(/^\/(?:.*[^/])?$/)
  })

  it.each([
    '/create/engagement-ring/3-stone',
    '/wedding-rings/collection/him-unisex',
    '/wedding-rings/collection/flat-edge',
    '/eternity-rings/collection/three-quarter',
    '/bracelets/collection/lab-grown-diamond',
    '/collections/1937',
    '/learn/diamonds/table-and-depth',
    '/learn/diamonds/diamond-shapes/asscher-cut',
    '/learn/gemstones/tanzanite',
    '/learn/bespoke/manufacturing-process',
    '/checkout/finance/declined',
    '/thank-you/finance',
    '/privacy-policy/cookies',
    '/user/tracking/4711',
  ])('knows %s', (address) => {
    expect(specificationAddresses).toContain(address)
  })
})
