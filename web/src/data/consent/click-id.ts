import { longestClickId } from '@shop/schema/domain/booking/booking-limits'
import { forgetTabText, keepTabText, tabText } from '../tab-text.ts'

const name = 'gclid'

/** The click identifier in a query; null for none, and for what cannot be one. */
export function clickIdIn(query: string): string | null {
  const id = new URLSearchParams(query).get(name)
  return id !== null && id.length <= longestClickId && /^[\w.~-]+$/.test(id) ? id : null
}

/** Keeps the click identifier of an address for this tab, where it has one (rules/consent#click-identifier). */
export function keepClickId(query: string): void {
  const id = clickIdIn(query)
  if (id !== null) keepTabText(name, id)
}

/** The click identifier that brought the visitor here, to be sent with what they ask us; null for none. */
export function clickId(): string | null {
  return tabText(name)
}

export function forgetClickId(): void {
  forgetTabText(name)
}
