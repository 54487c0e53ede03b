import type { PiecePicture } from '@shop/fixtures/designs/piece-picture'
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
    const pictures: PiecePicture = { kind: 'band', profile: 'd-shaped', widthMm: 3, finish: 'polished' }
    const changed = { ...design, pictures }
    expect(pictureSetVersion([changed])).not.toBe(pictureSetVersion([design]))
    expect(pictureSetVersion([{ ...design }])).toBe(pictureSetVersion([design]))
  })
})

describe('the pictures of a piece without a choice of shapes', () => {
  const pictures: PiecePicture = { kind: 'band', profile: 'd-shaped', widthMm: 3, finish: 'polished' }
  const band = {
    ...design,
    sku: 'WR-00601',
    attributes: design.attributes.filter(({ name }) => name === 'Metal'),
    pictures,
  }
  const all = { attributeIds: [], defaultShape: false }

  it('are tagged with the metal alone and have no shape in their address', () => {
    const [main, hover, ...rest] = assetsOf(band, { ...all, attributeIds: ['163'] })
    expect(main).toMatchObject({ tags: ['163'], isMain: true, isHover: false })
    expect(main?.asset.source).toMatch(/^\/assets\/designs\/WR-00601\/platinum\/hero\.svg\?v=[0-9a-f]{12}$/)
    expect(hover).toMatchObject({ tags: ['163'], isMain: false, isHover: true })
    expect(rest.map(({ asset }) => asset.source)).toEqual([expect.stringContaining('/platinum/front.svg')])
  })

  it('are all of the default shape', () => {
    expect(assetsOf(band, { ...all, defaultShape: true })).toEqual(assetsOf(band, all))
  })

  it('show each carat of a gold, tagged with itself', () => {
    const gold = assetsOf(band, { ...all, isMain: true }).filter(({ asset }) => asset.source.includes('gold'))
    expect(gold.map(({ tags }) => tags)).toEqual([['161'], ['169']])
    expect(gold[0]?.asset).toEqual(gold[1]?.asset)
  })

  it('have a close view for the hover where the piece is no ring', () => {
    const necklace: PiecePicture = {
      kind: 'necklace',
      motif: 'chain',
      chain: 'curb',
      shape: 'round-brilliant',
      gem: null,
      letter: null,
    }
    const [hover, ...rest] = assetsOf(
      { ...band, pictures: necklace },
      { ...all, attributeIds: ['163'], isHover: true },
    )
    expect(hover?.asset.source).toContain('/platinum/close.svg')
    expect(rest).toEqual([])
  })
})

it('shows nothing of a piece that nobody has pictured', () => {
  expect(assetsOf({ ...design, pictures: null }, { attributeIds: [], defaultShape: false })).toEqual([])
})
