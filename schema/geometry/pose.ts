import type { Scene, SceneKind } from './scene.ts'

/** Where a picture is seen from: the catalogue picture, and a second one to show on cards. */
export type PictureView = 'hero' | 'second'

/** Where the camera stands and how large the piece is in the frame. */
export interface Pose {
  /** To the right of straight before the piece. */
  readonly yawDegrees: number
  /** Above the horizon. */
  readonly elevationDegrees: number
  /** The share of the frame that the piece takes up, where nothing says how wide the view is. */
  readonly fill: number
  /** What the frame shows of a piece whose chain runs out of it. */
  readonly widthMm?: number
}

/**
 * The stone of a ring, or a loose one, faces who looks: its shape is what they differ in. From the side a ring
 * shows its head, and a stone its depth.
 */
const poses: Readonly<Record<SceneKind, Readonly<Record<PictureView, Pose>>>> = {
  ring: {
    hero: { yawDegrees: 18, elevationDegrees: 56, fill: 0.84 },
    second: { yawDegrees: 24, elevationDegrees: 30, fill: 0.82 },
  },
  band: {
    hero: { yawDegrees: 42, elevationDegrees: 27, fill: 0.75 },
    second: { yawDegrees: 12, elevationDegrees: 52, fill: 0.75 },
  },
  hanging: {
    hero: { yawDegrees: -14, elevationDegrees: 6, fill: 0.8 },
    second: { yawDegrees: -38, elevationDegrees: 14, fill: 0.8 },
  },
  bracelet: {
    hero: { yawDegrees: 28, elevationDegrees: 36, fill: 0.84 },
    second: { yawDegrees: 10, elevationDegrees: 64, fill: 0.84 },
  },
  'loose-stone': {
    hero: { yawDegrees: 12, elevationDegrees: 80, fill: 0.78 },
    second: { yawDegrees: 22, elevationDegrees: 24, fill: 0.7 },
  },
}

type PosedScene = Pick<Scene, 'kind'> & Partial<Pick<Scene, 'focus'>>

/** How a scene is seen in a view: by a still's camera, and by the live view at first. */
export function poseOf({ kind, focus }: PosedScene, view: PictureView): Pose {
  return { ...poses[kind][view], ...(focus ? { widthMm: focus.widthMm } : {}) }
}
