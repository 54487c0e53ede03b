import { afterAll, describe, expect, it } from 'vitest'
import { createMockApi } from '../app.ts'
import { ask } from '../testing/ask.ts'
import { createWorldClient } from '@shop/schema/http/world-client'

const mockApi = createMockApi()
afterAll(() => mockApi.close())

describe('listDesigns', () => {
  it('shows the sixty engagement-ring settings of the shop', async () => {
    const answer = await ask(
      mockApi,
      '{ listDesigns(categoryId: "1", subCategoryIds: ["1"]) { total items { sku } } }',
    )
    expect(answer).toMatchObject({ status: 200, data: { listDesigns: { total: 60 } } })
    expect(answer).toHaveProperty('data.listDesigns.items.length', 24)
  })

  it('tells of a finished piece what it is set with and to which ranges it belongs', async () => {
    const answer = await ask(
      mockApi,
      '{ getDesignBySku(sku: "RI-00827") { gemTypes subCollections { id name } } }',
    )
    expect(answer.data).toEqual({
      getDesignBySku: {
        gemTypes: ['SAPPHIRE', 'NATURAL_DIAMOND'],
        subCollections: [
          { id: '4', name: 'Classic' },
          { id: '9', name: 'Gemstone' },
        ],
      },
    })
  })

  it('tells of a ready ring how its stone was weighed and graded', async () => {
    const fields = 'gemStoneType shape count caratWeight plainColour clarity certificate'
    const answer = await ask(mockApi, `{ getDesignBySku(sku: "ER-00521") { setStones { ${fields} } } }`)
    expect(answer.data).toEqual({
      getDesignBySku: {
        setStones: [
          {
            gemStoneType: 'NATURAL_DIAMOND',
            shape: 'Round Brilliant',
            count: 1,
            caratWeight: 0.5,
            plainColour: 'G',
            clarity: 'VS2',
            certificate: 'NONE',
          },
        ],
      },
    })
  })

  it('tells of a band which stones go with which of its widths, and of a setting none', async () => {
    const answer = await ask(
      mockApi,
      `{ band: getDesignBySku(sku: "WR-00651") { setStones { count optionIds } }
        setting: getDesignBySku(sku: "PR-00201") { setStones { count } } }`,
    )
    expect(answer.data).toEqual({
      band: {
        setStones: [
          { count: 15, optionIds: ['3001'] },
          { count: 12, optionIds: ['3002'] },
          { count: 10, optionIds: ['3003'] },
          { count: 8, optionIds: ['3004'] },
        ],
      },
      setting: { setStones: null },
    })
    expect(answer).not.toHaveProperty('errors')
  })

  it('shows on sale what a sale lowers by the clock of the world', async () => {
    const worlds = createWorldClient('http://mock.test', mockApi.fetch)
    const totals =
      '{ rings: listDesigns(categoryId: "2", onSale: true) { total } all: listDesigns(categoryId: "3", onSale: true) { total } }'
    const at = async (now: string) => {
      await worlds.setClock('default', now)
      return (await ask(mockApi, totals)).data
    }
    expect(await at('2026-12-01T23:59:59Z')).toEqual({ rings: { total: 0 }, all: { total: 18 } })
    expect(await at('2026-12-02T00:00:00Z')).toEqual({ rings: { total: 0 }, all: { total: 0 } })
    expect(await at('2027-01-02T00:00:00Z')).toMatchObject({ rings: { total: 1 } })
  })

  it.each([
    ['pageSize', 'categoryId: "1", pageSize: 101'],
    ['subCollectionIds', 'categoryId: "3", subCollectionIds: ["8"]'],
    ['collectionId', 'categoryId: "3", collectionId: "1"'],
    ['categoryId', 'categoryId: "9"'],
    ['attributeIds', 'categoryId: "1", attributeIds: ["139"]'],
  ])('refuses a wrong %s with an error that names it, and never with HTTP 500', async (argument, args) => {
    const { status, data, errors } = await ask(mockApi, `{ listDesigns(${args}) { total } }`)
    expect({ status, data }).toEqual({ status: 200, data: null })
    expect(errors).toHaveLength(1)
    expect(errors?.[0]?.extensions).toEqual({ code: 'BAD_USER_INPUT', argument })
  })
})

describe('getDesignBySku', () => {
  const document =
    'query ($sku: String!) { getDesignBySku(sku: $sku) { sku attributes(names: ["Shape", "Metal"]) { name } } }'

  it('finds a design in any letter case, with only the attributes asked for', async () => {
    expect(await ask(mockApi, document, { variables: { sku: 'pr-00208' } })).toMatchObject({
      data: { getDesignBySku: { sku: 'PR-00208', attributes: [{ name: 'Metal' }, { name: 'Shape' }] } },
    })
  })

  it('says of what cannot be chosen all there is, or what is asked for', async () => {
    const answer = await ask(
      mockApi,
      `{ getDesignBySku(sku: "PR-00208") {
        some: fixedAttributes(names: ["Style", "Fragrance"]) { name }
        all: fixedAttributes { name optionName }
      } }`,
    )
    expect(answer.data).toMatchObject({
      getDesignBySku: {
        some: [{ name: 'Style' }],
        all: expect.arrayContaining([
          { name: 'Head', optionName: 'Claw' },
          { name: 'Shank', optionName: 'Straight' },
        ]),
      },
    })
  })

  it('says which finished pieces are on the shelf, and which were', async () => {
    const answer = await ask(
      mockApi,
      '{ getDesignBySku(sku: "PR-00204") { stock { stockStatus attributes } } }',
    )
    expect(answer.data).toEqual({
      getDesignBySku: {
        stock: [
          { stockStatus: 'IN_STOCK', attributes: ['161', '171', '1013'] },
          { stockStatus: 'IN_STOCK', attributes: ['163', '171', '1017'] },
          { stockStatus: 'OUT_OF_STOCK', attributes: ['163', '175', '1015'] },
        ],
      },
    })
  })

  it('shows its pictures, or those of what is chosen', async () => {
    const answer = await ask(
      mockApi,
      '{ getDesignBySku(sku: "PR-00208") { assets(attributeIds: ["161", "177"], isMain: true) { tags asset { source alt } } } }',
    )
    expect(answer.data).toEqual({
      getDesignBySku: {
        assets: [
          {
            tags: ['177', '161'],
            asset: {
              source: expect.stringMatching(
                /^\/assets\/designs\/PR-00208\/emerald-cut\/yellow-gold\/hero-\d+\.webp\?v=/,
              ),
              alt: expect.stringContaining('in yellow gold with an emerald-cut stone'),
            },
          },
        ],
      },
    })
  })

  it('shows every option of a choice', async () => {
    const answer = await ask(
      mockApi,
      '{ getDesignBySku(sku: "ER-00521") { attributes(names: ["Shape"]) { name options { id name } } } }',
    )
    expect(answer.data).toEqual({
      getDesignBySku: {
        attributes: [{ name: 'Shape', options: [{ id: '171', name: 'Round Brilliant' }] }],
      },
    })
  })

  it('shows every attribute when none is named', async () => {
    const answer = await ask(mockApi, '{ getDesignBySku(sku: "PR-00208") { attributes { name } } }')
    expect(answer.data).toMatchObject({
      getDesignBySku: {
        attributes: expect.arrayContaining([{ name: 'Finger Size' }, { name: 'Engraving' }]),
      },
    })
  })

  it('is null when there is none', async () => {
    const answer = await ask(mockApi, document, { variables: { sku: 'PR-99999' } })
    expect(answer).toMatchObject({ status: 200, data: { getDesignBySku: null } })
    expect(answer).not.toHaveProperty('errors')
  })

  it.each(['', 'P'.repeat(65)])('refuses a sku that is empty or too long: "%s"', async (sku) => {
    const { errors } = await ask(mockApi, document, { variables: { sku } })
    expect(errors?.[0]?.extensions).toEqual({ code: 'BAD_USER_INPUT', argument: 'sku' })
  })
})
