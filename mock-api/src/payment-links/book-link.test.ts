import { pence } from '@shop/schema/domain/values/money'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { messagesOf } from '../outbox/outbox-store.ts'
import type { World } from '../world/world.ts'
import { Worlds } from '../world/worlds.ts'
import { tellThatLinkWasNotBooked } from './book-link.ts'
import { raisedLink } from './testing/raised-link.ts'

let worlds: Worlds
let world: World
beforeEach(() => {
  worlds = new Worlds({ startMs: Date.parse('2026-11-25T10:00:00Z') })
  world = worlds.default
})
afterEach(() => worlds.close())

it('whoever has paid a link that could not be booked is written to', () => {
  const { token } = raisedLink(world)
  tellThatLinkWasNotBooked(world, token, pence(60_000))
  expect(messagesOf(world)).toMatchObject([{ kind: 'PAYMENT_NOT_BOOKED', to: 'zoe@example.com' }])
})

it.each([null, 'nothing'])('nobody is written to about a link that nobody has raised: %s', (linkId) => {
  expect(() => tellThatLinkWasNotBooked(world, linkId, pence(60_000))).toThrow(
    'The payment of a link that nobody has raised',
  )
  expect(messagesOf(world)).toEqual([])
})
