import type { LondonDate } from '@shop/schema/domain/values/calendar'
import {
  isExpressAvailable,
  pieceDelivery,
  type PieceDelivery,
  type SuppliedStone,
} from '@shop/schema/domain/delivery/delivery'
import { asMade } from '@shop/schema/domain/design/piece-as-made'
import { withOnlySize } from '../personalisation/personalisation-choices.ts'
import { usePersonalisation } from '../personalisation/personalisation.ts'
import { engravedPiece } from '../personalisation/piece-engravings.ts'
import type { DesignChoice, Design } from '../design.ts'

/** A piece as it is chosen, as far as its delivery asks. */
export interface DeliveredPiece {
  readonly design: Pick<Design, 'attributes' | 'category' | 'expressDelivery' | 'stock' | 'suppliers'>
  readonly choice: Pick<DesignChoice, 'optionIds'>
  /** The finger sizes that it is to be had in; all it is made in, unless said otherwise. */
  readonly sizes?: readonly string[]
}

/** A piece as its page shows it: the same with what says whose engraving it is. */
export interface PieceOnPage extends DeliveredPiece {
  readonly design: DeliveredPiece['design'] & Pick<Design, 'sku' | 'subCategory'>
}

/** What is chosen of a piece besides its options, as far as its delivery asks. */
interface MadeSo {
  readonly fingerSize: string | null
  readonly engravingText: string
}

/** Whether the finished piece as it is chosen can be sent with Express Delivery, as its day says. */
export function useIsExpress(piece: PieceOnPage): boolean {
  const made = withOnlySize(usePersonalisation(engravedPiece(piece.design)), piece.sizes ?? [])
  return isExpressAvailable(questionOf(piece, made))
}

/** When a piece arrives as it is chosen, in a size, with what is engraved in it and set into it. */
export function deliveryOf(
  piece: DeliveredPiece,
  stones: readonly SuppliedStone[],
  made: MadeSo,
  { now, holidays }: { readonly now: Date; readonly holidays: readonly LondonDate[] },
): PieceDelivery {
  return pieceDelivery({ ...questionOf(piece, made), now, holidays, stones })
}

function questionOf({ design, choice: { optionIds }, sizes }: DeliveredPiece, made: MadeSo) {
  return asMade({ design, optionIds, sizes, ...made })
}
