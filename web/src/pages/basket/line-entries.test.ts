import { describe, expect, it } from 'vitest'
import { lineEntries, sessionToReturnTo } from './line-entries.ts'

const line = (basketItemId: string) => ({ basketItemId })
const entry = (basketItemId: string) => ({ kind: 'line', line: { basketItemId } })
const removed = {
  lines: [line('b')],
  sessionId: 'uid',
  userId: null,
  index: 1,
  text: 'Removed: b.',
  savedIn: null,
}
const notice = { kind: 'removed', text: 'Removed: b.', savedIn: null }

describe('the entries of a basket', () => {
  it('are its lines', () => {
    expect(lineEntries([line('a'), line('b')], null)).toEqual([entry('a'), entry('b')])
  })

  it('have a notice where a line was taken out', () => {
    expect(lineEntries([line('a'), line('c')], removed)).toEqual([entry('a'), notice, entry('c')])
  })

  it('have it alone when no line is left', () => {
    expect(lineEntries([], removed)).toEqual([notice])
  })

  it('have none once the line is back, by the shopper or because it could not be taken out', () => {
    expect(lineEntries([line('a'), line('b')], removed)).toEqual([entry('a'), entry('b')])
  })

  it('have it at the end when lines before it are gone too', () => {
    expect(lineEntries([line('a')], { ...removed, index: 5 })).toEqual([entry('a'), notice])
  })
})

describe('what was taken out', () => {
  const ofAnna = { sessionId: 'uid', userId: 'anna' }

  it('goes back to the session it was in', () => {
    expect(sessionToReturnTo({ sessionId: 'uid', userId: null }, null)).toBe('uid')
    expect(sessionToReturnTo(ofAnna, 'anna')).toBe('uid')
  })

  it('comes along with a guest who has signed in', () => {
    expect(sessionToReturnTo({ sessionId: 'uid', userId: null }, 'anna')).toBe('uid')
  })

  it('goes to no cart of an account that nobody is signed in to any more', () => {
    expect(sessionToReturnTo(ofAnna, null)).toBeNull()
    expect(sessionToReturnTo(ofAnna, 'ben')).toBeNull()
    expect(sessionToReturnTo({ sessionId: 'uid', userId: undefined }, undefined)).toBeNull()
  })
})
