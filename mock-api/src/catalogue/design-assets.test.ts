import { settings } from '@shop/fixtures/designs/settings'
import { describe, expect, it } from 'vitest'
import { everyStill } from '../pictures/testing/every-still.ts'
import { stillsOf } from '../pictures/stills.ts'
import { type AssetsArguments, assetsOf } from './design-assets.ts'

const stills = everyStill()
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
  return assetsOf(design, { attributeIds: [], defaultShape: false, ...args }, stills)
}

describe('the pictures of a design', () => {
  it('are one of each shape in each metal, and a second one of its usual shape', () => {
    expect(assets()).toHaveLength(3 * (2 + 1))
  })

  it('show the catalogue picture first and keep the other for the hover', () => {
    const at = '/assets/designs/PR-00208/round-brilliant/platinum'
    const [hero, second, ...rest] = assets({ attributeIds: ['171', '163'] })
    expect(hero).toEqual({
      asset: {
        source: `${at}/hero-640.webp?v=${stills.version}`,
        smallSource: `${at}/hero-320.webp?v=${stills.version}`,
        largeSource: `${at}/hero-1280.avif?v=${stills.version}`,
        width: 640,
        height: 640,
        alt: `${design.name} in platinum with a round stone`,
        placeholder: 'data:image/webp;base64,AA',
        stoneMask: `${at}/hero-stone.webp?v=${stills.version}`,
      },
      tags: ['171', '163'],
      type: 'IMAGE',
      isMain: true,
      isHover: false,
    })
    expect(second).toMatchObject({
      asset: { alt: `${design.name} in platinum with a round stone, seen from the side` },
      isMain: false,
      isHover: true,
    })
    expect(rest).toEqual([])
  })

  it('are told in the colour of their metal', () => {
    const said = assets({ attributeIds: ['171'], isMain: true }).map(({ asset }) => asset.alt)
    expect(said).toEqual([
      `${design.name} in platinum with a round stone`,
      `${design.name} in yellow gold with a round stone`,
      `${design.name} in yellow gold with a round stone`,
    ])
  })

  it('that come in one width alone say so', () => {
    const manifest = Object.fromEntries(
      Object.entries(stills.manifest).map(([key, entry]) => [key, { ...entry, side: 320 as const }]),
    )
    const [hero] = assetsOf(
      design,
      { attributeIds: ['171', '163'], defaultShape: false },
      stillsOf(manifest, stills.read),
    )
    expect(hero?.asset.source).toContain('/hero-320.webp')
    expect(hero?.asset).toMatchObject({ smallSource: null, largeSource: null, width: 320, height: 320 })
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
    expect(assets({ attributeIds: ['177'] })).toHaveLength(3)
    expect(assets({ attributeIds: ['177', '163'] })).toHaveLength(1)
    expect(assets({ attributeIds: ['177', '171'] })).toEqual([])
    expect(assets({ attributeIds: ['1001'] })).toEqual([])
  })

  it('are in Round Brilliant when the default shape is asked for, else in the first shape', () => {
    expect(assets({ defaultShape: true }).every(({ tags }) => tags[0] === '171')).toBe(true)
    const emeraldOnly = {
      ...design,
      attributes: design.attributes.map((each) => ({ ...each, options: each.options.slice(0, 1) })),
    }
    const shown = assetsOf(emeraldOnly, { attributeIds: [], defaultShape: true }, stills)
    expect(new Set(shown.map(({ tags }) => tags[0]))).toEqual(new Set(['177']))
  })

  it('are main or for the hover when that is asked for', () => {
    const one = { attributeIds: ['171', '163'] }
    expect(assets({ ...one, isMain: true })).toHaveLength(1)
    expect(assets({ ...one, isHover: true })).toHaveLength(1)
    expect(assets({ ...one, isMain: false, isHover: false })).toEqual([])
    expect(assets({ ...one, isMain: null })).toHaveLength(2)
  })

  it('have another version as soon as one of them looks different', () => {
    const [key = ''] = Object.keys(stills.manifest)
    const entry = stills.manifest[key]
    const manifest = entry ? { ...stills.manifest, [key]: { ...entry, hash: 'other' } } : {}
    expect(stillsOf(manifest, stills.read).version).not.toBe(stills.version)
    expect(stillsOf({ ...stills.manifest }, stills.read).version).toBe(stills.version)
  })

  it('are none as long as none is rendered', () => {
    expect(assetsOf(design, { attributeIds: [], defaultShape: false }, stillsOf({}, stills.read))).toEqual([])
  })
})

describe('the pictures of a piece without a choice of shapes', () => {
  const band = { ...design, attributes: design.attributes.filter(({ name }) => name === 'Metal') }
  const all = { attributeIds: [], defaultShape: false }

  it('are tagged with the metal alone and have no shape in their address', () => {
    const [main] = assetsOf(band, { ...all, attributeIds: ['163'] }, stills)
    expect(main).toMatchObject({ tags: ['163'], isMain: true, isHover: false })
    expect(main?.asset.source).toMatch(
      /^\/assets\/designs\/PR-00208\/platinum\/hero-640\.webp\?v=[0-9a-f]{12}$/,
    )
    expect(main?.asset.alt).toBe(`${design.name} in platinum`)
  })

  it('are all of the default shape', () => {
    expect(assetsOf(band, { ...all, defaultShape: true }, stills)).toEqual(assetsOf(band, all, stills))
  })

  it('show each carat of a gold, tagged with itself', () => {
    const gold = assetsOf(band, { ...all, isMain: true }, stills).filter(({ asset }) =>
      asset.source.includes('gold'),
    )
    expect(gold.map(({ tags }) => tags)).toEqual([['161'], ['169']])
    expect(gold[0]?.asset).toEqual(gold[1]?.asset)
  })
})

it('shows nothing of a piece that nobody has pictured', () => {
  expect(assetsOf({ ...design, pictures: null }, { attributeIds: [], defaultShape: false }, stills)).toEqual(
    [],
  )
})
