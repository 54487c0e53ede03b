import { caughtBy, type DeviatingApi } from './deviating-api.ts'
import { partAs } from './narrowing-deviations.ts'

const histogramAs = (field: string, range: string, ...names: string[]) =>
  partAs(field, `ranges.${range}.histogram`, names)

/** What an API can get wrong of histograms whose ends are right. */
export const histogramDeviations: readonly DeviatingApi[] = [
  ...caughtBy('StoneList: a histogram counts no other stones than are asked for', {
    'draws prices of stones of all sizes': histogramAs('listGemstones', 'price', 'stoneSizes'),
    'draws prices of stones of all shapes': histogramAs('listGemstones', 'price', 'attributeIds'),
    'draws weights of stones of all hues': histogramAs('listGemstones', 'carat', 'hues'),
    'draws prices of stones whatever the least price is': histogramAs('listGemstones', 'price', 'priceMin'),
    'draws weights of stones whatever the greatest weight is': histogramAs(
      'listGemstones',
      'carat',
      'caratMax',
    ),
    'draws weights of stones whatever the price is': histogramAs('listGemstones', 'carat', 'priceMin'),
  }),
  ...caughtBy('Listing: a histogram counts no other pieces than are asked for', {
    'draws prices of pieces of all styles': histogramAs('listDesigns', 'price', 'fixedAttributeIds'),
    'draws prices of settings for all stones': histogramAs('listDesigns', 'price', 'stone'),
    'draws prices of pieces of all collections': histogramAs('listDesigns', 'price', 'collectionId'),
    'draws prices of pieces in a sale or none': histogramAs('listDesigns', 'price', 'onSale'),
  }),
]
