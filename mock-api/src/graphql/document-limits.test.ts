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

  it('counts through inline fragments, which are no level', () => {
    expect(complaints(`{ ... on Query ${nested(12)} }`)).toEqual([])
    expect(complaints(`{ a { ... on Query ${nested(12)} } }`)).toEqual([tooDeep])
  })

  it('is that of the deepest field, wherever it stands', () => {
    expect(complaints(`{ a ${nested(12)} leaf }`)).toEqual([tooDeep])
    expect(complaints(`{ leaf a ${nested(12)} }`)).toEqual([tooDeep])
  })

  it('counts a fragment anew in each place', () => {
    const document = `{ ...Deep a { ...Deep } } fragment Deep on Query ${nested(12)}`
    expect(complaints(document)).toEqual([tooDeep])
  })

  it('is no matter where one type is asked about', () => {
    const document = `{ __type(name: "Query") { ${'ofType { '.repeat(12)} name ${'}'.repeat(12)} } }`
    expect(complaints(document)).toEqual([])
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

  it('are named in part where they are long', () => {
    const big = (length: number) => `1e${'9'.repeat(length - 2)}`
    expect(complaints(`{ a(price: ${big(40)}) { leaf } }`)).toEqual([`The number ${big(40)} is too large.`])
    expect(complaints(`{ a(price: ${big(41)}) { leaf } }`)).toEqual([`The number ${big(40)}… is too large.`])
  })

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

it('refuses with a code', () => {
  const errors = validate(schema, parseDocument(`{ a(price: 1e999) ${nested(12)} }`), [
    documentDepthRule,
    finiteNumbersRule,
  ])
  const badUserInput = { code: 'BAD_USER_INPUT', argument: 'query' }
  expect(errors.map(({ extensions }) => extensions)).toEqual([badUserInput, badUserInput])
})

describe('parsing', () => {
  it('takes a hundred brackets within brackets, and no more', () => {
    const document = (lists: number) => `{ a(b: ${'['.repeat(lists)}${']'.repeat(lists)}) }`
    expect(parseDocument(document(98)).definitions).toHaveLength(1)
    expect(() => parseDocument(document(99))).toThrow('at most 100 nested brackets are allowed')
  })

  it('counts no bracket that is closed again', () => {
    expect(parseDocument(`{ ${'a(b: [1]) { leaf } '.repeat(200)} }`).definitions).toHaveLength(1)
  })

  it('refuses what is nested so deep that the parser would run out of stack', () => {
    expect(() => parseDocument('{a'.repeat(20_000))).toThrow('The document is too deep')
    expect(() => parseDocument(`{a(b:${'['.repeat(20_000)}`)).toThrow('The document is too deep')
    expect(() => parseDocument(`query($a:${'['.repeat(20_000)}`)).toThrow('The document is too deep')
  })

  it('refuses a document of too many tokens', () => {
    expect(() => parseDocument(`{ ${'a '.repeat(5_000)} }`)).toThrow('more that 4000 tokens')
  })
})
