import type { GemStoneType } from '../../domain/vocabulary/gemstones.ts'
import { ball } from '../primitives/ball.ts'
import { barOfStones, plainBar } from '../parts/bars.ts'
import { chainAlong } from '../parts/chain.ts'
import { letterParts } from '../parts/letters.ts'
import { at, times } from '../primitives/list.ts'
import { product, rotationY, scaling, transform, translation, type Matrix } from '../primitives/matrix.ts'
import { pearl } from '../stones/pearl.ts'
import type { BraceletGeometry, StoneBandGeometry } from './piece.ts'
import { SceneParts, type Scene } from '../scene/scene.ts'
import { shankSection } from '../primitives/sections.ts'
import { onRing } from '../parts/shank.ts'
import { collarHeightMm, smallCollar } from '../parts/small-setting.ts'
import { paveWidthMm, setLengthMm, stoneBandScene } from './stone-band.ts'
import { lineGapMm, stoneLine, wristLine } from '../parts/stone-line.ts'
import { plate, ringOf } from '../primitives/sweep.ts'
import { lineStoneMm, stoneScale } from '../stones/total-carat.ts'
import { meleeSpec, usualStone } from '../stones/usual-stone.ts'
import { circle } from '../primitives/wires.ts'

/** Half the width of a bangle inside, and how much less high than wide it is: a wrist is not round. */
const innerRadiusMm = 29
const wristShape: Matrix = scaling(1, 1, 0.86)

/** A bracelet of stones, seven inches round. */
const allRound = { lengthMm: 178, gapMm: lineGapMm, share: 1 } as const

/** A bracelet, which lies on its side, or a bangle or cuff, which stands with its axis along y. */
export function braceletScene(look: BraceletGeometry): Scene {
  return look.style === 'bangle' || look.style === 'cuff' ? standing(look) : lying(look)
}

function lying(look: BraceletGeometry): Scene {
  const { style, motif, shape, totalCarat } = look
  const gem = look.gem ?? 'NATURAL_DIAMOND'
  const isAnklet = style === 'anklet'
  const line = isAnklet ? wristLine(38, 31) : wristLine(27, 22)
  const parts = new SceneParts()
  if (style === 'tennis') {
    const pictured = { shape, lengthMm: shape === 'round-brilliant' ? 3 : 3.8 }
    parts.addAll(stoneLine(line, usualStone(shape, gem, lineStoneMm(totalCarat, pictured, allRound))))
    return { kind: 'hanging', parts: parts.list(), focus: null }
  }
  const low = at(line, 0)
  const places = [0, 38, 76, 104, 142]
  const stations = places.map((place) => at(line, place))
  if (motif !== 'station' && motif !== 'row') {
    const isHeavy = !isAnklet && (motif === 'plain' || motif === 'identity')
    parts.addAll([chainAlong(line, isHeavy ? 'curb' : 'trace')])
  }
  switch (motif) {
    case 'station':
    case 'row': {
      const diameterMm =
        2.8 *
        stoneScale(
          totalCarat,
          stations.map(() => meleeSpec(2.8)),
        )
      for (const spot of stations) parts.addAll(smallCollar(meleeSpec(diameterMm, gem)), translation(spot))
      // The chain runs from collar to collar.
      places.forEach((place, index) => {
        const to = places[index + 1] ?? 180
        parts.addAll([chainAlong(line.slice(place + 2, to - 1), 'trace')])
      })
      break
    }
    case 'pearl':
      for (const spot of stations) parts.addAll(pearl(look.acrossMm ?? 5.5, 'below'), translation(spot))
      break
    case 'bar': {
      const place = translation([low[0], low[1] + 0.9, 0.6])
      parts.addAll(look.gem ? barOfStones(gem, 9, 2.4) : plainBar(26, 2.6), place)
      break
    }
    case 'identity':
      parts.addAll(plainBar(32, 8, 1.6), translation([low[0], low[1] + 1.6, 1]))
      break
    case 'initial': {
      const place = [low[0], low[1] + 1, 0] as const
      const scale = (look.acrossMm ?? 12) / 12
      parts.metal(
        plate(circle(6 * scale), -0.5, 0.7, { roundingMm: 0.3, domeMm: 0.5 * scale }),
        translation(place),
      )
      // Half of each stroke stands out of the disc.
      parts.addAll(
        letterParts(look.letter ?? 'A', { heightMm: 6.6 * scale, strokeMm: [0.6 * scale, 0.4] }),
        translation([place[0], place[1], 0.65]),
      )
      break
    }
    case 'plain':
      break
  }
  return { kind: 'hanging', parts: parts.list(), focus: null }
}

function standing(look: BraceletGeometry): Scene {
  const { style, motif, totalCarat } = look
  const gem = look.gem ?? 'NATURAL_DIAMOND'
  const isCuff = style === 'cuff'
  const [widthMm, depthMm] = isCuff ? [5, 1.9] : [bangleWidthMm, bangleDepthMm]
  const parts = new SceneParts()
  if (motif === 'row' && !isCuff) {
    parts.addAll(stoneBandScene(bangleBand({ gem, totalCarat })).parts, wristShape)
    return { kind: 'bracelet', parts: parts.list(), focus: null }
  }
  // A cuff is open below; its ends are rounded.
  const open = 0.42
  parts.metal(
    ringOf(
      innerRadiusMm,
      (angle) => shankSection(motif === 'bar' && Math.abs(angle) < 0.42 ? widthMm * 1.7 : widthMm, depthMm),
      {
        steps: 360,
        ...(isCuff ? { from: -Math.PI + open, to: Math.PI - open } : {}),
      },
    ),
    wristShape,
  )
  if (isCuff) {
    const ends = [1, -1].map((side) => onRing(side * (Math.PI - open), innerRadiusMm + depthMm / 2))
    parts.metal(
      ball(1, 30, 18),
      ...ends.map((end) =>
        product(wristShape, translation(end), scaling(depthMm * 0.62, widthMm / 2, depthMm * 0.62)),
      ),
    )
  }
  const stations = motif === 'station' ? 5 : motif === 'row' ? 11 : 0
  const diameter = motif === 'station' ? 3.3 : 2.2
  times(stations, (index) => {
    const angle = (index - (stations - 1) / 2) * (motif === 'station' ? 0.22 : 0.105)
    const stone = meleeSpec(diameter, gem)
    const upMm = innerRadiusMm + depthMm + 0.1 + collarHeightMm(stone)
    parts.addAll(smallCollar(stone), onWrist(angle, upMm))
  })
  return { kind: 'bracelet', parts: parts.list(), focus: null }
}

const bangleWidthMm = 3.4
const bangleDepthMm = 2

/** The row of a bangle that is set with stones along its front. */
export function bangleBand({
  gem,
  totalCarat,
}: {
  readonly gem: GemStoneType
  readonly totalCarat: number | undefined
}): StoneBandGeometry {
  const rowMm = setLengthMm('third', innerRadiusMm + bangleDepthMm)
  return {
    kind: 'stone-band',
    coverage: 'third',
    setting: 'pave',
    rows: 1,
    widthMm: totalCarat === undefined ? bangleWidthMm : paveWidthMm(totalCarat, rowMm),
    bandDepthMm: bangleDepthMm,
    shape: 'round-brilliant',
    gems: [gem],
    innerDiameterMm: innerRadiusMm * 2,
  }
}

/** Where a stone stands on the outside of a bangle: the place follows the wrist, the stone keeps its shape. */
function onWrist(angle: number, radiusMm: number): Matrix {
  const [x, y, z] = transform(wristShape, onRing(angle, radiusMm))
  return product(translation([x, y, z]), rotationY(angle))
}
