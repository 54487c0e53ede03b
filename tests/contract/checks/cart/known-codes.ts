/**
 * Codes that the mock's front page names, as they are printed. An API that does not know them is held to what it says
 * of unknown ones; one that does takes any letter case (rules/checkout#coupons).
 */
export const [knownCoupon, knownVoucher] = ['WELCOME5', 'GIFT-250-LARK']
/** A voucher that pays all of most pieces. */
export const largeVoucher = 'GIFT-5000-WREN'

export const unknownCode = 'NO-SUCH-CODE'
