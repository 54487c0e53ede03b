import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { messagesOf } from '../outbox/outbox-store.ts'
import type { World } from '../world/world.ts'
import { Worlds } from '../world/worlds.ts'
import type { StoredApplication } from './application-store.ts'
import { sendDecision, sendReferral } from './finance-letters.ts'
import { application } from './testing/application.ts'

const pageAddress = 'http://lender.test/finance/a1?world=default'
const stored: StoredApplication = {
  ...application,
  applicationId: 'a1',
  status: 'referred',
  expiresMs: 0,
  incomePounds: 18_000,
  card: null,
}

let worlds: Worlds
let world: World
beforeEach(() => {
  worlds = new Worlds({ startMs: Date.parse('2026-11-25T10:00:00Z') })
  world = worlds.default
})
afterEach(() => worlds.close())

/** The letter that was sent, with its text between the greeting and the foot. */
function sent() {
  const [letter, ...others] = messagesOf(world)
  expect(others).toEqual([])
  expect(letter?.to).toBe('anne-marie@example.com')
  const parts = letter?.text.split('\n\n') ?? []
  expect(parts[0]).toBe('Dear Anne-Marie,')
  return { kind: letter?.kind, subject: letter?.subject, link: letter?.link, parts: parts.slice(1, -1) }
}

describe('letters of an application (rules/finance#decisions)', () => {
  it('say that somebody looks at it by hand', () => {
    sendReferral(world, stored, pageAddress)
    expect(sent()).toEqual({
      kind: 'FINANCE_REFERRED',
      subject: 'The lender takes a closer look',
      link: { label: 'See your application', address: pageAddress },
      parts: [
        'Marlowe Finance Limited reads some applications by hand, and yours is among them. This is not a refusal. It answers within 20 minutes, and we write to you then.',
        'Nothing was taken. What you have chosen is held for you meanwhile.',
        `See your application: ${pageAddress}`,
      ],
    })
  })

  it('say that it was approved, and what it comes to', () => {
    sendDecision(world, { ...stored, status: 'approved' }, pageAddress)
    expect(sent()).toEqual({
      kind: 'FINANCE_APPROVED',
      subject: 'The lender has said yes',
      link: { label: 'Pay the deposit', address: pageAddress },
      parts: [
        'Marlowe Finance Limited lends for your order. Pay the deposit within 24 hours, and it is ordered. What you have chosen is held for you until then.',
        'What the lender offers\nCash price: £3,000.00\nDeposit: £300.00\nTotal credit: £2,700.00\nInstalments: 36 of £86.46 a month\nAPR, fixed: 9.9%\nTotal payable: £3,412.56',
        `Pay the deposit: ${pageAddress}`,
      ],
    })
  })

  it('say that it was declined, with nowhere to go on', () => {
    sendDecision(world, { ...stored, status: 'declined' }, pageAddress)
    const { parts, ...letter } = sent()
    expect(letter).toEqual({
      kind: 'FINANCE_DECLINED',
      subject: 'The lender cannot lend this time',
      link: null,
    })
    expect(parts).toEqual([
      expect.stringMatching(
        /^Marlowe Finance Limited does not lend for this order\. We are not told why; you can ask the lender at 14 Tanner Row, Leeds, LS99 1AA\.$/,
      ),
      'Nothing was taken. Your basket is as it was, and can be paid in another way.',
    ])
  })
})
