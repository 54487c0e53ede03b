import { describe, expect, it } from 'vitest'
import { requestParameters } from './request-parameters.ts'

const inAddress = (parameters: Record<string, string>) => {
  const url = `http://mock.test/graphql?${new URLSearchParams(parameters).toString()}`
  return requestParameters({ method: 'GET', url }, '')
}
const inBody = (body: string) =>
  requestParameters({ method: 'POST', url: 'http://mock.test/graphql?query=%7Bother%7D' }, body)

describe('what a request asks for', () => {
  it('is in the body of a POST, whatever its address says', () => {
    expect(inBody('{"query":"{ a }","variables":{"b":1}}')).toEqual({ query: '{ a }', variables: { b: 1 } })
  })

  it('is in the address of any other', () => {
    expect(
      inAddress({
        query: '{ a }',
        operationName: 'A',
        variables: '{"b":1}',
        extensions: '{"c":2}',
        other: '3',
      }),
    ).toEqual({ query: '{ a }', operationName: 'A', variables: { b: 1 }, extensions: { c: 2 } })
  })

  it('leaves out what is empty', () => {
    expect(inAddress({ query: '{ a }', operationName: '', variables: '', extensions: '' })).toEqual({
      query: '{ a }',
    })
  })

  it.each(['variables', 'extensions'])('is refused where its %s are no JSON', (name) => {
    expect(() => inAddress({ query: '{ a }', [name]: '{' })).toThrow(`The parameter ${name} is no JSON.`)
  })

  it('is refused where its body is no JSON', () => {
    expect(() => inBody('{')).toThrow('The body is no JSON.')
  })
})
