import type { GemStoneType } from '../../domain/vocabulary/gemstones.ts'
import type { HoopOpening } from '../parts/hoop.ts'
import { at, times } from '../primitives/list.ts'
import { usualInnerDiameterMm, type StoneBandGeometry } from './piece.ts'
import { SceneParts, type Scene, type StoneSpec } from '../scene/scene.ts'
import { flatSection } from '../primitives/sections.ts'
import { setRow, type RowSetting } from '../parts/set-row.ts'
import { onRing } from '../parts/shank.ts'
import { culetMmOf } from '../stones/stone.ts'
import type { RowLine } from '../stones/stone-row.ts'
import { ringOf } from '../primitives/sweep.ts'
import { usualStone } from '../stones/usual-stone.ts'
import { fullTurn } from '../primitives/vector.ts'

/** How much of the way round is set. */
const coverages: Readonly<Record<StoneBandGeometry['coverage'], number>> = {
  full: 1,
  'three-quarter': 3 / 4,
  half: 1 / 2,
  third: 1 / 3,
}

interface SettingHabits {
  readonly row: RowSetting
  /** The stone's share of the width of its row. */
  readonly fill: number
  /** From stone to stone, as a multiple of the stone. */
  readonly pitch: number
}

const habits: Readonly<Record<StoneBandGeometry['setting'], SettingHabits>> = {
  claw: { row: 'claw', fill: 0.9, pitch: 1.05 },
  cutdown: { row: 'cutdown', fill: 0.9, pitch: 1.06 },
  pave: { row: 'grain', fill: 0.76, pitch: 1.07 },
  channel: { row: 'channel', fill: 0.68, pitch: 1.03 },
  rubover: { row: 'rubover', fill: 0.62, pitch: 1.34 },
}

/**
 * A band set with stones, from the top down both sides as far as its coverage goes. A hoop, which is no closed
 * ring, says between which angles its plain part is open.
 */
export function stoneBandScene(piece: StoneBandGeometry, opening?: HoopOpening): Scene {
  const { coverage, setting, rows, widthMm } = piece
  const innerRadiusMm = innerRadiusOf(piece)
  const { row } = habits[setting]
  const rowWidthMm = widthMm / rows
  const { stones, count, depthMm, alongMm } = rowOf(piece)
  const radius = innerRadiusMm + depthMm
  const isClosed = coverage === 'full'
  const step = isClosed ? fullTurn / count : alongMm / radius
  const from = -(count * step) / 2
  const parts = new SceneParts()
  times(rows, (index) => {
    const across = (index - (rows - 1) / 2) * rowWidthMm
    const line: RowLine = (place) => {
      const angle = from + step * (place + 0.5)
      return { origin: onRing(angle, radius, across), side: [0, 1, 0], up: onRing(angle, 1) }
    }
    parts.addAll(
      setRow({
        line,
        count,
        isClosed,
        pitchMm: step * radius,
        widthMm: rowWidthMm,
        // Rows side by side lie on one band, so that it is smooth inside.
        depthMm: rows === 1 ? depthMm : depthMm * 0.75,
        setting: row,
        stones,
      }),
    )
  })
  if (rows > 1) parts.metal(ringOf(innerRadiusMm, () => flatSection(widthMm, depthMm * 0.5), { steps: 240 }))
  if (!isClosed) {
    const section = flatSection(widthMm, depthMm, Math.min(0.2, rowWidthMm / 8))
    const plain = { from: -from, to: fullTurn + from }
    const pieces = opening
      ? [
          { from: plain.from, to: opening.from },
          { from: opening.to, to: plain.to },
        ]
      : [plain]
    for (const part of pieces) parts.metal(ringOf(innerRadiusMm, () => section, { ...part, steps: 180 }))
  }
  return { kind: 'band', parts: parts.list(), focus: null }
}

/** The stones of a band, how many of each kind there are in all its rows. */
export function stonesOfBand(
  piece: StoneBandGeometry,
): { readonly spec: StoneSpec; readonly count: number }[] {
  const { stones, count } = rowOf(piece)
  return stones.map((spec, kind) => ({
    spec,
    count: Math.ceil((count - kind) / stones.length) * piece.rows,
  }))
}

interface BandRow {
  /** In turn along the row. */
  readonly stones: readonly StoneSpec[]
  readonly count: number
  /** Of the band. */
  readonly depthMm: number
  /** From stone to stone. */
  readonly alongMm: number
}

/** One row of a band: as many stones as have room. */
function rowOf(piece: StoneBandGeometry): BandRow {
  const { coverage, setting, rows, widthMm } = piece
  const stones = piece.gems.map((gem) => rowStone(piece, gem, widthMm / rows))
  const deepest = Math.min(...stones.map((spec) => culetMmOf(spec)))
  const depthMm = Math.max(piece.bandDepthMm ?? 1.7, -deepest + 0.4)
  const alongMm = at(stones, 0).widthMm * habits[setting].pitch
  const fitting = Math.floor(setLengthMm(coverage, innerRadiusOf(piece) + depthMm) / alongMm)
  // Kinds that alternate meet again at the end of a full round, so their number is a multiple.
  const count = coverage === 'full' ? fitting - (fitting % stones.length) : fitting
  return { stones, count, depthMm, alongMm }
}

function innerRadiusOf({ innerDiameterMm = usualInnerDiameterMm }: StoneBandGeometry): number {
  return innerDiameterMm / 2
}

/** The width of a row of round pavé that is so long and whose stones weigh so much: larger ones are fewer. */
export function paveWidthMm(carat: number, rowLengthMm: number): number {
  const { fill, pitch } = habits.pave
  const { widthMm, lengthMm } = usualStone('round-brilliant', 'NATURAL_DIAMOND')
  return (lengthMm * Math.sqrt((carat * pitch * widthMm) / rowLengthMm)) / fill
}

/** How long the set part of a band is, in the middle of its stones' girdles. */
export function setLengthMm(coverage: StoneBandGeometry['coverage'], radiusMm: number): number {
  return fullTurn * coverages[coverage] * radiusMm
}

/** A stone of a row: its length lies across the band. */
function rowStone({ shape, setting }: StoneBandGeometry, gem: GemStoneType, rowWidthMm: number): StoneSpec {
  const acrossMm = rowWidthMm * habits[setting].fill
  const isStraight = shape === 'princess-cut'
  return usualStone(shape, gem, isStraight ? acrossMm * 0.92 : acrossMm)
}
