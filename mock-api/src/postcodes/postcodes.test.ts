import { tidyPostcode } from '@shop/schema/domain/vocabulary/postcode'
import * as fc from 'fast-check'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { createMockApi, type MockApi } from '../app.ts'
import { ask } from '../testing/ask.ts'
import { addressesAt } from './addresses-at.ts'
import { postTowns } from './post-towns.ts'

let mockApi: MockApi
beforeEach(() => void (mockApi = createMockApi()))
afterEach(() => mockApi.close())

const look = (postcode: string) =>
  ask(
    mockApi,
    `query ($postcode: String!) { addressesAtPostcode(postcode: $postcode) { line1 line2 town postcode } }`,
    { variables: { postcode } },
  )

describe('the addresses at a postcode (rules/checkout#postcodes)', () => {
  it('stand from house to house, as the post writes them, in whatever form it is asked for', async () => {
    const { data } = await look(' ba1  5lr')
    const at = { town: 'Bath', postcode: 'BA1 5LR' }
    expect(data).toEqual({
      addressesAtPostcode: [
        { line1: '74 Alder Walk', line2: 'Flat 1', ...at },
        { line1: '74 Alder Walk', line2: 'Flat 2', ...at },
        { line1: '76 Alder Walk', line2: null, ...at },
        { line1: '78 Alder Walk', line2: 'Flat 1', ...at },
        { line1: '78 Alder Walk', line2: 'Flat 2', ...at },
        { line1: '78 Alder Walk', line2: 'Flat 3', ...at },
        { line1: '80 Alder Walk', line2: 'Flat 1', ...at },
        { line1: '80 Alder Walk', line2: 'Flat 2', ...at },
      ],
    })
  })

  it('are in the town of the postcode’s letters', () => {
    expect(
      ['B1 1AA', 'EC1A 1BB', 'NW1 4NP', 'M2 4WU', 'LS40 1AA'].map((code) => addressesAt(code)[0]?.town),
    ).toEqual(['Birmingham', 'London', 'London', 'Manchester', 'Leeds'])
  })

  it.each(['GIR 0AA', 'QQ1 1AA', 'BA1 9ZZ'])('are none at %s, so that they are typed', async (postcode) => {
    expect((await look(postcode)).data).toEqual({ addressesAtPostcode: [] })
  })

  it.each(['', 'Bath', 'BA1', '75008', 'BA1 5LR; DROP'])('are not asked for by %j', async (text) => {
    const { errors } = await look(text)
    expect(errors?.[0]?.message).toBe('postcode must be one of the United Kingdom: BA1 5LR.')
    expect(errors?.[0]?.extensions).toEqual({ code: 'BAD_USER_INPUT', argument: 'postcode' })
  })

  const postcodes = fc
    .tuple(
      fc.constantFrom(...Object.keys(postTowns)),
      fc.integer({ min: 1, max: 99 }),
      fc.integer({ min: 0, max: 8 }),
      fc.constantFrom('AA', 'LR', 'ZZ', 'QT'),
    )
    .map(([area, district, sector, unit]) => `${area}${district} ${sector}${unit}`)

  it('are in another street elsewhere', () => {
    const streets = ['LS1 4DY', 'M1 1AE', 'SW1A 2AA'].map((code) => addressesAt(code)[0]?.line1)
    expect(streets).toEqual(['26 Dovecote Yard', '64 Dovecote Yard', '27 Kiln Street'])
  })

  it('have a town in each of the 121 areas of the United Kingdom', () => {
    expect(Object.keys(postTowns)).toHaveLength(121)
    for (const town of Object.values(postTowns)) expect(town).toMatch(/^[A-Z][a-z]+(?:[ -][A-Za-z]+)*$/)
  })

  it('are five to eight at every other, each once, and always the same', () => {
    fc.assert(
      fc.property(postcodes, (postcode) => {
        expect(tidyPostcode(postcode)).toBe(postcode)
        const found = addressesAt(postcode)
        expect(found.length).toBeGreaterThanOrEqual(5)
        expect(found.length).toBeLessThanOrEqual(8)
        expect(new Set(found.map(({ line1, line2 }) => `${line1}, ${line2}`)).size).toBe(found.length)
        expect(addressesAt(postcode)).toEqual(found)
        const homes = Map.groupBy(found, ({ line1 }) => line1)
        expect([...homes.values()].filter(([home, ...others]) => home?.line2 && others.length === 0)).toEqual(
          [],
        )
      }),
    )
  })

  it('are flats in some houses, and others stand by themselves', () => {
    const found = ['BA1 5LR', 'LS1 4DY', 'M1 1AE', 'SW1A 2AA'].flatMap(addressesAt)
    expect(found.some(({ line2 }) => line2 !== null)).toBe(true)
    expect(found.some(({ line2 }) => line2 === null)).toBe(true)
  })
})
