import {
  absent,
  emptyColumns,
  type StoneColumnName,
  type StoneColumns,
} from '@shop/fixtures/stones/stone-columns'

/** What the columns of stones say of one. */
export type StoneRow = Readonly<Partial<Record<StoneColumnName, number>>>

/** A round natural diamond of one carat for £1,000, of the best grades and without a report. */
const diamond: StoneRow = {
  caratHundredths: 100,
  pricePence: 100_000,
  certificate: 10,
  qualityTier: absent,
  fancy: absent,
  variety: absent,
  growth: absent,
  country: absent,
}

/** Stones, one a row, each with what a test cares for. */
export function searchedStones(...rows: readonly StoneRow[]): StoneColumns {
  const columns = emptyColumns(rows.length)
  for (const [place, row] of rows.entries()) {
    const values: StoneRow = { ...diamond, ...row }
    // The keys of a row are names of columns.
    for (const name of Object.keys(values) as StoneColumnName[]) columns[name][place] = values[name] ?? 0
  }
  return columns
}
