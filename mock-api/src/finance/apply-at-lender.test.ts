import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import type { World } from '../world/world.ts'
import { Worlds } from '../world/worlds.ts'
import { applicationByReference } from './application-store.ts'
import { submitToLender } from './apply-at-lender.ts'
import { openAtLender } from './finance-lender.ts'
import { application } from './testing/application.ts'

let worlds: Worlds
let world: World
let applicationId: string
beforeEach(() => {
  worlds = new Worlds({ startMs: Date.parse('2026-11-25T10:00:00Z') })
  world = worlds.default
  world.setClock(new Date('2026-11-25T10:00:00Z'), true)
  ;({ applicationId } = openAtLender(world, application))
})
afterEach(() => worlds.close())

const send = (fields: Record<string, string>, id = applicationId) =>
  submitToLender(world, id, {
    form: new URLSearchParams(fields),
    pageAddress: 'http://lender.test/finance/a1',
  })
const apply = (income = '24000') => send({ action: 'apply', income, agrees: 'yes' })
const pay = (number: string, more: Record<string, string> = {}) =>
  send({ action: 'deposit', number, expiry: '09/28', cvc: '123', name: 'Zoë Li', ...more })
const status = () => applicationByReference(world.sql, application.reference)?.status

describe('a form of the lender’s page', () => {
  it('is for an application that there is', () => {
    expect(send({ action: 'cancel' }, 'none')).toEqual({ kind: 'unknown' })
    expect(status()).toBe('open')
  })

  it('decides an application that can be read', () => {
    expect(apply()).toMatchObject({
      kind: 'stands',
      application: { applicationId, status: 'approved', incomePounds: 24_000 },
    })
  })

  it('is asked for again where it cannot', () => {
    expect(send({ action: 'apply', income: '24000' })).toMatchObject({
      kind: 'invalid',
      application: { applicationId, status: 'open' },
      form: { kind: 'invalid', problems: [{ field: 'agrees' }], kept: { income: '24000' } },
    })
    expect(status()).toBe('open')
  })

  it('of another step changes nothing', () => {
    for (const action of ['', 'pay', 'deposit']) {
      expect(send({ action })).toMatchObject({ kind: 'stands', application: { status: 'open' } })
    }
    apply()
    for (const income of ['5000', 'enough']) {
      expect(apply(income)).toMatchObject({ kind: 'stands', application: { status: 'approved' } })
    }
    expect(send({})).toMatchObject({ kind: 'stands', application: { status: 'approved' } })
  })

  it('gives an application up, open or approved', () => {
    apply()
    expect(send({ action: 'cancel' })).toMatchObject({ application: { status: 'cancelled' } })
    expect(apply()).toMatchObject({ kind: 'stands', application: { status: 'cancelled' } })
  })
})

describe('the card for the deposit', () => {
  beforeEach(() => void apply())

  it('is kept by brand and last digits alone', () => {
    expect(pay('5555 5555 5555 4444')).toMatchObject({
      kind: 'stands',
      application: { status: 'accepted', card: { brand: 'Mastercard', lastDigits: '4444' } },
    })
    expect(applicationByReference(world.sql, application.reference)?.card).toEqual({
      brand: 'Mastercard',
      lastDigits: '4444',
    })
  })

  it('is asked for again where it cannot be read', () => {
    expect(pay('', { name: '' })).toMatchObject({
      kind: 'invalid-card',
      application: { status: 'approved' },
      card: { kind: 'invalid', problems: [{ field: 'number' }, { field: 'name' }] },
    })
  })

  it.each([
    ['4000 0000 0000 0002', 'The bank has declined this card. Nothing was taken: try another card.'],
    ['4000 0000 0000 0119', 'The deposit could not be taken. Nothing was taken: try another card.'],
  ])('is another where %s is refused', (number, message) => {
    expect(pay(number)).toEqual({
      kind: 'invalid-card',
      application: applicationByReference(world.sql, application.reference),
      card: {
        kind: 'invalid',
        problems: [{ field: 'number', message }],
        kept: { expiry: '09/28', name: 'Zoë Li' },
      },
    })
    expect(status()).toBe('approved')
  })
})
