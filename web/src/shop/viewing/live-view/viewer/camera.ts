import { add, dot, length, scale, subtract, type Vector } from '@shop/schema/geometry/primitives/vector'

/** Focal length over half the width of the picture: 110 mm on a 36 mm sensor, as of the stills. */
const focalRatio = 110 / 18

/** What a camera is aimed at. */
export interface Frame {
  /** The point that the piece turns round. */
  readonly centre: Vector
  /** How many millimetres the square in the middle of the picture shows, or more where the piece needs more. */
  readonly widthMm: number
  /** How far the farthest corner is from the centre. */
  readonly reachMm: number
  /** The corners that can be farthest out in a picture; none of a piece that runs out of it. */
  readonly outermost: readonly Vector[]
  /** What is looked at closely. */
  readonly detail: Detail
  /** How high the ground is that it stands on; of what hangs, how far the wall behind it is towards -y. */
  readonly groundMm: number
}

/** The head of a ring, or the main stone of anything else. */
export interface Detail {
  readonly centre: Vector
  /** How many millimetres a picture of it shows. */
  readonly widthMm: number
}

/** How a camera sees: radians, and how much closer it looks than at first. */
export interface Sight {
  readonly yaw: number
  readonly elevation: number
  readonly zoom: number
  /** How far the eye has gone over from the middle of the piece to its detail, 0 to 1. */
  readonly aim: number
}

export interface Camera {
  readonly eye: Vector
  /** Column by column, for a shader. */
  readonly viewProjection: Float32Array
}

/** The axes of a sight: to the right, upwards, and towards the eye. */
export function axesOf({
  yaw,
  elevation,
}: Pick<Sight, 'yaw' | 'elevation'>): readonly [Vector, Vector, Vector] {
  const [sy, cy, se, ce] = [Math.sin(yaw), Math.cos(yaw), Math.sin(elevation), Math.cos(elevation)]
  return [
    [cy, sy, 0],
    [-sy * se, cy * se, ce],
    [sy * ce, -cy * ce, se],
  ]
}

/** Room beside a piece that needs all of the picture. */
const margin = 1.05

/** A camera for a picture of so many pixels, whose shorter side shows the frame and all of the piece. */
export function cameraAt(frame: Frame, sight: Sight, width: number, height: number): Camera {
  const [right, up, back] = axesOf(sight)
  const distance = (frame.widthMm / 2) * focalRatio
  const gone = scale(subtract(frame.detail.centre, frame.centre), sight.aim)
  const eye = add(add(frame.centre, gone), scale(back, distance))
  const side = Math.min(width, height)
  const reaches = frame.outermost.map((corner) => {
    const arm = subtract(corner, frame.centre)
    return Math.max(Math.abs(dot(right, arm)), Math.abs(dot(up, arm))) / (distance - dot(back, arm))
  })
  // What is seen of a piece from the side may be larger than what is seen of it at first.
  const focal = sight.zoom / Math.max(1 / focalRatio, margin * Math.max(...reaches))
  const reachMm = frame.reachMm + length(gone)
  const near = Math.max(distance / 20, distance - reachMm)
  const far = distance + reachMm
  const depth = (far + near) / (near - far)
  const rows = [
    rowOf(right, eye, (focal * side) / width),
    rowOf(up, eye, (focal * side) / height),
    rowOf(back, eye, depth),
    rowOf(back, eye, -1),
  ]
  const viewProjection = Float32Array.from({ length: 16 }, (_, place) => rows[place % 4]?.[place >> 2] ?? 0)
  viewProjection[14] = (viewProjection[14] ?? 0) + (2 * far * near) / (near - far)
  return { eye, viewProjection }
}

/** A part of a square picture, in shares of its side, from its upper left. */
export interface Crop {
  readonly left: number
  readonly top: number
  readonly width: number
  readonly height: number
}

/** The camera of a square picture for a part of it that fills the canvas: what lies at a place of it stays there. */
export function cropped({ eye, viewProjection }: Camera, { left, top, width, height }: Crop): Camera {
  const part = viewProjection.slice()
  for (let column = 0; column < 16; column += 4) {
    const [x = 0, y = 0, , w = 0] = viewProjection.subarray(column, column + 4)
    part[column] = (x + w * (1 - 2 * left)) / width - w
    part[column + 1] = (y - w * (1 - 2 * top)) / height + w
  }
  return { eye, viewProjection: part }
}

function rowOf(axis: Vector, eye: Vector, factor: number): readonly number[] {
  const move = -(axis[0] * eye[0] + axis[1] * eye[1] + axis[2] * eye[2])
  return [axis[0] * factor, axis[1] * factor, axis[2] * factor, move * factor]
}
