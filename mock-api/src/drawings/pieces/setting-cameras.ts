import { cameraAt, type Camera } from '../picture/camera.ts'
import type { Frame } from '../picture/frame.ts'
import type { Vec2, Vec3 } from '../picture/vector.ts'
import type { PieceView } from '../piece.ts'

/** A piece that lies on the ground, its y away from the viewer. */
const lying: Frame = { origin: [0, 0, 0], x: [1, 0, 0], y: [0, 1, 0], z: [0, 0, 1] }
/** A piece that hangs, facing the viewer. */
const hanging: Frame = { origin: [0, 0, 0], x: [1, 0, 0], y: [0, 0, 1], z: [0, -1, 0] }

/** How a pendant or an earring is turned for a view: it hangs to be seen from the side, else it lies. */
export function settingFrame(view: PieceView): Frame {
  return view === 'side' ? hanging : lying
}

interface Look {
  readonly yawDegrees: number
  readonly elevationDegrees: number
  /** The largest scale, however small the piece. */
  readonly mostPixelsPerMm: number
  /** Width and height that the piece may fill, in pixels. */
  readonly room: Vec2
  /** Where on the picture its middle falls. */
  readonly middle: Vec2
}

const looks: Partial<Record<PieceView, Look>> = {
  close: { yawDegrees: 16, elevationDegrees: 50, mostPixelsPerMm: 42, room: [420, 440], middle: [300, 320] },
  front: { yawDegrees: 0, elevationDegrees: 80, mostPixelsPerMm: 36, room: [440, 440], middle: [300, 318] },
  side: { yawDegrees: 66, elevationDegrees: 7, mostPixelsPerMm: 42, room: [440, 430], middle: [300, 318] },
}
const hero: Omit<Look, 'middle'> = {
  yawDegrees: 0,
  elevationDegrees: 74,
  mostPixelsPerMm: 28,
  room: [510, 420],
}

/** What a camera has to get into its picture. */
interface Subject {
  /** Its middle. */
  readonly aim: Vec3
  readonly widthMm: number
  readonly heightMm: number
  /** From its back to its front. */
  readonly depthMm: number
  /** Where its middle falls in the catalogue picture; lower where a chain comes from above. */
  readonly heroMiddleY?: number
}

/** A camera for a pendant or earrings, as near as lets all of it into the picture. */
export function settingCamera(
  view: PieceView,
  { aim, widthMm, heightMm, depthMm, heroMiddleY = 348 }: Subject,
): Camera {
  const { mostPixelsPerMm, room, ...look } = looks[view] ?? { ...hero, middle: [300, heroMiddleY] as const }
  const [yaw, elevation] = [look.yawDegrees, look.elevationDegrees].map(
    (angle) => (angle * Math.PI) / 180,
  ) as [number, number] // two in, two out
  const [width, height] =
    view === 'side'
      ? [widthMm * Math.cos(yaw) + depthMm * Math.sin(yaw), heightMm]
      : [widthMm, heightMm * Math.sin(elevation) + depthMm * Math.cos(elevation)]
  const pixelsPerMm = Math.min(mostPixelsPerMm, room[0] / width, room[1] / height)
  const pose = { ...look, pixelsPerMm, aim }
  return cameraAt(`setting ${JSON.stringify(pose)}`, pose)
}
