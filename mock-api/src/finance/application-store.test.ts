import { afterEach, beforeEach, expect, it } from 'vitest'
import { Worlds } from '../world/worlds.ts'
import * as store from './application-store.ts'
import { expireApplication, underwrite } from './due-applications.ts'
import { closeAtLender } from './finance-lender.ts'
import { application } from './testing/application.ts'

let worlds: Worlds
beforeEach(() => void (worlds = new Worlds({ startMs: Date.parse('2026-11-25T10:00:00Z') })))
afterEach(() => worlds.close())

const opened = { ...application, applicationId: 'a1' }
const other = { ...application, applicationId: 'a2', reference: 'transaction-2' }

it('an application is kept as it was made, and found by its id and its reference', () => {
  const { sql } = worlds.default
  store.insertApplication(sql, opened, 1000)
  store.insertApplication(sql, other, 2000)
  const kept = { ...opened, status: 'open', expiresMs: 1000, incomePounds: null, card: null }
  expect(store.applicationById(sql, 'a1')).toEqual(kept)
  expect(store.applicationByReference(sql, 'transaction-1')).toEqual(kept)
  expect(store.applicationById(sql, 'transaction-1')).toBeUndefined()
  expect(store.applicationByReference(sql, 'a1')).toBeUndefined()
})

it('what changes of one is kept, and of no other', () => {
  const { sql } = worlds.default
  store.insertApplication(sql, opened, 1000)
  store.insertApplication(sql, other, 2000)
  const card = { brand: 'Visa', lastDigits: '4242' }
  const changed = { ...opened, status: 'accepted', expiresMs: 3000, incomePounds: 24_000, card } as const
  store.updateApplication(sql, changed)
  expect(store.applicationById(sql, 'a1')).toEqual(changed)
  expect(store.applicationById(sql, 'a2')).toMatchObject({ status: 'open', expiresMs: 2000 })
})

it.each(['declined', 'cancelled', 'expired'] as const)(
  'one that is %s stays so when the shop ends it',
  (status) => {
    const { sql } = worlds.default
    store.insertApplication(sql, opened, 1000)
    store.updateApplication(sql, { ...opened, status, expiresMs: 1000, incomePounds: null, card: null })
    expect(closeAtLender(worlds.default, 'transaction-1')).toBe('closed')
    expect(store.applicationById(sql, 'a1')?.status).toBe(status)
  },
)

it('what is due of an application that there is not changes nothing', () => {
  underwrite(worlds.default, { applicationId: 'a1', pageAddress: 'http://lender.test' })
  expireApplication(worlds.default, { applicationId: 'a1' })
  expect(store.applicationById(worlds.default.sql, 'a1')).toBeUndefined()
})
