import { ball } from '../primitives/ball.ts'
import { product, rotationY, scaling, translation } from '../primitives/matrix.ts'
import { times } from '../primitives/list.ts'
import { SceneParts, type Part, type Scene } from '../scene/scene.ts'
import { tube } from '../primitives/tube.ts'
import { fullTurn, mix, radians, type Vector } from '../primitives/vector.ts'

/**
 * Hoops stand in the plane x = 0 with their front towards +z: an angle of 0 is their front, and a quarter turn
 * their top.
 */
export interface HoopOpening {
  readonly from: number
  readonly to: number
}

/** Where a hoop opens for the ear: on its top and behind, so that it is no ring for a finger. */
export const hoopOpening: HoopOpening = { from: radians(66), to: radians(112) }

/** How thick a lobe is. */
const lobeMm = 4.5

/** A point of a hoop. */
export function onHoop(radiusMm: number, angle: number): Vector {
  return [0, radiusMm * Math.sin(angle), radiusMm * Math.cos(angle)]
}

/** A hoop of round wire, open where the ear goes. */
export function wireHoop(radiusMm: number, wireMm: number): readonly Part[] {
  const { from, to } = hoopOpening
  const line = times(140, (index) => onHoop(radiusMm, mix(to - fullTurn, from, index / 139)))
  const parts = new SceneParts()
  parts.metal(tube(line, { radius: wireMm, up: [1, 0, 0], segments: 20 }))
  parts.addAll(hoopPost(radiusMm, hoopOpening))
  return parts.list()
}

/** The straight wire that goes through the ear, from one end of a hoop's opening to the catch at the other. */
export function hoopPost(radiusMm: number, { from, to }: HoopOpening): readonly Part[] {
  const parts = new SceneParts()
  const [hinge, clasp] = [onHoop(radiusMm, from - 0.06), onHoop(radiusMm, to + 0.06)]
  parts.metal(tube([hinge, clasp], { radius: 0.42, up: [1, 0, 0], segments: 12 }))
  parts.metal(ball(1, 16, 10), product(translation(clasp), scaling(0.95, 0.95, 0.95)))
  return parts.list()
}

/** Two hoops of a radius side by side, turned so that both their fronts and their openings are seen. */
export function hoopPair(one: readonly Part[], reachMm: number, radiusMm: number): Scene {
  const apart = reachMm * 0.66 + 0.7
  const both = new SceneParts()
  both.addAll(one, product(translation([-apart, 0, 0]), rotationY(radians(14))))
  both.addAll(one, product(translation([apart, 0, 0]), rotationY(radians(30))))
  return {
    kind: 'hanging',
    parts: both.list(),
    focus: null,
    // A lobe is thicker than a wire, and lies in the middle of the opening.
    single: { parts: one, hole: [0, radiusMm, lobeMm / 2] },
  }
}
