import { optionsOf, shopChannel, stoneSizeAttribute } from '../design/design.ts'
import type { AttributeOption, PricedDesign } from '../design/design.ts'
import { add, compare, decimal, percentOf, roundHalfUp, roundUpToMultiple, toPence } from '../values/money.ts'
import type { Decimal, Pence } from '../values/money.ts'
import { priceLedger } from './price-steps.ts'
import type { PriceStep } from './price-steps.ts'

/** Uplift until the API says otherwise (rules/prices#vat). */
export const defaultVatPercent = 20

/** Choices that never move a price range: they are free, or depend on the stone. */
const rangelessAttributes = new Set([stoneSizeAttribute, 'Finger Size', 'Engraving'])

export interface DesignPrice {
  readonly pricePence: Pence
  /** The price before the sale; null when there is none, or when it rounds back to the same price. */
  readonly wasPence: Pence | null
  readonly steps: readonly PriceStep[]
}

export interface DesignPriceRange {
  readonly fromPence: Pence
  readonly toPence: Pence
  /** Prices before the sale; null as in `DesignPrice`. */
  readonly wasFromPence: Pence | null
  readonly wasToPence: Pence | null
}

interface Uplifts {
  /** Percent of VAT; `defaultVatPercent` when left out. */
  readonly vatPercent?: number | undefined
  /** Percent of the size option that the stone needs (rules/prices#stone-size); none without a stone. */
  readonly stoneSizePercent?: number | undefined
  /** Percent of the sale that covers the design (`domain/prices/sales`); 0 or none outside a sale. */
  readonly salePercent?: number | undefined
}

/**
 * What a design costs with the options chosen (rules/prices#design-price): base price
 * of channel SS, then metal, shape and the design's own options, each fixed or a percent of the running
 * price, then VAT, rounded half up to 2 places, then up to the next multiple of 5.
 *
 * A stone size adds its percent to that price and goes up to the next multiple of 5 again; a sale takes its
 * percent off what is then shown and goes up likewise. Null when the shop does not sell the design. A step
 * that rounds nothing away is left out. Throws on an id the design does not have and on two options of one
 * attribute, because either would show a wrong price.
 */
export function designPrice(
  input: { readonly design: PricedDesign; readonly optionIds: readonly string[] } & Uplifts,
): DesignPrice | null {
  const { vatPercent = defaultVatPercent, stoneSizePercent = 0, salePercent = 0 } = input
  const base = basePriceOf(input.design)
  if (!base) return null
  const ledger = priceLedger(base)
  for (const { attributeName, option } of chosenOptions(input.design, input.optionIds)) {
    const { name: optionName, isFixedPrice, price } = option
    ledger.addStep(
      { kind: 'option', attributeName, optionName, isFixedPrice, price },
      withOption(ledger.total(), option),
    )
  }
  ledger.addStep({ kind: 'vat', vatPercent }, withVat(ledger.total(), vatPercent))
  ledger.addStep({ kind: 'rounding' }, roundUp(ledger.total()))
  if (stoneSizePercent !== 0) {
    ledger.addStep({ kind: 'stone-size', stoneSizePercent }, plusPercent(ledger.total(), stoneSizePercent))
    ledger.addStep({ kind: 'stone-size-rounding' }, roundUp(ledger.total()))
  }
  const before = ledger.total()
  const isReduced = compare(withSale(before, salePercent), before) < 0
  if (isReduced) {
    ledger.addStep({ kind: 'sale', salePercent }, plusPercent(before, -salePercent))
    ledger.addStep({ kind: 'sale-rounding' }, roundUp(ledger.total()))
  }
  return {
    pricePence: toPence(ledger.total()),
    wasPence: isReduced ? toPence(before) : null,
    steps: ledger.withTotal(),
  }
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
export function designPriceRange(
  input: {
    readonly design: PricedDesign
    readonly fixedOptionIds: readonly string[]
    readonly combinations?: readonly (readonly string[])[] | undefined
  } & Uplifts,
): DesignPriceRange | null {
  const from = extremePrice(input, 'cheapest')
  const to = extremePrice(input, 'dearest')
  if (!from || !to) return null
  const wasFrom = displayedPrice(from, input)
  const wasTo = displayedPrice(to, input)
  const saleFrom = withSale(wasFrom, input.salePercent ?? 0)
  const saleTo = withSale(wasTo, input.salePercent ?? 0)
  return {
    fromPence: toPence(saleFrom),
    toPence: toPence(saleTo),
    wasFromPence: compare(saleFrom, wasFrom) < 0 ? toPence(wasFrom) : null,
    wasToPence: compare(saleTo, wasTo) < 0 ? toPence(wasTo) : null,
  }
}

/**
 * What lists sort by: the exact price of the cheapest (or dearest) combination of the open choices,
 * excluding VAT and before sale (rules/filters#prices-in-filters). It orders as the shown prices do.
 */
export function listPrice(
  { design, fixedOptionIds }: { readonly design: PricedDesign; readonly fixedOptionIds: readonly string[] },
  wanted: Extreme = 'cheapest',
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
    running = extreme(totals, wanted) ?? running
  }
  return running
}

type Extreme = 'cheapest' | 'dearest'

function extremePrice(
  {
    design,
    fixedOptionIds,
    combinations,
  }: {
    readonly design: PricedDesign
    readonly fixedOptionIds: readonly string[]
    readonly combinations?: readonly (readonly string[])[] | undefined
  },
  wanted: Extreme,
): Decimal | null {
  const open = combinations?.filter((ids) => fixedOptionIds.every((id) => ids.includes(id))) ?? [[]]
  const prices = open.flatMap((ids) => {
    const fixed = new Set([...fixedOptionIds, ...rangedIds(design, ids)])
    return listPrice({ design, fixedOptionIds: [...fixed] }, wanted) ?? []
  })
  return extreme(prices, wanted)
}

/** The options of a combination that move a price range: a finger size in stock does not. */
function rangedIds(design: PricedDesign, ids: readonly string[]): string[] {
  return design.attributes.flatMap(({ name, options }) =>
    rangelessAttributes.has(name) ? [] : options.flatMap(({ id }) => (ids.includes(id) ? id : [])),
  )
}

function extreme(prices: readonly Decimal[], wanted: Extreme): Decimal | null {
  return prices.toSorted(wanted === 'cheapest' ? compare : (a, b) => compare(b, a))[0] ?? null
}

function basePriceOf(design: PricedDesign): Decimal | null {
  const price = design.prices.find(({ channel }) => channel.code === shopChannel)
  return price ? decimal(price.basePrice) : null
}

/** Metal, then shape, then the design's own order; without the stone size, which is no share of this price. */
function inPriceOrder(design: PricedDesign): PricedDesign['attributes'] {
  const first = ['Metal', 'Shape'].map((name) => ({ name, options: optionsOf(design, name) }))
  const own = design.attributes.filter(
    ({ name }) => name !== 'Metal' && name !== 'Shape' && name !== stoneSizeAttribute,
  )
  return [...first, ...own]
}

function chosenOptions(
  design: PricedDesign,
  optionIds: readonly string[],
): { attributeName: string; option: AttributeOption }[] {
  const chosen = inPriceOrder(design).flatMap(({ name: attributeName, options }) =>
    options.filter(({ id }) => optionIds.includes(id)).map((option) => ({ attributeName, option })),
  )
  const isWhole = new Set(chosen.map(({ option }) => option.id)).size === new Set(optionIds).size
  const isSingle = new Set(chosen.map(({ attributeName }) => attributeName)).size === chosen.length
  if (!isWhole || !isSingle)
    throw new RangeError(`${design.sku} cannot be priced with ${optionIds.join(', ')}`)
  return chosen
}

function withOption(running: Decimal, { price, isFixedPrice }: AttributeOption): Decimal {
  return isFixedPrice ? add(running, decimal(price)) : plusPercent(running, price)
}

function plusPercent(amount: Decimal, percent: number): Decimal {
  return add(amount, percentOf(amount, decimal(percent)))
}

function withVat(exVat: Decimal, vatPercent: number): Decimal {
  return roundHalfUp(plusPercent(exVat, vatPercent), 2)
}

function withSale(displayed: Decimal, salePercent: number): Decimal {
  return salePercent > 0 ? roundUp(plusPercent(displayed, -salePercent)) : displayed
}

function displayedPrice(
  exVat: Decimal,
  { vatPercent = defaultVatPercent, stoneSizePercent = 0 }: Uplifts,
): Decimal {
  const setting = roundUp(withVat(exVat, vatPercent))
  return roundUp(plusPercent(setting, stoneSizePercent))
}

/** Shown prices of designs are multiples of five pounds (rules/prices#design-price). */
function roundUp(amount: Decimal): Decimal {
  return roundUpToMultiple(amount, 5)
}
