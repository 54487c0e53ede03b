import { isObject } from '../is-object.ts'
import { answering, caughtBy, type DeviatingApi } from './deviating-api.ts'

type Hit = Readonly<Record<string, unknown>>

/** An API that says something else of the pieces that it finds; it knows those before each as well. */
const pieces = (change: (hit: Hit, before: Hit) => object) =>
  answering({
    'Query.globalSearch': (text) => {
      const parsed: unknown = JSON.parse(String(text))
      const hits = Array.isArray(parsed) ? parsed.filter(isObject) : []
      const found = hits.filter((hit) => hit['productType'] === 'Design')
      return JSON.stringify(
        hits.map((hit) => ({
          ...hit,
          ...(found.includes(hit) && change(hit, found.at(found.indexOf(hit) - 1) ?? hit)),
        })),
      )
    },
  })

const withoutChoice = (name: string) =>
  pieces(({ attributes }) => ({
    attributes: Array.isArray(attributes)
      ? attributes.filter((attribute) => isObject(attribute) && attribute['name'] !== name)
      : attributes,
  }))

/** What an API can get wrong of what the card of a piece that it finds shows. */
export const searchPieceDeviations: readonly DeviatingApi[] = [
  ...caughtBy(
    'GlobalSearch: a piece that is found has the pictures, the kinds of stone, the metals and the shapes of its page',
    {
      'finds pieces with the pictures of another': pieces((_, { pictures }) => ({ pictures })),
      'finds pieces with the second pictures of another': pieces((_, { hoverPictures }) => ({
        hoverPictures,
      })),
      'shows the second pictures of what it finds first': pieces(({ hoverPictures }) => ({
        pictures: hoverPictures,
      })),
      'finds pieces without their pictures': pieces(() => ({ pictures: [] })),
      'says of no picture of a piece in which metal it is': pieces(({ pictures }) => ({
        pictures: Array.isArray(pictures)
          ? pictures.map((each: object) => ({ ...each, tags: [] }))
          : pictures,
      })),
      'says of every piece that it finds that it is set with diamonds': pieces(() => ({
        gemTypes: ['NATURAL_DIAMOND'],
      })),
      'does not say in which metals pieces that it finds are made': withoutChoice('Metal'),
    },
  ),
]
