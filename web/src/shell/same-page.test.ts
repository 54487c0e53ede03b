import { expect, it } from 'vitest'
import { isSamePage } from './same-page.ts'

const rings = { routeId: '/$family/collection/{-$attributes}', params: { family: 'rings' } }
const piece = { routeId: '/$family/product/$sku', params: { family: 'rings', sku: 'RI-00801' } }

it('takes a list for the same page whatever its filters', () => {
  const filtered = { ...rings, params: { ...rings.params, attributes: 'yellow-gold' } }
  expect(isSamePage(rings, filtered)).toBe(true)
  expect(isSamePage(filtered, { ...rings, params: { ...rings.params, attributes: undefined } })).toBe(true)
})

it('takes another list, another piece and another kind of page for new ones', () => {
  expect(isSamePage(rings, { ...rings, params: { family: 'necklaces' } })).toBe(false)
  expect(isSamePage(piece, { ...piece, params: { ...piece.params, sku: 'RI-00802' } })).toBe(false)
  expect(isSamePage(rings, piece)).toBe(false)
  expect(isSamePage(undefined, rings)).toBe(false)
})
