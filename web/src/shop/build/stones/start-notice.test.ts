import { expect, it } from 'vitest'
import { stones } from '#testing/build-examples.ts'
import { startNotice } from './start-notice.ts'

const similar = {
  href: expect.stringMatching(/^\/create\/gemstones\/round-brilliant_.*carat-/),
  label: 'See similar stones',
}

it('a stone in the basket leads there, and to those like it', () => {
  expect(startNotice({ kind: 'in-basket' }, stones.round)).toEqual({
    title: 'Already in your basket',
    text: 'This diamond is unavailable for another piece while it lies in your basket.',
    links: [{ href: '/cart', label: 'See your basket' }, similar],
  })
})

it('a stone that is sold leads to those like it', () => {
  expect(startNotice({ kind: 'not-available', availability: 'SOLD' }, stones.sold)).toMatchObject({
    title: 'No longer available',
    links: [similar],
  })
})
