import { describe, expect, it } from 'vitest'
import type { GemstoneCardFragment } from '#generated/graphql/graphql.ts'
import { edgeStones, stone } from '#testing/edge-stones.ts'
import { faceUpText } from './face-up-text.ts'
import { stoneView } from './stone-view.ts'

const rules = { getVat: { vat: 20 }, listSales: [] }

function textOf(record: GemstoneCardFragment) {
  const view = stoneView(record, rules, '')
  if (!view) throw new Error('The example is not sold')
  return faceUpText({ stone: record, view })
}

const wide = { caratWeight: 1.03, measLength: 6.64, measWidth: 6.68 }

describe('how large a diamond looks', () => {
  it('is said in millimetres of a round one, with why', () => {
    expect(textOf(stone({ ...wide, depthPercent: 59.2 }))).toEqual({
      caratText: '1.1 ct',
      why: 'It is 6.66 mm across, 0.14 mm more than most stones of 1.03 ct. It is cut a little shallower than most.',
    })
  })

  it('is said of one that looks smaller too', () => {
    expect(textOf(stone({ caratWeight: 1.03, measLength: 6.3, measWidth: 6.3, depthPercent: 64 }))).toEqual({
      caratText: '0.95 ct',
      why: 'It is 6.30 mm across, 0.22 mm less than most stones of 1.03 ct. It is cut a little deeper than most, and some of its weight lies where it is not seen.',
    })
  })

  it('is said in percent of another shape, and without a reason that its depth does not give', () => {
    const oval = { shape: 'Oval Shape', cut: null, caratWeight: 1, measLength: 8.3, measWidth: 5.6 }
    expect(textOf(stone({ ...oval, depthPercent: 66 }))).toEqual({
      caratText: '1.2 ct',
      why: 'Seen from above it is 12% larger than most oval stones of 1.00 ct.',
    })
    expect(textOf(stone({ ...oval, depthPercent: null }))?.why).toBe(
      'Seen from above it is 12% larger than most oval stones of 1.00 ct.',
    )
  })

  it('is not spoken of where it is as most, and of no coloured stone', () => {
    expect(textOf(stone({}))).toBeNull()
    expect(textOf(edgeStones.eyeCleanSapphire)).toBeNull()
  })
})
