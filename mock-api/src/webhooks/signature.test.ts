import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import type { World } from '../world/world.ts'
import { Worlds } from '../world/worlds.ts'
import { signatureOf, verdictOn } from './signature.ts'

let worlds: Worlds
let world: World
beforeEach(() => {
  worlds = new Worlds({ startMs: Date.parse('2026-11-25T10:00:00Z') })
  world = worlds.default
  world.setClock(new Date('2026-11-25T10:00:00Z'), true)
})
afterEach(() => worlds.close())

const body = '{"type":"payment.succeeded"}'

describe('a signature', () => {
  it('is of its body, key and moment', () => {
    const signature = signatureOf(world, body)
    expect(signature).toMatch(/^t=1795600800,v1=[0-9a-f]{64}$/)
    expect(verdictOn(world, signature, body)).toBe('genuine')
  })

  it.each([
    ['none', () => null, 'missing'],
    ['an empty one', () => '', 'missing'],
    ['no signature', () => 'yes, it is me', 'forged'],
    ['one that is too short', (genuine: string) => genuine.slice(0, -2), 'forged'],
    ['one that was changed', (genuine: string) => genuine.replace(/.$/, flipped), 'forged'],
    [
      'one with another moment',
      (genuine: string) => genuine.replace('t=1795600800', 't=1795600801'),
      'forged',
    ],
    ['one with something before it', (genuine: string) => `v=0,${genuine}`, 'forged'],
    ['one with something behind it', (genuine: string) => `${genuine},v2=1`, 'forged'],
    ['one in capitals', (genuine: string) => genuine.toUpperCase(), 'forged'],
  ])('is refused where there is %s', (_, change, verdict) => {
    expect(verdictOn(world, change(signatureOf(world, body)), body)).toBe(verdict)
  })

  it('is refused with another body', () => {
    expect(verdictOn(world, signatureOf(world, body), `${body} `)).toBe('forged')
  })

  it('is refused in another world, and after a reset', () => {
    const other = worlds.create('other')
    other?.setClock(world.now(), true)
    const signature = signatureOf(world, body)
    expect(other && verdictOn(other, signature, body)).toBe('forged')
    world.reset()
    world.setClock(new Date('2026-11-25T10:00:00Z'), true)
    expect(verdictOn(world, signature, body)).toBe('forged')
  })

  it('is refused in a world that was forked meanwhile, whose own is genuine', () => {
    const signature = signatureOf(world, body)
    const fork = worlds.fork(world, 'fork')
    expect(fork && verdictOn(fork, signature, body)).toBe('forged')
    expect(fork && verdictOn(fork, signatureOf(fork, body), body)).toBe('genuine')
    expect(verdictOn(world, signature, body)).toBe('genuine')
  })

  it.each([
    [300, 'genuine'],
    [301, 'stale'],
    [-300, 'genuine'],
    [-301, 'stale'],
  ])('is, %i seconds from its moment, %s', (seconds, verdict) => {
    const signature = signatureOf(world, body)
    world.setClock(new Date(world.now().getTime() + seconds * 1000), true)
    expect(verdictOn(world, signature, body)).toBe(verdict)
  })
})

function flipped(last: string): string {
  return last === '0' ? '1' : '0'
}
