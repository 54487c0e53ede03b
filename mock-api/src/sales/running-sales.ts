import { inLondon } from '@shop/schema/domain/values/calendar'

/** What decides whether a sale runs. */
export interface DatedSale {
  readonly id: string
  /** First day, YYYY-MM-DD in London. */
  readonly startsOn: string
  /** Last day, which still counts. */
  readonly endsOn: string
}

/** Whether a sale runs now: from the first minute of its first day to the last of its last, in London. */
export function isRunning({ startsOn, endsOn }: DatedSale, now: Date): boolean {
  const today = inLondon(now).date
  return startsOn <= today && today <= endsOn
}

/** Sales by their first day, the latest first; where it is the same, by id. */
export function newestFirst<Sale extends DatedSale>(sales: readonly Sale[]): Sale[] {
  const key = ({ startsOn, id }: DatedSale) => `${startsOn} ${id}`
  return sales.toSorted((a, b) => (key(a) < key(b) ? 1 : -1))
}
