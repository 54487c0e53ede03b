import { expect, it } from 'vitest'
import { requestScope, scopeOf } from './request-scope.ts'

const worldOf = (headers: Record<string, string>, areWorldsOn = true) =>
  scopeOf(new Headers(headers), areWorldsOn).world

it('finds the world of a visitor in the cookie or the header', () => {
  expect(worldOf({ cookie: 'a=b; world=w1; c=d' })).toBe('w1')
  expect(worldOf({ cookie: 'a=b;world=w1 ;c=d' })).toBe('w1')
  expect(worldOf({ cookie: 'world=w1', world: 'w2' })).toBe('w2')
  expect(worldOf({ cookie: 'underworld=w1' })).toBeNull()
  expect(worldOf({})).toBeNull()
})

it.each(['world=', 'world=/x', 'world="w1"', 'world=no such/world!', `world=${'w'.repeat(65)}`])(
  'takes the cookie %s for a world that nobody has made, never for the default one',
  (cookie) => {
    expect(worldOf({ cookie })).toBe('?')
  },
)

it('knows no worlds in production', () => {
  expect(worldOf({ cookie: 'world=w1', world: 'w1' }, false)).toBeNull()
})

it('is there only while a request is served', () => {
  expect(() => requestScope()).toThrow('There is no request being served here')
})

it('gives every request a nonce of its own', () => {
  expect(scopeOf(new Headers(), false).nonce).not.toBe(scopeOf(new Headers(), false).nonce)
})
