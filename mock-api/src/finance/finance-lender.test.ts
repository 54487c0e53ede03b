import { pence } from '@shop/schema/domain/values/money'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { dueHandlers } from '../due-handlers.ts'
import { messagesOf } from '../outbox/outbox-store.ts'
import { runDue } from '../world/due-events.ts'
import type { World } from '../world/world.ts'
import { Worlds } from '../world/worlds.ts'
import { applicationByReference, type StoredApplication } from './application-store.ts'
import { cancelAtLender, closeAtLender, decideAtLender, openAtLender, payDeposit } from './finance-lender.ts'
import { application } from './testing/application.ts'

const minuteMs = 60_000
const pageAddress = 'http://mock.test/finance/page?world=default'
const card = { brand: 'Visa', lastDigits: '4242' }

let worlds: Worlds
let world: World
/** What the shop was told, in order, with the time. */
let told: string[]
beforeEach(() => {
  worlds = new Worlds({ startMs: Date.parse('2026-11-25T10:00:00Z') })
  world = worlds.default
  world.setClock(new Date('2026-11-25T10:00:00Z'), true)
  told = []
})
afterEach(() => worlds.close())

/** Puts the clock forward and does what is due. */
function after(minutes: number): void {
  world.advanceClock(minutes * minuteMs)
  const settle = dueHandlers((at, { type, depositPence, declineReason, card: paidBy }) => {
    const details = [depositPence, declineReason, paidBy?.lastDigits].filter((each) => each != null)
    told.push([at.now().toISOString().slice(11, 16), type, ...details].join(' '))
    return 'settled'
  }, 'http://shop.test')
  runDue(world, settle)
}

function stored() {
  const found = applicationByReference(world.sql, application.reference)
  if (!found) throw new Error('It was opened')
  return found
}

function open(): void {
  openAtLender(world, application)
}

const earn = (incomePounds: number): StoredApplication =>
  decideAtLender(world, stored(), { incomePounds, pageAddress })
const letters = () => messagesOf(world).map(({ kind, to, link }) => [kind, to, link?.address ?? null])

describe('an application at the lender', () => {
  it('has a page, in its world', () => {
    expect(openAtLender(world, application).path).toMatch(/^\/finance\/[\w-]{36}\?world=default$/)
    const mine = worlds.create('mine')
    if (!mine) throw new Error('The world is new')
    expect(openAtLender(mine, application).path).toMatch(/^\/finance\/[\w-]{36}\?world=mine$/)
  })

  it('is for what the plan lends, and once for each payment', () => {
    expect(() => openAtLender(world, { ...application, amountPence: pence(55_500) })).toThrow(RangeError)
    open()
    expect(open).toThrow(/UNIQUE/)
  })

  it('is accepted when the deposit is paid, and not before', () => {
    open()
    expect(earn(24_000).status).toBe('approved')
    after(1)
    expect(told).toEqual([])
    payDeposit(world, stored(), card)
    after(60)
    expect(told).toEqual(['10:01 application.accepted 30000 4242'])
    expect(stored()).toMatchObject({ status: 'accepted', card })
  })

  it('is declined at once to whoever earns little', () => {
    open()
    earn(11_999)
    after(60)
    expect(told).toEqual(['10:00 application.declined LENDER'])
    expect(letters()).toEqual([])
  })

  it('that is referred is approved after 20 minutes, which an e-mail tells, and then awaits its deposit', () => {
    open()
    earn(18_000)
    expect(letters()).toEqual([['FINANCE_REFERRED', 'anne-marie@example.com', pageAddress]])
    after(19)
    expect([told, stored().status]).toEqual([['10:00 application.referred'], 'referred'])
    after(1)
    expect(letters()[0]).toEqual(['FINANCE_APPROVED', 'anne-marie@example.com', pageAddress])
    after(23 * 60)
    payDeposit(world, stored(), card)
    after(0)
    expect(told.at(-1)).toBe('09:20 application.accepted 30000 4242')
  })

  it('says in that e-mail what it comes to', () => {
    open()
    earn(18_000)
    after(20)
    const [letter] = messagesOf(world)
    expect(letter?.text).toContain('Deposit: £300.00')
    expect(letter?.text).toContain('Instalments: 36 of £86.46 a month')
    expect(letter?.text).toContain('Total payable: £3,412.56')
    expect(letter?.html).toContain('£3,412.56')
  })

  it('that is referred is declined by the underwriter, which an e-mail tells', () => {
    open()
    earn(17_999)
    after(20)
    expect(told).toEqual(['10:00 application.referred', '10:20 application.declined LENDER'])
    expect(letters()[0]).toEqual(['FINANCE_DECLINED', 'anne-marie@example.com', null])
  })

  it.each([
    ['open', [], 30],
    ['approved at once', [24_000], 30],
    ['approved by the underwriter', [18_000], 20 + 24 * 60],
  ] as const)('that is %s ends by itself', (_how, incomes, minutes) => {
    open()
    for (const income of incomes) earn(income)
    after(minutes - 1)
    expect(told.filter((each) => each.includes('expired'))).toEqual([])
    after(1)
    expect(told.filter((each) => each.includes('expired'))).toHaveLength(1)
    expect(stored().status).toBe('expired')
  })

  it('can be given up by its shopper, but not while the underwriter decides', () => {
    open()
    cancelAtLender(world, stored())
    after(0)
    expect([stored().status, told]).toEqual(['cancelled', ['10:00 application.cancelled']])
    openAtLender(world, { ...application, reference: 'transaction-2' })
    const opened = applicationByReference(world.sql, 'transaction-2')
    if (!opened) throw new Error('It was opened')
    const referred = decideAtLender(world, opened, { incomePounds: 18_000, pageAddress })
    expect(cancelAtLender(world, referred).status).toBe('referred')
  })

  it('stays as it has ended', () => {
    open()
    earn(11_999)
    expect(earn(50_000).status).toBe('declined')
    expect(payDeposit(world, stored(), card).status).toBe('declined')
    expect(cancelAtLender(world, stored()).status).toBe('declined')
  })
})

describe('an application that the shop ends', () => {
  it('is over before the lender has decided', () => {
    open()
    expect(closeAtLender(world, application.reference)).toBe('closed')
    expect([stored().status, told]).toEqual(['cancelled', []])
  })

  it('is over once it is approved, as long as its deposit is not paid', () => {
    open()
    earn(24_000)
    expect(closeAtLender(world, application.reference)).toBe('closed')
    expect([stored().status, told]).toEqual(['cancelled', []])
  })

  it('is over without a message, also while the underwriter decides', () => {
    open()
    earn(18_000)
    expect(closeAtLender(world, application.reference)).toBe('closed')
    after(24 * 60)
    expect([stored().status, told]).toEqual(['cancelled', ['10:00 application.referred']])
    expect(letters()).toHaveLength(1)
  })

  it('comes too late once the deposit is paid, and may not be there at all', () => {
    open()
    payDeposit(world, earn(24_000), card)
    expect(closeAtLender(world, application.reference)).toBe('too-late')
    expect(closeAtLender(world, 'no-such-transaction')).toBe('closed')
  })
})
