import type { DesignRecord } from '@shop/fixtures/designs/design-record'
import { describe, expect, it } from 'vitest'
import { categoryTokens, isSetting, wordsOfDesign } from './design-words.ts'
import { choiceOf, ofSettings, searchedDesign } from './testing/searched-design.ts'

const plain: Partial<DesignRecord> = { name: '', attributes: [] }
/** The words of a piece, with their weights; a necklace without a name or a metal. */
const wordsOf = (wish: Partial<DesignRecord>) =>
  Object.fromEntries(wordsOfDesign(searchedDesign('NE-00001', { ...plain, ...wish })))
const necklace = { necklace: 6, pendant: 6, jewellery: 6, gift: 1, her: 1 }

describe('what a piece is found by', () => {
  it('is first its name, then what it is', () => {
    expect(wordsOf({ name: 'Oval locket' })).toEqual({ oval: 10, locket: 10, ...necklace })
    expect(wordsOf({ name: 'Pearl pendant' })).toEqual({ pearl: 10, ...necklace, pendant: 10 })
  })

  it('is its short name', () => {
    expect(wordsOf({ shortName: 'Rope' })).toEqual({ rope: 8, ...necklace })
  })

  it('is what several words of it mean together, and each of them', () => {
    expect(wordsOf({ name: 'Lab-grown trilogy' })).toEqual({
      lab: 10,
      grown: 10,
      'lab-grown': 10,
      trilogy: 10,
      'three-stone': 10,
      ...necklace,
    })
  })

  it('is hardly the stone of an emerald cut', () => {
    expect(wordsOf({ name: 'Emerald-cut drop' })).toEqual({
      emerald: 1,
      cut: 1,
      'shape:emerald-cut': 10,
      drop: 10,
      ...necklace,
    })
  })

  it('is its style, but not how it is drawn', () => {
    const fixedAttributes = [
      { id: '141', name: 'Style', optionName: 'Halo' },
      { id: '721', name: 'Shoulders', optionName: 'Tapered' },
    ]
    expect(wordsOf({ fixedAttributes })).toEqual({ halo: 5, ...necklace })
  })

  it('is untreated where nothing was done to its stone', () => {
    const treated = (optionName: string) =>
      wordsOf({ fixedAttributes: [{ id: '915', name: 'Treatment', optionName }] })
    expect(treated('None')).toEqual({ untreated: 5, ...necklace })
    expect(treated('Heated')).toEqual({ heated: 5, ...necklace })
    // Of anything else it is no word for it that there is none.
    const fixedAttributes = [{ id: '900', name: 'Clasp', optionName: 'None' }]
    expect(wordsOf({ fixedAttributes })).toEqual({ none: 5, ...necklace })
  })

  it('is its collections', () => {
    expect(wordsOf({ subCollections: [{ id: '4', name: 'Classic' }] })).toEqual({
      classic: 4,
      collection: 4,
      ...necklace,
    })
    expect(wordsOf({ collectionIds: ['4'] })).toEqual({ personalised: 4, ...necklace })
    expect(wordsOf({ collectionIds: ['5'] })).toEqual(necklace)
  })

  it('is its metals and shapes', () => {
    const attributes = [
      choiceOf('Metal', ['161', '18ct Yellow Gold']),
      choiceOf('Shape', ['175', 'Oval Shape'], ['177', 'Emerald Cut']),
    ]
    expect(wordsOf({ attributes })).toEqual({
      18: 2,
      ct: 2,
      yellow: 2,
      gold: 2,
      'yellow-gold': 2,
      'shape:oval-shape': 2,
      oval: 2,
      'shape:emerald-cut': 2,
      ...necklace,
    })
  })
})

describe('the stones of a piece', () => {
  it.each([
    ['NATURAL_DIAMOND', { natural: 4, diamond: 4 }],
    ['NATURAL_FANCY_DIAMOND', { natural: 4, fancy: 4, diamond: 4 }],
    ['LAB_GROWN_DIAMOND', { lab: 4, grown: 4, 'lab-grown': 4, diamond: 4 }],
    ['SAPPHIRE', { sapphire: 4, blue: 1 }],
    ['LAB_GROWN_SAPPHIRE', { lab: 4, grown: 4, 'lab-grown': 4, sapphire: 4, blue: 1 }],
    ['EMERALD', { emerald: 4, green: 1 }],
    ['LAB_GROWN_EMERALD', { lab: 4, grown: 4, 'lab-grown': 4, emerald: 4, green: 1 }],
    ['RUBY', { ruby: 4, red: 1 }],
    ['LAB_GROWN_RUBY', { lab: 4, grown: 4, 'lab-grown': 4, ruby: 4, red: 1 }],
    ['MORGANITE', { morganite: 4, pink: 1 }],
    ['AQUAMARINE', { aquamarine: 4, blue: 1 }],
  ] as const)('are found by their names and their colour: %s', (kind, words) => {
    expect(wordsOf({ gemTypes: [kind] })).toEqual({ ...words, ...necklace })
  })

  it('are any for a setting, which waits for one', () => {
    expect(wordsOf(ofSettings)).toEqual({
      engagement: 6,
      ring: 6,
      'engagement-ring': 6,
      setting: 6,
      jewellery: 6,
      diamond: 1,
      lab: 1,
      grown: 1,
      'lab-grown': 1,
      natural: 1,
      sapphire: 1,
      ruby: 1,
      emerald: 1,
    })
    expect([
      isSetting(searchedDesign('PR-00001', ofSettings)),
      isSetting(searchedDesign('NE-00001')),
    ]).toEqual([true, false])
  })
})

describe('what a piece is called', () => {
  const any = { diamond: 1, lab: 1, grown: 1, 'lab-grown': 1, natural: 1, sapphire: 1, ruby: 1, emerald: 1 }
  const gift = { jewellery: 6, gift: 1, her: 1 }
  it.each([
    ['1', '2', { pendant: 6, necklace: 6, setting: 6, jewellery: 6, ...any }],
    ['1', '3', { earring: 6, setting: 6, jewellery: 6, ...any }],
    ['2', '4', { wedding: 6, ring: 6, 'wedding-ring': 6, plain: 6, band: 6, jewellery: 6 }],
    [
      '2',
      '5',
      { wedding: 6, ring: 6, 'wedding-ring': 6, stone: 6, set: 6, 'stone-set': 6, band: 6, jewellery: 6 },
    ],
    [
      '2',
      '6',
      { eternity: 6, ring: 6, 'eternity-ring': 6, wedding: 6, 'wedding-ring': 6, band: 6, jewellery: 6 },
    ],
    // A ring to propose with is no gift like others.
    ['3', '7', { engagement: 6, ring: 6, 'engagement-ring': 6, ready: 6, wear: 6, jewellery: 6 }],
    ['3', '8', { earring: 6, ...gift }],
    ['3', '9', { bracelet: 6, bangle: 6, ...gift }],
    ['3', '11', { ring: 6, dress: 6, ...gift }],
    ['3', '12', { anklet: 6, ...gift }],
    ['3', '99', { gift: 1, her: 1 }],
  ])('follows from what it is: category %s, subcategory %s', (category, subCategory, words) => {
    expect(wordsOf({ category: { id: category }, subCategory: { id: subCategory } })).toEqual(words)
  })

  it('is one of so many words, without those for all pieces', () => {
    expect([...categoryTokens].toSorted()).toEqual([
      'anklet',
      'band',
      'bangle',
      'bracelet',
      'dress',
      'earring',
      'engagement-ring',
      'eternity-ring',
      'necklace',
      'pendant',
      'plain',
      'ready',
      'stone-set',
      'wear',
      'wedding-ring',
    ])
  })
})

describe('a gift', () => {
  const giftWordsOf = (wish: Partial<DesignRecord>) => {
    const { gift, her, him } = wordsOf(wish)
    return { gift, her, him }
  }

  it.each(['Signet', 'CURB chain', 'Belcher chain', 'Box chain', 'Identity tag', 'Wide open cuff'])(
    'is for him: %s',
    (name) => expect(giftWordsOf({ name })).toEqual({ gift: 1, him: 1 }),
  )

  it('is for her otherwise', () => {
    expect(giftWordsOf({ name: 'Box locket' })).toEqual({ gift: 1, her: 1 })
  })

  it('is none where a size must be known, though it is still for somebody', () => {
    const attributes = [choiceOf('Metal', ['163', 'Platinum']), choiceOf('Finger Size', ['1001', 'F'])]
    expect(giftWordsOf({ attributes })).toEqual({ her: 1 })
    expect(giftWordsOf({ attributes, name: 'Signet' })).toEqual({ him: 1 })
  })
})
