/** What the rule reads of a finished piece: fields of the contract's `Design` type. */
export interface StockedDesign {
  readonly purchaseAvailability: 'ALWAYS' | 'STOCK'
  readonly stock: readonly { readonly stockStatus: string; readonly attributes: readonly string[] }[]
}

/** The only combinations of options that are sold; undefined when all of them are. */
export function soldCombinations(design: StockedDesign): (readonly string[])[] | undefined {
  if (design.purchaseAvailability === 'ALWAYS') return undefined
  return design.stock.flatMap(({ stockStatus, attributes }) =>
    stockStatus === 'IN_STOCK' ? [attributes] : [],
  )
}
