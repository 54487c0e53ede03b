import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { Worlds } from './worlds.ts'

const startMs = Date.UTC(2026, 10, 25, 10)
const hourMs = 60 * 60 * 1000

let realMs: number
let worlds: Worlds

beforeEach(() => {
  realMs = 0
  worlds = new Worlds({ startMs, maxWorlds: 3, mostGone: 2, realTimeMs: () => realMs })
})
afterEach(() => worlds.close())

describe('looking a world up', () => {
  it('always finds the default world', () => {
    expect(worlds.find('default')).toEqual({ kind: 'found', world: worlds.default })
  })

  it('finds a world by the id it was created with', () => {
    const world = worlds.create('mine')
    expect(worlds.find('mine')).toEqual({ kind: 'found', world })
  })

  it('tells a world that is gone from one that never was', () => {
    worlds.create('mine')
    worlds.remove('mine')
    expect(worlds.find('mine')).toEqual({ kind: 'gone', id: 'mine' })
    expect(worlds.find('other')).toEqual({ kind: 'unknown', id: 'other' })
  })

  it('finds a gone world again after it is created anew', () => {
    worlds.create('mine')?.setFaults([{ kind: 'http-500', operation: '*' }])
    worlds.remove('mine')
    expect(worlds.create('mine')?.faults()).toEqual([])
    expect(worlds.find('mine').kind).toBe('found')
  })
})

describe('a world that is gone', () => {
  const kindOf = (id: string) => worlds.find(id).kind
  const comeAndGo = (id: string) => {
    worlds.create(id)
    worlds.remove(id)
  }

  it('is unknown once many others are gone since', () => {
    for (const id of ['a', 'b', 'c']) comeAndGo(id)
    expect(['a', 'b', 'c'].map(kindOf)).toEqual(['unknown', 'gone', 'gone'])
  })

  it('is remembered from when it went last', () => {
    for (const id of ['a', 'b', 'a', 'c']) comeAndGo(id)
    expect(['a', 'b', 'c'].map(kindOf)).toEqual(['gone', 'unknown', 'gone'])
  })

  it('takes nothing any more from whoever still has it in hand', () => {
    const world = worlds.create('mine')
    worlds.remove('mine')
    expect(() => world?.setFaults([])).toThrow('database is not open')
  })
})

describe('creating a world', () => {
  it('refuses an id that is in use, that of the default world too', () => {
    worlds.create('mine')
    expect(worlds.create('mine')).toBeUndefined()
    expect(worlds.create('default')).toBeUndefined()
  })

  it('makes up different ids', () => {
    expect(worlds.create()?.id).not.toBe(worlds.create()?.id)
  })

  it('starts its clock where it is told, else where all start', () => {
    expect(worlds.create('a')?.now()).toEqual(new Date(startMs))
    expect(worlds.create('b', Date.UTC(2027, 0, 1))?.now()).toEqual(new Date('2027-01-01T00:00:00Z'))
  })
})

describe('dropping worlds', () => {
  it('drops a world nobody has used for six hours and keeps one that was', () => {
    worlds.create('idle')
    worlds.create('used')
    realMs = 5 * hourMs
    worlds.find('used')
    realMs = 6 * hourMs
    expect(worlds.find('idle').kind).toBe('gone')
    expect(worlds.find('used').kind).toBe('found')
  })

  it('drops the longest unused world when there are too many', () => {
    worlds.create('a')
    worlds.create('b')
    worlds.create('c')
    worlds.find('a')
    worlds.create('d')
    expect(worlds.list().map(({ id }) => id)).toEqual(['default', 'c', 'a', 'd'])
    expect(worlds.find('b').kind).toBe('gone')
  })

  it('lists none that was dropped meanwhile', () => {
    worlds.create('idle')
    realMs = 6 * hourMs
    expect(worlds.list()).toEqual([worlds.default])
  })

  it('never drops the default world', () => {
    realMs = 1000 * hourMs
    expect(worlds.find('default').kind).toBe('found')
    worlds.remove('default')
    expect(worlds.list()).toEqual([worlds.default])
  })
})

it('closes every world in the end, and lists no other than the default one', () => {
  const all = new Worlds({ startMs })
  const mine = all.create('mine')
  all.close()
  expect([mine?.sql.isOpen, all.default.sql.isOpen]).toEqual([false, false])
  expect(all.list()).toEqual([all.default])
})
