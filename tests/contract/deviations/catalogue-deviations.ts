import { isObject } from '../is-object.ts'
import {
  answering,
  asking,
  caughtBy,
  type DeviatingApi,
  ignoring,
  listed,
  misreading,
  plus,
  sending,
} from './deviating-api.ts'

/** The hits of a search, changed. */
function hits(change: (hits: Record<string, unknown>[]) => unknown) {
  return answering({
    'Query.globalSearch': (text) => {
      const parsed: unknown = JSON.parse(String(text))
      return Array.isArray(parsed)
        ? JSON.stringify(change(parsed.filter(isObject).map((hit) => ({ ...hit }))))
        : text
    },
  })
}

/** What a field of the query type answers instead of null. */
function neverNull(field: string, instead: unknown) {
  return answering({ [`Query.${field}`]: (value) => value ?? instead })
}

/** Only where a page is asked for by itself, not on a list. */
function onPages(field: string, change: (found: Readonly<Record<string, unknown>>) => object) {
  return answering({
    [`Query.${field}`]: (found) => (isObject(found) ? { ...found, ...change(found) } : found),
  })
}

const pictures = /\/assets\//
const changedPictures = (change: (response: Response) => Response | Promise<Response>) =>
  sending((response, { url }) => (pictures.test(url) ? change(response) : response))
const dot = Buffer.from('R0lGODlhAQABAIAAAAAAAP///yH5BAEAAAAALAAAAAABAAEAAAIBRAA7', 'base64')

/** What an API can get wrong of pieces, stones, pictures and sales, beside its lists. */
export const catalogueDeviations: readonly DeviatingApi[] = [
  ...caughtBy(
    'DesignDetail: a piece is the same on its list and on its page, in any letter case of its sku',
    {
      'gives a piece another id on its page': onPages('getDesignBySku', () => ({ id: 'another' })),
      'asks another price for a piece on its page': onPages('getDesignBySku', ({ prices }) => ({
        prices: Array.isArray(prices)
          ? prices.map((price) =>
              isObject(price) ? { ...price, basePrice: Number(price['basePrice']) + 0.01 } : price,
            )
          : prices,
      })),
      'tells the letter case of a sku': misreading('getDesignBySku', 'sku', (sku) =>
        sku === String(sku).toUpperCase() ? sku : 'NO-SUCH-SKU',
      ),
      'orders the choices of a piece another way on its page': onPages(
        'getDesignBySku',
        ({ attributes }) => ({
          attributes: Array.isArray(attributes) ? attributes.toReversed() : attributes,
        }),
      ),
    },
  ),
  ...caughtBy('GemstoneDetail: a stone is the same on its list and on its page', {
    'asks a pound more for a stone on its page': onPages('getGemstoneById', ({ price }) => ({
      price: Number(price) + 1,
    })),
    'rounds the weight of a stone on its page': onPages('getGemstoneById', ({ caratWeight }) => ({
      caratWeight: Math.round(Number(caratWeight)),
    })),
    'does not know the stones that it lists': answering({ 'Query.getGemstoneById': () => null }),
  }),
  ...caughtBy('GemstoneDetail: what can be listed can be bought, and has a price', {
    'lists stones that are sold': answering({
      'GemstonePage.items': listed((items) =>
        items.map((stone) =>
          isObject(stone) && 'availability' in stone ? { ...stone, availability: 'SOLD' } : stone,
        ),
      ),
    }),
    'lists stones for nothing': answering({ 'Gemstone.price': () => 0 }),
  }),
  ...caughtBy('DesignDetail: pictures of pieces are pictures, as large as is said', {
    'has no pictures at the addresses of pieces': changedPictures(
      () => new Response('Not found', { status: 404 }),
    ),
    'answers a page of text for a picture': changedPictures(
      () => new Response('<h1>Soon</h1>', { headers: { 'content-type': 'image/webp' } }),
    ),
    'sends pictures as something to download': changedPictures(
      async (response) =>
        new Response(await response.arrayBuffer(), {
          headers: { 'content-type': 'application/octet-stream' },
        }),
    ),
    'says that pictures of pieces are larger than they are': answering({ 'Asset.width': plus(640) }),
    'has the usual file where a large one is said to be': answering({
      'Asset.largeSource': (_address, { parent }) => parent['source'],
    }),
  }),
  ...caughtBy('StoneList: pictures of stones are pictures, as large as is said', {
    'answers a dot for each picture of a stone': changedPictures(
      () => new Response(dot, { headers: { 'content-type': 'image/gif' } }),
    ),
    'says that pictures of stones are higher than they are': answering({ 'GemstoneAsset.height': plus(1) }),
  }),
  ...caughtBy('GlobalSearch: every hit is one of the contract, once, and at most a hundred are stones', {
    'says a word that is none for the kind of a hit': hits((all) =>
      all.map((hit) => ({ ...hit, productType: 'Ring' })),
    ),
    'says prices of hits as text': hits((all) =>
      all.map((hit) => ({ ...hit, price: String(hit['price']), prices: null })),
    ),
    'finds the first thing twice': hits(([first, ...rest]) => [first, first, ...rest]),
    'answers hits in an object': hits((all) => ({ hits: all })),
  }),
  ...caughtBy('GlobalSearch: every hit is found by its id, and is what it says', {
    'finds what is not there': hits((all) =>
      all.map((hit) => ({ ...hit, id: `gone-${String(hit['id'])}`, ...('sku' in hit && { sku: 'GONE' }) })),
    ),
    'says other names of what it finds': hits((all) =>
      all.map((hit) => ({ ...hit, name: 'Ring', caratWeight: 9 })),
    ),
    'says prices of hits with VAT': hits((all) =>
      all.map((hit) =>
        'price' in hit
          ? { ...hit, price: Math.round(Number(hit['price']) * 120) / 100 }
          : { ...hit, prices: [] },
      ),
    ),
  }),
  ...caughtBy('GlobalSearch: a sku, in any letter case, finds its piece first', {
    'knows no sku': misreading('globalSearch', 'input', (text) =>
      /^[A-Z]{2}-\d+$/.test(String(text)) ? 'halo' : text,
    ),
    'knows no sku in lower case': misreading('globalSearch', 'input', (text) =>
      /^[a-z]{2}-\d+$/.test(String(text)) ? 'halo' : text,
    ),
  }),
  ...caughtBy('GlobalSearch: an id and the number of a report find their stone first', {
    'finds no loose stones': hits((all) => all.filter(({ productType }) => productType !== 'gemstone')),
  }),
  ...caughtBy(
    'GlobalSearch: what is too short or means nothing finds nothing, and what is too long is refused',
    {
      'finds everything for a text that means nothing': misreading('globalSearch', 'input', (text) =>
        String(text).length < 2 || String(text).startsWith('q') ? 'halo' : text,
      ),
      'cuts a long text off': misreading('globalSearch', 'input', (text) => String(text).slice(0, 200)),
    },
  ),
  ...caughtBy('GlobalSearch: letter case and accents mean nothing, and the same text finds the same', {
    'tells the letter case of a text': misreading('globalSearch', 'input', (text) =>
      text === String(text).toLowerCase() ? text : 'earrings',
    ),
  }),
  ...caughtBy('GlobalSearch: a text that names a price finds what costs that much', {
    'ignores the price in a text': misreading('globalSearch', 'input', (text) =>
      String(text).replace(/under.*/, ''),
    ),
    'says that there are more stones than it finds': answering({ 'SearchReading.stoneCount': plus(-1) }),
  }),
  ...caughtBy('ShopRules: the sales that run now are those whose days hold today', {
    'says all sales to run now': asking(({ query, variables }) => ({
      query,
      variables: { ...variables, isActive: false },
    })),
    'forgets the sales that run': answering({
      'Query.listSales': (sales, { args }) => (args['isActive'] === true ? [] : sales),
    }),
    'lists the oldest sale first': answering({ 'Query.listSales': listed((sales) => sales.toReversed()) }),
  }),
  ...caughtBy('ShopRules: VAT is a percent, and the same each time', {
    'says VAT as a factor in pounds': answering({ 'Vat.vat': () => 120 }),
  }),
  ...caughtBy('Listing: the sale list holds what a running sale lowers, and no more', {
    'lists everything as reduced': ignoring('listDesigns', 'onSale'),
    'says that nothing is shown on sale': answering({ 'DesignChannel.showOnSale': () => false }),
  }),
  ...caughtBy('Listing: the first row of a list is in no sale, as long as there is anything else', {
    'begins its lists with what a sale lowers': answering({
      'DesignPage.items': listed((items) => items.toReversed()),
    }),
  }),
  ...caughtBy(
    'MatchingStones: what matches a stone can be bought, makes a pair with it, and the nearest comes first',
    {
      'matches stones of another shape': answering({
        'MatchingGemstones.items': listed((items) =>
          items.map((stone) => (isObject(stone) ? { ...stone, shape: 'Heart Shape', measWidth: 1 } : stone)),
        ),
      }),
      'says the farthest match first': answering({
        'MatchingGemstones.items': listed((items) => items.toReversed()),
      }),
    },
  ),
  ...caughtBy('MatchingStones: matches go on from page to page, and their number is the same on each', {
    'ignores the page of matches': ignoring('listMatchingGemstones', 'page'),
    'counts only the matches of a page': answering({
      'MatchingGemstones.total': (total, { parent }) =>
        Array.isArray(parent['items']) ? parent['items'].length : total,
    }),
  }),
  ...caughtBy('MatchingStones: a stone that does not exist has no matches, which is null', {
    'matches a stone that there is not': neverNull('listMatchingGemstones', { total: 0 }),
  }),
  ...caughtBy(
    'StoneTradeOffs: a budget buys at most five stones, none of which another beats, each best at something of its own',
    {
      'trades off stones above the budget': misreading(
        'listGemstoneTradeOffs',
        'priceMax',
        (most) => Number(most) * 3,
      ),
      'calls every stone the biggest': answering({ 'GemstoneTradeOff.merits': () => ['BIGGEST'] }),
      'has nothing to trade off': answering({ 'Query.listGemstoneTradeOffs': () => [] }),
    },
  ),
  ...caughtBy(
    'FittingSettings: settings for a stone take it, and with those that do not they are all there are',
    {
      'ignores the stone that a setting is looked for': misreading('listDesigns', 'stone', () => null),
      'takes a stone for a larger one': misreading('listDesigns', 'stone', (stone) =>
        isObject(stone) ? { ...stone, length: Number(stone['length']) + 2 } : stone,
      ),
      'counts settings that do not take a stone wrongly': answering({ 'StoneMisfitCount.count': plus(1) }),
    },
  ),
  ...caughtBy('StonesThatFit: stones for a setting have a shape and a length that it takes', {
    'ignores the sizes that a setting takes': misreading('listGemstones', 'stoneSizes', () => []),
    'takes the length that is one too long': misreading('listGemstones', 'stoneSizes', (sizes) =>
      Array.isArray(sizes) ? sizes.map((size: object) => ({ ...size, lengthMax: 99 })) : sizes,
    ),
  }),
]
