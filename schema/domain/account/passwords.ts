/** How many characters a password may have (rules/account#passwords). */
export const passwordLength = { least: 10, most: 128 } as const
