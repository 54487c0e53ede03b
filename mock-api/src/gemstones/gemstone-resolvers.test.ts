import { type EdgeStoneName, edgeRow } from '@shop/fixtures/stones/edge-stones'
import { stoneIdAt } from '@shop/fixtures/stones/stone-at'
import { afterAll, describe, expect, it } from 'vitest'
import { createMockApi } from '../app.ts'
import { everyStill } from '../pictures/testing/every-still.ts'
import { ask } from '../testing/ask.ts'
import { createWorldClient } from '@shop/schema/http/world-client'

const mockApi = createMockApi({ stones: 2000, stills: everyStill() })
afterAll(() => mockApi.close())

/** What is asked for of the ranges. */
interface CountedAnswer {
  readonly listGemstones: {
    readonly total: number
    readonly ranges: Readonly<Record<'price' | 'carat', { readonly histogram: readonly number[] }>>
  }
}

const idOf = (name: EdgeStoneName) => stoneIdAt(edgeRow(name))

describe('listGemstones', () => {
  it('counts where the stones of a range lie, each once, the dearest and heaviest in the last part', async () => {
    const answer = await ask(
      mockApi,
      `{ listGemstones(gemType: [SAPPHIRE]) {
        total ranges { price { histogram } carat { histogram } }
      } }`,
    )
    const { total, ranges } = (answer.data as CountedAnswer).listGemstones
    for (const { histogram } of [ranges.price, ranges.carat]) {
      expect(histogram).toHaveLength(24)
      expect(histogram.reduce((sum, count) => sum + count, 0)).toBe(total)
      expect(histogram.at(-1)).toBeGreaterThan(0)
    }
  })

  it('shows a page of stones with total, facets and ranges', async () => {
    const answer = await ask(
      mockApi,
      `{ listGemstones(gemType: [LAB_GROWN_DIAMOND], sort: PRICE_ASC) {
        total items { id price gemStoneType shape caratWeight availability supplier { supplierName leadTimeDays } }
        facets { group options { ids name count } }
        ranges { price { min max } carat { min max } ratio { min max } }
      } }`,
    )
    expect(answer).toMatchObject({ status: 200 })
    expect(answer).not.toHaveProperty('errors')
    expect(answer).toHaveProperty('data.listGemstones.items.length', 24)
    expect(answer.data).toMatchObject({
      listGemstones: {
        total: expect.any(Number),
        facets: [
          {
            group: 'SHAPE',
            options: expect.arrayContaining([{ ids: ['171'], name: 'Round', count: expect.any(Number) }]),
          },
          {
            group: 'ORIGIN',
            options: [
              { ids: ['NATURAL'], name: 'Natural', count: 0 },
              { ids: ['LAB_GROWN'], name: 'Lab-grown', count: expect.any(Number) },
            ],
          },
          ...Array(8).fill(expect.anything()),
          { group: 'IMAGE_360', options: [{ ids: ['true'], name: '360° image', count: expect.any(Number) }] },
          {
            group: 'HUE',
            options: expect.arrayContaining([{ ids: ['PINK'], name: 'Pink', count: 0 }]),
          },
          {
            group: 'DELIVERY',
            options: expect.arrayContaining([
              { ids: ['DAYS_2'], name: 'Within 2 working days', count: expect.any(Number) },
            ]),
          },
        ],
        ranges: { ratio: { min: expect.any(Number), max: expect.any(Number) } },
      },
    })
  })

  it('agrees with itself on the cheapest stone and on the range of prices', async () => {
    const answer = await ask(
      mockApi,
      `{
        up: listGemstones(sort: PRICE_ASC, pageSize: 1) { items { price } ranges { price { min } } }
        down: listGemstones(sort: PRICE_DESC, pageSize: 1) { items { price } ranges { price { max } } }
        heavy: listGemstones(sort: CARAT_DESC, pageSize: 1) { items { caratWeight } ranges { carat { max } } }
      }`,
    )
    expect(answer.data).toMatchObject({
      heavy: { items: [{ caratWeight: 10 }], ranges: { carat: { max: 10 } } },
    })
    // The shape is asserted by the comparison itself.
    const { up, down } = answer.data as Record<
      'up' | 'down',
      { items: [{ price: number }]; ranges: { price: { min: number; max: number } } }
    >
    expect(up.ranges.price.min).toBe(up.items[0].price)
    expect(down.ranges.price.max).toBe(down.items[0].price)
  })

  it('has no ranges where nothing was found', async () => {
    const answer = await ask(
      mockApi,
      '{ listGemstones(caratMin: 9.9, gemType: [RUBY]) { total items { id } ranges { price { min } carat { min } } } }',
    )
    expect(answer.data).toEqual({
      listGemstones: { total: 0, items: [], ranges: { price: null, carat: null } },
    })
  })

  it('shows only stones that turn when those are asked for', async () => {
    const answer = await ask(
      mockApi,
      '{ listGemstones(is360Image: true, pageSize: 100) { items { assets { type source } } } }',
    )
    // The shape is asserted by the comparison itself.
    const { items } = (answer.data as { listGemstones: { items: { assets: { type: string }[] }[] } })
      .listGemstones
    expect(items).toHaveLength(100)
    const drawn = items.filter(({ assets }) => assets.length > 0)
    expect(drawn.length).toBeGreaterThan(90)
    expect(new Set(drawn.map(({ assets }) => assets.map(({ type }) => type).join(' ')))).toEqual(
      new Set(['IMAGE IMAGE_360']),
    )
  })

  it.each([
    ['pageSize', 'pageSize: 101'],
    ['page', 'page: 0'],
    ['attributeIds', 'attributeIds: ["163"]'],
    ['caratMin', 'caratMin: 2, caratMax: 1'],
    ['priceMax', 'priceMax: -1'],
    ['stoneSizes', 'stoneSizes: [{ lengthMin: 5, lengthMax: 4 }]'],
  ])('refuses a wrong %s with an error that names it, and never with HTTP 500', async (argument, args) => {
    const { status, data, errors } = await ask(mockApi, `{ listGemstones(${args}) { total } }`)
    expect({ status, data }).toEqual({ status: 200, data: null })
    expect(errors).toHaveLength(1)
    expect(errors?.[0]?.extensions).toEqual({ code: 'BAD_USER_INPUT', argument })
  })

  it.each([
    ['a kind', 'gemType: [AMBER]', 'AMBER'],
    ['a price of three decimals', 'priceMin: 1.001', '1.001'],
  ])('refuses %s that the contract does not have', async (_, args, name) => {
    const { errors } = await ask(mockApi, `{ listGemstones(${args}) { total } }`)
    expect(errors?.[0]?.message).toContain(name)
  })
})

describe('a stone that was sold meanwhile', () => {
  const listed = `{ listGemstones(attributeIds: ["174"], caratMin: 0.8, caratMax: 1.2, sort: PRICE_DESC, pageSize: 100) {
    total items { id } facets { group options { ids count } } ranges { price { max } }
  } }`
  const list = async (world: string) => {
    const { data } = await ask(mockApi, listed, { headers: { world } })
    // The contract says so of the only field.
    const { listGemstones } = data as {
      listGemstones: {
        total: number
        items: { id: string }[]
        facets: { group: string; options: { ids: string[]; count: number }[] }[]
        ranges: { price: { max: number } }
      }
    }
    const pear = listGemstones.facets[0]?.options.find(({ ids }) => ids.includes('174'))
    return {
      ids: listGemstones.items.map(({ id }) => id),
      total: listGemstones.total,
      pears: pear?.count,
      dearest: listGemstones.ranges.price.max,
    }
  }

  it('is in no list of its world: neither items, total, counts nor ranges', async () => {
    const worlds = createWorldClient('http://mock.test', mockApi.fetch)
    await worlds.create({ id: 'sold-meanwhile' })
    const before = await list('sold-meanwhile')
    expect(before.ids.length).toBeGreaterThan(1)
    const [dearest = ''] = before.ids
    await worlds.setStoneAvailability('sold-meanwhile', dearest, 'SOLD')
    const after = await list('sold-meanwhile')
    expect(after.ids).toEqual(before.ids.slice(1))
    expect([after.total, after.pears]).toEqual([before.total - 1, before.total - 1])
    expect(after.dearest).toBeLessThan(before.dearest)
    expect(await list('default')).toEqual(before)
    await worlds.setStoneAvailability('sold-meanwhile', dearest, 'AVAILABLE')
    expect(await list('sold-meanwhile')).toEqual(before)
  })
})

describe('getGemstoneById', () => {
  const document = `query ($id: ID!) { getGemstoneById(id: $id) {
    id price gemStoneType shape caratWeight plainColour fancyColour clarity cut polish symmetry fluorescence ratio
    measLength measWidth measDepth certificate repNo availability qualityTier tablePercent depthPercent girdle culet
    species treatment countryOfOrigin growthMethod assets { type source smallSource width height alt placeholder }
    supplier { supplierName leadTimeDays importSettings { imgURL } }
  } }`
  const stone = async (name: EdgeStoneName) => {
    const answer = await ask(mockApi, document, { variables: { id: idOf(name) } })
    expect(answer).not.toHaveProperty('errors')
    return answer.data
  }

  it('shows every fact of a stone', async () => {
    expect(await stone('pairLeft')).toMatchObject({
      getGemstoneById: {
        id: '100010',
        price: 3612.5,
        gemStoneType: 'NATURAL_DIAMOND',
        shape: 'Round Brilliant',
        caratWeight: 1,
        plainColour: 'G',
        fancyColour: null,
        clarity: 'VS2',
        cut: 'EXCELLENT',
        polish: 'EXCELLENT',
        symmetry: 'EXCELLENT',
        fluorescence: 'NONE',
        ratio: 1,
        measLength: 6.4,
        measWidth: 6.38,
        measDepth: 3.94,
        certificate: 'GIA',
        availability: 'AVAILABLE',
        species: null,
        assets: [
          {
            type: 'IMAGE',
            source: expect.stringMatching(/^\/assets\/stones\/round-brilliant\/white\/\d+-640\.webp\?v=/),
            smallSource: expect.stringMatching(
              /^\/assets\/stones\/round-brilliant\/white\/\d+-320\.webp\?v=/,
            ),
            width: 640,
            height: 640,
            alt: 'Round Brilliant natural diamond',
            placeholder: 'data:image/webp;base64,AA',
          },
        ],
        supplier: { supplierName: 'London Vault', leadTimeDays: 2, importSettings: { imgURL: null } },
      },
    })
  })

  it.each([
    ['sold', { availability: 'SOLD' }],
    ['onHold', { availability: 'ON_HOLD' }],
    ['premiumTier', { plainColour: null, clarity: null, qualityTier: 'PREMIUM' }],
    [
      'almostNothingKnown',
      { certificate: null, repNo: null, polish: null, girdle: null, tablePercent: null },
    ],
    ['leadTimeUnknown', { supplier: { leadTimeDays: null } }],
    ['noPicture', { assets: [], supplier: { importSettings: { imgURL: null } } }],
    [
      'pictureOfSupplier',
      {
        assets: [],
        supplier: {
          importSettings: { imgURL: expect.stringMatching(/\/radiant-cut\/white\/\d+-640\.webp/) },
        },
      },
    ],
  ] as const)('answers for the stone that is %s', async (name, facts) => {
    expect(await stone(name)).toMatchObject({ getGemstoneById: facts })
  })

  it.each(['99', 'PR-00208', '100001000', idOf('priceZero')])('is null for %s', async (id) => {
    const answer = await ask(mockApi, document, { variables: { id } })
    expect(answer).toMatchObject({ status: 200, data: { getGemstoneById: null } })
    expect(answer).not.toHaveProperty('errors')
  })

  it.each(['', '1'.repeat(65)])('refuses an id that is empty or too long: "%s"', async (id) => {
    const { errors } = await ask(mockApi, document, { variables: { id } })
    expect(errors?.[0]?.extensions).toEqual({ code: 'BAD_USER_INPUT', argument: 'id' })
  })
})

describe('the stones of a mock', () => {
  it('are twenty thousand unless it is told otherwise', async () => {
    const usual = createMockApi()
    const { data } = await ask(
      usual,
      '{ getGemstoneById(id: "120000") { id } beyond: getGemstoneById(id: "120001") { id } }',
    )
    usual.close()
    expect(data).toEqual({ getGemstoneById: { id: '120000' }, beyond: null })
  })
})
