import { describe, expect, it } from 'vitest'
import { emptyDraft, type FaultDraft, faultLine, readDraft, withoutFault } from './fault-draft.ts'

const read = (draft: Partial<FaultDraft>) => readDraft({ ...emptyDraft, ...draft })

describe('a draft of a fault', () => {
  it.each<[Partial<FaultDraft>, object]>([
    [{}, { kind: 'http-500', operation: '*' }],
    [{ operation: ' SettingList ' }, { kind: 'http-500', operation: 'SettingList' }],
    [
      { kind: 'delay', detail: '2000' },
      { kind: 'delay', operation: '*', delayMs: 2000 },
    ],
    [
      { kind: 'http-429', detail: '' },
      { kind: 'http-429', operation: '*' },
    ],
    [
      { kind: 'http-429', detail: '5' },
      { kind: 'http-429', operation: '*', retryAfterSeconds: 5 },
    ],
    [
      { kind: 'graphql-error', detail: '42' },
      { kind: 'graphql-error', operation: '*', message: '42' },
    ],
    [
      { from: '3', times: '1' },
      { kind: 'http-500', operation: '*', afterCalls: 2, remaining: 1 },
    ],
    [{ from: '1' }, { kind: 'http-500', operation: '*' }],
    [{ percent: '30' }, { kind: 'http-500', operation: '*', chance: 0.3 }],
    // What another kind asked for is not this one's.
    [
      { kind: 'stale-read', detail: '2000' },
      { kind: 'stale-read', operation: '*' },
    ],
  ])('%j', (draft, fault) => {
    expect(read(draft)).toEqual({ fault })
  })

  it.each<[Partial<FaultDraft>, string]>([
    [{ operation: 'a b' }, 'Operation: must be the name of an operation, or *'],
    [{ kind: 'partial-data', detail: 'price' }, 'Type and field: must be a type and a field: Type.field'],
    [{ kind: 'delay' }, 'Milliseconds: this value is not possible'],
    [{ times: '0' }, 'How often: this value is not possible'],
    [{ times: 'many' }, 'How often: this value is not possible'],
    [{ from: '0' }, 'From the n-th request: this value is not possible'],
    [{ percent: '0' }, 'Percent of them: this value is not possible'],
    [{ percent: '101' }, 'Percent of them: this value is not possible'],
  ])('says what is wrong with %j', (draft, problem) => {
    expect(read(draft)).toEqual({ problem: expect.stringContaining(problem) as string })
  })
})

it('a fault is told in one line', () => {
  expect(faultLine({ kind: 'http-500', operation: '*' })).toBe('Status 500, every operation')
  expect(
    faultLine({ kind: 'delay', operation: 'Vat', delayMs: 5, afterCalls: 2, remaining: 1, chance: 0.255 }),
  ).toBe('Delay, Vat, after 2 more, 1 times, 25.5 %')
})

it('faults are left without one, however often it has hit meanwhile', () => {
  const slow = { kind: 'delay', operation: '*', delayMs: 2000 } as const
  const down = { kind: 'http-500', operation: 'SettingList', remaining: 2 } as const
  expect(withoutFault([slow, down], { ...down, remaining: 5 })).toEqual([slow])
  expect(withoutFault([slow, down, slow], slow)).toEqual([down, slow])
  expect(withoutFault([slow], down)).toEqual([slow])
})
