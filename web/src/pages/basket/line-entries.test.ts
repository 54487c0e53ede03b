import { describe, expect, it } from 'vitest'
import { lineEntries } from './line-entries.ts'

const line = (basketItemId: string) => ({ basketItemId })
const entry = (basketItemId: string) => ({ kind: 'line', line: { basketItemId } })
const removed = { lines: [line('b')], sessionId: 'uid', index: 1, text: 'Removed: b.', savedIn: null }
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
