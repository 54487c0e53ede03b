import { barLean } from '../parts/bars.ts'
import { hoopPair, wireHoop } from '../parts/hoop.ts'
import { product, rotationY, translation } from '../primitives/matrix.ts'
import { mount, type Mount } from '../parts/mount.ts'
import type { EarringSettingLook } from '../looks/piece-look.ts'
import type { EarringSettingGeometry } from './piece.ts'
import { SceneParts, type Part, type Scene, type SingleEarring } from '../scene/scene.ts'
import { smallCollar } from '../parts/small-setting.ts'
import { spline } from '../primitives/spline.ts'
import { tube } from '../primitives/tube.ts'
import { meleeSpec } from '../stones/usual-stone.ts'
import { edgeRing } from '../primitives/wires.ts'
import { closedTube } from '../primitives/tube.ts'
import { times } from '../primitives/list.ts'
import { fullTurn, radians, type Vector } from '../primitives/vector.ts'

/** A pair of earrings that carry a main stone each. */
export function earringSettingScene(piece: EarringSettingGeometry): Scene {
  const main = mount(piece.stone, piece)
  switch (piece.style) {
    case 'stud':
      return pair([...main.parts, ...post(-main.backMm, main.sideMm)], main.sideMm, [0, 0, -main.backMm])
    case 'drop': {
      const { parts, hole } = drop(main, piece.hangsFrom)
      return pair(parts, Math.max(main.sideMm, 2.5), hole)
    }
    case 'hoop':
      return piece.hangsFrom === 'loop'
        ? pair(loopParts(main), Math.max(main.sideMm, 3), [0, main.upMm + 9.6, -0.5])
        : stoneHoops(main)
  }
}

/**
 * Two of the same side by side; the second is turned a little, so that both can be read. `hole` is where one of them
 * goes into an ear.
 */
export function pair(one: readonly Part[], sideMm: number, hole: Vector): Scene {
  const parts = new SceneParts()
  const apart = sideMm * 1.28 + 0.9
  parts.addAll(one, translation([-apart, 0, 0]))
  parts.addAll(one, product(translation([apart, 0, 0]), rotationY(radians(-20))))
  return { kind: 'hanging', parts: parts.list(), focus: null, single: { parts: one, hole } }
}

/**
 * The post of a stud and the nut on it, behind a depth, which its rounded end just meets. A nut is smaller than the
 * stone before it, which hides it from the front.
 */
export function post(z: number, sideMm = 2.6): readonly Part[] {
  const nutMm = Math.min(1.1, sideMm * 0.38)
  const behindMm = Math.min(6.5, sideMm * 2.5)
  const parts = new SceneParts()
  parts.metal(
    tube(
      [
        [0, 0, z - 0.42],
        [0, 0, z - behindMm - 2.5],
      ],
      { radius: 0.4, up: [0, 1, 0], segments: 10 },
    ),
  )
  for (const side of [1, -1]) {
    parts.metal(edgeRing(nutMm, nutMm * 0.27, [0, side * nutMm, z - behindMm]))
  }
  return parts.list()
}

function drop(main: Mount, hangsFrom: EarringSettingLook['hangsFrom']): SingleEarring {
  const parts = new SceneParts()
  parts.addAll(main.parts)
  let top = main.upMm
  const joint = () => {
    parts.metal(edgeRing(0.55, 0.17, [0, top + 0.3, -0.5]))
    top += 0.75
  }
  const smallStone = (diameterMm: number) => {
    parts.addAll(smallCollar(meleeSpec(diameterMm)), translation([0, top + diameterMm / 2 + 0.2, -0.2]))
    top += diameterMm + 0.4
  }
  joint()
  if (hangsFrom === 'stone' || hangsFrom === 'two-stones') {
    smallStone(2.4)
    if (hangsFrom === 'two-stones') {
      joint()
      smallStone(3)
    }
    parts.addAll(post(-1.45), translation([0, top - 1.4, 0]))
    return { parts: parts.list(), hole: [0, top - 1.4, -1.45] }
  }
  if (hangsFrom === 'hook') {
    parts.metal(hook(top))
    return { parts: parts.list(), hole: hookHole(top) }
  }
  const onBar = (upMm: number): Vector => [0, top + upMm * Math.cos(barLean), -0.5 - upMm * Math.sin(barLean)]
  parts.metal(tube([onBar(0), onBar(13)], { radius: [0.4, 0.5], up: [0, 0, 1] }))
  const [x, y, z] = onBar(12.4)
  parts.addAll(post(0.2), translation([x, y, z]))
  return { parts: parts.list(), hole: [x, y, z + 0.2] }
}

/** A wire that goes through the ear and falls behind it. */
export function hook(bottom: number): Part['mesh'] {
  const line: Vector[] = [
    [0, bottom, -0.5],
    [0, bottom + 3.2, -0.2],
    [0, bottom + 7.5, -2.2],
    [0, bottom + 9, -5.2],
    [0, bottom + 7, -8],
    [0, bottom + 1, -9],
    [0, bottom - 5, -9.6],
  ]
  return tube(spline(line, 60), { radius: 0.4, up: [1, 0, 0], segments: 12 })
}

/** Where a hook goes into the ear. */
export function hookHole(bottom: number): Vector {
  return [0, bottom + 8.4, -3.2]
}

/** A small hoop through the ear, from which the stone swings. */
function loopParts(main: Mount): readonly Part[] {
  const parts = new SceneParts()
  parts.addAll(main.parts)
  parts.metal(edgeRing(0.6, 0.2, [0, main.upMm + 0.35, -0.5]))
  parts.metal(hoop(4.4, 0.7), translation([0, main.upMm + 5.2, -0.5]))
  return parts.list()
}

/** A round wire through the ear, seen nearly from its edge so that its front is towards the viewer. */
export function hoop(radiusMm: number, wireMm: number): Part['mesh'] {
  const line = times(120, (index): Vector => {
    const angle = (fullTurn * index) / 120
    return [0, radiusMm * Math.cos(angle), radiusMm * Math.sin(angle)]
  })
  return closedTube(line, { radius: wireMm, up: [1, 0, 0], segments: 18 })
}

/** Hoops with the stone on their front. */
function stoneHoops(main: Mount): Scene {
  const radius = 8
  const wire = 0.85
  const parts = new SceneParts()
  parts.addAll(wireHoop(radius, wire))
  parts.addAll(main.parts, translation([0, 0, radius + wire - 0.4 + main.backMm]))
  return hoopPair(parts.list(), radius + wire + main.backMm, radius)
}
