/** Letters of any alphabet, and nothing that could end a header of a message. */
export const emailPattern = /^[^\s@"<>\p{C}]{1,64}@[^\s@"<>.\p{C}]+(?:\.[^\s@"<>.\p{C}]+)+$/u

/** How many characters an e-mail address may have. */
export const longestEmail = 254
