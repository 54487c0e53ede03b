import type { GemStoneType } from '@shop/schema/domain/gemstones'
import type { ShapeSlug } from '@shop/schema/domain/taxonomy'
import { depthOf, headParts } from '../mount/head.ts'
import { meleeMarkup, type MeleeKind } from '../mount/melee.ts'
import { place, type Frame } from '../picture/frame.ts'
import type { Part, Scene } from '../picture/part.ts'
import { gemColour } from '../stone/gem-colours.ts'
import { proportions } from '../stone/outline.ts'
import { barParts, clusterParts, locketParts } from './metal-motif.ts'
import { ballMarkup } from './ball.ts'
import { engravedMarkup, raisedMarkup } from './letter.ts'
import { pearlMarkup } from './pearl.ts'
import { ellipse, plateParts } from './plate.ts'

/** What hangs from a chain or sits on an ear. */
export interface Motif {
  readonly motif:
    | 'solitaire'
    | 'halo'
    | 'cluster'
    | 'bar'
    | 'row'
    | 'disc'
    | 'initial'
    | 'locket'
    | 'pearl'
    | 'plain'
  readonly shape: ShapeSlug
  readonly gem: GemStoneType | null
  readonly letter: string | null
  /** Its middle on the ground, its y upwards on the picture. */
  readonly frame: Frame
  /** 1 for the size that hangs from a necklace. */
  readonly size: number
  /** About how many patches a stone may have. */
  readonly patches: number
  /** Whether a bar lies level, with its letters upright on it. */
  readonly isLevel?: boolean
}

/** The drawings that small stones are copies of: white ones, then those of the piece's own gem. */
export function motifKinds(gem: GemStoneType | null, patches = 39): MeleeKind[] {
  const colour = gemColour(gem)
  const white: MeleeKind = { shape: 'round-brilliant', colour: 'white', patches }
  return colour === 'white' ? [white] : [white, { ...white, colour }]
}

/** How far a motif reaches above its middle, in millimetres: where a loop holds it. */
export function reachAbove({ motif, shape, size }: Motif): number {
  const { widthMm, ratio } = proportions[shape]
  const stone = (widthMm * ratio * size) / 2
  switch (motif) {
    case 'solitaire':
      return stone
    case 'halo':
      return stone + 1.5 * size
    case 'cluster':
      return 5 * size
    case 'bar':
    case 'row':
      return 9 * size
    case 'disc':
      return 6.6 * size
    case 'locket':
      return 8.6 * size
    case 'initial':
      return 6.2 * size
    case 'pearl':
      return 4.6 * size
    case 'plain':
      return 2.6 * size
  }
}

/** How high an initial stands. */
export function letterMm({ size }: Pick<Motif, 'size'>): number {
  return 11 * size
}

/** The parts of a motif from back to front. */
export function motifParts(motif: Motif, scene: Scene): Part[] {
  const { frame, size, letter, gem } = motif
  const { camera } = scene
  const own = gemColour(gem) === 'white' ? 0 : 1
  const raised = (z: number): Frame => ({ ...frame, origin: place(frame, [0, 0, z]) })
  switch (motif.motif) {
    case 'solitaire':
    case 'halo':
      return stoneParts(motif, scene)
    case 'cluster':
      return clusterParts(motif, scene, own)
    case 'bar':
    case 'row':
      return barParts(motif, scene, own)
    case 'disc': {
      const disc = plateParts({ line: ellipse(6.4 * size, 6.4 * size), frame, thicknessMm: 1 * size }, scene)
      const face = raised(0.5 * size)
      const inset =
        letter !== null
          ? engravedMarkup({ letter, frame: face, heightMm: 6.2 * size }, camera)
          : gem === null
            ? ''
            : meleeMarkup({ frame: face, widthMm: 2.4 * size }, camera, 0, own)
      return [...disc, { kind: 'markup', markup: inset }]
    }
    case 'locket':
      return locketParts(motif, scene, own)
    case 'initial':
      return [
        {
          kind: 'markup',
          markup: raisedMarkup(
            { letter: letter ?? 'A', frame: raised(0.9), heightMm: letterMm(motif) },
            camera,
          ),
        },
      ]
    case 'pearl':
      return [{ kind: 'markup', markup: pearlMarkup(place(frame, [0, 0, 2]), 4.4 * size, camera) }]
    case 'plain':
      return [{ kind: 'markup', markup: ballMarkup(place(frame, [0, 0, 2]), 2.7 * size, camera) }]
  }
}

function stoneParts({ motif, shape, gem, frame, size, patches }: Motif, scene: Scene): Part[] {
  const isHalo = motif === 'halo'
  const widthMm = proportions[shape].widthMm * size * (isHalo ? 0.86 : 1)
  const heightMm = depthOf(shape) * widthMm + 0.4
  const colour = gemColour(gem)
  const head = {
    shape,
    widthMm,
    clawCount: 4,
    frame: { ...frame, origin: place(frame, [0, 0, heightMm]) },
    heightMm,
    clawRadiusMm: Math.max(0.26, 0.36 * (widthMm / 6.5) ** 0.6),
    patches: colour === 'white' ? patches : patches * 0.6,
    colour,
    ...(isHalo ? { haloMeleeMm: 1.35 * size } : {}),
  } as const
  return headParts(head, scene)
}
