import { describe, expect, it } from 'vitest'
import { takenIds } from './chosen-stone-ids.ts'
import { ovalStudsGold, pendantGold, stones, studsGold } from '#testing/build-examples.ts'

const { round, match, oval } = stones

describe('the stones of an address that are taken as chosen', () => {
  it.each([
    ['both of a pair', studsGold, [round, match], ['round', 'match']],
    ['the first of two that are no pair', studsGold, [round, oval], ['round']],
    ['the one of two that the setting takes', ovalStudsGold, [round, oval], ['oval']],
    ['the first of two where it takes neither', studsGold, [oval, stones.heart], ['oval']],
    ['one of the same stone twice', studsGold, [round, round], ['round']],
    ['the one of two that nobody else has', studsGold, [stones.soldMatch, round], ['round']],
    ['the first of two of which the second is sold', studsGold, [round, stones.soldMatch], ['round']],
    ['one that somebody else has, by itself', studsGold, [stones.soldMatch], ['sold-match']],
    ['both where nobody can have either', studsGold, [stones.sold, stones.soldMatch], ['sold', 'sold-match']],
    ['the only one', studsGold, [match], ['match']],
    ['none of none', pendantGold, [], []],
    [
      'both for a piece that takes one, which then takes neither',
      pendantGold,
      [round, oval],
      ['round', 'oval'],
    ],
  ] as const)('are %s', (_, setting, each, ids) => {
    expect(
      takenIds(
        each.map(({ stone }) => stone),
        setting,
      ),
    ).toEqual(ids)
  })
})
