import { badUserInput } from './bad-user-input.ts'

/** Which page of a list is asked for, the first being 1, and how many rows it is to have. */
export interface AskedPage {
  readonly page: number
  readonly pageSize: number
}

/** The rows of a page (rules/contract#limits). */
const maxPageSize = 100

/** Checks which page is asked for, and how many rows it is to have. */
export function checkedPage({ page, pageSize }: AskedPage): AskedPage {
  if (page < 1) throw badUserInput('page', `page must be at least 1, not ${page}.`)
  if (pageSize < 1 || pageSize > maxPageSize) {
    throw badUserInput('pageSize', `pageSize must be between 1 and ${maxPageSize}, not ${pageSize}.`)
  }
  return { page, pageSize }
}

/** Where in its list a page begins. */
export function firstPlaceOf({ page, pageSize }: AskedPage): number {
  return (page - 1) * pageSize
}

/** The rows of a page of a list. */
export function rowsOfPage<Row>(rows: readonly Row[], page: AskedPage): Row[] {
  const first = firstPlaceOf(page)
  return rows.slice(first, first + page.pageSize)
}
