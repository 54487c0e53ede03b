import { expect, it } from 'vitest'
import { withDefinitions } from './definitions.ts'

it('brings only the drawings that a picture refers to', () => {
  const markup = '<use href="#a"/><path fill="url(#b)"/>'
  const drawings = ['<g id="a"/>', '<filter id="b"/>', '<g id="ab"/>', '<g id="c"/>']
  expect(withDefinitions(markup, drawings)).toBe(`<defs><g id="a"/><filter id="b"/></defs>${markup}`)
})
