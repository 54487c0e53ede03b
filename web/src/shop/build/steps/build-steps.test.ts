import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { buildSteps } from './build-steps.ts'
import type { BuildProgress } from './build-steps.ts'

const nothing: BuildProgress = {
  current: 'setting',
  hasSetting: false,
  hasGemstone: false,
  hasPair: false,
  isStartWithDiamond: false,
  isEarrings: false,
  isDiamond: true,
}

/** The labels in order; a current step in brackets, a reachable one with a plus. */
function shown(progress: Partial<BuildProgress>): string {
  return buildSteps({ ...nothing, ...progress })
    .map(({ label, isCurrent, isReachable }) => {
      const text = `${label}${isReachable ? '+' : ''}`
      return isCurrent ? `[${text}]` : text
    })
    .join(' ')
}

describe('the steps of a piece', () => {
  it('begin with the setting, or with the diamond', () => {
    expect(keys(false)).toEqual(['setting', 'stone', 'review'])
    expect(keys(true)).toEqual(['stone', 'setting', 'review'])
  })

  it.each<[Partial<BuildProgress>, string]>([
    // Setting first.
    [{}, '[setting+] diamond review'],
    [{ hasSetting: true }, '[setting+] diamond review'],
    [{ current: 'stone', hasSetting: true }, 'setting+ [diamond] review'],
    [{ current: 'stone' }, 'setting [diamond] review'],
    [{ hasSetting: true, hasGemstone: true }, '[setting+] diamond+ review+'],
    [{ current: 'stone', hasSetting: true, hasGemstone: true }, 'setting+ [diamond+] review+'],
    [{ current: 'review', hasSetting: true, hasGemstone: true }, 'setting+ diamond+ [review+]'],
    [{ current: 'stone', hasGemstone: true }, 'setting [diamond+] review'],
    // Diamond first.
    [{ isStartWithDiamond: true, current: 'stone' }, '[diamond] setting review'],
    [{ isStartWithDiamond: true, current: 'stone', hasGemstone: true }, '[diamond+] setting+ review'],
    [{ isStartWithDiamond: true, current: 'stone', hasSetting: true }, '[diamond] setting review'],
    [{ isStartWithDiamond: true, current: 'setting', hasGemstone: true }, 'diamond+ [setting+] review'],
    [
      { isStartWithDiamond: true, current: 'review', hasGemstone: true, hasSetting: true },
      'diamond+ setting+ [review+]',
    ],
    // Earrings need both stones.
    [{ isEarrings: true, hasSetting: true }, '[setting+] diamonds review'],
    [{ isEarrings: true, hasSetting: true, hasGemstone: true }, '[setting+] diamonds+ review'],
    [{ isEarrings: true, hasSetting: true, hasPair: true }, '[setting+] diamonds+ review+'],
  ])('for %j are %s', (progress, expected) => expect(shown(progress)).toBe(expected))

  it('call a stone that is no diamond a gemstone, in earrings too', () => {
    expect(shown({ hasGemstone: true, isDiamond: false })).toBe('[setting+] gemstone+ review')
    expect(shown({ hasPair: true, isDiamond: false, isEarrings: true })).toBe('[setting+] gemstone+ review')
  })

  it('are three, one of them current, and never lead to a review that lacks a part', () => {
    fc.assert(
      fc.property(
        fc.record({
          current: fc.constantFrom('setting', 'stone', 'review'),
          hasSetting: fc.boolean(),
          hasGemstone: fc.boolean(),
          hasPair: fc.boolean(),
          isStartWithDiamond: fc.boolean(),
          isEarrings: fc.boolean(),
          isDiamond: fc.boolean(),
        }),
        (progress) => {
          const steps = buildSteps(progress)
          expect(steps.map(({ key }) => key).toSorted()).toEqual(['review', 'setting', 'stone'])
          expect(steps.filter(({ isCurrent }) => isCurrent).map(({ key }) => key)).toEqual([progress.current])
          const review = steps.find(({ key }) => key === 'review')
          const hasStones = progress.hasPair || (progress.hasGemstone && !progress.isEarrings)
          expect(review?.isReachable).toBe(progress.hasSetting && hasStones)
        },
      ),
    )
  })
})

function keys(isStartWithDiamond: boolean): string[] {
  return buildSteps({ ...nothing, isStartWithDiamond }).map(({ key }) => key)
}
