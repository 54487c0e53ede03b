import { buildSchema, getIntrospectionQuery, validate } from 'graphql'
import { describe, expect, it } from 'vitest'
import { documentDepthRule, finiteNumbersRule } from './document-limits.ts'
import { parseDocument } from './parse-document.ts'

const schema = buildSchema('type Query { a(price: Float, many: Int): Query, leaf: Int }')

function complaints(document: string): string[] {
  return validate(schema, parseDocument(document), [documentDepthRule, finiteNumbersRule]).map(
    ({ message }) => message,
  )
}

/** A document whose deepest field is on this level. */
function nested(levels: number): string {
  return `{ ${'a { '.repeat(levels - 1)} leaf ${'}'.repeat(levels - 1)} }`
}

const tooDeep = 'The document is too deep: at most 12 levels are allowed.'

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

describe('fragments', () => {
  it('that use one another in a circle have an end', () => {
    expect(
      complaints('{ ...A } fragment A on Query { leaf ...B } fragment B on Query { leaf ...A }'),
    ).toEqual([])
  })
})

describe('numbers', () => {
  it.each(['1e999', '-1e999', `1${'0'.repeat(400)}`, `${'9'.repeat(400)}.5`])(
    'as %s are refused',
    (number) => {
      expect(complaints(`{ a(price: ${number}) { leaf } }`)).toEqual([
        expect.stringMatching(/^The number .{5,41} is too large\.$/) as string,
      ])
    },
  )

  it('that a computer holds are taken', () => {
    expect(complaints('{ a(price: 1e308) { leaf } b: a(price: -12.5, many: 2147483647) { leaf } }')).toEqual(
      [],
    )
  })
})

it('lets introspection nest, for GraphiQL', () => {
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
