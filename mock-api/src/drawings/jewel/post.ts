import type { Camera } from '../picture/camera.ts'
import { place, type Frame } from '../picture/frame.ts'
import { arc, rodMarkup } from './rod.ts'

/** The post of an earring, which runs backwards from the origin of a frame, and the butterfly on it. */
export function postMarkup(frame: Frame, camera: Camera): string {
  const post = rodMarkup([place(frame, [0, 0, 0.5]), place(frame, [0, 0, -6.4])], 0.36, camera)
  const back = [-1, 1].map((side) =>
    rodMarkup(
      arc(place(frame, [side * 0.8, 0, -5.2]), [frame.x, frame.z], 0.72, [0, 2 * Math.PI]),
      0.24,
      camera,
    ),
  )
  return post + back.join('')
}
