import { shapes } from '@shop/schema/domain/taxonomy'
import type { BasketItem } from '#data/basket/basket-record.ts'
import { chooseGemstone, chooseSetting, removeGemstone, startEditing } from './designer-store.ts'
import { takeMadeToOrder } from './made-to-order.ts'

/** A line of the basket as far as it is built again. */
export type EditedLine = Readonly<
  Pick<
    BasketItem,
    'basketItemId' | 'sku' | 'shape' | 'metal' | 'gemstoneId' | 'fingerSize' | 'isSizeUnsure' | 'engraving'
  >
>

/** Changes a ring of the basket: it is built again from all that was chosen, and will take its own place. */
export function editLine(line: EditedLine): void {
  const shape = shapes.find(({ slug }) => slug === line.shape)?.slug
  if (shape) chooseSetting({ sku: line.sku, shape, metal: line.metal })
  if (line.gemstoneId === null) removeGemstone()
  else chooseGemstone(line.gemstoneId)
  takeMadeToOrder(line)
  startEditing(line.basketItemId)
}

/** The same for a ring whose stone is gone: everything but the stone. */
export function editWithoutStone(line: EditedLine): void {
  editLine(line)
  removeGemstone()
}

/** The lines of the basket that a ring must leave alone: one that is being changed may keep its own stone. */
export function otherLines<Line extends Pick<EditedLine, 'basketItemId'>>(
  lines: readonly Line[],
  editingId: string | null,
): Line[] {
  return lines.filter(({ basketItemId }) => basketItemId !== editingId)
}

/**
 * The line of the basket whose place a ring takes: the one that holds its stone, which is the only one of its
 * kind, else the one that is being changed; null when it is a ring of its own.
 */
export function replacedLine<Line extends Pick<EditedLine, 'basketItemId' | 'gemstoneId'>>(
  lines: readonly Line[],
  { gemstoneId, editingId }: { readonly gemstoneId: string; readonly editingId: string | null },
): Line | null {
  return (
    lines.find((line) => line.gemstoneId === gemstoneId) ??
    lines.find(({ basketItemId }) => basketItemId === editingId) ??
    null
  )
}
