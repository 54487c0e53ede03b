import { pence } from '@shop/schema/domain/values/money'
import { expect, it } from 'vitest'
import { priceChange } from './price-change.ts'

const ring = { basketItemId: 'a', title: 'Six-claw solitaire', pence: pence(93_500) }
const band = { basketItemId: 'b', title: 'Court band', pence: pence(50_000) }
const seen = { totalPence: pence(143_500), lines: [ring, band] }

it('says the old total, the new one and the pieces that cost something else', () => {
  const now = { totalPence: pence(144_500), lines: [{ ...ring, pence: pence(94_500) }, band] }
  expect(priceChange(seen, now)).toEqual({
    totals: { from: 143_500, to: 144_500 },
    lines: [{ title: 'Six-claw solitaire', from: 93_500, to: 94_500 }],
  })
})

it('is nothing while the order costs the same, or is of other pieces', () => {
  expect(priceChange(seen, seen)).toBeNull()
  expect(priceChange(seen, { totalPence: pence(93_500), lines: [ring] })).toBeNull()
})
