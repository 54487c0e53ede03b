import { stoneSizeAttribute } from '../design/design.ts'
import type { PricedDesign, SaleableDesign } from '../design/design.ts'
import { compare, plusPercent, toPence } from '../values/money.ts'
import type { Decimal, Pence } from '../values/money.ts'
import {
  basePriceOf,
  chosenOptions,
  inPriceOrder,
  roundUp,
  withOption,
  withSale,
  withVat,
} from './design-sum.ts'
import { defaultPricing, defaultVatPercent } from './pricing.ts'
import type { Pricing } from './pricing.ts'
import { salePercentOf } from './sales.ts'

/** Choices that never move a price range: they are free, or depend on the stone. */
const rangelessAttributes = new Set([stoneSizeAttribute, 'Finger Size', 'Engraving'])

export interface DesignPriceRange {
  readonly fromPence: Pence
  readonly toPence: Pence
  /** Prices before the sale; null as in `DesignPrice`. */
  readonly wasFromPence: Pence | null
  readonly wasToPence: Pence | null
}

/** Which choices of a design are made, and which are still open. */
interface OpenChoices<Design extends PricedDesign> {
  readonly design: Design
  readonly fixedOptionIds: readonly string[]
  /** All combinations of options that can be had, such as those in stock; every one when left out. */
  readonly combinations?: readonly (readonly string[])[] | undefined
  /** Percent of the size option that the stone needs (rules/prices#stone-size); none without a stone. */
  readonly stoneSizePercent?: number | undefined
}

/**
 * The cheapest and the dearest price of a design across the choices that are still open
 * (rules/prices#price-range): every attribute without one of the fixed options, save finger size, engraving
 * and stone size. With `combinations`, such as those in stock, only across these; null when none has the
 * fixed options.
 *
 * The cheapest option of each attribute in turn is the cheapest combination, because adding an amount or a
 * percent never turns the order of two running prices.
 */
export function designPriceRange({
  pricing = defaultPricing,
  ...choices
}: OpenChoices<PricedDesign & SaleableDesign> & {
  /** The usual VAT and no sale when left out. */
  readonly pricing?: Pricing
}): DesignPriceRange | null {
  const range = shownRange(choices, pricing.vatPercent)
  if (!range) return null
  const salePercent = salePercentOf(choices.design, pricing.sales)
  const from = withSale(range.from, salePercent)
  const to = withSale(range.to, salePercent)
  return {
    fromPence: toPence(from),
    toPence: toPence(to),
    wasFromPence: compare(from, range.from) < 0 ? toPence(range.from) : null,
    wasToPence: compare(to, range.to) < 0 ? toPence(range.to) : null,
  }
}

/** The same before any sale, whatever sale covers the design. */
export function priceRangeBeforeSale({
  vatPercent = defaultVatPercent,
  ...choices
}: OpenChoices<PricedDesign> & { readonly vatPercent?: number }): Pick<
  DesignPriceRange,
  'fromPence' | 'toPence'
> | null {
  const range = shownRange(choices, vatPercent)
  return range && { fromPence: toPence(range.from), toPence: toPence(range.to) }
}

/**
 * The exact price of the cheapest (or dearest) combination of the open choices,
 * excluding VAT and before sale. It orders as the shown prices do.
 */
export function listPrice(
  { design, fixedOptionIds }: { readonly design: PricedDesign; readonly fixedOptionIds: readonly string[] },
  which: Extreme = 'cheapest',
): Decimal | null {
  const base = basePriceOf(design)
  if (!base) return null
  const chosen = new Map(
    chosenOptions(design, fixedOptionIds).map(({ attributeName, option }) => [attributeName, option]),
  )
  let running = base
  for (const { name, options } of inPriceOrder(design)) {
    const fixed = chosen.get(name)
    const open = fixed ? [fixed] : rangelessAttributes.has(name) ? [] : options
    const totals = open.map((option) => withOption(running, option))
    running = extreme(totals, which) ?? running
  }
  return running
}

function shownRange(
  choices: OpenChoices<PricedDesign>,
  vatPercent: number,
): Readonly<Record<'from' | 'to', Decimal>> | null {
  const [from, to] = [extremePrice(choices, 'cheapest'), extremePrice(choices, 'dearest')]
  if (!from || !to) return null
  const shown = (exVat: Decimal) =>
    roundUp(plusPercent(roundUp(withVat(exVat, vatPercent)), choices.stoneSizePercent ?? 0))
  return { from: shown(from), to: shown(to) }
}

type Extreme = 'cheapest' | 'dearest'

/** As `listPrice` of the cheapest, among the combinations that can be had; null where none has the fixed options. */
export function cheapestListPrice(choices: OpenChoices<PricedDesign>): Decimal | null {
  return extremePrice(choices, 'cheapest')
}

function extremePrice(
  { design, fixedOptionIds, combinations }: OpenChoices<PricedDesign>,
  which: Extreme,
): Decimal | null {
  const open = combinations?.filter((ids) => fixedOptionIds.every((id) => ids.includes(id))) ?? [[]]
  const prices = open.flatMap((ids) => {
    const fixed = new Set([...fixedOptionIds, ...rangedIds(design, ids)])
    return listPrice({ design, fixedOptionIds: [...fixed] }, which) ?? []
  })
  return extreme(prices, which)
}

/** The options of a combination that move a price range: a finger size in stock does not. */
function rangedIds(design: PricedDesign, ids: readonly string[]): string[] {
  return design.attributes.flatMap(({ name, options }) =>
    rangelessAttributes.has(name) ? [] : options.flatMap(({ id }) => (ids.includes(id) ? id : [])),
  )
}

function extreme(prices: readonly Decimal[], which: Extreme): Decimal | null {
  return prices.toSorted(which === 'cheapest' ? compare : (a, b) => compare(b, a))[0] ?? null
}
