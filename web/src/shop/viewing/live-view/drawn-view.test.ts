import { expect, it } from 'vitest'
import { drawnViewsOf } from './drawn-view.ts'

it.each([
  ['setting', ['above', 'detail', 'hand']],
  ['band', ['above', 'hand']],
  ['earrings', ['detail']],
  ['bracelet', []],
] as const)('a %s is drawn as %s', (kind, views) => {
  expect(drawnViewsOf(kind)).toEqual(views)
})
