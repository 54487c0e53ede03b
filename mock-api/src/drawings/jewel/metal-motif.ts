import { grainMarkup, meleeMarkup } from '../mount/melee.ts'
import { place } from '../picture/frame.ts'
import type { Part, Scene } from '../picture/part.ts'
import type { Vec2 } from '../picture/vector.ts'
import { ballMarkup } from './ball.ts'
import { engravedMarkup } from './letter.ts'
import type { Motif } from './motif.ts'
import { capsule, ellipse, plateParts } from './plate.ts'

/** A flower of small stones round a white one; `own` is the kind of the piece's own gem. */
export function clusterParts({ frame, size }: Motif, scene: Scene, own: number): Part[] {
  const { camera } = scene
  const widthMm = 3.1 * size
  const petals = Array.from({ length: 6 }, (_, index): Vec2 => {
    const angle = Math.PI / 2 + (index * Math.PI) / 3
    return [Math.cos(angle) * widthMm * 1.03, Math.sin(angle) * widthMm * 1.03]
  })
  const stone = ([x, y]: Vec2, index: number, kind: number) =>
    meleeMarkup(
      { frame: { ...frame, origin: place(frame, [x, y, 0.55 * size]) }, widthMm },
      camera,
      index,
      kind,
    )
  const grains = petals.flatMap((_, index) => {
    const angle = Math.PI / 2 + ((index + 0.5) * Math.PI) / 3
    return [0.62, 1.2].map((reach) =>
      grainMarkup(
        place(frame, [Math.cos(angle) * widthMm * reach, Math.sin(angle) * widthMm * reach, 0.65 * size]),
        camera,
        1.5 * size * (camera.pixelsPerMm / 21),
      ),
    )
  })
  const back = plateParts(
    { line: ellipse(widthMm * 1.16, widthMm * 1.16), frame, thicknessMm: 1 * size },
    scene,
  )
  const stones = petals.map((at, index) => stone(at, index, own)).join('') + stone([0, 0], 7, 0)
  return [...back, { kind: 'markup', markup: stones + grains.join('') }]
}

/** A bar, plain, engraved or set with a row of stones. */
export function barParts(
  { motif, gem, letter, frame, size, isLevel = false }: Motif,
  scene: Scene,
  own: number,
): Part[] {
  const { camera } = scene
  const [length, width] = [17 * size, 2.7 * size]
  const line = capsule(length, width).map(([x, y]): Vec2 => (isLevel ? [x, y] : [-y, x]))
  const bar = plateParts({ line, frame, thicknessMm: 1.1 * size }, scene)
  const face = { ...frame, origin: place(frame, [0, 0, 0.56 * size]) }
  if (motif === 'bar' && gem === null) {
    const markup = letter === null ? '' : engravedMarkup({ letter, frame: face, heightMm: 2 * size }, camera)
    return [...bar, { kind: 'markup', markup }]
  }
  const count = motif === 'row' ? 8 : 5
  const widthMm = 1.72 * size
  const stones = Array.from({ length: count }, (_, index) => {
    const y = (index - (count - 1) / 2) * widthMm * 1.07
    return meleeMarkup({ frame: { ...face, origin: place(face, [0, y, 0.05]) }, widthMm }, camera, index, own)
  })
  return [...bar, { kind: 'markup', markup: stones.join('') }]
}

/** An oval locket with its hinge. */
export function locketParts({ frame, size, gem, letter }: Motif, scene: Scene, own: number): Part[] {
  const { camera } = scene
  const oval = (width: number, height: number, thicknessMm: number, z: number) =>
    plateParts(
      {
        line: ellipse(width * size, height * size),
        frame: { ...frame, origin: place(frame, [0, 0, z * size]) },
        thicknessMm: thicknessMm * size,
      },
      scene,
    )
  const top = { ...frame, origin: place(frame, [0, 0, 1 * size]) }
  const mark =
    letter !== null
      ? engravedMarkup({ letter, frame: top, heightMm: 5 * size }, camera)
      : gem === null
        ? ''
        : meleeMarkup({ frame: top, widthMm: 2.2 * size }, camera, 0, own)
  const hinge = [0.9, -0.9].map((y) =>
    ballMarkup(place(frame, [-6.5 * size, y * size, 0.6 * size]), 0.55 * size, camera),
  )
  return [
    { kind: 'markup', markup: hinge.join('') },
    ...oval(6.4, 8.2, 1.6, 0),
    ...oval(5.4, 7.2, 1.1, 0.42),
    { kind: 'markup', markup: mark },
  ]
}
