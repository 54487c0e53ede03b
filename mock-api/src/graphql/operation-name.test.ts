import { describe, expect, it } from 'vitest'
import { operationNameOf } from './operation-name.ts'

const post = new Request('http://mock.test/graphql', { method: 'POST' })
const posted = (parameters: unknown) => operationNameOf(post, JSON.stringify(parameters))
const got = (parameters: Record<string, string>) =>
  operationNameOf(new Request(`http://mock.test/graphql?${new URLSearchParams(parameters).toString()}`), '')

const query = 'fragment F on Query { getVat { vat } } query Vat { ...F } query Rates { ...F }'

describe('the operation of a request, by which faults are named (rules/worlds-and-mock#faults)', () => {
  it('is the one that is asked for', () => {
    expect(posted({ operationName: 'Rates', query })).toBe('Rates')
    expect(got({ operationName: 'Rates', query })).toBe('Rates')
  })

  it('is the first of the document where none is asked for', () => {
    expect(posted({ query })).toBe('Vat')
    expect(posted({ operationName: null, query })).toBe('Vat')
    expect(posted({ operationName: '', query })).toBe('Vat')
    expect(got({ query })).toBe('Vat')
  })

  it('is read from the address of a GET alone, and from the body of all others', () => {
    expect(
      operationNameOf(new Request('http://mock.test/graphql'), JSON.stringify({ query })),
    ).toBeUndefined()
    const addressed = new Request('http://mock.test/graphql?operationName=Vat', { method: 'POST' })
    expect(operationNameOf(addressed, '{}')).toBeUndefined()
  })

  it.each([
    ['has no name', { query: '{ getVat { vat } }' }],
    ['holds no operation', { query: 'fragment F on Query { getVat { vat } }' }],
    ['is no document', { query: '{' }],
    ['is no text', { query: 7 }],
    ['is missing', {}],
    ['is in a batch', [{ query }]],
    ['is in nothing', null],
    ['is in a text', 'Vat'],
  ])('is none where it %s', (_, parameters) => {
    expect(posted(parameters)).toBeUndefined()
  })

  it('is none where the body is no JSON', () => {
    expect(operationNameOf(post, '{')).toBeUndefined()
  })
})
