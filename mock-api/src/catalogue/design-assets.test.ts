import { settings } from '@shop/fixtures/designs/settings'
import { describe, expect, it } from 'vitest'
import { type AssetsArguments, assetsOf } from './design-assets.ts'
import { pictureSetVersion } from './design-pictures.ts'

const [first] = settings
if (!first) throw new Error('The shop has no settings')

const design = {
  ...first,
  sku: 'PR-00208',
  attributes: [
    {
      name: 'Metal',
      options: [
        option('169', '9ct Yellow Gold'),
        option('163', 'Platinum'),
        option('161', '18ct Yellow Gold'),
      ],
    },
    { name: 'Shape', options: [option('177', 'Emerald Cut'), option('171', 'Round Brilliant')] },
  ],
}

function option(id: string, name: string) {
  return { id, name, price: 0, isFixedPrice: true, lengthMin: null, lengthMax: null }
}

function assets(args: Partial<AssetsArguments> = {}) {
  return assetsOf(design, { attributeIds: [], defaultShape: false, ...args })
}

describe('the pictures of a design', () => {
  it('are four of each shape in each metal', () => {
    expect(assets()).toHaveLength(2 * 3 * 4)
  })

  it('show the catalogue picture first and keep the view from above for the hover', () => {
    expect(assets({ attributeIds: ['171', '163'] })).toEqual(
      ['hero', 'top', 'front', 'side'].map((view) => ({
        asset: {
          source: expect.stringMatching(
            new RegExp(`^/assets/designs/PR-00208/round-brilliant/platinum/${view}\\.svg\\?v=[0-9a-f]{12}$`),
          ),
          width: 600,
          height: 600,
        },
        tags: ['171', '163'],
        type: 'IMAGE',
        isMain: view === 'hero',
        isHover: view === 'top',
      })),
    )
  })

  it('come metal by metal in the order of the shop, the highest carat of a gold first', () => {
    const metals = assets({ defaultShape: true, isMain: true }).map(({ tags }) => tags[1])
    expect(metals).toEqual(['163', '161', '169'])
  })

  it('are the same picture for all carats of a gold', () => {
    const [carat18] = assets({ attributeIds: ['161'], isMain: true })
    const [carat9] = assets({ attributeIds: ['169'], isMain: true })
    expect(carat9?.asset).toEqual(carat18?.asset)
    expect(carat9?.tags).not.toEqual(carat18?.tags)
  })

  it('are those tagged with all the options asked for', () => {
    expect(assets({ attributeIds: ['177'] })).toHaveLength(12)
    expect(assets({ attributeIds: ['177', '163'] })).toHaveLength(4)
    expect(assets({ attributeIds: ['177', '171'] })).toEqual([])
    expect(assets({ attributeIds: ['1001'] })).toEqual([])
  })

  it('are in Round Brilliant when the default shape is asked for, else in the first shape', () => {
    expect(assets({ defaultShape: true }).every(({ tags }) => tags[0] === '171')).toBe(true)
    const emeraldOnly = {
      ...design,
      attributes: design.attributes.map((each) => ({ ...each, options: each.options.slice(0, 1) })),
    }
    const shapes = assetsOf(emeraldOnly, { attributeIds: [], defaultShape: true }).map(({ tags }) => tags[0])
    expect(new Set(shapes)).toEqual(new Set(['177']))
  })

  it('are main, hover or neither when that is asked for', () => {
    const one = { attributeIds: ['171', '163'] }
    expect(assets({ ...one, isMain: true })).toHaveLength(1)
    expect(assets({ ...one, isHover: true })).toHaveLength(1)
    expect(assets({ ...one, isMain: false, isHover: false })).toHaveLength(2)
    expect(assets({ ...one, isMain: null })).toHaveLength(4)
  })

  it('have another version as soon as one of them looks different', () => {
    const clawCount = design.pictures.clawCount === 4 ? 6 : 4
    const changed = { ...design, pictures: { ...design.pictures, clawCount } } as const
    expect(pictureSetVersion([changed])).not.toBe(pictureSetVersion([design]))
    expect(pictureSetVersion([{ ...design }])).toBe(pictureSetVersion([design]))
  })
})
