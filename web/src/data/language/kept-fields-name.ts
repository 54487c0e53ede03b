/** Where what was typed waits for the page in another language, in its tab. */
export const keptFieldsName = 'typed'
