import type { LondonDate } from '@shop/schema/domain/values/calendar'
import {
  isExpressAvailable,
  pieceDelivery,
  type PieceDelivery,
  type SuppliedStone,
} from '@shop/schema/domain/delivery/delivery'
import { optionsOf } from '@shop/schema/domain/design/design'
import { fingerSizeAttribute } from '@shop/schema/domain/design/product-choice'
import { withOnlySize } from '../personalisation/personalisation-choices.ts'
import { usePersonalisation } from '../personalisation/personalisation.ts'
import { engravedPiece } from '../personalisation/piece-engravings.ts'
import type { DesignChoice, Design } from '../design.ts'

/** A piece as it is chosen, as far as its delivery asks. */
export interface DeliveredPiece {
  readonly design: Pick<Design, 'attributes' | 'expressDelivery' | 'stock' | 'suppliers'>
  readonly choice: Pick<DesignChoice, 'optionIds'>
  /** The finger sizes that it is to be had in; all it is made in, unless said otherwise. */
  readonly sizes?: readonly string[]
}

/** A piece as its page shows it: the same with what says whose engraving it is. */
export interface PieceOnPage extends DeliveredPiece {
  readonly design: DeliveredPiece['design'] & Pick<Design, 'sku' | 'category' | 'subCategory'>
}

/** What is chosen of a piece besides its options, as far as its delivery asks. */
interface MadeSo {
  readonly fingerSize: string | null
  readonly engravingText: string
}

/** Whether the piece as it is chosen can be sent with Express Delivery, as its day says; never with a stone to set. */
export function useIsExpress(piece: PieceOnPage, stones: readonly SuppliedStone[] = []): boolean {
  const made = withOnlySize(usePersonalisation(engravedPiece(piece.design)), piece.sizes ?? [])
  return stones.length === 0 && isExpressAvailable(questionOf(piece, made))
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

function questionOf({ design, choice, sizes }: DeliveredPiece, { fingerSize, engravingText }: MadeSo) {
  const { suppliers, expressDelivery } = design
  const made = optionsOf(design, fingerSizeAttribute)
  const size = made.find(({ name }) => name === fingerSize)
  const isHad = size && (sizes ?? [size.name]).includes(size.name)
  const isOfSize = ({ attributes }: Design['stock'][number]) => made.some(({ id }) => attributes.includes(id))
  return {
    // What lies in stock in one size promises nothing before that is chosen (rules/delivery#without-a-size).
    stock: isHad ? design.stock : design.stock.filter((piece) => !isOfSize(piece)),
    suppliers,
    expressDelivery,
    optionIds: [...choice.optionIds, ...(isHad ? [size.id] : [])],
    isEngraved: optionsOf(design, 'Engraving').length > 0 && engravingText.trim() !== '',
  }
}
