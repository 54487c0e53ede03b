import { buildSchema, parse } from 'graphql'
import { describe, expect, it } from 'vitest'
import { assertAnswer, readAnswer } from './assert-answer.ts'

const schema = buildSchema(`
  type Query { ring(sku: String!): Ring, rings: [Ring!]! }
  type Ring { sku: String! stock: Stock! count: Int note: String sizes: [Float!]! }
  enum Stock { IN OUT }
`)
const document = parse(
  'query ($all: Boolean!) { mine: ring(sku: "A") { sku stock count sizes ... on Ring { note @include(if: $all) } } }',
)
const ring = { sku: 'A', stock: 'IN', count: 1, sizes: [1, 2.5], note: null }

function check(mine: unknown): () => void {
  return () => assertAnswer(schema, document, { mine }, { all: true })
}

describe('an answer that keeps the contract', () => {
  it('passes', () => {
    expect(check(ring)).not.toThrow()
    expect(check(null)).not.toThrow()
  })

  it('needs no field that was left out by a directive', () => {
    const { note: _, ...without } = ring
    expect(() => assertAnswer(schema, document, { mine: without }, { all: false })).not.toThrow()
  })

  it('may have fields that nobody asked for, which are not read', () => {
    const data = { mine: { ...ring, price: 1 }, more: true }
    expect(readAnswer(schema, document, data, { all: true })).toEqual({
      violation: null,
      data: { mine: ring },
    })
  })
})

describe('an answer that breaks it', () => {
  it.each([
    ['a null that must not be', { ...ring, sku: null }, 'mine.sku: Cannot return null'],
    ['a missing field', { ...ring, sku: undefined }, 'mine.sku: Cannot return null'],
    ['a missing field that may be null', { ...ring, note: undefined }, 'mine.note: The field is missing.'],
    ['an unknown enum value', { ...ring, stock: 'GONE' }, 'mine.stock'],
    ['a fraction for a whole number', { ...ring, count: 1.5 }, 'mine.count'],
    ['a number as text', { ...ring, count: '1' }, 'mine.count: "1" is of another type'],
    ['a text as number', { ...ring, sku: 5 }, 'another type'],
    ['a single value for a list', { ...ring, sizes: 1 }, 'mine.sizes'],
    ['a null in a list', { ...ring, sizes: [1, null] }, 'mine.sizes.1'],
  ])('by %s fails', (_, mine, message) => {
    expect(check(mine)).toThrow(message)
  })

  it('by having no data at all fails', () => {
    expect(() => assertAnswer(schema, document, undefined, { all: true })).toThrow('The answer')
    expect(() => assertAnswer(schema, parse('{ rings { sku } }'), {})).toThrow('rings: Cannot return null')
  })
})
