import { cluster } from '../parts/cluster.ts'
import { letterParts } from '../parts/letters.ts'
import { times } from '../primitives/list.ts'
import { product, rotationY, translation } from '../primitives/matrix.ts'
import { pearl } from '../stones/pearl.ts'
import { usualInnerDiameterMm, type MotifRingGeometry } from './piece.ts'
import { SceneParts, type Scene } from '../scene/scene.ts'
import { addCrossingBands } from '../parts/set-bands.ts'
import { shankSection } from '../primitives/sections.ts'
import { barOfStones } from '../parts/bars.ts'
import { collarHeightMm, smallCollar } from '../parts/small-setting.ts'
import { plate, ringOf } from '../primitives/sweep.ts'
import { stoneScale } from '../stones/total-carat.ts'
import { meleeSpec, usualStone } from '../stones/usual-stone.ts'
import { ease, fullTurn, mix, type Point } from '../primitives/vector.ts'

/** A ring to wear for itself that is no setting with its stone. */
export function motifRingScene(piece: MotifRingGeometry): Scene {
  const innerRadiusMm = (piece.innerDiameterMm ?? usualInnerDiameterMm) / 2
  const depthMm = piece.bandDepthMm ?? 1.6
  const outsideMm = innerRadiusMm + depthMm
  const { acrossMm } = piece
  const gem = piece.gem ?? 'NATURAL_DIAMOND'
  const parts = new SceneParts()
  const plainBand = (widthMm: number) =>
    parts.metal(
      ringOf(innerRadiusMm, (angle) =>
        shankSection(mix(widthMm * 0.85, widthMm, ease(Math.abs(angle) / Math.PI)), depthMm),
      ),
    )
  switch (piece.motif) {
    case 'cluster': {
      const { parts: flower, backMm } = cluster(gem, 4.4)
      plainBand(2)
      parts.addAll(flower, translation([0, 0, outsideMm - 0.35 + backMm]))
      break
    }
    case 'bar':
      plainBand(1.6)
      parts.addAll(
        barOfStones(gem, 7, 1.5 * stoneScale(piece.totalCarat, Array(7).fill(meleeSpec(1.5)))),
        translation([0, 0, outsideMm + 0.75]),
      )
      break
    case 'signet':
      addSignet(parts, piece, innerRadiusMm, depthMm)
      break
    case 'crossover':
      addCrossingBands(parts, {
        shoulders: 'grain-set',
        innerRadiusMm,
        depthMm,
        widthMm: acrossMm ?? 3.4,
        from: 0.02,
      })
      break
    case 'initial':
      plainBand(1.7)
      parts.addAll(
        letterParts(piece.letter ?? 'A', { heightMm: 7, strokeMm: [0.5, 0.42] }),
        translation([0, 0, outsideMm + 0.2]),
      )
      break
    case 'pearl':
      plainBand(1.8)
      parts.addAll(
        pearl(acrossMm ?? 7.5, 'below'),
        translation([0, 0, outsideMm + (acrossMm ?? 7.5) / 2 + 0.1]),
      )
      break
    case 'open': {
      const gap = 0.3
      parts.metal(
        ringOf(innerRadiusMm, () => shankSection(1.9, depthMm), {
          from: gap,
          to: fullTurn - gap,
          steps: 220,
        }),
      )
      for (const [side, diameter] of [
        [1, 3.4],
        [-1, 2.6],
      ] as const) {
        const stone = meleeSpec(diameter, gem)
        const upMm = outsideMm - 0.01 + collarHeightMm(stone)
        parts.addAll(smallCollar(stone), product(rotationY(side * (gap + 0.02)), translation([0, 0, upMm])))
      }
      break
    }
  }
  return { kind: 'ring', parts: parts.list(), focus: null }
}

/** A band that widens into a flat face, with a letter on it, a stone in it or neither. */
function addSignet(
  parts: SceneParts,
  { letter, gem, shape }: MotifRingGeometry,
  innerRadiusMm: number,
  depthMm: number,
): void {
  const [acrossMm, alongMm] = [9, 11.5]
  const outsideMm = innerRadiusMm + depthMm
  const faceMm = outsideMm + 0.9
  parts.metal(
    ringOf(innerRadiusMm, (angle) => {
      const share = ease(Math.abs(angle) / 1.5)
      return shankSection(mix(alongMm * 0.8, 3.4, share), mix(depthMm + 0.5, depthMm, share))
    }),
  )
  const face = times(120, (index): Point => {
    const angle = (fullTurn * index) / 120
    return [(acrossMm / 2) * Math.cos(angle), (alongMm / 2) * Math.sin(angle)]
  })
  parts.metal(plate(face, outsideMm - 0.9, faceMm, { roundingMm: 0.35, domeMm: 0.4 }))
  if (gem) {
    parts.addAll(smallCollar(usualStone(shape, gem, alongMm * 0.78)), translation([0, 0, faceMm]))
  }
  if (letter) {
    parts.addAll(letterParts(letter, { heightMm: 5.4, strokeMm: [0.32, 0.16] }), translation([0, 0, faceMm]))
  }
}
