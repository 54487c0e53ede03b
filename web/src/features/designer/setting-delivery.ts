import type { LondonDate } from '@shop/schema/domain/calendar'
import { pieceDelivery, type PieceDelivery, type SuppliedStone } from '@shop/schema/domain/delivery'
import { optionsOf } from '@shop/schema/domain/design'
import { useBankHolidays } from '#data/bank-holidays.ts'
import { shopNow } from '#data/page-facts.ts'
import { useMadeToOrder } from './made-to-order.ts'
import type { PieceChoice, Setting } from './setting-choice.ts'

/** A piece as it is chosen, as far as its delivery asks. */
export interface DeliveredPiece {
  readonly design: Pick<Setting, 'attributes' | 'expressDelivery' | 'stock' | 'suppliers'>
  readonly choice: Pick<PieceChoice, 'optionIds'>
  /** The finger size it is ordered in; the one that was chosen last, unless said otherwise. */
  readonly fingerSize?: string | null
}

/**
 * When a setting arrives as it is chosen, with its stones where there are some; null on a page that came
 * without the shop's time. A finger size and an engraving count from when they are chosen: until then any
 * size in stock will do.
 */
export function usePieceDelivery(
  setting: DeliveredPiece,
  stones: readonly SuppliedStone[] = [],
): PieceDelivery | null {
  const holidays = useBankHolidays()
  const { fingerSize: rememberedSize, engravingText } = useMadeToOrder()
  const { fingerSize = rememberedSize } = setting
  const now = shopNow()
  return now && deliveryOf(setting, stones, { fingerSize, engravingText }, { now, holidays })
}

/** When a setting arrives in a shape, metal and size, with what is engraved in it and set into it. */
export function deliveryOf(
  { design, choice }: DeliveredPiece,
  stones: readonly SuppliedStone[],
  { fingerSize, engravingText }: { readonly fingerSize: string | null; readonly engravingText: string },
  { now, holidays }: { readonly now: Date; readonly holidays: readonly LondonDate[] },
): PieceDelivery {
  const { stock, suppliers, expressDelivery } = design
  const sizes = optionsOf(design, 'Finger Size').filter(({ name }) => name === fingerSize)
  return pieceDelivery({
    now,
    holidays,
    stock,
    suppliers,
    expressDelivery,
    optionIds: [...choice.optionIds, ...sizes.map(({ id }) => id)],
    isEngraved: optionsOf(design, 'Engraving').length > 0 && engravingText.trim() !== '',
    stones,
  })
}
