import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { stoneFit, stoneSizeRanges } from './stone-fit.ts'
import type { FitDesign } from './stone-fit.ts'

function size(id: string, name: string, lengthMin: number | null, lengthMax: number | null, price = 0) {
  return { id, name, price, isFixedPrice: false, lengthMin, lengthMax }
}

function shape(id: string, name: string) {
  return { id, name, price: 0, isFixedPrice: true }
}

/** Made in Round and Oval; the Round heads meet, between the Oval ones there is a gap. */
const design: FitDesign = {
  fixedAttributes: [{ optionName: 'Solitaire' }],
  attributes: [
    { name: 'Shape', options: [shape('171', 'Round Brilliant'), shape('175', 'Oval Shape')] },
    {
      name: 'Setting Stone Size',
      options: [
        size('r2', 'Round', 6.2, 7, 8),
        size('r1', 'Round', 4.1, 6.2),
        size('r3', 'Round', 7, 9, 14),
        size('o1', 'Oval', 4.9, 7.3),
        size('o2', 'Oval', 8.3, 10.7, 14),
        size('h1', 'Round Halo', 4, 6, 5),
        size('h2', 'Oval Halo', 5, 8, 10),
        size('x1', 'Heart', 4, 8),
        size('x2', 'Round', null, null, 99),
        size('x3', 'Oval', 12, null, 99),
        size('x4', 'Oval', null, 3, 99),
      ],
    },
  ],
}

const halo: FitDesign = { ...design, fixedAttributes: [{ optionName: 'Halo' }] }

function round(measLength: number) {
  return { shape: 'Round Brilliant', measLength }
}

function oval(measLength: number) {
  return { shape: 'Oval Shape', measLength }
}

describe('the stones a setting takes', () => {
  it('are a range for each shape, sizes that meet joined, a gap kept', () => {
    expect(ranges(design)).toEqual(['Round 4.1–9', 'Oval 4.9–7.3', 'Oval 8.3–10.7'])
  })

  it('are those of the Halo variants where the setting has a halo', () => {
    expect(ranges(halo)).toEqual(['Round 4–6', 'Oval 5–8'])
    const fixedAttributes = [{ optionName: 'Pavé' }, { optionName: 'Hidden Halo' }]
    expect(ranges({ ...design, fixedAttributes })).toEqual(['Round 4–6', 'Oval 5–8'])
  })

  it('are those of the plain options where a halo has none of its own for the shape', () => {
    const plain = {
      ...halo,
      attributes: halo.attributes.map(({ name, options }) => ({
        name,
        options: options.filter((option) => option.name !== 'Round Halo'),
      })),
    }
    expect(ranges(plain)).toEqual(['Round 4.1–9', 'Oval 5–8'])
  })

  it('are those of the plain options for every other shape, whatever there is besides', () => {
    const cushion: FitDesign = {
      fixedAttributes: [{ optionName: 'Halo' }],
      attributes: [
        { name: 'Shape', options: [shape('178', 'Cushion Cut')] },
        {
          name: 'Setting Stone Size',
          options: [size('c1', 'Cushion', 5, 9), size('c2', 'Cushion Halo', 4, 6, 5)],
        },
      ],
    }
    expect(ranges(cushion)).toEqual(['Cushion 5–9'])
  })

  it('are none without sizes', () => {
    expect(stoneSizeRanges({ ...design, attributes: design.attributes.slice(0, 1) })).toEqual([])
  })
})

describe('a stone fits', () => {
  it.each([
    [4.1, 'r1', 0],
    [6.19, 'r1', 0],
    [6.2, 'r2', 8],
    [6.99, 'r2', 8],
    [7, 'r3', 14],
    [8.99, 'r3', 14],
  ])('%f mm long in the head %s that adds %i percent', (length, optionId, stoneSizePercent) => {
    expect(stoneFit(design, [round(length)])).toMatchObject({ fits: true, optionId, stoneSizePercent })
  })

  it('in the shape it has, whatever the setting is shown in', () => {
    expect(stoneFit(design, [oval(5)])).toMatchObject({ fits: true, shape: { slug: 'oval-shape' } })
  })

  it('by the options of the halo where the setting has one', () => {
    expect(stoneFit(halo, [round(5)])).toMatchObject({ optionId: 'h1', stoneSizePercent: 5 })
    expect(stoneFit(halo, [round(6)])).toMatchObject({ fits: false, reason: 'too-large' })
  })

  it('as a pair by the larger of the two', () => {
    expect(stoneFit(design, [round(6.1), round(6.2)])).toMatchObject({ optionId: 'r2' })
    expect(stoneFit(design, [round(6.2), round(6.1)])).toMatchObject({ optionId: 'r2' })
    expect(stoneFit(design, [round(8.9), round(9)])).toMatchObject({ reason: 'too-large' })
  })
})

describe('a stone does not fit', () => {
  it.each([
    ['too-small', round(4.09), ['Round 4.1–9']],
    ['too-large', round(9), ['Round 4.1–9']],
    ['too-small', oval(4.89), ['Oval 4.9–7.3', 'Oval 8.3–10.7']],
    ['between-sizes', oval(7.3), ['Oval 4.9–7.3', 'Oval 8.3–10.7']],
    ['between-sizes', oval(8.29), ['Oval 4.9–7.3', 'Oval 8.3–10.7']],
  ])('for being %s, and hears what does in its shape', (reason, stone, fitting) => {
    const fit = stoneFit(design, [stone])
    expect(fit).toMatchObject({ fits: false, reason })
    expect(fit.fits ? [] : texts(fit.ranges)).toEqual(fitting)
  })

  it('in a shape the setting is not made in, even where there is a size of that name', () => {
    const fit = stoneFit(design, [{ shape: 'Heart Shape', measLength: 5 }])
    expect(fit).toMatchObject({ fits: false, reason: 'shape-not-made' })
    expect(fit.fits ? [] : texts(fit.ranges)).toEqual(['Round 4.1–9', 'Oval 4.9–7.3', 'Oval 8.3–10.7'])
  })

  it('as a pair of two shapes', () => {
    expect(stoneFit(design, [round(5), oval(5)])).toMatchObject({ reason: 'shape-not-made' })
  })

  it('when there is none', () => {
    expect(() => stoneFit(design, [])).toThrow(RangeError)
  })
})

describe('the ranges and the fit', () => {
  it('agree on every length', () => {
    fc.assert(
      fc.property(
        fc.constantFrom(design, halo),
        fc.constantFrom('Round Brilliant', 'Oval Shape', 'Heart Shape'),
        fc.integer({ min: 300, max: 1200 }).map((hundredths) => hundredths / 100),
        (setting, shapeValue, measLength) => {
          const isInRange = stoneSizeRanges(setting).some(
            ({ shape: { value }, lengthMin, lengthMax }) =>
              value === shapeValue && lengthMin <= measLength && measLength < lengthMax,
          )
          expect(stoneFit(setting, [{ shape: shapeValue, measLength }]).fits).toBe(isInRange)
        },
      ),
    )
  })
})

function ranges(of: FitDesign): string[] {
  return texts(stoneSizeRanges(of))
}

function texts(of: ReturnType<typeof stoneSizeRanges>): string[] {
  return of.map(({ shape: { name }, lengthMin, lengthMax }) => `${name} ${lengthMin}–${lengthMax}`)
}
