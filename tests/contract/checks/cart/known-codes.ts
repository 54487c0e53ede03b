/**
 * Codes that the mock's front page names, as they are printed. An API that does not know them is held to what it says
 * of unknown ones; one that does takes any letter case (rules/checkout#coupons).
 */
export const [knownCoupon, knownVoucher] = ['WELCOME5', 'GIFT-250-LARK']
/** A voucher that pays all of most pieces. */
export const largeVoucher = 'GIFT-5000-WREN'

/** Codes of the same page that do nothing for a cart of jewellery, each for a reason of its own. */
export const [expiredCoupon, bandCoupon] = ['SUMMER15', 'BANDS10']
export const [expiredVoucher, emptyVoucher] = ['GIFT-100-DOVE', 'GIFT-50-FINCH']
/** What the coupon for wedding rings takes off them. */
export const bandPercent = 10
export const laterCoupon = { code: 'NEWYEAR10', startsAt: '2027-01-02T10:00:00Z' }
export const largeOrderCoupon = { code: 'GRAND500', minimumPence: 10_000_000 }

export const unknownCode = 'NO-SUCH-CODE'
