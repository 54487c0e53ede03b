import { expect, it } from 'vitest'
import { isCurrentPage, shownPage } from './current-page.ts'

const list = { pathname: '/sale', search: { page: '2' } }
const search = { pathname: '/search', search: { q: 'oval', page: '2' } }

it.each([
  ['/sale', list, true],
  ['/sale/', list, true],
  ['/sale#news', list, true],
  ['/sale?page=2', list, true],
  ['/sale?page=3', list, false],
  ['/sale/rings', list, false],
  ['/', list, false],
  ['/', { pathname: '/', search: {} }, true],
  ['/search?page=2&q=oval', search, true],
  ['/search?q=oval', search, false],
  ['/search', search, true],
  ['/search?q=pear&page=2', search, false],
])('of %s on a page it says whether it is that page', (href, shown, isCurrent) => {
  expect(isCurrentPage(href, shown)).toBe(isCurrent)
})

it('the page in the window is that of the last route, and the one asked for where there is none', () => {
  const root = { routeId: '__root__', pathname: '/', search: {} }
  expect(shownPage([root, { routeId: '/sale', ...list }], search)).toMatchObject(list)
  expect(shownPage([root], search)).toEqual(search)
})
