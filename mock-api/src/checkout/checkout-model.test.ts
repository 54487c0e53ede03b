import type { OrderRecord } from '@shop/fixtures/customers/order-record'
import * as fc from 'fast-check'
import { GraphQLError } from 'graphql'
import { describe, expect, it } from 'vitest'
import { attachCart } from '../cart/attach-cart.ts'
import { addItem, cartOfSession, setVoucher } from '../cart/cart-store.ts'
import { applicationByReference, type StoredApplication } from '../finance/application-store.ts'
import { decideAtLender, payDeposit } from '../finance/finance-lender.ts'
import { messagesOf } from '../outbox/outbox-store.ts'
import { endPayment as endAtProvider } from '../pay/payment-provider.ts'
import { paymentByReference } from '../pay/provider-payment-store.ts'
import { roundSolitaire } from '../testing/cart-session.ts'
import { replayMessage } from '../webhooks/deliver-message.ts'
import { sentMessages } from '../webhooks/payment-message-store.ts'
import { inTransaction } from '../world/database.ts'
import { markedStones } from '../world/marked-stones.ts'
import type { World } from '../world/world.ts'
import { endPayment } from './end-payment.ts'
import { isOpenStatus } from './payment-state.ts'
import { paymentById, type StoredPayment } from './payment-store.ts'
import { settlePayment } from './settle-payment.ts'
import { catchUp, checkoutShop, press, RestartedWorld } from './testing/worked-checkout.ts'

const shop = checkoutShop()

/** Three shoppers; each stone but the last lies in two of their carts. */
const carts = {
  anna: ['100103', '100117', '100124'],
  ben: ['100103', '100120'],
  cleo: ['100117', '100120'],
} as const
type Shopper = keyof typeof carts
const shoppers = Object.keys(carts) as Shopper[]

type Step =
  | {
      readonly do: 'press' | 'press again'
      readonly shopper: Shopper
      readonly lines: readonly number[]
      readonly method: 'CARD' | 'FINANCE'
    }
  | { readonly do: 'pay' | 'decline' | 'refer' | 'cancel'; readonly shopper: Shopper; readonly back: number }
  /** All have the same voucher, and sign in to the same account. */
  | { readonly do: 'use voucher' | 'sign in'; readonly by: Shopper }
  | { readonly do: 'replay'; readonly message: number }
  | { readonly do: 'lose messages' | 'hear messages' | 'restart' }
  | { readonly do: 'wait'; readonly minutes: number }

const voucher = 'GIFT-250-LARK'
const account = 'account-1'
const card = { brand: 'Visa', lastDigits: '4242' }
/** What somebody earns who is lent to, is not, or has to wait for the underwriter. */
const incomes = { pay: 24_000, decline: 11_999, refer: 18_000 } as const

const lostMessages = { operation: 'PaymentWebhook', kind: 'dropped-connection' } as const

const shopper = fc.constantFrom(...shoppers)
/** Mostly the latest payment; else one before it. */
const back = fc.constantFrom(0, 0, 0, 1)
const step: fc.Arbitrary<Step> = fc.oneof(
  {
    weight: 5,
    arbitrary: fc.record({
      do: fc.constantFrom('press', 'press', 'press again'),
      shopper,
      lines: fc.constantFrom([0], [1], [0, 1], [2]),
      method: fc.constantFrom('CARD', 'CARD', 'FINANCE'),
    }),
  },
  {
    weight: 4,
    arbitrary: fc.record({
      do: fc.constantFrom('pay', 'pay', 'pay', 'decline', 'refer', 'cancel'),
      shopper,
      back,
    }),
  },
  {
    weight: 2,
    arbitrary: fc.record({ do: fc.constantFrom('use voucher', 'use voucher', 'sign in'), by: shopper }),
  },
  { weight: 1, arbitrary: fc.record({ do: fc.constant('replay'), message: fc.nat({ max: 9 }) }) },
  {
    weight: 2,
    arbitrary: fc.record({
      do: fc.constantFrom('lose messages', 'hear messages', 'hear messages', 'restart'),
    }),
  },
  // A basket ends after two days.
  {
    weight: 1,
    arbitrary: fc.record({ do: fc.constant('wait'), minutes: fc.constantFrom(1, 6, 29, 31, 300, 3000) }),
  },
)

/** What the shoppers have done, and what must be so whatever they do. */
class Story {
  readonly #restarted = new RestartedWorld()
  readonly #payments: Record<Shopper, string[]> = { anna: [], ben: [], cleo: [] }
  readonly #signedIn = new Set<Shopper>()
  readonly #lastPress = new Map<Shopper, Parameters<typeof press>[2]>()
  #presses = 0

  constructor() {
    const { world } = this
    world.setClock(new Date('2026-11-25T10:00:00Z'), true)
    for (const [sessionId, stones] of Object.entries(carts)) {
      for (const [index, gemstoneId] of stones.entries()) {
        addItem(world.sql, sessionId, {
          basketItemId: `${sessionId}-${index}`,
          addedAt: world.now().toISOString(),
          choice: {
            ...roundSolitaire,
            fingerSize: null,
            isSizeUnsure: true,
            engraving: null,
            gemstoneId,
            gemstonePair: [],
          },
        })
      }
    }
  }

  get world(): World {
    return this.#restarted.world
  }

  carryOut(what: Step): void {
    const { world } = this
    if ('lines' in what) this.#press(what)
    else if ('back' in what) this.#end(what)
    else if ('by' in what) this.#useOrJoin(what)
    else if ('message' in what) this.#replay(what.message)
    else if ('minutes' in what) world.advanceClock(what.minutes * 60_000)
    else if (what.do === 'restart') this.#restarted.restart()
    else world.setFaults(what.do === 'lose messages' ? [lostMessages] : [])
    catchUp(shop, this.world)
  }

  /** Everybody who has paid is heard in the end. */
  comeToRest(): void {
    this.carryOut({ do: 'hear messages' })
    for (const { message } of sentMessages(this.world.sql)) this.#replayById(message.id)
    // An offer of the lender's stands for a day.
    this.carryOut({ do: 'wait', minutes: 3000 })
  }

  get payments(): StoredPayment[] {
    // Whoever shares an account is shown the payment of the other.
    const ids = new Set(shoppers.flatMap((each) => this.#payments[each]))
    return [...ids].flatMap((id) => paymentById(this.world.sql, id) ?? [])
  }

  get orders(): { readonly transactionId: string; readonly order: OrderRecord }[] {
    const rows = this.world.sql.prepare('SELECT transaction_id, content FROM orders').all()
    return rows.map((row) => ({
      transactionId: String(row['transaction_id']),
      // As keepOrder has written it.
      order: JSON.parse(String(row['content'])) as OrderRecord,
    }))
  }

  close(): void {
    this.#restarted.close()
  }

  #useOrJoin({ do: what, by }: Extract<Step, { readonly by: unknown }>): void {
    const { world } = this
    const cart = cartOfSession(world.sql, by)
    if (cart && what === 'use voucher') setVoucher(world.sql, cart.sessionId, voucher)
    if (what === 'sign in' && attachCart(world.sql, by, account, world.now())) this.#signedIn.add(by)
  }

  #press({
    do: how,
    shopper: cartSessionId,
    lines,
    method,
  }: Extract<Step, { readonly lines: unknown }>): void {
    const last = this.#lastPress.get(cartSessionId)
    const basketItemIds = lines.map((index) => `${cartSessionId}-${index}`)
    this.#presses += 1
    const idempotencyKey = `press-${this.#presses}`
    const wish =
      how === 'press again' && last ? last : { cartSessionId, basketItemIds, idempotencyKey, method }
    const accountId = this.#signedIn.has(cartSessionId) ? account : null
    this.#lastPress.set(cartSessionId, wish)
    const known = this.#payments[cartSessionId]
    try {
      const { payment } = press(shop, this.world, { ...wish, accountId })
      if (payment && !known.includes(payment.transactionId)) known.push(payment.transactionId)
    } catch (error) {
      // The same press shows another price or day by now, or is another's, which is another input.
      if (!(error instanceof GraphQLError) || error.extensions['code'] !== 'BAD_USER_INPUT') throw error
    }
  }

  #end({ do: how, shopper: who, back: earlier }: Extract<Step, { readonly back: unknown }>): void {
    const { world } = this
    const id = this.#payments[who].at(-1 - earlier)
    const payment = id === undefined ? undefined : paymentById(world.sql, id)
    const there = id === undefined ? undefined : paymentByReference(world.sql, id)
    const application = id === undefined ? undefined : applicationByReference(world.sql, id)
    if (payment === undefined) return
    inTransaction(world.sql, () => {
      if (how === 'cancel') endPayment(world, payment)
      else if (application) endAtLender(world, application, how)
      else if (there === undefined || how === 'refer') return
      else if (how === 'pay') endAtProvider(world, there, { kind: 'paid', card: null })
      else endAtProvider(world, there, { kind: 'declined', card: null, reason: 'NOT_SAID' })
    })
  }

  #replay(index: number): void {
    const sent = sentMessages(this.world.sql)
    const message = sent[index % Math.max(1, sent.length)]?.message
    if (message) this.#replayById(message.id)
  }

  #replayById(messageId: string): void {
    replayMessage(this.world, (at, message) => settlePayment(shop, at, message), messageId)
  }
}

/** Applies at the lender, and pays the deposit where it lends at once. */
function endAtLender(world: World, application: StoredApplication, how: keyof typeof incomes): void {
  const decided = decideAtLender(world, application, {
    incomePounds: incomes[how],
    pageAddress: 'http://mock.test/finance/page',
  })
  if (how === 'pay') payDeposit(world, decided, card)
}

/** What must be so at every moment. */
function expectConsistent(story: Story): void {
  const { payments, orders, world } = story
  const ofPayments = payments.filter(({ status }) => status === 'PAID')
  expect(orders.map(({ transactionId }) => transactionId).toSorted()).toEqual(
    ofPayments.map(({ transactionId }) => transactionId).toSorted(),
  )
  const sold = orders.flatMap(({ order }) => stonesOf(order.lines))
  expect(new Set(sold).size).toBe(sold.length)
  const open = payments.filter(({ status }) => isOpenStatus(status))
  expect(new Set(open.map(({ cartSessionId }) => cartSessionId)).size).toBe(open.length)
  const held = open.flatMap(({ purchase }) => stonesOf(purchase?.lines ?? []))
  expect(new Map(markedStones(world.sql))).toEqual(
    new Map([...sold.map((id) => [id, 'SOLD'] as const), ...held.map((id) => [id, 'ON_HOLD'] as const)]),
  )
  const bought = ofPayments.flatMap(({ purchase }) => purchase?.basketItemIds ?? [])
  expect(new Set(bought).size).toBe(bought.length)
  const left = shoppers.flatMap((each) => cartOfSession(world.sql, each)?.items ?? [])
  expect(left.map(({ basketItemId }) => basketItemId).filter((id) => bought.includes(id))).toEqual([])
  expect(new Set(orders.map(({ order }) => order.number)).size).toBe(orders.length)
  const used = orders.map(({ order }) => order.placement?.voucherTotal ?? 0)
  const [spent] = world.sql.prepare('SELECT total(amount_pence) AS pence FROM voucher_uses').all()
  expect(spent?.['pence']).toBe(used.reduce<number>((sum, each) => sum + each, 0))
  expect(spent?.['pence']).toBeLessThanOrEqual(25_000)
  for (const { order } of orders) {
    const { voucherTotal = 0, payment } = order.placement ?? {}
    expect((payment?.paid ?? 0) + (payment?.credit ?? 0) + voucherTotal).toBe(order.total)
  }
  const kinds = messagesOf(world).map(({ kind }) => kind)
  expect(kinds.filter((kind) => kind === 'ORDER_CONFIRMED')).toHaveLength(orders.length)
  expect(kinds).not.toContain('PAYMENT_NOT_BOOKED')
  const paidThere = payments.filter(
    ({ transactionId }) =>
      paymentByReference(world.sql, transactionId)?.status === 'paid' ||
      applicationByReference(world.sql, transactionId)?.status === 'accepted',
  )
  expect(paidThere.filter(({ status }) => status !== 'PAID' && !isOpenStatus(status))).toEqual([])
}

function stonesOf(lines: OrderRecord['lines']): string[] {
  return lines.flatMap(({ gemstones }) => gemstones.map(({ gemstoneId }) => gemstoneId))
}

describe('orders, whatever shoppers, provider and machine do (rules/checkout#exactly-once)', () => {
  it('are never lost nor doubled, and no stone is sold twice', { timeout: 60_000 }, () => {
    fc.assert(
      fc.property(fc.array(step, { minLength: 8, maxLength: 40, size: 'max' }), (steps) => {
        const story = new Story()
        try {
          for (const each of steps) {
            story.carryOut(each)
            expectConsistent(story)
          }
          story.comeToRest()
          expectConsistent(story)
          expect(story.payments.filter(({ status }) => isOpenStatus(status))).toEqual([])
        } finally {
          story.close()
        }
      }),
      { numRuns: 60 },
    )
  })
})
