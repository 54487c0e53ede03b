import { createHash } from 'node:crypto'
import type { FoundAddress } from '../generated/resolvers.ts'
import { postTowns } from './post-towns.ts'

/** Where the stand-in knows no address, in every area: one that is new, or has none but a company's boxes. */
const unknownInward = '9ZZ'

const streets = [
  'Alder Walk',
  'Bellfield Road',
  'Chantry Lane',
  'Dovecote Yard',
  'Elm Grove',
  'Foundry Street',
  'Greenhill Terrace',
  'Hermiston Row',
  'Ivy Close',
  'Kiln Street',
  'Larkfield Avenue',
  'Mercer Street',
] as const

/**
 * The addresses at a postcode in upper case with one space, from house to house of its street: five to eight that are
 * invented, drawn from the postcode, so that it has the same ones always. None in an area that is none, and none where
 * the second half is 9ZZ (rules/checkout#postcodes).
 */
export function addressesAt(postcode: string): FoundAddress[] {
  const [outward = '', inward] = postcode.split(' ')
  const town = postTowns[/^[A-Z]+/.exec(outward)?.[0] ?? '']
  if (town === undefined || inward === unknownInward) return []
  const draw = drawsFrom(postcode)
  const street = streets[draw(streets.length)] ?? streets[0]
  const count = 5 + draw(4)
  const found: FoundAddress[] = []
  // One side of a street, where the numbers are all odd or all even.
  for (let house = 1 + draw(120); found.length < count; house += 2) {
    const line1 = `${house} ${street}`
    const left = count - found.length
    const flats = left > 1 && draw(3) === 0 ? Math.min(2 + draw(2), left) : 0
    if (flats === 0) found.push({ line1, line2: null, town, postcode })
    for (let flat = 1; flat <= flats; flat += 1) found.push({ line1, line2: `Flat ${flat}`, town, postcode })
  }
  return found
}

/** Whole numbers below a bound, which follow from a text. */
function drawsFrom(text: string): (bound: number) => number {
  const bytes = createHash('sha256').update(text).digest()
  let place = 0
  return (bound) => {
    const value = bytes.readUInt8(place % bytes.length)
    place += 1
    return value % bound
  }
}
