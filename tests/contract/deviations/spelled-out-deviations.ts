import { spelledOut } from '../checks/lists/spelled-out-checks.ts'
import { caughtBy, type DeviatingApi, misreading } from './deviating-api.ts'

const noSize = [{ shapeId: null, lengthMin: 0, lengthMax: 0 }]
/** What an argument of stones may be taken for where it is given and asks for nothing. */
const ofStones = {
  priceMax: 0,
  caratMax: 0,
  ratioMax: 0,
  is360Image: true,
  attributeIds: ['179'],
  gemType: ['OTHER'],
  origins: ['NATURAL'],
  colours: ['NONE'],
  clarities: ['NONE'],
  stoneSizes: noSize,
}
const ofPieces = {
  priceMax: 0,
  onSale: true,
  collectionId: '4',
  stone: { shapeId: '171', length: 6.5 },
  attributeIds: ['179'],
  fixedAttributeIds: ['139'],
  subCollectionIds: ['4'],
  gemType: ['OTHER'],
}

/** What an API can get wrong of arguments that are given and ask for nothing. */
export const spelledOutDeviations: readonly DeviatingApi[] = [
  ...misreadingEmpty('StoneList', 'listGemstones', ofStones),
  ...misreadingEmpty('Listing', 'listDesigns', ofPieces),
  ...misreadingEmpty('MatchingStones', 'listMatchingGemstones', { stoneSizes: noSize }),
  ...misreadingEmpty('StoneTradeOffs', 'listGemstoneTradeOffs', ofStones),
]

function misreadingEmpty(
  operation: string,
  field: string,
  readAs: Readonly<Record<string, unknown>>,
): DeviatingApi[] {
  const deviations = Object.entries(readAs).map(([name, instead]) => [
    `reads an empty ${name} of ${field} as ${JSON.stringify(instead)}`,
    misreading(field, name, (value) => (isEmpty(value) ? instead : value)),
  ])
  return caughtBy(`${operation}: ${spelledOut}`, Object.fromEntries(deviations))
}

function isEmpty(value: unknown): boolean {
  return value === null || value === false || (Array.isArray(value) && value.length === 0)
}
