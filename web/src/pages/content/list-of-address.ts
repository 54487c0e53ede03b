import { createKinds, settingList } from '@shop/schema/domain/addresses/addresses'
import { listings } from '@shop/schema/domain/addresses/listings'
import { listingAt, type ListingList } from '#shop/list/listing-list.ts'
import { settingListAt, type SettingList } from '#shop/list/setting-list.ts'

/** The list of pieces or settings at an address, however it is filtered there; null where there is none. */
export function listOfAddress(
  address: string,
):
  | { readonly kind: 'listing'; readonly list: ListingList }
  | { readonly kind: 'settings'; readonly list: SettingList }
  | null {
  const { base, attributes } = parted(address)
  const kind = createKinds.find((each) => settingList(each) === base)
  if (kind) {
    const list = settingListAt(kind, attributes)
    return list && { kind: 'settings', list }
  }
  const list = listingAt(base, attributes)
  return list && { kind: 'listing', list }
}

const bases = [...listings.map(({ path }) => path), ...createKinds.map((kind) => settingList(kind))]

function parted(address: string): { readonly base: string; readonly attributes: string | undefined } {
  const base = bases.find((path) => address === path || address.startsWith(`${path}/`)) ?? address
  return { base, attributes: address === base ? undefined : address.slice(base.length + 1) }
}
