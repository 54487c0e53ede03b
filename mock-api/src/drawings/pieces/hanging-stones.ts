import { ringMarkup } from '../jewel/bail.ts'
import { rodMarkup } from '../jewel/rod.ts'
import { type Extent, extentOf, headOf } from '../mount/mounted-stone.ts'
import { type Head, headParts } from '../mount/head.ts'
import { clawedMeleeMarkup } from '../mount/melee.ts'
import { place, type Frame } from '../picture/frame.ts'
import type { Part, Scene } from '../picture/part.ts'

/** A round stone on the line above the main one. */
export interface LineStone {
  /** Its middle, along the y of the piece. */
  readonly y: number
  readonly widthMm: number
  /** Where the link begins that it bears. */
  readonly linkedAt: number
}

/** How far apart two things stand that a ring links. */
export const linkMm = 1.5
/** How much of the depth of a heart's cleft what hangs above it stays clear of. */
const cleftShare = 0.75

/** Round stones of these widths one above the other, each linked to what is below it. */
export function lineStones({ above, crown }: Extent, widths: readonly number[]): LineStone[] {
  let linkedAt = above
  let clear = above + (crown - above) * cleftShare
  return widths.map((widthMm) => {
    const stone = { linkedAt, widthMm, y: clear + linkMm + widthMm / 2 }
    linkedAt = clear = stone.y + widthMm / 2
    return stone
  })
}

/** How high a line of stones reaches above a main one. */
export function topOfLine({ above }: Extent, stones: readonly LineStone[]): number {
  const last = stones.at(-1)
  return last ? last.y + last.widthMm / 2 : above
}

interface Line {
  readonly stones: readonly LineStone[]
  readonly frame: Frame
  /** How far in front of the back of the piece its links are. */
  readonly z: number
  /** Whether it is one of a pair, whose stones are drawn as copies. */
  readonly isOfPair: boolean
}

/** The stones of a line with the rings below them. */
export function lineParts({ stones, frame, z, isOfPair }: Line, scene: Scene): Part[] {
  const links = stones.map(({ y, widthMm, linkedAt }) =>
    linkMarkup([linkedAt, y - widthMm / 2], frame, z, scene),
  )
  const heads = stones.flatMap(({ y, widthMm }) => {
    const raised = { ...frame, origin: place(frame, [0, y, z + 0.3]) }
    if (isOfPair) {
      return { kind: 'markup', markup: clawedMeleeMarkup({ frame: raised, widthMm }, scene.camera) } as const
    }
    return headParts({ ...headOf('round-brilliant', widthMm, frame, 110), frame: raised }, scene)
  })
  return [{ kind: 'markup', markup: links.join('') }, ...heads]
}

/** The wire by which a stone hangs: from its gallery out to its girdle, behind it. */
export function stemMarkup(head: Head, frame: Frame, { camera }: Scene): string {
  const { above } = extentOf(head)
  const z = hangingAt(head)
  return rodMarkup([place(frame, [0, above * 0.62, z]), place(frame, [0, above - 0.25, z])], 0.34, camera)
}

/** How far in front of its foot a head hangs: at its gallery. */
export function hangingAt({ heightMm }: Head): number {
  return heightMm * 0.55
}

/** A ring that links what is above a gap to what is below it. */
export function linkMarkup(
  [from, to]: readonly [from: number, to: number],
  frame: Frame,
  z: number,
  { camera }: Scene,
): string {
  const raised = { ...frame, origin: place(frame, [0, 0, z]) }
  return ringMarkup({ frame: raised, y: (from + to) / 2, width: 1.45, height: to - from + 0.5 }, camera)
}
