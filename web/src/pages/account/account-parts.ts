import { m } from '#generated/paraglide/messages.js'

/** The sections of the account, in the order in which they stand; each is the id of its place on the page. */
export const accountParts = ['orders', 'wishlist', 'builds', 'addresses', 'consents', 'details'] as const
export type AccountPart = (typeof accountParts)[number]

const titles: Record<AccountPart, () => string> = {
  orders: m.account_orders,
  wishlist: m.account_wishlist,
  builds: m.account_builds,
  addresses: m.account_addresses,
  consents: m.account_consents,
  details: m.account_details,
}

/** What a section is called. */
export function partTitle(part: AccountPart): string {
  return titles[part]()
}
