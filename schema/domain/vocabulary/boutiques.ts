/** Where the shop receives its clients, as the contract names it. */
export const boutiques = ['LONDON', 'MANCHESTER', 'CHESHIRE'] as const

export type Boutique = (typeof boutiques)[number]
