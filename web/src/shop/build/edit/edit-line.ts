import { createKindOf } from '@shop/schema/domain/addresses/create-kind'
import { shapes } from '@shop/schema/domain/vocabulary/taxonomy'
import type { BasketItem } from '#data/basket/basket-record.ts'
import { stoneIdsOfLine } from '#data/basket/stone-ids-of-line.ts'
import {
  chooseGemstone,
  choosePair,
  chooseSetting,
  removeGemstone,
  seekFirstStone,
  startEditing,
  type EditedKind,
} from '../build-store.ts'
import { chainLengthIn } from '#shop/design/size/chain-length.ts'
import { chooseChainLength, takePersonalisation } from '#shop/design/personalisation/personalisation.ts'
import type { Design } from '#shop/design/design.ts'
import { gemstoneFirstKindOf } from '../steps/gemstone-first-steps.ts'

/** A line of the basket as far as it is built again. */
export type EditedLine = Readonly<
  Pick<BasketItem, 'basketItemId' | 'sku' | 'shape' | 'metal' | 'gemstoneId' | 'fingerSize' | 'isSizeUnsure'>
> & {
  readonly optionIds: readonly string[]
  readonly gemstonePair: readonly string[]
  readonly engraving: Readonly<BasketItem['engraving']>
}

/** The design of a line, which says what its options are; null before it is known. */
type LineDesign = Pick<Design, 'attributes' | 'subCategory'> | null

/** Changes a piece of the basket: it is built again from all that was chosen, and will take its own place. */
export function editLine(line: EditedLine, design: LineDesign = null): void {
  const shape = shapes.find(({ slug }) => slug === line.shape)?.slug
  if (shape) chooseSetting({ sku: line.sku, shape, metal: line.metal })
  if (line.gemstonePair.length > 0) choosePair(line.gemstonePair)
  else if (line.gemstoneId === null) removeGemstone()
  else chooseGemstone(line.gemstoneId)
  takeLine(line, design)
}

/** Shows what a line says of size, engraving and chain, and lets what is built take its place. */
export function takeLine(line: EditedLine, design: LineDesign): void {
  takePersonalisation(line)
  const chainLength = design && chainLengthIn(design, line.optionIds)
  if (chainLength) chooseChainLength(line.sku, chainLength)
  startEditing(line.basketItemId, kindOfLine(line, design))
}

/** What a line was built into; null as long as only its design would say. */
function kindOfLine({ gemstonePair }: EditedLine, design: LineDesign): EditedKind | null {
  if (design) return createKindOf(design)
  return gemstonePair.length > 0 ? 'earrings' : null
}

/**
 * The same for a piece whose stone is gone: everything but the stone. Of a pair, `keptId` is still there; a piece
 * that started with its stone looks for another to start with.
 */
export function editWithoutStone(
  line: EditedLine & Pick<BasketItem, 'isGemstoneFirst'>,
  keptId: string | null = null,
  design: LineDesign = null,
): void {
  editLine(line, design)
  removeGemstone()
  if (line.isGemstoneFirst)
    seekFirstStone(gemstoneFirstKindOf(design ? createKindOf(design) : 'engagement-ring'))
  if (line.gemstonePair.length > 0) choosePair(keptId === null ? [] : [keptId])
}

/** The lines of the basket that a piece must leave alone: one that is being changed may keep its own stones. */
export function otherLines<Line extends Pick<EditedLine, 'basketItemId'>>(
  lines: readonly Line[],
  editingId: string | null,
): Line[] {
  return lines.filter(({ basketItemId }) => basketItemId !== editingId)
}

type LineWithStones = Pick<EditedLine, 'basketItemId' | 'sku' | 'gemstoneId' | 'gemstonePair'>

/** A piece as far as it decides whose place it takes. */
interface PieceForBasket {
  readonly sku: string
  readonly stoneIds: readonly string[]
  /** The line that is being changed. */
  readonly editingId: string | null
}

/**
 * The line of the basket whose place a piece takes: the one of the same setting with its very stones, which are
 * the only ones of their kind, else the one that is being changed; null when it is a piece of its own. Another
 * setting leaves the line as it is: its stones are spoken for. Two stones are the same pair in either order.
 */
export function replacedLine<Line extends LineWithStones>(
  lines: readonly Line[],
  { sku, stoneIds, editingId }: PieceForBasket,
): Line | null {
  return (
    lines.find((line) => line.sku === sku && areSameStones(stoneIdsOfLine(line), stoneIds)) ??
    lines.find(({ basketItemId }) => basketItemId === editingId) ??
    null
  )
}

/**
 * Which of a piece's stones lie in other pieces of the basket than the one it takes the place of, each counted
 * from 0; none when none does.
 */
export function stonesInOtherLines<Line extends LineWithStones>(
  lines: readonly Line[],
  stoneIds: readonly string[],
  replaced: Line | null,
): readonly number[] {
  const others = otherLines(lines, replaced?.basketItemId ?? null).flatMap(stoneIdsOfLine)
  return stoneIds.flatMap((id, at) => (others.includes(id) ? [at] : []))
}

/** Whether two lists have the same stones, in whatever order. */
export function areSameStones(a: readonly string[], b: readonly string[]): boolean {
  return a.length === b.length && a.length > 0 && a.every((id) => b.includes(id))
}
