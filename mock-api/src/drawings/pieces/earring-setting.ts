import type { EarringSettingPicture } from '@shop/fixtures/designs/piece-picture'
import type { ShapeSlug } from '@shop/schema/domain/taxonomy'
import { capsule, plateParts } from '../jewel/plate.ts'
import { postMarkup } from '../jewel/post.ts'
import { arc, rodMarkup } from '../jewel/rod.ts'
import { type Head, headParts } from '../mount/head.ts'
import { extentOf, mountedHead } from '../mount/mounted-stone.ts'
import { place, standing, type Frame } from '../picture/frame.ts'
import type { Part, Scene } from '../picture/part.ts'
import { scale, type Vec2, type Vec3 } from '../picture/vector.ts'
import {
  hangingAt,
  linkMm,
  lineParts,
  lineStones,
  linkMarkup,
  stemMarkup,
  topOfLine,
  type LineStone,
} from './hanging-stones.ts'

/** The settings of a pair of earrings with their stones. */
export type EarringPiece = EarringSettingPicture & { readonly shape: ShapeSlug }

/** Where everything of one earring is, in millimetres from the middle of its main stone, y upwards. */
export interface EarringLayout {
  readonly main: Head
  readonly line: readonly LineStone[]
  /** The foot and the top of a bar. */
  readonly bar: readonly [foot: number, top: number] | null
  /** Where it goes through the ear. */
  readonly post: number
  /** How far in front of the back of the piece what hangs together hangs. */
  readonly z: number
  readonly bottom: number
  readonly top: number
  readonly halfWidth: number
  /** How far its hook bends to the side, or half its width. */
  readonly reach: number
}

const barMm = 10
const barGapMm = 1
const hookMm = 2.3

/** Where everything of an earring is, for a main stone that may have this many patches. */
export function earringLayout(piece: EarringPiece, patches: number): EarringLayout {
  const { hangsFrom, halo, shape } = piece
  const size = halo === 'none' ? 1 : 0.94
  const main = mountedHead({ mount: piece, shape, frame: standing(0), size, patches })
  const extent = extentOf(main)
  const { above, below, beside } = extent
  const line = lineStones(
    extent,
    hangsFrom === 'stone' ? [3.9] : hangsFrom === 'two-stones' ? [3.9, 2.8] : [],
  )
  const bar = hangsFrom === 'bar' ? ([above + barGapMm, above + barGapMm + barMm] as const) : null
  const topStone = line.at(-1)
  const top = hangsFrom === 'hook' ? above + 2.2 + 2 * hookMm : (bar?.[1] ?? topOfLine(extent, line))
  return {
    main,
    line,
    bar,
    post: bar ? bar[1] - 0.9 : (topStone?.y ?? 0),
    z: hangingAt(main),
    bottom: -below,
    top,
    halfWidth: beside,
    reach: hangsFrom === 'hook' ? Math.max(beside, 2 * hookMm + 0.4) : beside,
  }
}

interface Posture {
  /** Where the bend of a hook points, in the frame's own directions. */
  readonly hookWay: Vec3
  readonly isOfPair: boolean
  readonly hasPost: boolean
}

/** The parts of one earring. */
export function earringSettingParts(
  { hangsFrom }: EarringPiece,
  { main, line, bar, post, z }: EarringLayout,
  frame: Frame,
  { hookWay, isOfPair, hasPost }: Posture,
  scene: Scene,
): Part[] {
  const { camera } = scene
  const at = (point: Vec3): Frame => ({ ...frame, origin: place(frame, point) })
  const behind =
    hangsFrom === 'hook'
      ? hookMarkup(at([0, extentOf(main).above, z]), hookWay, scene)
      : hasPost
        ? postMarkup(at([0, post, hangsFrom === 'nothing' ? 0 : z]), camera)
        : ''
  const bars = bar
    ? [
        markupOf(linkMarkup([bar[0] - barGapMm, bar[0]], frame, z, scene)),
        ...plateParts(
          {
            line: capsule(bar[1] - bar[0], 1.4).map(([x, y]): Vec2 => [-y, x]),
            frame: at([0, (bar[0] + bar[1]) / 2, z]),
            thicknessMm: 1.5,
          },
          scene,
        ),
      ]
    : []
  return [
    markupOf(behind),
    ...(hangsFrom === 'nothing' ? [] : [markupOf(stemMarkup(main, frame, scene))]),
    ...bars,
    ...lineParts({ stones: line, frame, z, isOfPair }, scene),
    ...headParts({ ...main, frame: at(main.frame.origin) }, scene),
  ]
}

/** A wire that goes through the ear: up from the stone, round, and down behind the lobe. */
function hookMarkup(frame: Frame, way: Vec3, scene: Scene): string {
  const rise = 2.2
  const at = (along: number, y: number): Vec3 => place(frame, [way[0] * along, y, way[2] * along])
  const across = scale(frame.x, way[0])
  const inwards = scale(frame.z, way[2])
  const out: Vec3 = [across[0] + inwards[0], across[1] + inwards[1], across[2] + inwards[2]]
  const wire = rodMarkup(
    [
      at(0, rise - 1),
      at(0, rise + 1.2),
      ...arc(at(hookMm, rise + hookMm - 0.6), [out, frame.y], hookMm, [Math.PI * 0.9, -0.1]),
      at(2 * hookMm - 0.2, rise - 1.6),
      at(2 * hookMm - 0.5, rise - 4.4),
    ],
    0.36,
    scene.camera,
  )
  return linkMarkup([-0.2, linkMm - 0.2], frame, 0, scene) + wire
}

function markupOf(markup: string): Part {
  return { kind: 'markup', markup }
}
