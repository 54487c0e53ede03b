/** How many characters a message of a visitor's may have: forms refuse what the API would (rules/booking#fields). */
export const messageLimits = { longestConsultation: 500 } as const

/**
 * How many characters the click identifier of an advertisement may have: what is longer may be anything
 * (rules/consent#click-identifier).
 */
export const longestClickId = 512
