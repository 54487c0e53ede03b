import { identity, product, translation } from '../primitives/matrix.ts'
import type { Scene, SingleEarring } from '../scene/scene.ts'
import { earField } from './ear-field.ts'
import { lightOn } from './light-on.ts'
import { shadedBy } from './shadow-on.ts'
import { surfaceOf } from './surface-nets.ts'
import { towards } from './towards.ts'

/** What a picture shows: the ear, and what hangs below it. */
const shownMm = 92
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
    focus: { centre: [2, 17, 0], widthMm: shownMm },
  }
}

function lit() {
  const mesh = surfaceOf(earField, bounds)
  return { ...mesh, light: lightOn(mesh, earField) }
}
