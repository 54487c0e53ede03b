import { describe, expect, it } from 'vitest'
import { strippedAddress } from './stripped-address.ts'

function stripped(address: string) {
  return strippedAddress(new URL(address, 'https://shop.test'))
}

describe('the query of an address (rules/shell#query-stripping)', () => {
  it.each([
    '/?ref=letter',
    '/rings/collection?gclid=abc',
    '/rings/collection?ref=a#rings',
    // None of the builder's own.
    '/rings/collection?adjusted=kind',
    '/create/pendant?adjusted=size',
    '/create/pendant?unadjusted=kind',
    `/cart?${'a'.repeat(10_000)}`,
    `/cart?${'adjusted=&'.repeat(1000)}`,
  ])('is stripped from %s, and the fragment stays', (address) => {
    expect(stripped(address)).toEqual({ keepsHash: true })
  })

  it.each(['/rings/collection?page=2&sort=price', '/rings/collection?sort=price&page=2#row-3'])(
    'is stripped from %s with all that follows "page"',
    (address) => expect(stripped(address)).toEqual({ keepsHash: false }),
  )

  it.each([
    '/',
    '/?',
    '/rings/collection#rings',
    '/search?q=halo',
    '/?utm_source=letter&gclid=abc',
    '/rings/collection?page=2&utm_medium=post',
    '/reset-password?token=abc',
    '/unsubscribe?token=abc',
    '/?unsubscribe=abc',
    '/payment?link=abc',
    '/payment/declined?id=abc',
    '/schedule?order=abc',
    '/learn/diamonds/the-4cs?section=cut',
    '/learn/diamonds/the-4cs?ref=a#section-cut',
    '/create/pendant/product/PE-00301?adjusted=kind',
    '/create/gemstones/100010/pendants?ref=a&adjusted=shape',
  ])('stays in %s', (address) => expect(stripped(address)).toBeNull())
})
