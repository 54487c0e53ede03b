import type { DesignRecord } from '@shop/fixtures/designs/design-record'
import type { ManifestEntry } from '@shop/fixtures/imagery/manifest'
import { piecePictureKey } from '@shop/fixtures/imagery/pictures'
import type { PictureView } from '@shop/schema/geometry/scene/pose'
import { optionsOf } from '@shop/schema/domain/design/design'
import { shapesOf } from '@shop/schema/domain/design/design-shapes'
import { inMetalOrder, metalAttribute, parseMetal } from '@shop/schema/domain/design/metals'
import type { MetalColourSlug, Shape } from '@shop/schema/domain/vocabulary/taxonomy'
import { assetsPath, type Stills } from '../pictures/stills.ts'

/** A picture of a design: what it shows, where it is, and the choices it stands for. */
export interface DesignPicture {
  /** Null for a piece that has no choice of shapes. */
  readonly shape: Shape | null
  readonly metal: MetalColourSlug
  readonly metalId: string
  readonly view: PictureView
  readonly entry: ManifestEntry
  /** Without width and ending: `/assets/designs/PR-00201/oval-shape/platinum/hero`. */
  readonly path: string
}

/** The catalogue picture first. */
const views: readonly PictureView[] = ['hero', 'second']

/**
 * Every picture of a design: each metal in the shop's order, in it each shape likewise if there is a choice of
 * shapes, of it each view. A gold shows the same picture in all its carats. What is not among the finished
 * pictures is left out, so there is none of a piece that nobody has pictured.
 */
export function picturesOf(design: DesignRecord, stills: Stills): readonly DesignPicture[] {
  const ofStills = known.get(stills) ?? new WeakMap<DesignRecord, readonly DesignPicture[]>()
  known.set(stills, ofStills)
  const pictures = ofStills.get(design) ?? everyPictureOf(design, stills)
  ofStills.set(design, pictures)
  return pictures
}

const known = new WeakMap<Stills, WeakMap<DesignRecord, readonly DesignPicture[]>>()

function everyPictureOf(design: DesignRecord, { manifest }: Stills): DesignPicture[] {
  const made = shapesOf(design)
  const shapes: readonly (Shape | null)[] = made.length > 0 ? made : [null]
  return inMetalOrder(optionsOf(design, metalAttribute)).flatMap(({ id: metalId, name }) => {
    const metal = parseMetal(name)?.colour
    if (!metal) return []
    return shapes.flatMap((shape) =>
      views.flatMap((view): DesignPicture[] => {
        const key = piecePictureKey(design, shape?.slug ?? null, metal, view)
        const entry = key === null ? undefined : manifest[key]
        if (!entry) return []
        return [
          { shape, metal, metalId, view, entry, path: pathOf(design.sku, shape?.slug ?? null, metal, view) },
        ]
      }),
    )
  })
}

/** A piece without a choice of shapes has no shape in the addresses of its pictures. */
function pathOf(sku: string, shape: string | null, metal: string, view: string): string {
  return [`${assetsPath}/designs/${sku}`, ...(shape === null ? [] : [shape]), metal, view].join('/')
}
