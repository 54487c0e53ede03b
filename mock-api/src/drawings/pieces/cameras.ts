import { cameraAt, type Camera, type Pose } from '../picture/camera.ts'
import type { PieceView } from '../piece.ts'

const bandPoses: Record<PieceView, Pose> = {
  hero: { yawDegrees: 24, elevationDegrees: 35, aim: [0, 0, 0], pixelsPerMm: 22.5, middle: [300, 312] },
  top: { yawDegrees: 0, elevationDegrees: 58, aim: [0, 0, 0], pixelsPerMm: 23, middle: [300, 312] },
  front: {
    yawDegrees: 0,
    elevationDegrees: 24,
    aim: [0, 0, 0],
    pixelsPerMm: 23,
    middle: [300, 312],
    isLying: true,
  },
  side: { yawDegrees: 64, elevationDegrees: 14, aim: [0, 0, 0], pixelsPerMm: 21.5, middle: [300, 312] },
  close: { yawDegrees: 24, elevationDegrees: 35, aim: [0, 0, 8], pixelsPerMm: 34, middle: [300, 312] },
}

/** The camera for a band: rings without a head fill their pictures lower down. */
export function bandCamera(view: PieceView): Camera {
  return cameraAt(`band ${view}`, bandPoses[view])
}

/** The camera for what lies on the ground: from above, or nearer and lower to look at this place. */
export function groundCamera(
  view: PieceView,
  zoom: number,
  close: { readonly aimY: number; readonly zoom: number },
): Camera {
  const isClose = view === 'close'
  return cameraAt(`ground ${isClose} ${zoom} ${JSON.stringify(close)}`, {
    yawDegrees: isClose ? 7 : 0,
    elevationDegrees: isClose ? 52 : 68,
    aim: isClose ? [0, close.aimY, 0] : [0, 0, 0],
    pixelsPerMm: 17 * zoom * (isClose ? close.zoom : 1),
    middle: [300, isClose ? 330 : 300],
  })
}

/** The camera for a bracelet that lies on its side: all of it, or its front. A cuff's front lies opposite. */
export function braceletCamera(view: PieceView, isCuff: boolean): Camera {
  const isClose = view === 'close'
  const turned = isCuff ? 180 : 0
  const front = isCuff ? -1 : 1
  return cameraAt(`bracelet ${isClose} ${isCuff}`, {
    yawDegrees: turned + (isClose ? 26 : 12),
    elevationDegrees: isClose ? 34 : 42,
    aim: isClose ? [0, 0, 8.4 * front] : [0, 0, 0],
    pixelsPerMm: isClose ? 56 : 26.5,
    middle: [300, isClose ? 350 : 306],
    isLying: true,
  })
}
