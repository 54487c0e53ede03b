import { pence } from '@shop/schema/domain/values/money'
import { expect, it } from 'vitest'
import { orderLines } from './order-lines.ts'

const line = {
  basketItemId: 'a',
  availability: 'AVAILABLE',
  sync: 'saved',
  total: pence(100),
} as const

it('parts what is paid for from what is gone and what the cart does not have', () => {
  const sold = { ...line, basketItemId: 'b', availability: 'STONE_UNAVAILABLE', total: null } as const
  const priceless = { ...line, basketItemId: 'c', total: null }
  const waiting = { ...line, basketItemId: 'd', sync: 'pending' } as const
  expect(orderLines([line, sold, priceless, waiting])).toEqual({
    bought: [line],
    gone: [sold, priceless],
    unsaved: [waiting],
  })
})

it('takes the word of an order that was refused for a line', () => {
  expect(orderLines([line], ['a'])).toEqual({ bought: [], gone: [line], unsaved: [] })
})
