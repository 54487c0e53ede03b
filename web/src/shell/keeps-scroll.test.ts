import { describe, expect, it } from 'vitest'
import { keepsScroll } from './keeps-scroll.ts'

const place = (address: string) => {
  const [pathname = '', hash = ''] = address.split('#')
  return { pathname, hash }
}

describe('the place that a page is scrolled to (rules/shell#titles)', () => {
  it.each([
    ['/learn/diamonds/carat', '/learn/diamonds/cut', true],
    ['/learn/pearls', '/learn/gemstones/ruby', true],
    ['/learn/diamonds/carat', '/learn/diamonds/cut#grades', false],
    ['/learn', '/learn/diamonds', false],
    ['/learn/diamonds', '/learn', false],
    ['/', '/learn/diamonds', false],
    ['/learn/diamonds', '/create/gemstones', false],
    ['/learning/one', '/learning/two', false],
    ['/rings/collection', '/rings/RI-00801', false],
  ])('is kept from %s to %s: %s', (from, to, isKept) => {
    expect(keepsScroll(place(from), place(to))).toBe(isKept)
  })

  it('is none yet on the page that was opened', () => {
    expect(keepsScroll(undefined, place('/learn/pearls'))).toBe(false)
  })
})
