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
const heroPoses: Readonly<Record<SceneKind, Pose>> = {
  ring: { yawDegrees: 18, elevationDegrees: 56, fill: 0.84 },
  band: { yawDegrees: 42, elevationDegrees: 27, fill: 0.75 },
  hanging: { yawDegrees: -14, elevationDegrees: 6, fill: 0.8 },
  bracelet: { yawDegrees: 28, elevationDegrees: 36, fill: 0.84 },
  'loose-stone': { yawDegrees: 12, elevationDegrees: 80, fill: 0.78 },
  'on-hand': { yawDegrees: 32, elevationDegrees: 58, fill: 1 },
  'on-neck': { yawDegrees: -14, elevationDegrees: 4, fill: 1 },
  'on-ear': { yawDegrees: -16, elevationDegrees: 4, fill: 1 },
}

const secondPoses: Readonly<Record<SceneKind, Pose>> = {
  ring: { yawDegrees: 24, elevationDegrees: 30, fill: 0.82 },
  band: { yawDegrees: 12, elevationDegrees: 52, fill: 0.75 },
  hanging: { yawDegrees: -38, elevationDegrees: 14, fill: 0.8 },
  bracelet: { yawDegrees: 10, elevationDegrees: 64, fill: 0.84 },
  'loose-stone': { yawDegrees: 22, elevationDegrees: 24, fill: 0.7 },
  'on-hand': { yawDegrees: 60, elevationDegrees: 30, fill: 1 },
  'on-neck': { yawDegrees: 20, elevationDegrees: 4, fill: 1 },
  'on-ear': { yawDegrees: 10, elevationDegrees: 4, fill: 1 },
}

type PosedScene = Pick<Scene, 'kind'> & Partial<Pick<Scene, 'focus'>>

/** How a still of a scene is seen in a view. */
export function poseOf({ kind, focus }: PosedScene, view: PictureView): Pose {
  const pose = view === 'hero' ? heroPoseOf(kind) : secondPoses[kind]
  return { ...pose, ...(focus ? { widthMm: focus.widthMm } : {}) }
}

/** How a scene is seen from the side. */
export function sidePoseOf(kind: SceneKind): Pose {
  return secondPoses[kind]
}

/** Whether a scene lies on its back, and is stood up to be looked at. */
export function isUpright(kind: SceneKind): boolean {
  return kind === 'hanging' || kind === 'on-neck' || kind === 'on-ear'
}

/** Whether a body wears it: it goes on beyond the picture, and nothing lies below it. */
export function isWorn(kind: SceneKind): boolean {
  return kind === 'on-hand' || kind === 'on-neck' || kind === 'on-ear'
}

/** How a scene is seen in its catalogue picture, and by the live view at first. */
export function heroPoseOf(kind: SceneKind): Pose {
  return heroPoses[kind]
}
