/** Letters of any alphabet, spaces, hyphens and apostrophes: O’Brien, Anne-Marie, Zoë, 李 (rules/booking#names-and-phones). */
export const personNamePattern = /^\p{L}[\p{L}\p{M} '’-]*$/u

/** How many characters a first or a last name may have. */
export const longestPersonName = 60
