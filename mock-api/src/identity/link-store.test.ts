import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import type { World } from '../world/world.ts'
import { Worlds } from '../world/worlds.ts'
import { contentOfLink, makeLink, useUpLinks } from './link-store.ts'

const hourMs = 60 * 60 * 1000

let worlds: Worlds
let world: World
beforeEach(() => {
  worlds = new Worlds({ startMs: 0 })
  world = worlds.default
})
afterEach(() => worlds.close())

const registration = { email: 'a@b.com', firstName: 'A', lastName: 'B', passwordHash: 'h' }
const reset = (emailKey = 'a@b.com', nowMs = 0) =>
  makeLink(world.sql, 'reset-password', emailKey, { accountId: 'c1' }, nowMs)
const opens = (token: string, nowMs = 0) => contentOfLink(world.sql, 'reset-password', token, nowMs)

describe('a link of a message (rules/account#sessions)', () => {
  it('leads to what it knows, for its purpose alone', () => {
    const token = reset()
    expect(token).toMatch(/^[\w-]{43}$/)
    expect(opens(token)).toEqual({ accountId: 'c1' })
    expect(contentOfLink(world.sql, 'confirm-email', token, 0)).toBeUndefined()
    expect(opens('another')).toBeUndefined()
  })

  it('for a new password is good for an hour, that of a registration for a day', () => {
    const token = reset()
    expect(opens(token, hourMs - 1)).toBeDefined()
    expect(opens(token, hourMs)).toBeUndefined()
    const confirm = makeLink(world.sql, 'confirm-email', 'a@b.com', registration, 0)
    expect(contentOfLink(world.sql, 'confirm-email', confirm, 24 * hourMs - 1)).toEqual(registration)
    expect(contentOfLink(world.sql, 'confirm-email', confirm, 24 * hourMs)).toBeUndefined()
  })

  it('is used up with all others of its address and purpose', () => {
    const [first, second, stranger] = [reset(), reset(), reset('c@d.com')]
    const confirm = makeLink(world.sql, 'confirm-email', 'a@b.com', registration, 0)
    useUpLinks(world.sql, 'reset-password', 'a@b.com')
    expect([opens(first), opens(second)]).toEqual([undefined, undefined])
    expect(opens(stranger)).toBeDefined()
    expect(contentOfLink(world.sql, 'confirm-email', confirm, 0)).toBeDefined()
  })

  it('is kept as a hash alone, and forgotten once its time is over', () => {
    const token = reset()
    const kept = () => JSON.stringify(world.sql.prepare('SELECT * FROM links').all())
    expect(kept()).not.toContain(token)
    reset('c@d.com', hourMs)
    expect(kept()).not.toContain('a@b.com')
  })
})
