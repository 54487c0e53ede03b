/** Where the shop receives its clients, as the contract names it. */
export const boutiques = ['LONDON', 'MANCHESTER', 'CHESHIRE'] as const

export type Boutique = (typeof boutiques)[number]

/** What a parcel to a boutique says below the name; the postcodes are of districts that were never given out. */
export const boutiqueAddresses = {
  LONDON: { name: 'London', line1: 'Ashcombe, Hatton Garden', town: 'London', postcode: 'EC9N 1AA' },
  MANCHESTER: { name: 'Manchester', line1: 'Ashcombe, King Street', town: 'Manchester', postcode: 'M70 2AA' },
  CHESHIRE: { name: 'Cheshire', line1: 'Ashcombe, Ashley Road', town: 'Hale', postcode: 'WA80 1AA' },
} as const satisfies Record<
  Boutique,
  { readonly name: string; readonly line1: string; readonly town: string; readonly postcode: string }
>
