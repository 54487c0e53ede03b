import type { GemStoneType } from '@shop/schema/domain/vocabulary/gemstones'
import type { MetalLook } from '@shop/schema/geometry/looks/metal-looks'
import type { PieceGeometry } from '@shop/schema/geometry/pieces/piece'
import type { PictureView } from '@shop/schema/geometry/scene/pose'
import type { StoneSpec } from '@shop/schema/geometry/scene/scene'
import { pieceStoneLook, stoneLooks, type StoneLook } from '@shop/schema/geometry/looks/stone-looks'
import { stoneVariant } from '@shop/schema/geometry/stones/stone-variants'
import { usualStone } from '@shop/schema/geometry/stones/usual-stone'
import { stillPath, type Manifest, type PictureSide } from '@shop/fixtures/imagery/manifest'
import {
  keysOf,
  showsClearStone,
  type PieceSubject,
  type StoneSubject,
  type Subject,
} from '@shop/fixtures/imagery/pictures'
import { createHash } from 'node:crypto'
import { existsSync } from 'node:fs'
import { isThere } from './kept-pictures.ts'

/** What the renderer of the live view is told to draw of a subject. */
export interface DrawingJob {
  readonly piece: PieceGeometry | { readonly kind: 'loose-stone'; readonly stone: StoneSpec }
  readonly view: PictureView
  /** How far the piece is turned from how the view usually shows it. */
  readonly turnDegrees: number
  /** The widths of the files, the largest first. */
  readonly sides: readonly PictureSide[]
  readonly pictures: readonly JobPicture[]
  /** Names the file that says where the clear stone is; null where there is none to colour. */
  readonly stoneMask: string | null
  /** Of the AVIF file, of a hundred. */
  readonly quality: number
}

export interface JobPicture {
  readonly key: string
  readonly hash: string
  /** Null for a loose stone. */
  readonly metal: MetalLook | null
  /** Of the main stone, and of stones that the contract has no kind for. */
  readonly stoneLook: StoneLook
}

/** Stones seen at four times their size look as they do without loss; the set has 80 MB in all. */
const usualQuality = 26
/** A band is large and smooth, and its shadow shows: both fall into blocks that facets would hide. */
const smoothQuality = 50

/** Pieces by the beginning of their keys, whose form was mended: raise the number to draw them again. */
const mendedForms: readonly (readonly [form: RegExp, times: number])[] = [
  [/^earring-setting_4_none_bar_/, 1],
  [/^earrings_no_no_bar_round-brilliant_drop\//, 2],
  [/^earrings_no_no_bar_round-brilliant_stud\//, 1],
  [/^necklace_trace_natural-diamond_no_tennis_round-brilliant_[58]\//, 1],
  [/^necklace_trace_natural-diamond_no_riviere_round-brilliant_8\//, 1],
  [/^necklace_trace_sapphire_no_riviere_oval-shape\//, 1],
  [/^pendant-setting_ring_disc_/, 1],
]

/** Raise this when all pictures shall be drawn again, by a renderer that draws them better. */
export const drawVersion = 3

/**
 * The pictures of a subject; `renderer` is what they are drawn again for when it changes: the script that draws
 * them, or a version.
 */
export function drawingJob(subject: Subject, renderer: string | number): DrawingJob {
  const { view, sides } = subject
  const { piece, turnDegrees } = drawnThing(subject)
  const isSmooth = (piece.kind === 'band' || piece.kind === 'stone-band') && sides.includes(1280)
  const quality = isSmooth ? smoothQuality : usualQuality
  const looks =
    subject.kind === 'piece'
      ? subject.metals.map((metal) => ({ metal, stoneLook: mainLookOf(subject) }))
      : subject.looks.map((stoneLook) => ({ metal: null, stoneLook }))
  const keys = keysOf(subject)
  const mended = mendedForms.find(([form]) => form.test(subject.key))?.[1]
  const pictures = looks.map((look, place) => ({
    key: keys[place] ?? subject.key, // a look for each of its keys, in their order
    hash: shortHash([
      renderer,
      piece,
      view,
      ...(turnDegrees === 0 ? [] : [turnDegrees]),
      sides,
      look,
      ...(quality === usualQuality ? [] : [{ quality }]),
      ...(mended === undefined ? [] : [{ mended }]),
    ]),
    ...look,
  }))
  const stoneMask = showsClearStone(subject) ? shortHash(['mask', renderer, piece, view]) : null
  return { piece, view, turnDegrees, sides, pictures, stoneMask, quality }
}

function drawnThing(subject: Subject): Pick<DrawingJob, 'piece' | 'turnDegrees'> {
  if (subject.kind === 'piece') return { piece: subject.piece, turnDegrees: 0 }
  const usual = looseStoneOf(subject)
  const { stone, turnDegrees } =
    subject.variant === null
      ? { stone: usual, turnDegrees: 0 }
      : stoneVariant(subject.shape, usual.gem, subject.variant)
  return { piece: { kind: 'loose-stone', stone }, turnDegrees }
}

/** A job without the pictures that a folder holds as they should be; null when it holds them all. */
export function missingOf(job: DrawingJob, folder: string, manifest: Manifest): DrawingJob | null {
  const { stoneMask } = job
  const isMasked = stoneMask === null || existsSync(stillPath(stoneMask, 'stone', folder))
  const pictures = job.pictures.filter((picture) => !isMasked || !isThere(picture, job, folder, manifest))
  return pictures.length === 0 ? null : { ...job, pictures }
}

/** All looks of a subject bend light alike: diamonds are cut like diamonds, others like sapphires. */
function looseStoneOf({ shape, looks }: StoneSubject): StoneSpec {
  const isDiamond = looks.some((look) => stoneLooks[look].index === stoneLooks.white.index)
  return usualStone(shape, isDiamond ? 'NATURAL_DIAMOND' : 'SAPPHIRE')
}

function mainLookOf({ piece, otherLook }: PieceSubject): StoneLook {
  const gems = gemsOf(piece)
  return gems.includes('OTHER') ? otherLook : pieceStoneLook(gems[0] ?? 'NATURAL_DIAMOND', null)
}

function gemsOf(piece: PieceGeometry): readonly GemStoneType[] {
  if ('stone' in piece) return [piece.stone.gem]
  if ('gems' in piece) return piece.gems
  return 'gem' in piece && piece.gem !== null ? [piece.gem] : []
}

/** A name for whatever decides a picture. */
function shortHash(content: unknown): string {
  return createHash('sha256').update(JSON.stringify(content)).digest('hex').slice(0, 16)
}
