import { redirect } from '@tanstack/react-router'
import { useEffect } from 'react'
import { apiErrorKind } from '#data/api-error.ts'
import { pendingAttributes } from './use-pending-attributes.ts'

/** A list as it stands on the page. */
interface ListInSight {
  readonly address: string
  readonly pages: number
}

/** A list that did not come, so that the one in sight stayed. */
export interface FailedList {
  readonly href: string
  /** Tells one failure from the next of the same list. */
  readonly number: number
}

let inSight: ListInSight | null = null
let failures = 0
/** How many of them were over when the list in sight came. */
let settled = 0

/** Tells the loaders which list is in sight; none on the server, and none before the page is alive. */
export function useListInSight({ address, pages }: ListInSight): void {
  useEffect(() => {
    inSight = { address, pages }
    settled = failures
    return () => {
      inSight = null
    }
  }, [address, pages])
}

/** Whether a failure is news of the list in sight: one that Back or a reload returns to is over. */
export function isCurrentFailure({ number }: FailedList): boolean {
  return number > settled && number <= failures
}

/**
 * A choice of filters whose answer does not come leaves the list that is in sight where it is, at its own
 * address, with a word about it. Whoever comes from elsewhere, or to a list that fails itself, meets the
 * failed page. `base` is the address of the list without filters.
 */
export async function orListInSight<Loaded>(
  base: string,
  attributes: string | undefined,
  loading: Promise<Loaded>,
): Promise<Loaded> {
  try {
    return await loading
  } catch (error) {
    const kind = apiErrorKind(error)
    const href = attributes ? `${base}/${attributes}` : base
    const shown = inSight
    const isOther =
      shown !== null && shown.address !== href && pendingAttributes(shown.address, base) !== null
    if (!isOther || kind === null || kind === 'world') throw error
    failures += 1
    throw redirect({
      // The address of a list; a test matches every one with its route.
      to: shown.address as '/',
      state: { listingPages: shown.pages, failedList: { href, number: failures } },
      resetScroll: false,
    })
  }
}
