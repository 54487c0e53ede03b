import { expect, it } from 'vitest'
import { paidOrder } from '#testing/paid-order.ts'
import { changeText, leadText, thanksTitle } from './thanks-words.ts'

const [ring] = paidOrder.lines
const lineOf = (subCategoryId: string) =>
  ring
    ? [
        {
          ...ring,
          design: { ...ring.design, category: { id: '3' }, subCategory: { id: subCategoryId }, pictures: [] },
        },
      ]
    : []

it.each([
  ['1', 'Thank you, Anne-Marie. Your ring is ordered.'],
  ['3', 'Thank you, Anne-Marie. Your earrings are ordered.'],
  ['9', 'Thank you, Anne-Marie. Your bracelet is ordered.'],
])('a piece of subcategory %s: %s', (id, title) => {
  expect(thanksTitle({ ...paidOrder, lines: lineOf(id) })).toBe(title)
})

it('several pieces, and one of which nobody knows what it is, are an order', () => {
  const title = 'Thank you, Anne-Marie. Your order is placed.'
  expect(thanksTitle({ ...paidOrder, lines: [...paidOrder.lines, ...paidOrder.lines] })).toBe(title)
  expect(
    thanksTitle({ ...paidOrder, lines: ring ? [{ ...ring, design: null, fingerSize: null }] : [] }),
  ).toBe(title)
})

it('says where the confirmation goes and when the stone is the shopper’s', () => {
  expect(leadText(paidOrder)).toBe(
    'The confirmation is on its way to anne@example.com. Your diamond leaves the vault on Thursday 26 November 2026, and from then on it is yours.',
  )
  expect(changeText(paidOrder, '0808 157 0142')).toBe(
    'Something to change? Telephone 0808 157 0142 before the stone is secured, on Thursday 26 November 2026.',
  )
})

it('says nothing of a stone that is secured', () => {
  const tracking = paidOrder.tracking.slice(2)
  expect(leadText({ ...paidOrder, tracking })).toBe('The confirmation is on its way to anne@example.com.')
  expect(changeText({ ...paidOrder, tracking }, '0808 157 0142')).toBeNull()
})
