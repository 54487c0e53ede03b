import { expect, it } from 'vitest'
import { fittingKindAt } from './fitting-kind.ts'

it.each([
  ['engagement-rings', 'engagement-ring'],
  ['pendants', 'pendant'],
  ['earrings', null],
  ['engagement-ring', null],
])('%s are settings of the kind %s', (segment, kind) => expect(fittingKindAt(segment)).toBe(kind))
