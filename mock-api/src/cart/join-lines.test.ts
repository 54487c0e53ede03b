import { describe, expect, it } from 'vitest'
import type { StoredItem } from './cart-store.ts'
import { joinLines } from './join-lines.ts'

const now = new Date('2026-11-25T10:00:00Z')

function line(basketItemId: string, addedAt: string, stoneIds: readonly string[] = []): StoredItem {
  return {
    id: `${basketItemId} at ${addedAt}`,
    basketItemId,
    addedAt: `2026-11-${addedAt}:00.000Z`,
    choice: {
      sku: 'PR-00201',
      optionIds: [],
      fingerSize: null,
      isSizeUnsure: false,
      engraving: null,
      gemstoneId: stoneIds.length === 1 ? (stoneIds[0] ?? null) : null,
      gemstonePair: stoneIds.length === 2 ? stoneIds : [],
    },
  }
}

const joined = (ofAccount: readonly StoredItem[], arriving: readonly StoredItem[]) =>
  joinLines(ofAccount, arriving, now)
    .map(({ id }) => id)
    .toSorted()

describe('the lines of two carts that become one (rules/basket#attaching)', () => {
  it('are all of both', () => {
    expect(
      joined([line('a', '24T09:00', ['1'])], [line('b', '25T09:00', ['2']), line('c', '25T09:00')]),
    ).toEqual(['a at 24T09:00', 'b at 25T09:00', 'c at 25T09:00'])
  })

  it('with the same basketItemId are one, the account’s', () => {
    expect(joined([line('a', '24T09:00', ['1'])], [line('a', '25T09:00', ['2'])])).toEqual(['a at 24T09:00'])
  })

  it.each([
    ['the session’s when that is later', '24T09:00', '25T09:00', ['b at 25T09:00']],
    ['the account’s when that is later', '25T09:00', '24T09:00', ['a at 25T09:00']],
    ['the session’s at the same moment', '25T09:00', '25T09:00', ['b at 25T09:00']],
  ])('with the same stone are one: %s', (_which, account, session, expected) => {
    expect(joined([line('a', account, ['1'])], [line('b', session, ['1'])])).toEqual(expected)
  })

  it('that hold a stone of a later pair go, both', () => {
    const pair = line('c', '25T09:00', ['1', '2'])
    expect(joined([line('a', '24T09:00', ['1']), line('b', '24T10:00', ['2'])], [pair])).toEqual([
      'c at 25T09:00',
    ])
  })

  it('that are 48 hours old stay behind, and take no stone with them', () => {
    expect(
      joined(
        [line('a', '23T10:00', ['1']), line('b', '23T10:01')],
        [line('c', '23T09:00'), line('d', '25T09:00', ['1'])],
      ),
    ).toEqual(['b at 23T10:01', 'd at 25T09:00'])
  })
})
