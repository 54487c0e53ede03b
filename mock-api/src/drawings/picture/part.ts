import type { Camera } from './camera.ts'
import type { Studio } from '../metal/light.ts'
import type { Metalwork } from '../metal/metalwork.ts'

/** Everything that a picture is taken with. */
export interface Scene {
  readonly camera: Camera
  readonly studio: Studio
}

/** A patch of a stone's colour. */
export interface StonePatch {
  readonly colour: string
  readonly path: string
}

/** One thing of a picture; parts are painted from the farthest to the nearest. */
export type Part =
  | {
      readonly kind: 'metal'
      readonly works: readonly Metalwork[]
      readonly isBroad: boolean
      readonly isEdged?: boolean
    }
  | { readonly kind: 'stone'; readonly rim: string; readonly patches: readonly StonePatch[] }
  | { readonly kind: 'markup'; readonly markup: string }
