/** Who lends: invented, like the shop. */
export const lender = {
  name: 'Marlowe Finance Limited',
  address: '14 Tanner Row, Leeds, LS99 1AA',
} as const
