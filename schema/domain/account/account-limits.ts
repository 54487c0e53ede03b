/*
 * How much an account holds, and how many characters each text in it may have: forms refuse what the API would.
 */

/** Addresses of an account, and the characters of their fields (rules/account#addresses). */
export const addressLimits = { count: 20, line: 100, label: 40, postcode: 12 } as const

/** Saved builds of an account, and the characters of a name (rules/account#saved-builds). */
export const savedBuildLimits = { count: 50, name: 60 } as const

/** Items of a wishlist (rules/account#wishlist-at-the-api). */
export const mostWishListItems = 100
