import { optionsOf, type PricedDesign } from './design.ts'
import { fingerSizeAttribute } from './product-choice.ts'
import type { settingDelivery } from '../delivery/delivery.ts'

/** A piece as it is chosen, as far as its delivery asks: fields of the contract's `Design` type, and the choice. */
export interface PieceAsMade {
  readonly design: Pick<PricedDesign, 'attributes'> & {
    readonly category: { readonly id: string }
    readonly expressDelivery: boolean
    readonly stock: readonly { readonly stockStatus: string; readonly attributes: readonly string[] }[]
    readonly suppliers: readonly { readonly customerLeadTime?: number | null }[]
  }
  /** The options chosen, without finger size. */
  readonly optionIds: readonly string[]
  /** UK size; null while none is chosen. */
  readonly fingerSize: string | null
  /** The finger sizes that it is to be had in; all it is made in, unless said otherwise. */
  readonly sizes?: readonly string[] | undefined
  readonly engravingText: string
}

/**
 * What `settingDelivery` and `pieceDelivery` ask of a piece: what lies in stock in one size promises nothing before that is
 * chosen (rules/delivery#without-a-size), and nothing is engraved in what takes no engraving.
 */
export function asMade({
  design,
  optionIds,
  fingerSize,
  sizes,
  engravingText,
}: PieceAsMade): Omit<Parameters<typeof settingDelivery>[0], 'now' | 'holidays'> {
  const { stock, suppliers, expressDelivery, category } = design
  const made = optionsOf(design, fingerSizeAttribute)
  const size = made.find(({ name }) => name === fingerSize)
  const isHad = size !== undefined && (sizes ?? [size.name]).includes(size.name)
  const isOfSize = ({ attributes }: (typeof stock)[number]) => made.some(({ id }) => attributes.includes(id))
  return {
    stock: isHad ? stock : stock.filter((piece) => !isOfSize(piece)),
    suppliers,
    categoryId: category.id,
    expressDelivery,
    optionIds: [...optionIds, ...(isHad ? [size.id] : [])],
    isEngraved: optionsOf(design, 'Engraving').length > 0 && engravingText.trim() !== '',
  }
}
