import { settings } from '@shop/fixtures/designs/settings'
import { defaultStoneCount, generateStones } from '@shop/fixtures/stones/generate-stones'
import { stoneAt } from '@shop/fixtures/stones/stone-at'
import type { StoneRecord } from '@shop/fixtures/stones/stone-record'
import { stoneFit } from '@shop/schema/domain/stones/stone-fit'

/** The stones of the fixtures, counted by hand: what lists are held against. */

const fittingBySku = new Map<string, readonly StoneRecord[]>()

/** The stones that a setting takes and that can be bought. */
export function fittingStones(sku: string): readonly StoneRecord[] {
  const known = fittingBySku.get(sku)
  if (known) return known
  const design = settings.find((setting) => setting.sku === sku)
  if (!design) throw new Error(`The fixtures have no setting ${sku}`)
  const columns = generateStones()
  const stones = Array.from({ length: defaultStoneCount }, (_, row) => stoneAt(columns, row)).filter(
    (stone) => stone.availability === 'AVAILABLE' && stone.price > 0 && stoneFit(design, [stone]).fits,
  )
  fittingBySku.set(sku, stones)
  return stones
}

/** By list price, then by id: the order of stones that are equal in all else. */
export function byPrice(a: StoneRecord, b: StoneRecord): number {
  return a.price - b.price || Number(a.id) - Number(b.id)
}

/** By weight, then by list price, then by id. */
export function byCarat(a: StoneRecord, b: StoneRecord): number {
  return a.caratWeight - b.caratWeight || byPrice(a, b)
}

/** Whole pounds that a shopper reads, including VAT of 20 percent, before a sale. */
export function poundsShown({ price }: StoneRecord): number {
  // In hundredths of a penny, so that nothing is lost before it is rounded up.
  return Math.ceil(Math.round(price * 12_000) / 10_000)
}
