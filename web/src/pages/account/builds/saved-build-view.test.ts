import { describe, expect, it } from 'vitest'
import { rules, savedSolitaire as build, solitaire } from '#testing/build-examples.ts'
import { soundStone } from '#testing/edge-stones.ts'
import { stoneView } from '#shop/gemstone/stone-view.ts'
import type { StoneOnPage } from '#shop/gemstone/stone-on-page.ts'
import { savedBuildView } from './saved-build-view.ts'

const withStone = { ...build, gemstoneId: '100010' }

/** A round stone of 6.5 mm. */
function stoneThatIs(availability: 'AVAILABLE' | 'SOLD'): StoneOnPage {
  const stone = {
    ...soundStone,
    id: '100010',
    shape: 'Round Brilliant',
    measLength: 6.5,
    measWidth: 6.45,
    availability,
  }
  const view = stoneView(stone, rules, 'https://pictures.test')
  if (!view) throw new Error('A stone with a price has words')
  return { stone, view }
}
const stone = stoneThatIs('AVAILABLE')
const sold = stoneThatIs('SOLD')

describe('a saved build', () => {
  it('without a stone goes on among the stones that fit its setting', () => {
    const view = savedBuildView(build, { design: solitaire, stones: [] }, rules)
    expect(view).toMatchObject({ isWhole: false, stateText: 'One step open', settingPence: 865_00 })
    expect(view.goOn).toEqual({
      text: 'Choose a diamond',
      href: '/create/engagement-ring/PR-00201/round-brilliant/yellow-gold/gemstones',
    })
  })

  it('that is whole goes on to its review, and says what all of it costs now', () => {
    const view = savedBuildView(withStone, { design: solitaire, stones: [stone] }, rules)
    expect(view).toMatchObject({ isWhole: true, stateText: 'Ready to review', settingPence: 935_00 })
    expect(view.goOn).toEqual({
      text: 'Review it',
      href: '/create/engagement-ring/review/PR-00201/round-brilliant/yellow-gold/100010',
    })
  })

  it('that began with its stone goes on to the review of such a piece', () => {
    const first = { ...withStone, isStartWithDiamond: true }
    const view = savedBuildView(first, { design: solitaire, stones: [stone] }, rules)
    expect(view.goOn.href).toBe('/create/gemstones/review/PR-00201/round-brilliant/yellow-gold/100010')
  })

  it('whose stone was sold goes on among stones like it', () => {
    const view = savedBuildView(withStone, { design: solitaire, stones: [sold] }, rules)
    expect(view).toMatchObject({ isWhole: false, stateText: 'The stone was sold' })
    expect(view.goOn.text).toBe('See stones like it')
    expect(view.goOn.href).toMatch(
      /^\/create\/engagement-ring\/PR-00201\/round-brilliant\/yellow-gold\/gemstones\//,
    )
  })

  it('whose setting is no longer sold goes on to the settings', () => {
    const view = savedBuildView(build, { design: null, stones: [] }, rules)
    expect(view).toMatchObject({ settingText: 'No longer made so', totalPence: null })
    expect(view.goOn.href).toBe('/create/engagement-ring')
  })

  it('of a stone alone goes on to the settings that take it', () => {
    const alone = {
      ...withStone,
      sku: null,
      optionIds: [],
      isStartWithDiamond: true,
      kind: 'PENDANT' as const,
    }
    const view = savedBuildView(alone, { design: null, stones: [stone] }, rules)
    expect(view.goOn).toEqual({ text: 'Choose a setting', href: '/create/gemstones/100010/pendants' })
    const open = savedBuildView({ ...alone, kind: null }, { design: null, stones: [stone] }, rules)
    expect(open.goOn.href).toBe('/create/gemstones/gemstone/100010')
  })
})
