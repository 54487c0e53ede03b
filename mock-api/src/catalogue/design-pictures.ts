import type { DesignRecord } from '@shop/fixtures/designs/design-record'
import { settings } from '@shop/fixtures/designs/settings'
import { optionsOf } from '@shop/schema/domain/design'
import { shapesOf } from '@shop/schema/domain/design-shapes'
import { inMetalOrder, metalAttribute, parseMetal } from '@shop/schema/domain/metals'
import type { MetalColourSlug, Shape } from '@shop/schema/domain/taxonomy'
import { type RingPiece, type RingView, ringViews } from '../drawings/piece.ts'
import { drawingsHash, shortHash } from './drawings-hash.ts'

export const assetsPath = '/assets'

/** A picture of a design: what it shows, where it is, and the choices it stands for. */
export interface DesignPicture {
  readonly shapeId: string
  readonly metalId: string
  readonly view: RingView
  readonly piece: RingPiece
  /** The same for pictures that look the same: they are drawn once. */
  readonly version: string
  readonly path: string
}

/** What a shopper can choose that shows in a picture. */
interface Choice {
  readonly shape: Shape
  readonly shapeId: string
  readonly metal: MetalColourSlug
  readonly metalId: string
}

/**
 * Every picture of a design: each metal in the shop's order, in it each shape likewise, of it each view.
 * A gold shows the same picture in all its carats.
 */
export function picturesOf(design: DesignRecord): readonly DesignPicture[] {
  const pictures = known.get(design) ?? everyPictureOf(design)
  known.set(design, pictures)
  return pictures
}

const known = new WeakMap<DesignRecord, readonly DesignPicture[]>()

function everyPictureOf(design: DesignRecord): DesignPicture[] {
  return choicesOf(design).flatMap((choice) => ringViews.map((view) => picture(design, choice, view)))
}

/**
 * The version in the address of every picture, so that each can be kept for a year: changes when the code
 * that draws does, or the description of any design. One for all of them, because a version of its own for
 * each picture makes a compressed listing a fifth larger.
 */
export function pictureSetVersion(designs: readonly Pick<DesignRecord, 'pictures'>[] = settings): string {
  const version =
    versions.get(designs) ??
    shortHash(drawingsHash() + JSON.stringify(designs.map(({ pictures }) => pictures)))
  versions.set(designs, version)
  return version
}

const versions = new WeakMap<object, string>()

/** The path of a picture without its version, as the address names it. */
export function picturePath(sku: string, shape: string, metal: string, view: string): string {
  return `${assetsPath}/designs/${sku}/${shape}/${metal}/${view}.svg`
}

function choicesOf(design: DesignRecord): Choice[] {
  const made = shapesOf(design).map((shape) => ({ shape, shapeId: shape.ids[0] }))
  return inMetalOrder(optionsOf(design, metalAttribute)).flatMap(({ id: metalId, name }) => {
    const metal = parseMetal(name)?.colour
    return metal ? made.map((shapeChoice) => ({ ...shapeChoice, metal, metalId })) : []
  })
}

function picture(design: DesignRecord, choice: Choice, view: RingView): DesignPicture {
  const { shape, shapeId, metal, metalId } = choice
  const piece = { ...design.pictures, shape: shape.slug, metal }
  const version = shortHash(drawingsHash() + view + JSON.stringify(piece))
  const path = picturePath(design.sku, shape.slug, metal, view)
  return { shapeId, metalId, view, piece, version, path }
}
