import { documentCost, maxCost } from '@shop/mock-api/graphql/document-cost'
import { shopSchema } from '@shop/mock-api/graphql/shop-schema'
import { parse } from 'graphql'
import { expect, it } from 'vitest'
import operations from '../../web/operations.json' with { type: 'json' }

it('leaves the shop room: its dearest document costs two thirds of what is allowed at most, with pages of a hundred', () => {
  const schema = shopSchema()
  const costs = Object.values(operations).map((text) =>
    documentCost({
      schema,
      document: parse(text),
      operationName: /(?:query|mutation) (\w+)/.exec(text)?.[1],
    }),
  )
  expect(Math.max(...costs)).toBeLessThan((maxCost * 2) / 3)
  expect(Math.min(...costs)).toBeGreaterThanOrEqual(250)
})
