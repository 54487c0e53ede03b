import { afterEach, expect, it, vi } from 'vitest'
import { rememberPlace } from './remember-place.ts'

afterEach(() => vi.unstubAllGlobals())

it('tells whether the visitor is still on the page', () => {
  vi.stubGlobal('location', new URL('https://shop.test/cart'))
  const isStillHere = rememberPlace()
  expect(isStillHere()).toBe(true)
  vi.stubGlobal('location', new URL('https://shop.test/cart?from=menu#summary'))
  expect(isStillHere()).toBe(true)
  vi.stubGlobal('location', new URL('https://shop.test/'))
  expect(isStillHere()).toBe(false)
})
