/** Where a question can go, as the contract names it: Hale is shown as the Cheshire boutique (rules/booking#locations). */
export const enquiryLocations = ['MANCHESTER', 'HALE', 'LONDON', 'VIRTUAL', 'NOT_SURE'] as const

export type EnquiryLocation = (typeof enquiryLocations)[number]

/** How many characters the fields of an enquiry may have: forms refuse what the API would (rules/enquiries#contact-form). */
export const enquiryLimits = { longestName: 120, shortestMessage: 15, longestMessage: 1000 } as const
