/** How many characters a message of a visitor's may have: forms refuse what the API would (rules/booking#fields). */
export const messageLimits = { longestConsultation: 500 } as const
