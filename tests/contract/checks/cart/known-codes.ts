/** Codes that the mock's front page names. An API that does not know them is held to what it says of unknown ones. */
export const [knownCoupon, knownVoucher] = ['welcome5', 'gift-250-lark']
/** A voucher that pays all of most pieces. */
export const largeVoucher = 'gift-5000-wren'

export const unknownCode = 'NO-SUCH-CODE'
