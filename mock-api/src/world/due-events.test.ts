import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { inTransaction } from './database.ts'
import { type DueHandlers, runDue, schedule } from './due-events.ts'
import type { World } from './world.ts'
import { Worlds } from './worlds.ts'

const start = '2026-11-25T10:00:00.000Z'
const atMs = (instant: string) => Date.parse(instant)
const yearMs = 365 * 24 * 60 * 60 * 1000

let worlds: Worlds
let world: World
/** What was done, each with what the clock showed. */
let done: string[]
const note: DueHandlers = {
  'order-stage': (at, content) => done.push(`${String(content)} ${at.now().toISOString()}`),
}
beforeEach(() => {
  worlds = new Worlds({ startMs: atMs(start) })
  world = worlds.default
  world.setClock(new Date(start), true)
  done = []
})
afterEach(() => worlds.close())

describe('what is due in a world', () => {
  it('is done when its clock has come to it, once', () => {
    schedule(world, atMs('2026-11-25T10:01:00Z'), 'order-stage', 'made')
    runDue(world, note)
    expect(done).toEqual([])
    world.advanceClock(60_000)
    runDue(world, note)
    runDue(world, note)
    expect(done).toEqual(['made 2026-11-25T10:01:00.000Z'])
  })

  it('is done in the order of time, each at its moment, when the clock is put a year forward', () => {
    schedule(world, atMs('2027-06-01T10:00:00Z'), 'order-stage', 'last')
    schedule(world, atMs('2026-12-01T10:00:00Z'), 'order-stage', 'first')
    schedule(world, atMs('2026-12-01T10:00:00Z'), 'order-stage', 'second')
    world.advanceClock(yearMs)
    runDue(world, note)
    expect(done).toEqual([
      'first 2026-12-01T10:00:00.000Z',
      'second 2026-12-01T10:00:00.000Z',
      'last 2027-06-01T10:00:00.000Z',
    ])
    expect(world.now().toISOString()).toBe('2027-11-25T10:00:00.000Z')
  })

  it('is done as well where something due has made it due, among what was due before', () => {
    schedule(world, atMs('2026-11-26T10:00:00Z'), 'underwriting', null)
    schedule(world, atMs('2026-11-28T10:00:00Z'), 'order-stage', 'after')
    world.advanceClock(yearMs)
    runDue(world, {
      ...note,
      underwriting: (at) => schedule(at, at.now().getTime() + 60_000, 'order-stage', 'between'),
    })
    expect(done).toEqual(['between 2026-11-26T10:01:00.000Z', 'after 2026-11-28T10:00:00.000Z'])
  })

  it('is each world’s own', () => {
    const other = worlds.create('other')
    schedule(world, 0, 'order-stage', 'mine')
    if (other) runDue(other, note)
    expect(done).toEqual([])
  })

  it('is nothing after a reset', () => {
    schedule(world, 0, 'order-stage', 'mine')
    world.reset()
    runDue(world, note)
    expect(done).toEqual([])
  })

  it('changes nothing when it fails, says so once, and keeps nothing else from being done', () => {
    schedule(world, 0, 'order-stage', 'broken')
    schedule(world, 1, 'order-stage', 'next')
    const failing: DueHandlers = {
      'order-stage': (at, content) => {
        done.push(`${String(content)} ${at.now().toISOString()}`)
        schedule(at, 0, 'order-stage', 'half')
        if (content === 'broken') throw new Error('It broke.')
      },
    }
    expect(() => runDue(world, failing)).toThrow('It broke.')
    runDue(world, note)
    expect(done).toEqual(['broken 1970-01-01T00:00:00.000Z', 'next 1970-01-01T00:00:00.001Z'])
  })

  it.each(['webhook', 'payment-expiry', 'underwriting', 'application-expiry'] as const)(
    'is tried again a minute after it has failed where it is of the kind %s, ten times in all',
    (kind) => {
      schedule(world, 0, kind, 'payment')
      let tries = 0
      const failing: DueHandlers = {
        [kind]: () => {
          tries += 1
          throw new Error('It broke.')
        },
      }
      expect(() => runDue(world, failing)).toThrow('It broke.')
      world.advanceClock(59_999)
      runDue(world, failing)
      expect(tries).toBe(1)
      world.advanceClock(1)
      for (let again = 2; again <= 10; again += 1) {
        expect(() => runDue(world, failing)).toThrow('It broke.')
        world.advanceClock(60_000)
      }
      runDue(world, failing)
      expect(tries).toBe(10)
    },
  )

  it('is done when it is tried again and does not fail', () => {
    schedule(world, 0, 'webhook', 'paid')
    expect(() => runDue(world, {})).toThrow('Nothing handles what is due: webhook')
    world.advanceClock(60_000)
    runDue(world, { webhook: (_, content) => done.push(String(content)) })
    expect(done).toEqual(['paid'])
  })

  it('stays due, and was not done, while the database is busy', () => {
    const dataDir = mkdtempSync(join(tmpdir(), 'ashcombe-'))
    const kept = new Worlds({ startMs: atMs(start), dataDir })
    const other = new DatabaseSync(join(dataDir, 'default-world.sqlite'))
    try {
      kept.default.sql.exec('PRAGMA busy_timeout = 0')
      schedule(kept.default, 0, 'order-stage', 'sent')
      other.exec('BEGIN IMMEDIATE')
      expect(() => runDue(kept.default, note)).toThrow('database is locked')
      expect(done).toEqual([])
      other.exec('ROLLBACK')
      runDue(kept.default, note)
      expect(done).toEqual(['sent 1970-01-01T00:00:00.000Z'])
    } finally {
      other.close()
      kept.close()
      rmSync(dataDir, { recursive: true })
    }
  })

  it('stays due at once, and was not tried, while the database is full', () => {
    schedule(world, 0, 'webhook', 'paid')
    const webhook: DueHandlers = { webhook: (_, content) => done.push(String(content)) }
    world.sql.exec(
      `CREATE TEMP TRIGGER full BEFORE DELETE ON due_events BEGIN SELECT RAISE(ABORT, 'disk is full'); END`,
    )
    expect(() => runDue(world, webhook)).toThrow('disk is full')
    world.sql.exec('DROP TRIGGER full')
    runDue(world, webhook)
    expect(done).toEqual(['paid'])
  })

  it('survives a restart of the default world', () => {
    const dataDir = mkdtempSync(join(tmpdir(), 'ashcombe-'))
    try {
      const before = new Worlds({ startMs: atMs(start), dataDir })
      schedule(before.default, atMs(start) - 1, 'order-stage', { order: '1' })
      before.close()
      const after = new Worlds({ startMs: atMs(start), dataDir })
      runDue(after.default, { 'order-stage': (_, content) => done.push(JSON.stringify(content)) })
      after.close()
      expect(done).toEqual(['{"order":"1"}'])
    } finally {
      rmSync(dataDir, { recursive: true })
    }
  })
})

describe('a transaction within another', () => {
  const kept = () => world.sql.prepare('SELECT name FROM facts WHERE name <> ?').all('clock')
  const keep = (name: string) => world.sql.prepare(`INSERT INTO facts (name, value) VALUES (?, '')`).run(name)

  it('is undone by itself when it fails, and with the other when that fails', () => {
    inTransaction(world.sql, () => {
      keep('before')
      expect(() =>
        inTransaction(world.sql, () => {
          keep('inner')
          throw new Error('no')
        }),
      ).toThrow('no')
      keep('after')
    })
    expect(() =>
      inTransaction(world.sql, () => {
        inTransaction(world.sql, () => keep('inner'))
        throw new Error('neither')
      }),
    ).toThrow('neither')
    expect(kept()).toEqual([{ name: 'after' }, { name: 'before' }])
  })
})
