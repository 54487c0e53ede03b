import { afterEach, beforeEach, expect, it } from 'vitest'
import type { World } from '../world/world.ts'
import { Worlds } from '../world/worlds.ts'
import { payLink } from './pay-link.ts'
import { raisedLink } from './testing/raised-link.ts'

let worlds: Worlds
let world: World
beforeEach(() => {
  worlds = new Worlds({ startMs: Date.parse('2026-11-25T10:00:00Z') })
  world = worlds.default
})
afterEach(() => worlds.close())

it('the payment of a link is kept as one of that link, of nobody’s account and no basket', () => {
  const { token } = raisedLink(world)
  const input = { token, idempotencyKey: 'press-1', method: 'CARD' } as const
  expect(payLink('http://shop.test', world, input)).toMatchObject({
    payment: { linkId: token, accountId: null, cartSessionId: null, amountPence: 120_000 },
    userErrors: [],
  })
})
