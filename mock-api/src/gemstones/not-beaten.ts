import { absent, type StoneColumns } from '@shop/fixtures/stones/stone-columns'
import { stoneSuppliers } from '@shop/fixtures/stones/suppliers'
import { defaultLeadTimeDays } from '@shop/schema/domain/delivery/delivery'
import { tradeOffGroup, tradeOffGroups } from '@shop/schema/domain/trade-offs/stone-trade-offs-front'
import { gemClarities, gemColours } from '@shop/schema/domain/vocabulary/gemstone-grades'
import { gemStoneTypes } from '@shop/schema/domain/vocabulary/gemstones'
import { leadTimeOf } from './best-match.ts'

const groupOfKind = gemStoneTypes.map(({ value }) => tradeOffGroups.indexOf(tradeOffGroup(value)))
/** Every lead time there is, the soonest first. */
const leadTimes: readonly number[] = [
  ...new Set(stoneSuppliers.map(({ leadTimeDays }) => leadTimeDays ?? defaultLeadTimeDays)),
].toSorted((a, b) => a - b)
/** The last of either is NONE, which what the columns call absent counts as. */
const [colourCount, clarityCount] = [gemColours.length, gemClarities.length]

/**
 * Of rows by price those that no row before them equals or beats in all else. All that none beats are among
 * them, and a few more: those that one of the same shown price beats, though it is dearer by pence.
 *
 * `heaviest` holds the most carats so far of all stones at least this white, this clean and this soon, so that
 * a look into it tells whether a stone adds anything.
 */
export function notBeatenByCheaper(columns: StoneColumns, rows: Uint32Array): number[] {
  const heaviest = tradeOffGroups.map(() => new Uint16Array(colourCount * clarityCount * leadTimes.length))
  const kept: number[] = []
  for (const row of rows) {
    const table = heaviest[groupOfKind[columns.kind[row] ?? absent] ?? 0]
    const colour = Math.min(columns.colour[row] ?? absent, colourCount - 1)
    const clarity = Math.min(columns.clarity[row] ?? absent, clarityCount - 1)
    const leadTime = leadTimes.indexOf(leadTimeOf(columns, row))
    const carat = columns.caratHundredths[row] ?? 0
    if (!table || (table[placeOf(colour, clarity, leadTime)] ?? 0) >= carat) continue
    kept.push(row)
    for (let worse = colour; worse < colourCount; worse += 1) {
      for (let lower = clarity; lower < clarityCount; lower += 1) {
        for (let later = leadTime; later < leadTimes.length; later += 1) {
          const place = placeOf(worse, lower, later)
          table[place] = Math.max(table[place] ?? 0, carat)
        }
      }
    }
  }
  return kept
}

function placeOf(colour: number, clarity: number, leadTime: number): number {
  return (colour * clarityCount + clarity) * leadTimes.length + leadTime
}
