import { hasBasketExpired } from '@shop/schema/domain/basket/basket-expiry'
import fc from 'fast-check'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { openMemoryDatabase, type WorldDatabase } from '../world/database.ts'
import { attachCart } from './attach-cart.ts'
import { addItem, cartOfSession, removeItem, sessionOfUser, type StoredItem } from './cart-store.ts'
import { stoneIdsOf } from './piece-choice.ts'

const sessions = ['phone', 'laptop', 'boutique']
const users = ['maria', 'niamh']
const hour = 3_600_000

let database: WorldDatabase
let nowMs: number
let added: number
beforeEach(() => {
  database = openMemoryDatabase()
})
afterEach(() => database.sql.close())

/** What shoppers do with three browsers and two accounts. */
const steps = fc.array(
  fc.oneof(
    fc.record({
      kind: fc.constant('add' as const),
      session: fc.constantFrom(...sessions),
      stones: fc.constantFrom([], ['1'], ['2'], ['3'], ['1', '2'], ['3', '4']),
    }),
    fc.record({ kind: fc.constant('remove' as const), session: fc.constantFrom(...sessions) }),
    fc.record({
      kind: fc.constant('attach' as const),
      session: fc.constantFrom(...sessions),
      user: fc.constantFrom(...users),
    }),
    fc.record({ kind: fc.constant('wait' as const), hours: fc.integer({ min: 1, max: 30 }) }),
  ),
  { maxLength: 30 },
)
type Step = (typeof steps extends fc.Arbitrary<infer Steps> ? Steps : never) extends readonly (infer One)[]
  ? One
  : never

const itemsOf = (session: string | undefined): readonly StoredItem[] =>
  session === undefined ? [] : (cartOfSession(database.sql, session)?.items ?? [])
const itemsOfUser = (user: string) => itemsOf(sessionOfUser(database.sql, user))
const stonesOf = (items: readonly StoredItem[]) => items.flatMap(({ choice }) => stoneIdsOf(choice))
const idsOf = (items: readonly StoredItem[]) => items.map(({ basketItemId }) => basketItemId)
const now = () => new Date(nowMs)

function take(step: Step): void {
  if (step.kind === 'wait') nowMs += step.hours * hour
  else if (step.kind === 'add') add(step.session, step.stones)
  else if (step.kind === 'remove') {
    removeItem(database.sql, step.session, itemsOf(step.session)[0]?.basketItemId ?? '')
  } else attach(step.session, step.user)
}

/** As the service adds: a stone lies in a cart once. */
function add(session: string, stones: readonly string[]): void {
  if (stonesOf(itemsOf(session)).some((id) => stones.includes(id))) return
  added += 1
  const [gemstoneId = null] = stones.length === 1 ? stones : []
  const gemstonePair = stones.length === 2 ? stones : []
  const piece = { sku: 'PR-00201', optionIds: [], fingerSize: null, isSizeUnsure: false, engraving: null }
  addItem(database.sql, session, {
    basketItemId: `item-${added}`,
    addedAt: now().toISOString(),
    choice: { ...piece, gemstoneId, gemstonePair },
  })
}

function attach(session: string, user: string): void {
  const ownerBefore = cartOfSession(database.sql, session)?.userId
  const isGuests = ownerBefore === null
  const before = [...itemsOfUser(user), ...(isGuests ? itemsOf(session) : [])]
  const others = users.filter((each) => each !== user).map((each) => itemsOfUser(each))
  expect(attachCart(database.sql, session, user, now())).toBe(true)

  const after = itemsOfUser(user)
  expect(new Set(idsOf(after)).size).toBe(after.length)
  expect(new Set(stonesOf(after)).size).toBe(stonesOf(after).length)
  for (const line of before) {
    const isThere = idsOf(after).includes(line.basketItemId)
    const isReplaced = stonesOf([line]).some((id) => stonesOf(after).includes(id))
    expect(isThere || isReplaced || hasBasketExpired([line], now())).toBe(true)
  }
  expect(users.filter((each) => each !== user).map((each) => itemsOfUser(each))).toEqual(others)
  if (ownerBefore == null || ownerBefore === user) expect(itemsOf(session)).toEqual(after)

  expect(attachCart(database.sql, session, user, now())).toBe(true)
  expect(itemsOfUser(user)).toEqual(after)
}

it('no line is lost or doubled, and nobody else’s changed, whoever attaches what (rules/basket#attaching)', () => {
  fc.assert(
    fc.property(steps, (taken) => {
      database.clear()
      nowMs = Date.parse('2026-11-25T10:00:00Z')
      added = 0
      for (const step of taken) take(step)
    }),
    { numRuns: 150 },
  )
})
