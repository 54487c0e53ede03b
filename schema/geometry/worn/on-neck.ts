import { chainAlong } from '../parts/chain.ts'
import { at, times } from '../primitives/list.ts'
import { identity, product, rotationX, translation } from '../primitives/matrix.ts'
import type { Mesh } from '../primitives/mesh.ts'
import { normalise, type Vector } from '../primitives/vector.ts'
import type { Collar, Part, Scene } from '../scene/scene.ts'
import { neckField } from './neck-field.ts'
import { lightOn } from './light-on.ts'
import { shadedBy } from './shadow-on.ts'
import { settled, surfaceOf } from './surface-nets.ts'
import { towards } from './towards.ts'

/** What a picture shows: the pendant, both collar bones, and how the chain goes round the neck. */
const shownMm = 150
/** Outside the picture on all sides: where they cut it, the body is open. */
const bounds = { low: [-200, -130, -80], high: [200, 178, 24], cellMm: 2 } as const

let neck: ReturnType<typeof lit> | null = null

/** A necklace as it is worn: a pendant on a neck, its chain all round, or what is chain or stones all along. */
export function onNeck(necklace: Scene): Scene {
  neck ??= lit()
  const skinZ = skinBehind(0, 0)
  const { collar } = necklace
  const parts = collar ? collar.along(collarLine(collar), outwards) : hung(necklace, skinZ)
  return {
    kind: 'on-neck',
    parts: [...parts, { mesh: inShadowOf(neck, parts), material: 'skin', instances: [identity] }],
    focus: {
      centre: [0, collar ? Math.max(36, lowestOf(collar.lengthMm) + 4) : 36, skinZ - 16],
      widthMm: shownMm,
    },
  }
}

/** A pendant before the skin, and its chain round the neck. */
function hung(pendant: Scene, skinZ: number): readonly Part[] {
  const behindMm = -lowestZ(pendant.parts)
  const place = product(translation([0, 0, skinZ + behindMm]), rotationX(-0.12))
  const worn = pendant.parts.map((part) => ({
    ...part,
    instances: part.instances.map((each) => product(place, each)),
  }))
  return worn.map((part) => {
    if (!part.chain) return part
    const first = at(part.instances, 0)
    return chainAlong(roundNeck([first[3], first[7], first[11]]), part.chain)
  })
}

function lit() {
  const mesh = surfaceOf(neckField, bounds)
  return { ...mesh, light: lightOn(mesh, neckField) }
}

/** A chain is finer than the corners of the skin are apart. */
function inShadowOf(skin: ReturnType<typeof lit>, parts: readonly Part[]): Mesh {
  return shadedBy(skin, parts, 2, (positions) => settled(positions, neckField, bounds.cellMm))
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
  const reaches = tautReaches(heights, overSkinMm)
  return heights.map(({ angle, y: high }, step): Vector => {
    const reach = at(reaches, step)
    const onSkin: Vector = [side * reach * Math.sin(angle), high, axisZ + reach * Math.cos(angle)]
    const share = Math.min(1, step / 10)
    return [onSkin[0], high, z + (onSkin[2] - z) * share]
  })
}

/** Where a line passes the neck: at an angle from straight before it, and how high. */
interface Passing {
  readonly angle: number
  readonly y: number
}

/** How far a line is from the middle of the neck: taut, it lies on what stands out, and bridges what lies between. */
function tautReaches(passings: readonly Passing[], liftMm: number): readonly number[] {
  let reaches = passings.map(({ angle, y }) => reachOf(angle, y) + liftMm)
  for (let round = 0; round < 60; round += 1) {
    reaches = reaches.map((reach, step) =>
      Math.max(reach, ((reaches[step - 3] ?? reach) + (reaches[step + 3] ?? reach)) / 2),
    )
  }
  return reaches
}

function reachOf(angle: number, y: number): number {
  const [sine, cosine] = [Math.sin(angle), Math.cos(angle)]
  return towards(170, (reach) => neckField(reach * sine, y, axisZ + reach * cosine))
}

/** Where what is so long lies lowest on the breast: at most as high as the throat begins, at least as a pendant hangs. */
const lowestOf = (lengthMm: number) => Math.min(54, Math.max(0, 54 - (lengthMm - 406) * 0.62))

/** All of a collar, from behind the neck round before it and back. */
function collarLine({ lengthMm, overSkinMm: liftMm }: Collar): Vector[] {
  const lowest = lowestOf(lengthMm)
  const passings = times(2 * steps, (step): Passing => {
    const angle = 2.1 * ((2 * step) / (2 * steps - 1) - 1)
    return { angle, y: lowest + (150 - lowest) * (1 - Math.exp(-0.62 * angle ** 2)) }
  })
  const reaches = tautReaches(passings, liftMm)
  return passings.map(({ angle, y }, step): Vector => {
    const reach = at(reaches, step)
    return [reach * Math.sin(angle), y, axisZ + reach * Math.cos(angle)]
  })
}

/** Away from the skin. */
function outwards([x, y, z]: Vector): Vector {
  const gap = neckField(x, y, z)
  const slope = ([dx, dy, dz]: Vector) => neckField(x + dx, y + dy, z + dz) - gap
  return normalise([slope([1, 0, 0]), slope([0, 1, 0]), slope([0, 0, 1])])
}

function skinBehind(x: number, y: number): number {
  return towards(60, (z) => neckField(x, y, z))
}
