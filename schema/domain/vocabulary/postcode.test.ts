import { describe, expect, it } from 'vitest'
import { tidyPostcode } from './postcode.ts'

describe('a postcode (rules/checkout#postcodes)', () => {
  it.each(['M1 1AE', 'B33 8TH', 'CR2 6XH', 'DN55 1PT', 'W1A 0AX', 'EC1A 1BB', 'GIR 0AA'])(
    'may be %s',
    (postcode) => {
      expect(tidyPostcode(postcode)).toBe(postcode)
    },
  )

  it.each([
    ['ba15lr', 'BA1 5LR'],
    ['  ec1a   1bb ', 'EC1A 1BB'],
    ['gir0aa', 'GIR 0AA'],
  ])('%j is kept as %s', (text, postcode) => {
    expect(tidyPostcode(text)).toBe(postcode)
  })

  it.each([
    '',
    'BA1',
    '5LR',
    'BA1 5L',
    'BAA1 5LR',
    'B 5LR',
    'BA1 LR5',
    'GIR 1AA',
    '75008',
    'BA1-5LR',
    'B A1 5LR',
    'BA1 5LR X',
  ])('is not %j', (text) => {
    expect(tidyPostcode(text)).toBeNull()
  })
})
