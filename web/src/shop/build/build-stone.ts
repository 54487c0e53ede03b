import type { PieceStone } from '@shop/schema/domain/prices/piece-price'
import type { LookedAtStone } from '@shop/schema/geometry/looks/stone-looks'
import type { PictureFile } from '#lib/picture-file.ts'
import type { AddableStone } from './add/add-stone.ts'

/**
 * A stone on its way into a setting: the raw fields that the rules read, as the API sends them, and the
 * words that the page shows. `stone-view.ts` of the stones makes the words.
 */
export interface BuildStone {
  readonly stone: PieceStone &
    AddableStone &
    LookedAtStone & { readonly supplier: { readonly leadTimeDays?: number | null } }
  readonly view: BuildStoneView
}

/** What the steps and notices say of a stone. */
export interface BuildStoneView {
  /** `1.01 ct Round diamond`; lab-grown is said. */
  readonly title: string
  /** What it is called in a sentence: `diamond`, `lab-grown diamond`, `sapphire`. */
  readonly noun: string
  readonly colourText: string | null
  readonly clarityText: string | null
  readonly isDiamond: boolean
  readonly picture: PictureFile | null
  readonly priceText: string
}
