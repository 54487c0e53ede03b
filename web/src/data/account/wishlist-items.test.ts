import { describe, expect, it } from 'vitest'
import { pieceKey } from './wished-piece.ts'
import { withChange, withoutDesign, withPiece, type WishListItem } from './wishlist-items.ts'

const halo = { id: 'w1', designId: 'd1', metalId: 'platinum', gemstoneId: null }
const stone = { id: 'w2', designId: null, metalId: null, gemstoneId: '100010' }
const list: readonly WishListItem[] = [halo, stone]

it.each([
  [halo, 'design d1'],
  [stone, 'gemstone 100010'],
  [{ designId: 'd1', metalId: 'gold' }, 'design d1'],
  [{ gemstoneId: '100010' }, 'gemstone 100010'],
])('%j is known as %s', (piece, key) => {
  expect(pieceKey(piece)).toBe(key)
})

describe('a piece that is added', () => {
  it('stands first, and has no id until the API has answered', () => {
    expect(withPiece(list, { designId: 'd2', metalId: 'gold' })).toEqual([
      { id: null, designId: 'd2', metalId: 'gold', gemstoneId: null },
      halo,
      stone,
    ])
    expect(withPiece([], { gemstoneId: '100010' })).toEqual([{ ...stone, id: null }])
  })

  it('takes the other metal where it is there already, and keeps id and place', () => {
    expect(withPiece([stone, halo], { designId: 'd1', metalId: 'gold' })).toEqual([
      stone,
      { ...halo, metalId: 'gold' },
    ])
    expect(withPiece(list, { gemstoneId: '100010' })).toEqual(list)
  })
})

describe('a piece that is removed', () => {
  it('is known by its design, whatever the metal', () => {
    expect(withoutDesign(list, 'd1')).toEqual([stone])
    expect(withChange(list, { kind: 'remove', piece: { designId: 'd1', metalId: 'gold' } })).toEqual([stone])
  })

  it('is known by its stone', () => {
    expect(withChange(list, { kind: 'remove', piece: { gemstoneId: '100010' } })).toEqual([halo])
  })

  it('and is not there leaves the list as it was', () => {
    expect(withChange(list, { kind: 'remove', piece: { designId: 'd9', metalId: 'gold' } })).toEqual(list)
    expect(withChange(list, { kind: 'remove', piece: { gemstoneId: '1' } })).toEqual(list)
  })
})
