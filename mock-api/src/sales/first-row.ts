/** How many pieces or stones stand in the first row of a list, which no sale lowers (rules/listings#order). */
export const firstRow = 4
