import { pendantChain } from '../parts/chain.ts'
import { translation } from '../primitives/matrix.ts'
import { mount, type Mount } from '../parts/mount.ts'
import type { PendantSettingGeometry } from './piece.ts'
import type { PendantSettingLook } from '../looks/piece-look.ts'
import { SceneParts, type Scene } from '../scene/scene.ts'
import { smallCollar, smallSetting } from '../parts/small-setting.ts'
import { plate } from '../primitives/sweep.ts'
import { tube } from '../primitives/tube.ts'
import { meleeSpec } from '../stones/usual-stone.ts'
import { circle, edgeRing, flatRing, roundedBar, sleeve } from '../primitives/wires.ts'
import type { Vector } from '../primitives/vector.ts'

/** How far behind the girdle a chain and its rings hang. */
const chainZ = -0.55

/** A pendant, and as much of its chain as a picture shows. */
export function pendantScene(piece: PendantSettingGeometry): Scene {
  const { carrier, bail, chain } = piece
  const main = mount(piece.stone, piece)
  const parts = new SceneParts()
  parts.addAll(main.parts)
  const sideMm = piece.style === '3-stone' ? addSecondStones(parts, piece, main) : main.sideMm
  if (bail === 'none') return hung(parts, [sideMm, 0, chainZ], piece, -main.downMm)
  const carried = addCarrier(parts, carrier, main)
  const chainMm = addBail(parts, bail, Math.max(main.upMm, carried.top))
  parts.addAll(pendantChain([0, chainMm, chainZ], chain))
  return hanging(parts, Math.min(-main.downMm, carried.bottom), chainMm, Math.max(carried.side, sideMm))
}

/** The smaller stones to both sides of the main one. Returns how far they reach. */
function addSecondStones(parts: SceneParts, piece: PendantSettingGeometry, main: Mount): number {
  const share = 0.62
  const { stone } = piece
  const small = {
    ...stone,
    widthMm: stone.widthMm * share,
    lengthMm: stone.lengthMm * share,
    depthMm: stone.depthMm * share,
  }
  const second = mount(small, piece, 'side-stone')
  const acrossMm = main.sideMm + second.sideMm + 0.12
  for (const sign of [1, -1]) parts.addAll(second.parts, translation([sign * acrossMm, 0, 0]))
  // What joins the three runs behind their points.
  const behindMm = -main.backMm - 0.1
  const joint = [
    [-acrossMm, 0, behindMm],
    [acrossMm, 0, behindMm],
  ] as const
  parts.metal(tube(joint, { radius: 0.3, up: [0, 0, 1] }))
  return acrossMm + second.sideMm
}

/** A pendant whose chain is fastened to both its sides. */
function hung(parts: SceneParts, [x, , z]: Vector, { chain }: PendantSettingLook, bottom: number): Scene {
  for (const side of [1, -1]) parts.metal(flatRing(0.55, 0.17, [side * (x + 0.4), 0.35, z]))
  parts.addAll(pendantChain([0, 0.7, z], chain, x + 0.6))
  return hanging(parts, bottom, 5, x)
}

/** What hangs, with the lower end of its chain. */
export function hanging(parts: SceneParts, bottomMm: number, chainMm: number, sideMm = 0): Scene {
  const top = chainMm + Math.max(5, (chainMm - bottomMm) * 0.42)
  const high = top - bottomMm
  return {
    kind: 'hanging',
    parts: parts.list(),
    focus: { centre: [0, (top + bottomMm) / 2, 0], widthMm: Math.max(high * 1.12, sideMm * 2.5) },
  }
}

function addCarrier(
  parts: SceneParts,
  carrier: PendantSettingLook['carrier'],
  { upMm, sideMm, backMm }: Mount,
): { top: number; bottom: number; side: number } {
  const reach = Math.max(upMm, sideMm)
  switch (carrier) {
    case 'none':
      return { top: upMm, bottom: -upMm, side: sideMm }
    case 'plate':
      parts.metal(plate(circle(reach * 0.72), -backMm - 0.5, -backMm + 0.15))
      return { top: upMm, bottom: -upMm, side: sideMm }
    case 'disc': {
      const radius = reach + 3.6
      // Domed: a flat one would mirror one dark place alone.
      const dome = { roundingMm: 0.3, domeMm: 0.9 }
      parts.metal(plate(circle(radius), -backMm - 1.2, -backMm + 0.3, dome))
      return { top: radius, bottom: -radius, side: radius }
    }
    case 'bar': {
      parts.metal(
        plate(roundedBar(sideMm * 2 + 15, 2, 0.9), -backMm - 0.85, -backMm + 0.25, { roundingMm: 0.3 }),
      )
      return { top: upMm, bottom: -upMm, side: sideMm + 7.5 }
    }
    case 'circle': {
      const radius = reach + 3
      parts.metal(flatRing(radius, [0.55, 0.6], [0, 0, chainZ]))
      // The stone hangs from the top of the circle by a ring of its own.
      parts.metal(
        tube(
          [
            [0, upMm - 0.3, chainZ],
            [0, radius, chainZ],
          ],
          { radius: 0.3, up: [0, 0, 1] },
        ),
      )
      return { top: radius + 0.5, bottom: -radius - 0.5, side: radius }
    }
  }
}

/** What the chain runs through, above a height. Returns where the chain is. */
export function addBail(parts: SceneParts, bail: PendantSettingLook['bail'], topMm: number): number {
  switch (bail) {
    case 'none':
      return topMm
    case 'ring':
      parts.metal(edgeRing(0.75, 0.22, [0, topMm + 0.45, chainZ]))
      parts.metal(flatRing(1.15, 0.26, [0, topMm + 2.1, chainZ]))
      return topMm + 2.9
    case 'sleeve':
      parts.metal(edgeRing(0.62, 0.19, [0, topMm + 0.4, chainZ]))
      parts.metal(sleeve(3.6, [0, topMm + 0.75, chainZ]))
      return topMm + 3.9
    case 'set-sleeve': {
      parts.metal(edgeRing(0.62, 0.19, [0, topMm + 0.4, chainZ]))
      parts.metal(sleeve(4, [0, topMm + 0.75, chainZ]))
      for (const [index, diameter] of [1, 1.15, 1.3].entries()) {
        const y = topMm + 1.55 + index * 1.16
        parts.addAll(smallSetting(meleeSpec(diameter)), translation([0, y, chainZ + 1.68]))
      }
      return topMm + 4.2
    }
    case 'stone': {
      const diameter = 2
      parts.metal(edgeRing(0.5, 0.18, [0, topMm + 0.3, chainZ]))
      parts.addAll(smallCollar(meleeSpec(diameter)), translation([0, topMm + 1.9, -0.2]))
      parts.metal(flatRing(0.95, 0.24, [0, topMm + 4, chainZ]))
      return topMm + 4.6
    }
  }
}
