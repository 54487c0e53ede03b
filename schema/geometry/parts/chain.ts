import { at, times } from '../primitives/list.ts'
import { frame, product, rotationY, type Matrix } from '../primitives/matrix.ts'
import type { Mesh } from '../primitives/mesh.ts'
import type { ChainLook, Part } from '../scene/scene.ts'
import { evenly } from '../primitives/spline.ts'
import { closedTube } from '../primitives/tube.ts'
import {
  cross,
  distance,
  fullTurn,
  normalise,
  radians,
  scale,
  subtract,
  type Vector,
} from '../primitives/vector.ts'

interface LinkShape {
  readonly lengthMm: number
  readonly widthMm: number
  /** Half the thickness of the wire. */
  readonly wireMm: number
  /** Turns of one link and the next about the way of the chain. */
  readonly turns: readonly [number, number]
  /** How square the link is: 1 for round ends. */
  readonly squareness: number
}

const links: Readonly<Record<ChainLook, LinkShape>> = {
  trace: { lengthMm: 1.75, widthMm: 1.15, wireMm: 0.16, turns: [radians(45), radians(-45)], squareness: 1 },
  belcher: { lengthMm: 2.3, widthMm: 2, wireMm: 0.3, turns: [radians(45), radians(-45)], squareness: 1 },
  curb: { lengthMm: 2.2, widthMm: 1.7, wireMm: 0.27, turns: [radians(30), radians(30)], squareness: 1 },
  box: { lengthMm: 1.25, widthMm: 1.15, wireMm: 0.2, turns: [0, radians(90)], squareness: 0.35 },
}

/** A chain along a line, whose links lie as they do when it hangs in front of the viewer, who is at +z. */
export function chainAlong(line: readonly Vector[], look: ChainLook): Part {
  const shape = links[look]
  const pitchMm = (shape.lengthMm - 2 * shape.wireMm) * 0.95
  const total = line.slice(1).reduce((sum, point, index) => sum + distance(at(line, index), point), 0)
  const count = Math.max(2, Math.round(total / pitchMm))
  const spots = evenly(line, count + 1)
  return {
    mesh: linkMesh(shape),
    material: 'metal',
    instances: times(count, (index) =>
      linkPlace(at(spots, index), at(spots, index + 1), shape.turns[index % 2 === 0 ? 0 : 1]),
    ),
  }
}

function linkPlace(from: Vector, to: Vector, turn: number): Matrix {
  const ahead = normalise(subtract(to, from))
  const sideways = normalise(cross(ahead, [0, 0, 1]))
  const middle: Vector = scale([from[0] + to[0], from[1] + to[1], from[2] + to[2]], 0.5)
  return product(frame(sideways, ahead, cross(sideways, ahead), middle), rotationY(turn))
}

/** A link in the plane z = 0, its length along y. */
function linkMesh({ lengthMm, widthMm, wireMm, squareness }: LinkShape): Mesh {
  const [across, along] = [widthMm / 2 - wireMm, lengthMm / 2 - wireMm]
  const bulge = (part: number) => Math.sign(part) * Math.abs(part) ** squareness
  const round = Math.min(across, along)
  const line = times(28, (index): Vector => {
    const angle = (fullTurn * (index + 0.5)) / 28
    const [x, y] = [bulge(Math.cos(angle)), bulge(Math.sin(angle))]
    return [x * across, y * round + Math.sign(y) * (along - round), 0]
  })
  return closedTube(line, { radius: wireMm, up: [0, 0, 1], segments: 8 })
}

/** The two ends of a chain that leave a bail upwards, as far as a picture of a pendant shows them. */
export function pendantChain(start: Vector, look: ChainLook, apartMm = 0): readonly Part[] {
  const [x, y, z] = start
  return [1, -1].map((side) => {
    const line = times(24, (index): Vector => {
      const share = index / 23
      const reach = 34 * share
      const angle = radians(20 + 9 * share)
      return [x + side * (apartMm + reach * Math.sin(angle)), y + reach * Math.cos(angle), z]
    })
    return { ...chainAlong(line, look), chain: look }
  })
}
