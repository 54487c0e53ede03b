import { searchSynonyms } from '@shop/schema/domain/search/search-synonyms'
import { isObject } from '../is-object.ts'
import { answering, asking, caughtBy, type DeviatingApi, sending } from './deviating-api.ts'

const nonsense = 'qqzzxxjjww'

/** An API that reads a text as another one, whatever asks for it. */
const reading = (change: (text: string) => string) =>
  asking(({ query, variables }) => ({
    query,
    variables: 'input' in variables ? { ...variables, input: change(String(variables['input'])) } : variables,
  }))

/** An API that finds nothing where a text has a word that it does not know. */
const unable = (words: RegExp) => reading((text) => (words.test(text) ? nonsense : text))

/** An API whose hits come in another order. */
const inOrder = (isFirst: (hit: unknown) => boolean) =>
  answering({
    'Query.globalSearch': (text) => {
      const hits = hitsIn(text)
      return JSON.stringify([...hits.filter(isFirst), ...hits.filter((hit) => !isFirst(hit))])
    },
  })

const isStone = (hit: unknown) => isObject(hit) && hit['productType'] === 'gemstone'
const known = ['sapphire', 'diamond', 'platinum', 'solitaire', 'pendant', 'necklace', 'bracelet', 'earring']
const isKnown = (text: string) => known.includes(text) || known.includes(text.slice(0, -1))
/** A text of one word that is none of those it knows. */
const isUnknown = (text: string) => /^[a-z]+$/.test(text) && !isKnown(text)

const meanings = new Set(searchSynonyms.map(({ means }) => means))
const isSynonym = (text: string) => !meanings.has(text) && searchSynonyms.some(({ typed }) => typed === text)

/** An API that reads a price in texts that name none. */
const seeingPrice = (words: RegExp) =>
  answering({
    'Query.searchReading': (read, { args }) =>
      isObject(read) && words.test(String(args['input']))
        ? { ...read, price: { least: null, most: 18_000 } }
        : read,
  })

/** What an API can get wrong of how it reads the words and prices of a text. */
export const searchDeviations: readonly DeviatingApi[] = [
  ...caughtBy('GlobalSearch: a plural finds what the singular finds', {
    'knows no plural': unable(/(?:e|d|m|t|g)s$/),
  }),
  ...caughtBy('GlobalSearch: a word with a slip in it finds what the word finds, and the reading says so', {
    'forgives no slip': reading((text) => (isUnknown(text) ? nonsense : text)),
    'never says what it corrected': answering({ 'SearchReading.corrections': () => [] }),
  }),
  ...caughtBy('GlobalSearch: the last word may be unfinished', {
    'wants the last word finished': reading((text) => (isUnknown(text) ? nonsense : text)),
  }),
  ...caughtBy('GlobalSearch: a synonym finds what it means', {
    'knows no synonyms': reading((text) => (isSynonym(text) ? nonsense : text)),
  }),
  ...caughtBy(
    'GlobalSearch: what is not made is read as what comes nearest, and what has not every word as a part',
    {
      'has nothing near to what is not made': unable(/watch|brooch|silver|moissanite|tiara|charm/),
      'never says what is not made': answering({ 'SearchReading.notMade': () => [] }),
      'never says that it found less than was asked': answering({ 'SearchReading.isPartial': () => false }),
    },
  ),
  ...caughtBy(
    'GlobalSearch: pieces whose names hold every word come before loose stones, and a weight turns that round',
    {
      'finds loose stones before every piece': inOrder(isStone),
      'finds pieces before loose stones of a weight': inOrder((hit) => !isStone(hit)),
    },
  ),
  ...caughtBy(
    'GlobalSearch: a text that names one price or two finds what costs that much on its card, pieces too',
    {
      'ignores the least of the prices in a text': reading((text) =>
        text.replace(/from £\d+ to/, 'under').replace(/over £\d+/, ''),
      ),
      'ignores the most of two prices in a text': reading((text) =>
        text.replace(/from (£\d+) to.*/, 'over $1'),
      ),
      'finds pieces at any price': findingAnyPiece(),
      'finds loose stones alone where a text names a price': answering({
        'Query.globalSearch': (text, { args }) =>
          String(args['input']).includes('£') ? JSON.stringify(hitsIn(text).filter(isStone)) : text,
      }),
    },
  ),
  ...caughtBy('GlobalSearch: a price is read in each of its spellings, and a gold and a weight are none', {
    'reads a price to its first comma': reading((text) => text.replace(/,\d{3}/, '')),
    'does not know what a k is': reading((text) => text.replace(/(?<=\.\d)k/, '')),
    'takes numbers without a sign for no price': reading((text) => text.replace(/from \d+ to \d+/, '')),
    'takes a gold for a price': seeingPrice(/\d+k ring/),
    'takes a weight for a price': seeingPrice(/\d ct\b/),
  }),
  ...caughtBy(
    'GlobalSearch: what is too short or means nothing finds nothing, and what is too long is refused',
    {
      'reads the first 200 characters of a text': asking(({ query, variables }) => ({
        query,
        variables: query.includes('searchReading')
          ? { ...variables, input: String(variables['input']).slice(0, 200) }
          : variables,
      })),
      'does not say what is too long of a search': sending(
        async (response) =>
          new Response(
            (await response.text()).replaceAll('"argument":"input"', '"argument":"text"'),
            response,
          ),
      ),
    },
  ),
]

/** Pieces of a text without its price, beside the loose stones at it. */
function findingAnyPiece(): DeviatingApi['deviate'] {
  return (honest) => async (request) => {
    const other: unknown = await (
      await reading((text) => text.replace(/ (?:under|over|from) £.*/, ''))(honest)(request.clone())
    ).json()
    const data = isObject(other) && isObject(other['data']) ? other['data']['globalSearch'] : null
    return answering({
      'Query.globalSearch': (text) =>
        JSON.stringify([...hitsIn(data).filter((hit) => !isStone(hit)), ...hitsIn(text).filter(isStone)]),
    })(honest)(request)
  }
}

function hitsIn(text: unknown): unknown[] {
  const hits: unknown = JSON.parse(String(text))
  return Array.isArray(hits) ? hits : []
}
