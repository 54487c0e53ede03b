import type { RingSettingGeometry } from '@shop/schema/geometry/piece'
import { usualStone } from '@shop/schema/geometry/usual-stone'
import { expect, test } from 'vitest'
import { workerKindOf } from './workers.ts'

const solitaire: RingSettingGeometry = {
  kind: 'setting',
  style: 'solitaire',
  head: 'claw',
  clawCount: 4,
  halo: 'none',
  shoulders: 'plain',
  sideStones: 'none',
  band: 'tapered',
  shank: 'straight',
  hasMilgrain: false,
  bandWidthMm: 2,
  stone: usualStone('oval-shape', 'NATURAL_DIAMOND'),
}
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
