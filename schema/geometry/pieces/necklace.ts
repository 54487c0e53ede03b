import { chainAlong, pendantChain } from '../parts/chain.ts'
import { cluster } from '../parts/cluster.ts'
import { letterParts, letterTop } from '../parts/letters.ts'
import { translation } from '../primitives/matrix.ts'
import { mount, plainMount } from '../parts/mount.ts'
import { addBail, hanging } from './pendant.ts'
import { pearl } from '../stones/pearl.ts'
import type { NecklaceLook } from '../looks/piece-look.ts'
import type { NecklaceGeometry } from './piece.ts'
import { SceneParts, type Collar, type Scene } from '../scene/scene.ts'
import { barOfStones, plainBar } from '../parts/bars.ts'
import { collarHeightMm, smallCollar } from '../parts/small-setting.ts'
import { lineGapMm, neckLine, stoneLine } from '../parts/stone-line.ts'
import { stoneOutline } from '../stones/stone-outline.ts'
import { plate } from '../primitives/sweep.ts'
import { lineStoneMm, stoneScale } from '../stones/total-carat.ts'
import { meleeSpec, usualStone } from '../stones/usual-stone.ts'
import { circle, flatRing } from '../primitives/wires.ts'
import type { Vector } from '../primitives/vector.ts'

/** A necklace of stones goes round a neck of 16 inches; the picture ends where its chain would. */
const allRound = { lengthMm: 406, gapMm: lineGapMm, share: 1 } as const
/** Of 18 inches, on which what is pictured hangs. */
const usualChainMm = 457
/** How much smaller the stones of a rivière are at its ends, in halves, and what is left of its weight. */
const taper = 0.9
const taperShare = 1 - taper / 2 + taper ** 2 / 12

/** A necklace: what hangs from it with the lower end of its chain, or all of it where that is the piece. */
export function necklaceScene(look: NecklaceGeometry): Scene {
  const { motif, chain, shape, totalCarat } = look
  const gem = look.gem ?? 'NATURAL_DIAMOND'
  const parts = new SceneParts()
  switch (motif) {
    case 'tennis': {
      const stone = usualStone(shape, gem, lineStoneMm(totalCarat, { shape, lengthMm: 2.7 }, allRound))
      return whole(neckLine(32, 40), 72, {
        along: (line, upAt) => stoneLine(line, stone, undefined, upAt),
        overSkinMm: stone.depthMm,
        lengthMm: allRound.lengthMm,
      })
    }
    case 'riviere': {
      const pictured = { shape, lengthMm: shape === 'round-brilliant' ? 5.2 : 6 }
      const stone = usualStone(
        shape,
        gem,
        lineStoneMm(totalCarat, pictured, { ...allRound, share: taperShare }),
      )
      // Largest in the middle.
      const sizeAt = (share: number) => 1 - taper * Math.abs(share - 0.5)
      return whole(neckLine(32, 40), 76, {
        along: (line, upAt) => stoneLine(line, stone, sizeAt, upAt),
        overSkinMm: stone.depthMm,
        lengthMm: allRound.lengthMm,
      })
    }
    case 'chain':
      return whole(neckLine(19, 24), 45, {
        along: (line) => [chainAlong(line, chain)],
        overSkinMm: 1,
        lengthMm: usualChainMm,
      })
    case 'solitaire':
    case 'halo':
    case 'drop': {
      const isHalo = motif === 'halo'
      const pictured = usualStone(shape, gem, isHalo ? 5 : undefined)
      const scale = stoneScale(totalCarat, [pictured])
      const main = mount(usualStone(shape, gem, pictured.lengthMm * scale), {
        ...plainMount,
        halo: isHalo ? 'single' : 'none',
      })
      parts.addAll(main.parts)
      return hangingFrom(parts, look, main.upMm, -main.downMm, motif === 'drop' ? 'stone' : 'ring')
    }
    case 'bar': {
      const scale = look.gem ? stoneScale(totalCarat, Array(11).fill(meleeSpec(2.1))) : 1
      parts.addAll(look.gem ? barOfStones(gem, 11, 2.1 * scale) : plainBar(26, 2.6))
      return fastened(parts, look, [12.2 * scale, 0, -0.55], -1.3)
    }
    case 'disc':
      parts.metal(plate(circle(7.5), -1.1, 0.4, { roundingMm: 0.3, domeMm: 0.9 }))
      if (look.gem) {
        const stone = meleeSpec(1.8, gem)
        parts.addAll(smallCollar(stone), translation([0, 0, 0.4 + collarHeightMm(stone)]))
      }
      return hangingFrom(parts, look, 7.5, -7.5)
    case 'initial': {
      const letter = look.letter ?? 'A'
      const heightMm = look.acrossMm ?? 11
      const scale = heightMm / 11
      parts.addAll(letterParts(letter, { heightMm, strokeMm: [0.75 * scale ** 2, 0.55 * scale ** 2] }))
      const [left, right] = [letterTop(letter, heightMm, -1), letterTop(letter, heightMm, 1)]
      // A letter that ends in one point above hangs from it; others from both their upper ends.
      return right[0] - left[0] < 2
        ? hangingFrom(parts, look, heightMm / 2 + 0.6 * scale ** 2, -heightMm / 2 - 0.7 * scale ** 2)
        : fastened(parts, look, [right[0], heightMm / 2 + 0.1, -0.1], -heightMm / 2 - 0.7 * scale ** 2)
    }
    case 'locket': {
      const isOval = shape === 'oval-shape'
      const [across, up] = isOval ? [13, 17] : [15, 15]
      const outline = stoneOutline('oval-shape', across, up).points
      parts.metal(plate(outline, -1.9, -0.05, { roundingMm: 1 }))
      parts.metal(plate(outline, 0.05, 2.1, { roundingMm: 0.5, domeMm: 1 }))
      parts.metal(plate(stoneOutline('oval-shape', across - 0.7, up - 0.7).points, -0.4, 0.4))
      if (look.gem)
        parts.addAll(
          smallCollar(meleeSpec(2.4, gem)),
          translation([0, 0, 2.1 + collarHeightMm(meleeSpec(2.4, gem))]),
        )
      return hangingFrom(parts, look, up / 2, -up / 2)
    }
    case 'cluster': {
      const flower = cluster(gem, 4)
      parts.addAll(flower.parts)
      return hangingFrom(parts, look, flower.radiusMm, -flower.radiusMm)
    }
    case 'pearl': {
      const radiusMm = (look.acrossMm ?? 8.5) / 2
      parts.addAll(pearl(radiusMm * 2, 'above'), translation([0, 0, -0.55]))
      return hangingFrom(parts, look, radiusMm + 0.2, -radiusMm - 0.05)
    }
  }
}

/** A necklace that is chain or stones all along: its lower half. */
function whole(line: readonly Vector[], widthMm: number, collar: Collar): Scene {
  const lowestMm = Math.min(...line.map(([, y]) => y))
  const centre = [0, lowestMm + widthMm * 0.42, 0] as const
  return { kind: 'hanging', parts: collar.along(line), focus: { centre, widthMm }, collar }
}

function hangingFrom(
  parts: SceneParts,
  { chain }: NecklaceLook,
  topMm: number,
  bottomMm: number,
  bail: 'ring' | 'stone' = 'ring',
): Scene {
  const chainMm = addBail(parts, bail, topMm)
  parts.addAll(pendantChain([0, chainMm, -0.55], chain))
  return hanging(parts, bottomMm, chainMm)
}

/** A piece whose chain is fastened to both its ends. */
function fastened(parts: SceneParts, { chain }: NecklaceLook, [x, y, z]: Vector, bottomMm: number): Scene {
  for (const side of [1, -1]) parts.metal(flatRing(0.6, 0.18, [side * (x + 0.3), y + 0.5, z]))
  parts.addAll(pendantChain([0, y + 1, z], chain, x + 0.5))
  return hanging(parts, bottomMm, y + 5, x)
}
