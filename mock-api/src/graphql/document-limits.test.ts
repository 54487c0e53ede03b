import { buildSchema, getIntrospectionQuery, validate } from 'graphql'
import { describe, expect, it } from 'vitest'
import { documentLimitsRule } from './document-limits.ts'
import { parseDocument } from './parse-document.ts'

const schema = buildSchema('type Query { a: Query, leaf: Int }')

function complaints(document: string): string[] {
  return validate(schema, parseDocument(document), [documentLimitsRule]).map(({ message }) => message)
}

/** A document whose deepest field is on this level. */
function nested(levels: number): string {
  return `{ ${'a { '.repeat(levels - 1)} leaf ${'}'.repeat(levels - 1)} }`
}

const tooDeep = 'The document is too deep: at most 12 levels are allowed.'
const tooMuch = (cost: number) => `The document asks for too much: it costs ${cost}, at most 1000 is allowed.`

describe('the depth of a document', () => {
  it('may be twelve and no more', () => {
    expect(complaints(nested(12))).toEqual([])
    expect(complaints(nested(13))).toEqual([tooDeep])
  })

  it('counts through fragments', () => {
    const document = `{ a { ...Deep } } fragment Deep on Query ${nested(12)}`
    expect(complaints(document)).toEqual([tooDeep])
  })

  it('is measured in every operation', () => {
    expect(complaints(`query A ${nested(2)} query B ${nested(13)}`)).toEqual([tooDeep])
  })
})

describe('the cost of a document', () => {
  const aliases = (count: number, field: string) =>
    Array.from({ length: count }, (_, index) => `f${index}: ${field}`).join(' ')

  it('is 25 for each thing asked for and 1 for each field of it', () => {
    expect(complaints(`{ ${aliases(40, 'leaf')} }`)).toEqual([])
    expect(complaints(`{ ${aliases(41, 'leaf')} }`)).toEqual([tooMuch(1025)])
    expect(complaints(`{ a { ${aliases(975, 'leaf')} } }`)).toEqual([])
    expect(complaints(`{ a { ${aliases(976, 'leaf')} } }`)).toEqual([tooMuch(1001)])
  })

  it('counts a fragment wherever it is used', () => {
    const fragment = `fragment Many on Query { ${aliases(39, 'leaf')} }`
    expect(complaints(`{ ...Many } ${fragment}`)).toEqual([])
    expect(complaints(`{ ...Many a { ...Many } } ${fragment}`)).toEqual([tooMuch(39 * 25 + 25 + 39)])
  })

  it('is worked out in no time for fragments that use others twice', () => {
    const bomb = Array.from({ length: 40 }, (_, n) => `fragment F${n} on Query { ...F${n + 1} ...F${n + 1} }`)
    const document = `{ a { ...F0 } } ${bomb.join(' ')} fragment F40 on Query { leaf }`
    expect(complaints(document)).toEqual([tooMuch(2 ** 40 + 25)])
  })

  it('is worked out for fragments that use one another in a circle', () => {
    expect(
      complaints('{ ...A } fragment A on Query { leaf ...B } fragment B on Query { leaf ...A }'),
    ).toEqual([])
  })
})

it('leaves introspection alone, for GraphiQL', () => {
  expect(complaints(getIntrospectionQuery({ inputValueDeprecation: true, schemaDescription: true }))).toEqual(
    [],
  )
})

describe('parsing', () => {
  it('refuses what is nested so deep that the parser would run out of stack', () => {
    expect(() => parseDocument('{a'.repeat(20_000))).toThrow('The document is too deep')
    expect(() => parseDocument(`{a(b:${'['.repeat(20_000)}`)).toThrow('The document is too deep')
    expect(() => parseDocument(`query($a:${'['.repeat(20_000)}`)).toThrow('The document is too deep')
  })

  it('refuses a document of too many tokens', () => {
    expect(() => parseDocument(`{ ${'a '.repeat(5_000)} }`)).toThrow('more that 4000 tokens')
  })
})
