import { startOfWorld } from '@shop/fixtures/seed'
import { isObject } from '../is-object.ts'
import { answering, caughtBy, type DeviatingApi, listed, sending } from './deviating-api.ts'

/** Only where a page is asked for by itself, not on a list. */
const onPages = (field: string, change: (found: Readonly<Record<string, unknown>>) => object) =>
  answering({ [`Query.${field}`]: (found) => (isObject(found) ? { ...found, ...change(found) } : found) })

const stone = (field: string, change: (value: unknown) => unknown) =>
  answering({ [`Gemstone.${field}`]: change })

const besideTier = (field: string, grade: string) =>
  answering({
    [`Gemstone.${field}`]: (value, { parent }) => (typeof parent['qualityTier'] === 'string' ? grade : value),
  })

/** The field answers a list in a text. */
const hits = (change: (hits: unknown[]) => unknown) =>
  answering({ 'Query.globalSearch': (text) => JSON.stringify(change(JSON.parse(String(text)) as unknown[])) })

const isPiece = (hit: unknown) => isObject(hit) && hit['productType'] === 'Design'

const isShape = (choice: unknown) => isObject(choice) && choice['name'] === 'Shape'

/** Of the kind that the sale of the seeded world covers. */
const isReduced = (found: unknown) => isObject(found) && found['gemStoneType'] === 'LAB_GROWN_FANCY_DIAMOND'

/** Pictures at their addresses, answered in another way. */
const pictures = (part: string, change: (response: Response) => Response) =>
  sending((response, { url }) =>
    url.includes('/assets/') && url.includes(part) ? change(response) : response,
  )

const typed = (type: string) => (response: Response) =>
  new Response(response.body, { headers: { 'content-type': type } })
const unreadable = (response: Response) =>
  new Response(response.body, { headers: { 'content-type': response.headers.get('content-type') ?? '' } })
const missing = () => new Response('Not found', { status: 404 })

const ofPieces = 'DesignDetail: pictures of pieces are pictures, as large as is said'
const ofStones = 'StoneList: pictures of stones are pictures, as large as is said'

/** What an API can get wrong of the smaller facts of stones, pictures, hits and sales. */
export const factDeviations: readonly DeviatingApi[] = [
  ...caughtBy('GemstoneDetail: a stone has the facts of its kind, and its measures agree', {
    'says width to length for the ratio': stone('ratio', (ratio) => Math.round(100 / Number(ratio)) / 100),
    'says the depth of a stone as a share of one': stone('depthPercent', (depth) =>
      typeof depth === 'number' ? depth / 100 : depth,
    ),
    'says the table of a stone as a share of one': stone('tablePercent', (table) =>
      typeof table === 'number' ? table / 100 : table,
    ),
    'says measures of stones with more decimals': stone('measLength', (length) => Number(length) + 0.001),
    'says how natural stones were grown': stone('growthMethod', (method) => method ?? 'CVD'),
    'says a tier of quality of every stone': stone('qualityTier', (tier) => tier ?? 'PREMIUM'),
    'says that diamonds are of a species': stone('species', (species) => species ?? 'Diamond'),
    'says what was done to diamonds': stone('treatment', (treatment) => treatment ?? 'HEATED'),
    'grades coloured stones as white diamonds are': stone('plainColour', (colour) => colour ?? 'D'),
    'says colours of stones beside their tier of quality': besideTier('plainColour', 'G'),
    'says clarities of stones beside their tier of quality': besideTier('clarity', 'VS1'),
    'says where diamonds were found': stone('countryOfOrigin', (country) => country ?? 'Botswana'),
    'says where coloured stones were found that nobody reports on': answering({
      'Gemstone.countryOfOrigin': (country, { parent }) =>
        parent['species'] !== null && parent['repNo'] === null ? 'Sri Lanka' : country,
    }),
    'has reports of stones without a laboratory': stone('repNo', (number) => number ?? 'N/A'),
  }),
  ...caughtBy('GemstoneDetail: a stone is the same on its list and on its page', {
    'asks a pound more for emeralds alone on their pages': onPages('getGemstoneById', (found) =>
      found['gemStoneType'] === 'EMERALD' ? { price: Number(found['price']) + 1 } : {},
    ),
    'has no pictures of a stone on its page': onPages('getGemstoneById', () => ({ assets: [] })),
  }),
  ...caughtBy('DesignDetail: pictures of a piece are the same on its list and on its page', {
    'leaves out the last picture of a piece on its page': onPages('getDesignBySku', ({ assets }) =>
      Array.isArray(assets) ? { assets: assets.slice(0, -1) } : {},
    ),
    'begins with another picture of a piece on its page': onPages('getDesignBySku', ({ assets }) =>
      Array.isArray(assets) ? { assets: assets.toReversed() } : {},
    ),
  }),
  ...caughtBy('DesignDetail: set stones come to the total carat weight that is chosen', {
    'says that set stones go with whatever is chosen': answering({ 'SetStone.optionIds': () => [] }),
    'says twice the carats of set stones': answering({
      'SetStone.caratWeight': (carats) => (typeof carats === 'number' ? carats * 2 : carats),
    }),
  }),
  ...caughtBy(
    'DesignDetail: set stones have the facts of their kind and size, and go with options of their piece',
    {
      'says that set stones are twice as long': answering({
        'SetStone.measLength': (length) => (typeof length === 'number' ? length * 2 : length),
      }),
      'says that the smallest set stones have reports': answering({ 'SetStone.certificate': () => 'GIA' }),
      'says that set stones go with options of other pieces': answering({
        'SetStone.optionIds': () => ['no-such-option'],
      }),
      'grades all set stones as white diamonds are': answering({
        'SetStone.plainColour': (colour) => colour ?? 'G',
      }),
      'says colours of white diamonds of pieces in words': answering({
        'SetStone.fancyColour': (colour) => colour ?? 'White',
      }),
    },
  ),
  ...caughtBy('DesignDetail: choices of a piece stand in the order in which their prices are added', {
    'lists the shape of a piece before its metal': answering({
      'Design.attributes': listed((choices) =>
        choices.toSorted((a, b) => Number(isShape(b)) - Number(isShape(a))),
      ),
    }),
  }),
  ...caughtBy('Listing: what a piece is has the name of the option that finds it', {
    'calls what a piece is in words of its own': answering({
      'FixedAttribute.optionName': (name) => `${String(name)} design`,
    }),
  }),
  ...caughtBy(ofPieces, {
    'has large pictures of the usual kind': pictures('-1280', typed('image/webp')),
    'calls its pictures what they are not': pictures('-640', typed('image/png')),
    'lets no other page read the stone of a picture': pictures('-stone', unreadable),
    'has no file for the stone of a picture': pictures('-stone', missing),
    'says a word for the pixels of a piece': answering({ 'Asset.placeholder': () => 'soon' }),
    'has nothing to say of pictures of pieces': answering({ 'Asset.alt': () => ' ' }),
  }),
  ...caughtBy(ofStones, {
    'has nothing to say of pictures of stones': answering({ 'GemstoneAsset.alt': () => '' }),
    'has an address for the pixels of a stone': answering({
      'GemstoneAsset.placeholder': (_, { parent }) => parent['source'],
    }),
  }),
  ...caughtBy('GlobalSearch: as many stones are found as there are said to be, up to a hundred', {
    'finds ten things at most': hits((all) => all.slice(0, 10)),
    'finds fifty stones at most': hits((all) => [
      ...all.filter(isPiece),
      ...all.filter((hit) => !isPiece(hit)).slice(0, 50),
    ]),
  }),
  ...caughtBy('GlobalSearch: a name finds every piece that bears it, also while its last letter is missing', {
    'finds one piece at most': hits((all) => all.filter((hit, at) => !isPiece(hit) || at > 0)),
  }),
  ...caughtBy('GlobalSearch: pictures of hits are pictures', {
    'says addresses of pictures of hits that lead nowhere': answering({
      'Query.globalSearch': (text) => String(text).replaceAll('/assets/', '/assets/gone/'),
    }),
  }),
  ...caughtBy('ShopRules: the sales that run now are those whose days hold today', {
    'says what a sale takes off as a share of one': answering({
      'Sale.discount': (percent) => Number(percent) / 100,
    }),
    'ends a sale that is over before it began': answering({
      'Sale.endsOn': (day) => (String(day) < startOfWorld.slice(0, 10) ? '2001-01-01' : day),
    }),
    'gives all sales one id': answering({ 'Sale.id': () => '1' }),
    'lists only the newest sale': answering({ 'Query.listSales': listed((sales) => sales.slice(0, 1)) }),
  }),
  ...caughtBy(
    'StoneList: the first row of a list of stones is in no sale, as long as there is anything else',
    {
      'opens lists of stones with what a sale lowers': answering({
        'Query.listGemstones': (page, { args }) =>
          args['sort'] === 'BEST_MATCH' && isObject(page) && Array.isArray(page['items'])
            ? {
                ...page,
                items: page['items'].toSorted((a, b) => Number(isReduced(b)) - Number(isReduced(a))),
              }
            : page,
      }),
    },
  ),
  ...caughtBy('ShopRules: VAT is a percent, and the same each time', {
    'says VAT as a share of one': answering({ 'Vat.vat': (vat) => Number(vat) / 100 }),
  }),
]
