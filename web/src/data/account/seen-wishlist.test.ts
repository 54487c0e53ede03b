import { createElement } from 'react'
import { renderToString } from 'react-dom/server'
import { expect, it } from 'vitest'
import { showWishlist, useIsWished, useWholeWishlist } from './seen-wishlist.ts'

function Heart() {
  return JSON.stringify([useIsWished({ designId: 'd1', metalId: 'm1' }), useWholeWishlist()])
}

it('a page that the server writes shows nothing of anybody’s list', () => {
  showWishlist(new Set(['design d1']), true)
  expect(renderToString(createElement(Heart))).toBe('[false,null]')
})

it('a page that the server writes does not know whether all of it was told', () => {
  const Told = () => (useWholeWishlist() === null ? 'not told' : 'told')
  expect(renderToString(createElement(Told))).toBe('not told')
})

it('a page that the server writes shows as wished for what is known to be', () => {
  const Known = () => String(useIsWished({ gemstoneId: '7' }, true))
  showWishlist(new Set(), true)
  expect(renderToString(createElement(Known))).toBe('true')
})
