import { expect, it } from 'vitest'
import { weightsAround } from './search-weight.ts'

it.each([
  ['1.5', { min: 148, max: 159 }],
  ['1.50', { min: 148, max: 159 }],
  ['1.52', { min: 150, max: 154 }],
  ['1', { min: 98, max: 109 }],
  ['0.1', { min: 8, max: 19 }],
  ['30', { min: 2998, max: 3009 }],
  ['0.05', null],
  ['31', null],
  ['x', null],
])('a search for %s means the weights %j', (text, weights) => expect(weightsAround(text)).toEqual(weights))
