import { tidyPostcode } from '@shop/schema/domain/vocabulary/postcode'
import { useRef, useState } from 'react'
import { apiErrorKind } from '#data/api-error.ts'
import { reportError } from '#data/report-error.ts'
import { request } from '#data/request.ts'
import { AddressesAtPostcodeDocument, type AddressesAtPostcodeQuery } from '#generated/graphql/graphql.ts'

export type FoundAddress = AddressesAtPostcodeQuery['addressesAtPostcode'][number]

/** What the look-up of a postcode has come to. */
export type AddressSearch =
  | { readonly kind: 'idle' }
  | { readonly kind: 'asking' }
  | { readonly kind: 'found'; readonly postcode: string; readonly addresses: readonly FoundAddress[] }
  /** It knows none there. */
  | { readonly kind: 'none'; readonly postcode: string }
  | { readonly kind: 'failed' }

/** Looks up the addresses at a postcode (rules/checkout#postcodes); the last question counts. */
export function useAddressSearch() {
  const [search, setSearch] = useState<AddressSearch>({ kind: 'idle' })
  const last = useRef(0)

  /** Gives false for what is no postcode, which is not asked for. */
  function find(typed: string): boolean {
    const postcode = tidyPostcode(typed)
    if (postcode === null) return false
    void ask(postcode)
    return true
  }

  async function ask(postcode: string): Promise<void> {
    last.current += 1
    const mine = last.current
    setSearch({ kind: 'asking' })
    const answer = await answerAt(postcode)
    if (mine === last.current) setSearch(answer)
  }

  function stop(): void {
    last.current += 1
    setSearch({ kind: 'idle' })
  }

  return { search, find, stop }
}

async function answerAt(postcode: string): Promise<AddressSearch> {
  try {
    const { addressesAtPostcode: found } = await request(AddressesAtPostcodeDocument, { postcode })
    const [first] = found
    return first ? { kind: 'found', postcode: first.postcode, addresses: found } : { kind: 'none', postcode }
  } catch (error) {
    if (apiErrorKind(error) === null) reportError(error, { where: 'checkout' })
    return { kind: 'failed' }
  }
}
