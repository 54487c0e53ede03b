import type { NecklacePicture } from '@shop/fixtures/designs/piece-picture'
import { chainMarkup } from '../jewel/chain.ts'
import { loopMarkup } from '../jewel/loop.ts'
import { engravedMarkup, glyphOf } from '../jewel/letter.ts'
import { letterMm, motifParts, reachAbove, type Motif } from '../jewel/motif.ts'
import { plateParts, capsule } from '../jewel/plate.ts'
import { meleeMarkup } from '../mount/melee.ts'
import { standing, type Frame } from '../picture/frame.ts'
import type { Part, Scene } from '../picture/part.ts'
import { smoothLine } from '../picture/spline.ts'
import type { Vec3 } from '../picture/vector.ts'
import { gemColour } from '../stone/gem-colours.ts'
import { collar, strands } from './strand.ts'
import { stoneLineMarkup } from './stone-line.ts'

/** Where the middle of a pendant lies on the ground. */
const pendantY = -5.6

/** Large pieces of metal hang smaller than stones do. */
const sizes: Partial<Record<Motif['motif'], number>> = { disc: 1, locket: 0.78, initial: 1.02, pearl: 1.15 }

/** A necklace in two layers: the chain, which fades out at the top of the picture, and what hangs from it. */
export interface NecklaceParts {
  readonly chain: readonly Part[]
  readonly pendant: readonly Part[]
}

/** The parts of a necklace as it lies on the ground, the wearer's neck above the picture. */
export function necklaceParts(necklace: NecklacePicture, scene: Scene): NecklaceParts {
  switch (necklace.motif) {
    case 'tennis':
    case 'riviere':
      return { chain: stoneLine(necklace, scene), pendant: [] }
    case 'chain':
      return { chain: [markupOf(chainMarkup(necklace.chain, collar, scene.camera, 2.1))], pendant: [] }
    case 'bar':
      return barNecklace(necklace, scene)
    case 'drop':
      return dropNecklace(necklace, scene)
    default:
      return pendantNecklace({ ...necklace, motif: necklace.motif }, scene)
  }
}

function markupOf(markup: string): Part {
  return { kind: 'markup', markup }
}

function frameAt(y: number): Frame {
  return { ...standing(0), origin: [0, y, 0] }
}

function chains(necklace: NecklacePicture, bottom: number, apart: number, scene: Scene): Part[] {
  return strands(bottom, apart).map((line) => markupOf(chainMarkup(necklace.chain, line, scene.camera)))
}

function pendantNecklace(
  necklace: NecklacePicture & { readonly motif: Motif['motif'] },
  scene: Scene,
): NecklaceParts {
  const motif: Motif = {
    ...necklace,
    frame: frameAt(pendantY),
    size: sizes[necklace.motif] ?? 1.25,
    patches: 460,
  }
  if (motif.motif === 'initial') return initialNecklace(necklace, motif, scene)
  const top = pendantY + reachAbove(motif)
  return {
    chain: chains(necklace, top + 1.9, 0, scene),
    pendant: [markupOf(loopMarkup([0, top + 1, 0.6], 3, scene.camera)), ...motifParts(motif, scene)],
  }
}

/** A letter hangs where its top bears a loop: from two where it is open above. */
function initialNecklace(necklace: NecklacePicture, motif: Motif, scene: Scene): NecklaceParts {
  const { hang = 0, isOpenAbove = false } = glyphOf(necklace.letter ?? 'A') ?? {}
  const unit = letterMm(motif) / 100
  const apart = isOpenAbove ? hang * unit : 0
  const moved = { ...motif.frame, origin: [isOpenAbove ? 0 : -hang * unit, pendantY, 0] as const }
  const top = pendantY + reachAbove(motif)
  const loops = (isOpenAbove ? [-apart, apart] : [0]).map((x) =>
    loopMarkup([x, top + 0.9, 0.6], isOpenAbove ? 2.1 : 3, scene.camera),
  )
  return {
    chain: chains(necklace, top + (isOpenAbove ? 1.5 : 1.9), apart, scene),
    pendant: [...motifParts({ ...motif, frame: moved }, scene), markupOf(loops.join(''))],
  }
}

function barNecklace({ gem, letter, ...necklace }: NecklacePicture, scene: Scene): NecklaceParts {
  const { camera } = scene
  const frame = frameAt(pendantY)
  const bar = plateParts({ line: capsule(23, 2.6), frame, thicknessMm: 1.2 }, scene)
  const own = gemColour(gem) === 'white' ? 0 : 1
  const stones = Array.from({ length: gem === null ? 0 : 11 }, (_, index) =>
    meleeMarkup(
      { frame: { ...frame, origin: [(index - 5) * 1.92, pendantY, 0.66] }, widthMm: 1.8 },
      camera,
      index,
      own,
    ),
  )
  const face = { ...frame, origin: [0, pendantY, 0.6] as const }
  const cut = letter === null ? '' : engravedMarkup({ letter, frame: face, heightMm: 2 }, camera)
  const loops = [1, -1].map((side) => loopMarkup([side * 12.1, pendantY + 0.5, 0.3], 1.8, camera))
  const line = smoothLine(
    [
      [12.3, pendantY + 0.9],
      [13.2, 0],
      [14.4, 10],
      [15.2, 30],
    ],
    60,
  )
  const chain = [1, -1].map((side) =>
    markupOf(
      chainMarkup(
        necklace.chain,
        line.map(([x, y]): Vec3 => [side * x, y, 0.3]),
        camera,
      ),
    ),
  )
  return { chain, pendant: [markupOf(loops.join('')), ...bar, markupOf(stones.join('') + cut)] }
}

/** A small stone, and a larger one that hangs from it. */
function dropNecklace(necklace: NecklacePicture, scene: Scene): NecklaceParts {
  const lower: Motif = { ...necklace, motif: 'solitaire', frame: frameAt(-9), size: 1.05, patches: 360 }
  const join = -9 + reachAbove(lower)
  const upper: Motif = {
    ...lower,
    shape: 'round-brilliant',
    gem: 'NATURAL_DIAMOND',
    frame: frameAt(join + 3.1),
    size: 0.5,
    patches: 110,
  }
  const top = join + 3.1 + reachAbove(upper)
  const { camera } = scene
  return {
    chain: chains(necklace, top + 1.7, 0, scene),
    pendant: [
      markupOf(loopMarkup([0, top + 0.9, 0.6], 2.6, camera) + loopMarkup([0, join + 0.7, 0.6], 2, camera)),
      ...motifParts(lower, scene),
      ...motifParts(upper, scene),
    ],
  }
}

function stoneLine({ motif, shape }: NecklacePicture, { camera }: Scene): Part[] {
  const isGraded = motif === 'riviere'
  return [
    markupOf(
      stoneLineMarkup(
        {
          line: collar,
          shape,
          kind: 0,
          widthAt: (share) => (isGraded ? 4.3 - 3.4 * Math.abs(share - 0.5) : 2.5),
          up: [0, 0, 1],
        },
        camera,
      ),
    ),
  ]
}
