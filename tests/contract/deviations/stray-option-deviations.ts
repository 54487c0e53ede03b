import { metalColours, shapes } from '@shop/schema/domain/vocabulary/taxonomy'
import { caughtBy, type DeviatingApi, misreading } from './deviating-api.ts'

const shapeIds: readonly string[] = shapes.flatMap(({ ids }) => ids)
const metalIds: readonly string[] = metalColours.flatMap(({ ids }) => ids)
const unknown = 'no-such-option'

/** An API that skips such ids of an argument without a word. */
const skipping = (field: string, argument: string, isSkipped: (id: string) => boolean) =>
  misreading(field, argument, (ids) =>
    Array.isArray(ids) ? ids.filter((id) => !isSkipped(String(id))) : ids,
  )

/** What an API can get wrong of ids that do not belong where they stand. */
export const strayOptionDeviations: readonly DeviatingApi[] = [
  ...caughtBy('Listing: an option of another argument is refused by the name of the one in which it stands', {
    'skips styles among metals and shapes': skipping(
      'listDesigns',
      'attributeIds',
      (id) => ![...metalIds, ...shapeIds, unknown].includes(id),
    ),
    'skips metals and shapes among styles': skipping('listDesigns', 'fixedAttributeIds', (id) =>
      [...metalIds, ...shapeIds].includes(id),
    ),
  }),
  ...caughtBy('StoneList: an option of pieces that is no shape is refused among shapes of stones', {
    'skips metals among shapes of stones': skipping('listGemstones', 'attributeIds', (id) =>
      metalIds.includes(id),
    ),
  }),
  ...caughtBy('Listing: an option that does not exist is refused by the name of its argument', {
    'skips styles that there are not': skipping('listDesigns', 'fixedAttributeIds', (id) => id === unknown),
    'skips subcategories that there are not': skipping(
      'listDesigns',
      'subCategoryIds',
      (id) => id === unknown,
    ),
    'skips subcollections that there are not': skipping(
      'listDesigns',
      'subCollectionIds',
      (id) => id === unknown,
    ),
  }),
]
