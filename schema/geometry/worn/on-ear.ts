import { identity, product, transform, translation } from '../primitives/matrix.ts'
import type { Part, Scene, SingleEarring } from '../scene/scene.ts'
import { earField } from './ear-field.ts'
import { lightOn } from './light-on.ts'
import { shadedBy } from './shadow-on.ts'
import { surfaceOf } from './surface-nets.ts'
import { towards } from './towards.ts'

/** What a picture shows: the ear, and what hangs below it. */
const shownMm = 92
/** In the middle of it unless a long drop asks for more below, in which case the ear's top makes room. */
const usualMiddleMm = 17
/** Free below the lowest part of an earring, where the controls lie on the picture. */
const belowMm = 16
/** Outside the picture on all sides: where they cut it, the head is open. */
const bounds = { low: [-96, -80, -84], high: [96, 96, 16], cellMm: 1.2 } as const
/** So much of what would touch the lobe goes into it. */
const intoLobeMm = 0.3

let ear: ReturnType<typeof lit> | null = null

/** An earring as it is worn: one of a pair on an ear. */
export function onEar({ parts, hole: [x, y, z] }: SingleEarring): Scene {
  ear ??= lit()
  const skinZ = towards(30, (at) => earField(0, 0, at))
  const place = translation([-x, -y, skinZ - intoLobeMm - z])
  const worn = parts.map((part) => ({
    ...part,
    instances: part.instances.map((each) => product(place, each)),
  }))
  return {
    kind: 'on-ear',
    parts: [
      ...worn,
      {
        mesh: shadedBy(ear, worn, 0, (positions) => Float32Array.from(positions)),
        material: 'skin',
        instances: [identity],
      },
    ],
    focus: { centre: [2, middleOf(worn), 0], widthMm: shownMm },
  }
}

function middleOf(worn: readonly Part[]): number {
  let lowest = 0
  for (const { mesh, instances } of worn) {
    for (const place of instances) {
      for (let at = 0; at < mesh.positions.length; at += 3) {
        const [x = 0, y = 0, z = 0] = mesh.positions.subarray(at, at + 3)
        lowest = Math.min(lowest, transform(place, [x, y, z])[1])
      }
    }
  }
  return Math.min(usualMiddleMm, lowest - belowMm + shownMm / 2)
}

function lit() {
  const mesh = surfaceOf(earField, bounds)
  return { ...mesh, light: lightOn(mesh, earField) }
}
