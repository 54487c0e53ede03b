import type { GemStoneType } from '@shop/schema/domain/vocabulary/gemstones'
import type { Material, SceneKind } from '@shop/schema/geometry/scene/scene'
import type { Frame } from './camera.ts'
import type { LightMap } from './light-map.ts'

/** A part of a scene as the graphics card takes it. */
export interface PackedPart {
  readonly material: Material
  readonly positions: Float32Array
  readonly normals: Float32Array
  readonly indices: Uint32Array
  /** Twelve numbers for every place the part stands at, row by row. */
  readonly matrices: Float32Array
  readonly stone: PackedStone | null
}

export interface PackedStone {
  readonly gem: GemStoneType
  /** The shorter side of its outline in millimetres. */
  readonly widthMm: number
  /** Facets that light meets inside: normals and distances, four numbers each. */
  readonly planes: Float32Array
  /** What is in the way of light inside: where it begins with its radius, and where it ends, eight numbers each. */
  readonly inclusions: Float32Array
  /** Whether these are of its right half alone, which the left half mirrors: a heart is no convex body. */
  readonly isMirrored: boolean
}

export interface PackedScene {
  readonly kind: SceneKind
  readonly frame: Frame
  readonly parts: readonly PackedPart[]
}

/** What the metal reflects, and what the stones do. */
export interface PackedLight {
  readonly room: LightMap
  readonly sparkle: LightMap
}
