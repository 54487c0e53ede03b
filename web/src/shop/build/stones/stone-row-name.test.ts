import { describe, expect, it } from 'vitest'
import type { GemstoneCardFragment } from '#generated/graphql/graphql.ts'
import { stoneView, type StoneView } from '#shop/gemstone/stone-view.ts'
import { edgeStones, soundStone, stone } from '#testing/edge-stones.ts'

const rules = { getVat: { vat: 20 }, listSales: [] }

function viewOf(record: GemstoneCardFragment): StoneView {
  const view = stoneView(record, rules, 'https://pictures.example')
  if (!view) throw new Error('The stone has no price')
  return view
}

describe('a row of a stone', () => {
  it.each([
    [soundStone, 'Round'],
    [stone({ shape: 'Emerald Cut', cut: null }), 'Emerald-cut'],
    [edgeStones.eyeCleanSapphire, 'Oval sapphire'],
    [
      stone({ gemStoneType: 'LAB_GROWN_EMERALD', shape: 'Emerald Cut', species: 'Emerald' }),
      'Emerald-cut lab-grown emerald',
    ],
  ])('%# says what it is: %s', (record, rowName) => expect(viewOf(record).rowName).toBe(rowName))

  it('says what was done to a coloured stone, and that nothing was', () => {
    expect(viewOf(stone({ gemStoneType: 'SAPPHIRE', treatment: 'HEATED' }))).toMatchObject({
      treatmentText: 'Heated',
      gradesText: expect.stringMatching(/, treatment: heated$/),
    })
    expect(viewOf(stone({ gemStoneType: 'RUBY', treatment: 'NONE' })).treatmentText).toBe('None')
    expect(viewOf(soundStone).gradesText).not.toContain('treatment')
  })
})
