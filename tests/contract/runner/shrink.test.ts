import { buildSchema } from 'graphql'
import { describe, expect, it } from 'vitest'
import type { Sent } from './outcome.ts'
import { smallestRequest } from './shrink.ts'
import { holdFor } from './smallest-draw.ts'
import { Deviation } from './outcome.ts'

const schema = buildSchema(`
  type Query { rings(metals: [ID!]! = [], page: Int = 1, sort: Sort): Page!, vat: Int }
  enum Sort { UP DOWN }
  type Page { total: Int!, items: [Ring!]! }
  type Ring { id: ID!, name: String!, price: Float!, maker: Maker! }
  type Maker { id: ID!, town: String! }
`)
const whole: Sent = {
  query: `query Rings($metals: [ID!]!, $page: Int, $sort: Sort) {
    vat rings(metals: $metals, page: $page, sort: $sort) { total items { ...Ring } }
  }
  fragment Ring on Ring { id name price maker { id town } }`,
  variables: { metals: ['1', '2'], page: 3, sort: 'UP' },
}
const plain = (text: string) => text.replaceAll(/\s+/g, ' ').trim()

async function smallest(sent: Sent, shows: (sent: Sent) => boolean) {
  const { query, variables } = await smallestRequest(sent, schema, async (smaller) => shows(smaller))
  return { query: plain(query), variables }
}

describe('the smallest request', () => {
  it('keeps the one field that shows it, and no argument', async () => {
    expect(await smallest(whole, ({ query }) => query.includes('town'))).toEqual({
      query: 'query Rings { rings { items { ... on Ring { maker { town } } } } }',
      variables: {},
    })
  })

  it('keeps arguments and as much of a list as it takes', async () => {
    const shows = ({ query, variables }: Sent) =>
      query.includes('total') && Array.isArray(variables['metals']) && variables['metals'].length > 0
    expect(await smallest(whole, shows)).toEqual({
      query: 'query Rings($metals: [ID!]!) { rings(metals: $metals) { total } }',
      variables: { metals: ['1'] },
    })
  })

  it('of a request that breaks the contract breaks it too', async () => {
    const wrong = { ...whole, query: whole.query.replace('vat', 'vat noSuchField') }
    expect(await smallest(wrong, () => true)).toEqual({ query: 'query Rings { noSuchField }', variables: {} })
  })

  it('is the one that was sent where a second time shows nothing', async () => {
    expect(await smallestRequest(whole, schema, async () => false)).toEqual(whole)
  })
})

describe('the smallest draw', () => {
  const holdsBelow = (limit: number) => async (drawn: Readonly<Record<string, unknown>>) => {
    const page = Number(drawn['page'] ?? 1)
    if (drawn['metal'] === undefined) throw new Deviation('It is refused: a metal is missing')
    if (page >= limit) throw new Deviation(`page ${page}: ${Object.keys(drawn).join()}`)
  }

  it('is what fails', async () => {
    const drawn = { metal: 'gold', sort: 'UP', page: 20 }
    await expect(holdFor(drawn, holdsBelow(5))).rejects.toThrow('page 5: metal,page')
  })

  it('is nobody’s business while all holds', async () => {
    await expect(holdFor({ metal: 'gold', page: 3 }, holdsBelow(5))).resolves.toBeUndefined()
  })
})
