import type { DesignRecord } from '@shop/fixtures/designs/design-record'
import type { PiecePicture } from '@shop/fixtures/designs/piece-picture'
import { designs as everyDesign } from '@shop/fixtures/designs/designs'
import { optionsOf } from '@shop/schema/domain/design'
import { shapeAttribute, shapesOf } from '@shop/schema/domain/design-shapes'
import { inMetalOrder, metalAttribute, parseMetal } from '@shop/schema/domain/metals'
import { type MetalColourSlug, type Shape, type ShapeSlug, shapes } from '@shop/schema/domain/taxonomy'
import { type DrawnPiece, pieceViews, type PieceView } from '../drawings/piece.ts'
import { gemColour } from '../drawings/stone/gem-colours.ts'
import type { StoneColour } from '../drawings/stone/stone-colours.ts'
import { drawingsHash, shortHash } from './drawings-hash.ts'

export const assetsPath = '/assets'

/** A picture of a design: what it shows, where it is, and the choices it stands for. */
export interface DesignPicture {
  /** Null for a piece that is made in one shape only, or in none. */
  readonly shapeId: string | null
  readonly metalId: string
  readonly view: PieceView
  readonly piece: DrawnPiece
  /** The same for pictures that look the same: they are drawn once. */
  readonly version: string
  readonly path: string
}

/** What a shopper can choose that shows in a picture. */
interface Choice {
  readonly shape: Shape | null
  readonly metal: MetalColourSlug
  readonly metalId: string
}

/**
 * Every picture of a design: each metal in the shop's order, in it each shape likewise if there is a choice
 * of shapes, of it each view. A gold shows the same picture in all its carats. None of a piece that nobody
 * has pictured.
 */
export function picturesOf(design: DesignRecord): readonly DesignPicture[] {
  const pictures = known.get(design) ?? everyPictureOf(design)
  known.set(design, pictures)
  return pictures
}

const known = new WeakMap<DesignRecord, readonly DesignPicture[]>()

function everyPictureOf(design: DesignRecord): DesignPicture[] {
  const { pictures } = design
  if (pictures === null) return []
  return choicesOf(design).flatMap((choice) =>
    pieceViews[pictures.kind].map((view) => picture(design, pictures, choice, view)),
  )
}

/**
 * The version in the address of every picture, so that each can be kept for a year: changes when the code
 * that draws does, or the description of any design. One for all of them, because a version of its own for
 * each picture makes a compressed listing a fifth larger.
 */
export function pictureSetVersion(
  designs: readonly Pick<DesignRecord, 'pictures' | 'gemTypes'>[] = everyDesign,
): string {
  const version =
    versions.get(designs) ??
    shortHash(drawingsHash() + JSON.stringify(designs.map(({ pictures, gemTypes }) => [pictures, gemTypes])))
  versions.set(designs, version)
  return version
}

const versions = new WeakMap<object, string>()

/**
 * The path of a picture without its version, as the address names it; a piece without a choice of shapes has
 * no shape in it.
 */
export function picturePath(sku: string, shape: string | null, metal: string, view: string): string {
  return [`${assetsPath}/designs/${sku}`, ...(shape === null ? [] : [shape]), metal, `${view}.svg`].join('/')
}

function choicesOf(design: DesignRecord): Choice[] {
  const made = shapesOf(design)
  const choices: readonly (Shape | null)[] = made.length > 0 ? made : [null]
  return inMetalOrder(optionsOf(design, metalAttribute)).flatMap(({ id: metalId, name }) => {
    const metal = parseMetal(name)?.colour
    return metal ? choices.map((shape) => ({ shape, metal, metalId })) : []
  })
}

function picture(
  design: DesignRecord,
  pictures: PiecePicture,
  { shape, metal, metalId }: Choice,
  view: PieceView,
): DesignPicture {
  const piece = drawnPiece(design, pictures, shape?.slug ?? ownShape(design), metal)
  const version = shortHash(drawingsHash() + view + JSON.stringify(piece))
  const path = picturePath(design.sku, shape?.slug ?? null, metal, view)
  return { shapeId: shape?.ids[0] ?? null, metalId, view, piece, version, path }
}

/** What a picture shows: a setting with a stone in it, anything else as it is. */
function drawnPiece(
  design: DesignRecord,
  pictures: PiecePicture,
  shape: ShapeSlug,
  metal: MetalColourSlug,
): DrawnPiece {
  switch (pictures.kind) {
    case 'setting':
      return { ...pictures, shape, ...ownStone(design), metal }
    case 'pendant-setting':
    case 'earring-setting':
      return { ...pictures, shape, metal }
    default:
      return { ...pictures, metal }
  }
}

/** The shape of a ready ring's stone, which is no choice. */
function ownShape({ fixedAttributes }: DesignRecord): ShapeSlug {
  const named = fixedAttributes.find(({ name }) => name === shapeAttribute)?.optionName
  return shapes.find(({ value }) => value === named)?.slug ?? 'round-brilliant'
}

/** The colour of a ready ring's stone; a setting has none yet, and a diamond none to speak of. */
function ownStone({ gemTypes: [kind] }: DesignRecord): { readonly stoneColour?: StoneColour } {
  const stoneColour = gemColour(kind ?? null)
  return stoneColour === 'white' ? {} : { stoneColour }
}
