import { usualSetting } from '@shop/schema/geometry/testing/usual-setting'
import { expect, test } from 'vitest'
import { workerKindOf } from './workers.ts'

const solitaire = usualSetting({ band: 'tapered' }, 'oval-shape')
const dressRing = { kind: 'dress-ring', shape: 'oval-shape', gem: 'RUBY', letter: null } as const

test.each([
  [solitaire, 'plain-ring'],
  [{ ...solitaire, sideStones: 'pear' }, 'plain-ring'],
  [{ ...solitaire, halo: 'single' }, 'setting'],
  [{ ...solitaire, hasMilgrain: true }, 'setting'],
  [{ ...dressRing, motif: 'trilogy' }, 'dress-setting'],
  [{ ...dressRing, motif: 'signet' }, 'dress-ring'],
  [{ kind: 'loose-stone', stone: solitaire.stone }, 'loose-stone'],
] as const)('a piece is built by a worker that knows no more than it needs: %#', (piece, kind) => {
  expect(workerKindOf(piece)).toBe(kind)
})
