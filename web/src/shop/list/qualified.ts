import { m } from '#generated/paraglide/messages.js'

/** Things with what they are: platinum pavé-set eternity rings, or Memoireringe: Platin, Pavé. */
export function qualified(things: string, qualities: readonly (string | undefined)[]): string {
  const said = qualities.filter(Boolean).join(m.listing_between_qualities())
  return said === '' ? things : m.listing_title_of({ qualities: said, things })
}
