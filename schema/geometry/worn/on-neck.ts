import { chainAlong } from '../parts/chain.ts'
import { at, times } from '../primitives/list.ts'
import { identity, product, rotationX, translation } from '../primitives/matrix.ts'
import type { Mesh } from '../primitives/mesh.ts'
import type { Vector } from '../primitives/vector.ts'
import type { Part, Scene } from '../scene/scene.ts'
import { neckField } from './neck-field.ts'
import { lightOn } from './light-on.ts'
import { surfaceOf } from './surface-nets.ts'
import { towards } from './towards.ts'

/** What a picture shows: the pendant, both collar bones, and how the chain goes round the neck. */
const shownMm = 150
/** Outside the picture on all sides: where they cut it, the body is open. */
const bounds = { low: [-200, -130, -80], high: [200, 178, 24], cellMm: 2 } as const

let neck: Mesh | null = null

/** A pendant as it is worn: on a neck, its chain all round. */
export function onNeck(pendant: Scene): Scene {
  neck ??= lit()
  const behindMm = -lowestZ(pendant.parts)
  const skinZ = skinBehind(0, 0)
  const place = product(translation([0, 0, skinZ + behindMm]), rotationX(-0.12))
  const worn = pendant.parts.map((part) => ({
    ...part,
    instances: part.instances.map((each) => product(place, each)),
  }))
  return {
    kind: 'on-neck',
    parts: [
      ...worn.map((part) => {
        if (!part.chain) return part
        const first = at(part.instances, 0)
        return chainAlong(roundNeck([first[3], first[7], first[11]]), part.chain)
      }),
      { mesh: neck, material: 'skin', instances: [identity] },
    ],
    focus: { centre: [0, 36, skinZ - 16], widthMm: shownMm },
  }
}

function lit(): Mesh {
  const mesh = surfaceOf(neckField, bounds)
  return { ...mesh, light: lightOn(mesh, neckField) }
}

/** How far behind the origin a pendant reaches, its chain apart. */
function lowestZ(parts: readonly Part[]): number {
  let lowest = 0
  for (const { chain, mesh, instances } of parts) {
    if (chain) continue
    for (const each of instances) {
      for (let place = 0; place < mesh.positions.length; place += 3) {
        const [x = 0, y = 0, z = 0] = mesh.positions.subarray(place, place + 3)
        lowest = Math.min(lowest, each[8] * x + each[9] * y + each[10] * z + each[11])
      }
    }
  }
  return lowest
}

const steps = 140
const axisZ = -58
const overSkinMm = 0.6

/** A chain from where it leaves what it carries, up over the collar bone and round the neck. */
function roundNeck([x, y, z]: Vector): Vector[] {
  const side = Math.sign(x) || 1
  const from = Math.atan2(Math.abs(x), z - axisZ)
  const heights = times(steps, (step) => {
    const angle = from + (step / (steps - 1)) * (2.1 - from)
    return { angle, y: y + (150 - y) * (1 - Math.exp(-1.15 * (angle - from))) }
  })
  let reaches = heights.map(({ angle, y: high }) => reachOf(angle, high))
  // It is taut: it lies on what stands out, and bridges what lies between.
  for (let round = 0; round < 60; round += 1) {
    reaches = reaches.map((reach, step) =>
      Math.max(reach, ((reaches[step - 3] ?? reach) + (reaches[step + 3] ?? reach)) / 2),
    )
  }
  return heights.map(({ angle, y: high }, step): Vector => {
    const reach = at(reaches, step)
    const onSkin: Vector = [side * reach * Math.sin(angle), high, axisZ + reach * Math.cos(angle)]
    const share = Math.min(1, step / 10)
    return [onSkin[0], high, z + (onSkin[2] - z) * share]
  })
}

function reachOf(angle: number, y: number): number {
  const [sine, cosine] = [Math.sin(angle), Math.cos(angle)]
  return towards(170, (reach) => neckField(reach * sine, y, axisZ + reach * cosine)) + overSkinMm
}

function skinBehind(x: number, y: number): number {
  return towards(60, (z) => neckField(x, y, z))
}
