import { isObject } from '../is-object.ts'
import { answering, caughtBy, type DeviatingApi, listed } from './deviating-api.ts'

const withoutGroup = (type: string, name: string) =>
  answering({
    [`${type}.facets`]: listed((facets) =>
      facets.filter((facet) => !isObject(facet) || facet['group'] !== name),
    ),
  })

const withoutOption = (type: string, id: string) =>
  answering({
    [`${type}.options`]: listed((options) =>
      options.filter(
        (option) => !isObject(option) || !Array.isArray(option['ids']) || option['ids'][0] !== id,
      ),
    ),
  })

/** What an API can leave out of the filters of a list. */
export const optionDeviations: readonly DeviatingApi[] = [
  ...caughtBy('Listing: every list of pieces has the groups that apply to it, with all of their options', {
    'knows no profiles of wedding rings': withoutGroup('DesignPage', 'PROFILE'),
    'knows no stones of jewellery': withoutGroup('DesignPage', 'GEMSTONE'),
    'knows no shapes of pieces': withoutGroup('DesignPage', 'SHAPE'),
    'knows no palladium': withoutOption('Facet', '164'),
    'knows no pieces with what has no option of its own': withoutOption('Facet', 'OTHER'),
  }),
  ...caughtBy('StoneList: every filter of stones has all values of its argument for options', {
    'knows no black stones': withoutOption('GemstoneFacet', 'BLACK'),
    'knows no stones that come later': withoutOption('GemstoneFacet', 'LATER'),
    'knows no stones without a grade': withoutOption('GemstoneFacet', 'NONE'),
    'knows no asscher cut': withoutOption('GemstoneFacet', '179'),
  }),
]
