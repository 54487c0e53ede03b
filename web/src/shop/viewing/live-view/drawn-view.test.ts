import { usualStone } from '@shop/schema/geometry/stones/usual-stone'
import { usualSetting } from '@shop/schema/geometry/testing/usual-setting'
import { expect, it } from 'vitest'
import { drawnViewsOf, wornViewOf } from './drawn-view.ts'

const stone = usualStone('round-brilliant', 'NATURAL_DIAMOND')
const hanging = { shape: 'round-brilliant', gem: null, letter: null } as const
const necklace = { ...hanging, kind: 'necklace', chain: 'trace' } as const

it.each([
  [{ ...usualSetting(), stone }, ['side', 'above', 'detail', 'hand']],
  [{ kind: 'band', profile: 'd-shaped', finish: 'polished', widthMm: 4 }, ['side', 'above', 'hand']],
  [{ ...hanging, kind: 'earrings', style: 'hoop', motif: 'plain' }, ['side', 'detail', 'ear']],
  [{ ...necklace, motif: 'bar' }, ['side', 'detail', 'neck']],
  [{ ...necklace, motif: 'tennis' }, ['side', 'detail', 'neck']],
  [{ ...hanging, kind: 'bracelet', style: 'tennis', motif: 'row', chain: 'trace' }, ['detail']],
] as const)('a piece is drawn as it is worn: %j', (piece, views) => {
  expect(drawnViewsOf(piece)).toEqual(views)
})

it('says what wears a piece, and of a stone by itself nothing', () => {
  expect(wornViewOf({ ...necklace, motif: 'disc' })).toBe('neck')
  expect(wornViewOf({ kind: 'loose-stone', stone })).toBeUndefined()
})
