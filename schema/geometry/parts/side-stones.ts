import { clawRadiusMm, stoneHead, type HeadShape } from './head.ts'
import { product, rotationY, rotationZ, translation } from '../primitives/matrix.ts'
import type { RingSettingLook } from '../looks/piece-look.ts'
import { SceneParts, type Part, type StoneSpec } from '../scene/scene.ts'
import { cutStone, type Stone } from '../stones/stone.ts'
import { usualStone } from '../stones/usual-stone.ts'
import { radians } from '../primitives/vector.ts'

interface SideStone {
  readonly spec: StoneSpec
  /** How it is turned on the side of +x, so that its inner edge looks at the main stone. */
  readonly turn: number
  /** From its middle to its inner edge. */
  readonly inwardMm: number
}

export interface SideStonesShape {
  readonly sideStones: Exclude<RingSettingLook['sideStones'], 'none'>
  readonly head: HeadShape['head']
  readonly clawCount: 4 | 6
  /** From the finger's middle to the outside of the band. */
  readonly outsideMm: number
}

/**
 * The stones to both sides of the main stone of a three-stone ring. They lean outwards round the finger, as
 * far as leaves room for both stones and what holds them.
 */
export function sideStoneHeads(main: Stone, shape: SideStonesShape): readonly Part[] {
  const { spec, turn, inwardMm } = sideStone(main.spec, shape.sideStones)
  const stone = cutStone(spec)
  const heightMm = -stone.culetMm + 0.95
  const radius = shape.outsideMm - 0.4 + heightMm
  const gapMm = shape.head === 'rubover' ? 2.2 * clawRadiusMm(main) + 0.15 : 0.42
  const angle = leanOf(radius, inwardMm, main.spec.widthMm / 2 + gapMm)
  const head = shape.head === 'rubover' ? 'rubover' : 'claw'
  const parts = new SceneParts()
  const held = { head, clawCount: shape.clawCount, heightMm, weight: 0.9, material: 'side-stone' } as const
  const upright = stoneHead(stone, held)
  for (const side of [1, -1] as const) {
    const turned = spec.shape === main.spec.shape ? 0 : side === 1 ? turn : turn + Math.PI
    parts.addAll(upright, product(rotationY(side * angle), translation([0, 0, radius]), rotationZ(turned)))
  }
  return parts.list()
}

/** The angle at which the inner edge of a stone on the ring is so far from the middle of the head. */
function leanOf(radiusMm: number, inwardMm: number, awayMm: number): number {
  // r·sin(a) − i·cos(a) = away, solved for the angle.
  return Math.asin(Math.min(1, awayMm / Math.hypot(radiusMm, inwardMm))) + Math.atan2(inwardMm, radiusMm)
}

function sideStone(main: StoneSpec, kind: SideStonesShape['sideStones']): SideStone {
  const { widthMm, lengthMm, depthMm } = main
  const diamond = main.gem === 'LAB_GROWN_DIAMOND' ? 'LAB_GROWN_DIAMOND' : 'NATURAL_DIAMOND'
  switch (kind) {
    case 'same': {
      const share = 0.66
      const spec = { ...main, widthMm: widthMm * share, lengthMm: lengthMm * share, depthMm: depthMm * share }
      return { spec, turn: 0, inwardMm: spec.widthMm / 2 }
    }
    case 'pear': {
      const across = Math.min(0.58 * widthMm, 0.6 * lengthMm)
      const spec = { ...usualStone('pear-shape', diamond, across * 1.5), widthMm: across }
      // Its tip points away from the main stone.
      return { spec, turn: radians(-90), inwardMm: spec.lengthMm / 2 }
    }
    case 'baguette': {
      const spec = {
        ...usualStone('tapered-baguette', diamond),
        lengthMm: Math.min(lengthMm * 0.62, widthMm * 1.05),
        widthMm: Math.max(2.2, widthMm * 0.42),
        depthMm: Math.max(1.4, widthMm * 0.27),
      }
      return { spec, turn: 0, inwardMm: spec.widthMm / 2 }
    }
    case 'half-moon': {
      const across = lengthMm * 0.76
      const spec = {
        ...usualStone('half-moon', diamond),
        lengthMm: across,
        widthMm: across * 0.5,
        depthMm: across * 0.33,
      }
      return { spec, turn: 0, inwardMm: spec.widthMm / 2 }
    }
  }
}
