import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { openDefaultDatabase, openMemoryDatabase } from './database.ts'
import { markStone } from './marked-stones.ts'
import { World } from './world.ts'

const startMs = Date.UTC(2026, 10, 25, 10)
const newWorld = { id: 'mine', now: '2026-11-25T10:00:00.000Z', frozen: false, faults: [], stones: {} }

let dataDir: string
beforeEach(() => (dataDir = mkdtempSync(join(tmpdir(), 'ashcombe-'))))
afterEach(() => rmSync(dataDir, { recursive: true }))

function openFile(): World {
  return new World('mine', openDefaultDatabase(dataDir), startMs, () => 0)
}

function openMemory(): World {
  return new World('mine', openMemoryDatabase(), startMs, () => 0)
}

describe.each([
  ['in a file', openFile],
  ['in memory', openMemory],
])('a world %s', (_, open) => {
  it('starts with the clock running and without faults', () => {
    expect(open().view()).toEqual(newWorld)
  })

  it('is after a reset as it was when new', () => {
    const world = open()
    world.setClock(new Date('2030-01-01T00:00:00Z'), true)
    world.setFaults([{ kind: 'http-500', operation: '*' }])
    markStone(world.sql, '100010', 'SOLD')
    world.reset()
    expect(world.view()).toEqual(newWorld)
  })
})

describe('the file of the default world', () => {
  it('keeps clock, faults and what happened to stones when it is opened again', () => {
    const world = openFile()
    world.setClock(new Date('2026-12-18T14:05:00Z'), true)
    world.setFaults([{ kind: 'delay', operation: 'SettingList', delayMs: 20, remaining: 2 }])
    markStone(world.sql, '100011', 'ON_HOLD')
    markStone(world.sql, '100010', 'SOLD')
    world.close()
    expect(openFile().view()).toEqual({
      id: 'mine',
      now: '2026-12-18T14:05:00.000Z',
      frozen: true,
      faults: [{ kind: 'delay', operation: 'SettingList', delayMs: 20, remaining: 2 }],
      stones: { '100010': 'SOLD', '100011': 'ON_HOLD' },
    })
  })

  it('starts afresh when it was written with other tables', () => {
    const file = new DatabaseSync(join(dataDir, 'default-world.sqlite'))
    file.exec('CREATE TABLE facts (old TEXT); CREATE TABLE carts (id TEXT)')
    file.close()
    expect(openFile().view()).toEqual(newWorld)
  })
})

describe('faults', () => {
  it('hit the operation they name, or all of them', () => {
    const world = openMemory()
    world.setFaults([
      { kind: 'http-500', operation: 'SettingList' },
      { kind: 'graphql-error', operation: '*', message: 'No.' },
    ])
    expect(world.takeFaults(() => 'SettingList')).toEqual([{ kind: 'http-500', operation: 'SettingList' }])
    expect(world.takeFaults(() => 'Vat')).toEqual([{ kind: 'graphql-error', operation: '*', message: 'No.' }])
    expect(world.takeFaults(() => undefined)).toHaveLength(1)
  })

  it('pass after as many requests as they are set for', () => {
    const world = openMemory()
    world.setFaults([{ kind: 'http-500', operation: 'Vat', remaining: 2 }])
    const hits = ['Vat', 'Other', 'Vat', 'Vat'].map((name) => world.takeFaults(() => name).length)
    expect(hits).toEqual([1, 0, 1, 0])
    expect(world.faults()).toEqual([])
  })

  it('delay a request before the one that ends it, and leave those behind it alone', () => {
    const world = openMemory()
    world.setFaults([
      { kind: 'delay', operation: '*', delayMs: 10, remaining: 1 },
      { kind: 'http-500', operation: '*', remaining: 1 },
      { kind: 'dropped-connection', operation: '*', remaining: 1 },
    ])
    expect(world.takeFaults(() => 'Vat').map(({ kind }) => kind)).toEqual(['delay', 'http-500'])
    expect(world.takeFaults(() => 'Vat').map(({ kind }) => kind)).toEqual(['dropped-connection'])
  })

  it('go on where they are set again as they stand, and another comes or goes', () => {
    const world = openMemory()
    const hits = (count: number) =>
      Array.from({ length: count }, () => world.takeFaults(() => 'Vat').length).join('')
    const drawn = { kind: 'http-500', operation: 'Vat', chance: 0.3, seed: 7 } as const
    world.setFaults([drawn])
    const whole = hits(40)
    world.setFaults([])
    world.setFaults([drawn])
    const first = hits(20)
    world.setFaults([{ kind: 'delay', operation: 'Other', delayMs: 1 }, ...world.faults()])
    const then = hits(10)
    world.setFaults([drawn])
    expect(first + then + hits(10)).toBe(whole)
  })

  it('that are equal count each for itself', () => {
    const world = openMemory()
    const drawn = { kind: 'delay', operation: 'Vat', delayMs: 1, chance: 0.3, seed: 7 } as const
    const hits = (count: number) => Array.from({ length: count }, () => world.takeFaults(() => 'Vat').length)
    world.setFaults([drawn])
    const whole = hits(20)
    world.setFaults([])
    world.setFaults([drawn])
    hits(3)
    world.setFaults([drawn, drawn])
    expect(hits(17)).toEqual(whole.slice(3).map((later, call) => later + Number(whole[call])))
  })

  it('answer from the state when they were set, also where another is added', () => {
    const world = openMemory()
    const stale = { kind: 'stale-read', operation: '*' } as const
    world.setFaults([stale])
    markStone(world.sql, '100010', 'SOLD')
    world.setFaults([...world.faults(), { kind: 'delay', operation: 'Vat', delayMs: 1 }])
    expect(world.past().view().stones).toEqual({})
    world.setFaults([])
    world.setFaults([stale])
    expect(world.past().view().stones).toEqual({ '100010': 'SOLD' })
  })

  it('answer from the state when the first of them was set that goes on', () => {
    const world = openMemory()
    const stale = (operation: string) => ({ kind: 'stale-read', operation }) as const
    world.setFaults([stale('A'), stale('B')])
    markStone(world.sql, '100010', 'SOLD')
    world.setFaults([stale('A')])
    expect(world.past().view().stones).toEqual({})
    world.setFaults([stale('A'), stale('C')])
    expect(world.past().view().stones).toEqual({})
    world.setFaults([stale('D')])
    expect(world.past().view().stones).toEqual({ '100010': 'SOLD' })
  })

  it('answer from the state when they were set, and not from when another was that goes on', () => {
    const world = openMemory()
    const delay = { kind: 'delay', operation: 'Vat', delayMs: 1 } as const
    world.setFaults([delay])
    markStone(world.sql, '100010', 'SOLD')
    world.setFaults([delay, { kind: 'stale-read', operation: '*' }])
    expect(world.past().view().stones).toEqual({ '100010': 'SOLD' })
  })

  it.each([
    'http-500',
    'http-429',
    'graphql-error',
    'dropped-connection',
    'malformed-body',
    'truncated-body',
  ] as const)('end a request by %s, which those behind it do not count', (kind) => {
    const world = openMemory()
    const behind = { kind: 'delay', operation: '*', delayMs: 1, remaining: 1 } as const
    world.setFaults([{ kind, operation: '*' }, behind])
    expect(world.takeFaults(() => 'Vat')).toEqual([{ kind, operation: '*' }])
    expect(world.faults()).toContainEqual(behind)
  })

  it('leave reads of other services alone where they are to be stale, and do not count them', () => {
    const world = openMemory()
    const stale = { kind: 'stale-read', operation: '*', remaining: 1 } as const
    world.setFaults([stale])
    expect(world.takeFaults(() => 'Content')).toEqual([])
    expect(world.takeFaults(() => 'Vat', true)).toEqual([stale])
    expect(world.faults()).toEqual([])
  })

  it('ask for no name of an operation where there are none', () => {
    const reading = () => {
      throw new Error('The document was read')
    }
    expect(openMemory().takeFaults(reading)).toEqual([])
  })

  it('are replaced as a whole', () => {
    const world = openMemory()
    world.setFaults([{ kind: 'http-500', operation: 'A' }])
    world.setFaults([{ kind: 'http-500', operation: 'B' }])
    expect(world.faults()).toEqual([{ kind: 'http-500', operation: 'B' }])
  })
})

describe('the state that stale reads are answered from', () => {
  it.each([
    ['is reset', (world: World) => world.reset()],
    ['goes back to another', (world: World) => world.restore(openMemory().snapshot())],
    ['closes', (world: World) => world.close()],
  ])('is given back to the memory when its world %s', (_, end) => {
    const world = openMemory()
    world.setFaults([{ kind: 'stale-read', operation: '*' }])
    const { sql } = world.past()
    end(world)
    expect(sql.isOpen).toBe(false)
  })
})
