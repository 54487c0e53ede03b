import { describe, expect, it } from 'vitest'
import { nothingMade, roundGold } from '#testing/build-examples.ts'
import { buildInput } from './build-input.ts'

const build = {
  id: 'b1',
  title: 'Six-claw solitaire with 1.01 ct Round diamond',
  setting: roundGold,
  gemstoneIds: ['100010'],
  isGemstoneFirst: false,
}

describe('a build that is saved', () => {
  it('holds every choice', () => {
    const made = { ...nothingMade, fingerSize: 'N', engravingText: 'EVER YOURS' }
    expect(buildInput(build, made)).toEqual({
      id: 'b1',
      name: 'Six-claw solitaire with 1.01 ct Round diamond',
      isStartWithDiamond: false,
      sku: 'PR-00201',
      optionIds: roundGold.choice.optionIds,
      fingerSize: 'N',
      isSizeUnsure: false,
      engraving: { font: 'Roman', text: 'EVER YOURS' },
      gemstoneId: '100010',
      gemstonePair: [],
    })
  })

  it('asks for a ring sizer only where the shopper did', () => {
    expect(buildInput(build, nothingMade).isSizeUnsure).toBe(false)
    expect(buildInput(build, { ...nothingMade, isSizeUnsure: true }).isSizeUnsure).toBe(true)
  })

  it('leaves out an engraving that the band has no room for', () => {
    const made = { ...nothingMade, engravingText: 'ALWAYS AND EVER AND EVER YOURS' }
    expect(buildInput(build, made).engraving).toBeNull()
  })

  it('has a name of at most 60 characters, cut between words', () => {
    const title = `${build.title} and a second one that goes on`
    expect(buildInput({ ...build, title }, nothingMade).name).toBe(
      'Six-claw solitaire with 1.01 ct Round diamond and a second',
    )
  })
})
