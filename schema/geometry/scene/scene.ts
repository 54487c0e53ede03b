import type { GemStoneType } from '../../domain/vocabulary/gemstones.ts'
import type { ShapeSlug } from '../../domain/vocabulary/taxonomy.ts'
import { identity, product, type Matrix } from '../primitives/matrix.ts'
import type { Mesh } from '../primitives/mesh.ts'
import type { Vector } from '../primitives/vector.ts'

/**
 * What a picture or the live view shows. Millimetres throughout, a right-handed space with z upwards:
 * - a ring stands with its axis along y, its head towards +z and the middle of its finger at the origin; the
 *   length of its stone runs along y, the tip of a pear towards +y;
 * - what hangs lies on its back: up is +y, the viewer is at +z;
 * - a loose stone lies with its table towards +z and its culet on z = 0.
 */
export interface Scene {
  readonly kind: SceneKind
  readonly parts: readonly Part[]
  /** What the picture is of, where chains run out of it; null when it is of all there is. */
  readonly focus: Focus | null
  /** One of a pair, by itself. */
  readonly single?: SingleEarring
  /** What goes round a neck and hangs from nothing, laid there. */
  readonly collar?: Collar
}

/** A necklace that is chain or stones all along. */
export interface Collar {
  /** Lays it along a line; `upAt` says which way is away from the skin, towards +z when left out. */
  readonly along: (line: readonly Vector[], upAt?: (point: Vector) => Vector) => readonly Part[]
  /** How far its line is above the skin that it lies on. */
  readonly overSkinMm: number
  /** How long it is, from one end of its clasp to the other. */
  readonly lengthMm: number
}

/** An earring as it hangs from an ear. */
export interface SingleEarring {
  readonly parts: readonly Part[]
  /** Where it goes into the lobe, at the front. */
  readonly hole: Vector
}

/** How a scene is looked at: see the directions above. */
export type SceneKind =
  | 'ring'
  | 'band'
  | 'hanging'
  | 'bracelet'
  | 'loose-stone'
  | 'on-hand'
  | 'on-neck'
  | 'on-ear'

export interface Focus {
  readonly centre: Vector
  readonly widthMm: number
}

/** How the links of a chain are. */
export type ChainLook = 'trace' | 'belcher' | 'curb' | 'box'

/** The same mesh in the same material, once for each matrix. */
export interface Part {
  readonly mesh: Mesh
  readonly material: Material
  readonly instances: readonly Matrix[]
  /** What a stone is; a part of metal or of a pearl has none. */
  readonly stone?: StoneSpec
  /** The links of a chain that goes on beyond the picture, from where it leaves what it carries; of all else nothing. */
  readonly chain?: ChainLook
  /** What grew in a stone, in the space of its mesh; nothing that anybody could see when left out. */
  readonly inclusions?: readonly Inclusion[]
}

/** A speck inside a stone, or a piece of a thread: all that is near the line between two points. */
export interface Inclusion {
  readonly from: Vector
  readonly to: Vector
  readonly radiusMm: number
}

/**
 * `stone` is the main stone, whose kind the shopper chooses; `side-stone` one large enough to show its
 * facets; `melee` a small one; `pearl` no stone that light goes through; `skin` the body that wears the piece.
 */
export type Material = 'metal' | 'stone' | 'side-stone' | 'melee' | 'pearl' | 'skin'

/** A cut stone. Its outline is `lengthMm` along y and `widthMm` along x. */
export interface StoneSpec {
  readonly shape: CutShape
  readonly lengthMm: number
  readonly widthMm: number
  /** From table to culet. */
  readonly depthMm: number
  /** What it is cut from; coloured stones have a lower crown and a deeper pavilion. */
  readonly gem: GemStoneType
  /** The table's share of the width; what is usual for the cut when left out. */
  readonly tableShare?: number
}

/** The ten shapes of the shop, and two that only stand beside another stone. */
export type CutShape = ShapeSlug | 'tapered-baguette' | 'half-moon'

/** Gathers the parts of a scene; what is the same mesh, material and stone becomes one part. */
export class SceneParts {
  readonly #parts = new Map<Mesh, { part: Omit<Part, 'instances'>; instances: Matrix[] }>()

  metal(mesh: Mesh, ...instances: readonly Matrix[]): void {
    this.add({ mesh, material: 'metal' }, instances)
  }

  /** Adds a mesh where the matrices say; at the origin when there is none. */
  add(part: Omit<Part, 'instances'>, instances: readonly Matrix[] = []): void {
    const known = this.#parts.get(part.mesh) ?? { part, instances: [] }
    known.instances.push(...(instances.length > 0 ? instances : [identity]))
    this.#parts.set(part.mesh, known)
  }

  /** Adds all that another piece is made of, moved by a matrix. */
  addAll(parts: readonly Part[], place: Matrix = identity): void {
    for (const { instances, ...part } of parts) {
      this.add(
        part,
        instances.map((instance) => product(place, instance)),
      )
    }
  }

  list(): readonly Part[] {
    return [...this.#parts.values()].map(({ part, instances }) => ({ ...part, instances }))
  }
}
