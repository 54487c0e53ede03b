/** A place that every API delivers to. */
export const examplePlace = { line1: '14 Larkfield Terrace', town: 'Bath', postcode: 'BA1 5LR' }

/** An address that every API takes, without its id. */
export const exampleAddress = { firstName: 'Anne-Marie', lastName: 'O’Brien', ...examplePlace }
