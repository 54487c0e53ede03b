/**
 * The closed sets that code branches on, with the ids that the API uses (rules/taxonomy, rules/filters#groups).
 */

export const categoryIds = { setting: '1', weddingRing: '2', jewellery: '3' } as const

export const subCategoryIds = {
  engagementRing: '1',
  pendant: '2',
  earring: '3',
  plain: '4',
  stoneSet: '5',
  eternityRing: '6',
  readyEngagementRing: '7',
  jewelleryEarring: '8',
  bracelet: '9',
  necklace: '10',
  ring: '11',
  other: '12',
} as const

/** An option of a filter group: its slug in addresses, its name on the page, and every id it stands for. */
export interface FilterOption {
  readonly slug: string
  readonly name: string
  /** More than one where the shop shows one option for several ids: a gold colour in all its carats. */
  readonly ids: readonly string[]
}

/** The ten shapes in the order in which shoppers ask for them; `value` is what stones and designs carry. */
export const shapes = [
  { slug: 'round-brilliant', name: 'Round', value: 'Round Brilliant', ids: ['171'] },
  { slug: 'oval-shape', name: 'Oval', value: 'Oval Shape', ids: ['175'] },
  { slug: 'emerald-cut', name: 'Emerald', value: 'Emerald Cut', ids: ['177'] },
  { slug: 'cushion-cut', name: 'Cushion', value: 'Cushion Cut', ids: ['178'] },
  { slug: 'pear-shape', name: 'Pear', value: 'Pear Shape', ids: ['174'] },
  { slug: 'princess-cut', name: 'Princess', value: 'Princess Cut', ids: ['173'] },
  { slug: 'radiant-cut', name: 'Radiant', value: 'Radiant Cut', ids: ['172'] },
  { slug: 'marquise-cut', name: 'Marquise', value: 'Marquise Cut', ids: ['180'] },
  { slug: 'asscher-cut', name: 'Asscher', value: 'Asscher Cut', ids: ['179'] },
  { slug: 'heart-shape', name: 'Heart', value: 'Heart Shape', ids: ['176'] },
] as const satisfies readonly (FilterOption & { readonly value: string })[]

export type Shape = (typeof shapes)[number]
export type ShapeSlug = Shape['slug']

/** Styles of a setting (fixed attribute Style). */
export const settingStyles = [
  { slug: 'solitaire', name: 'Solitaire', ids: ['139'] },
  { slug: 'shoulder-set', name: 'Shoulder Set', ids: ['140'] },
  { slug: 'halo', name: 'Halo', ids: ['141'] },
  { slug: '3-stone', name: 'Three Stones', ids: ['142'] },
] as const satisfies readonly FilterOption[]

export type SettingStyle = (typeof settingStyles)[number]

/** Who wears a wedding ring (fixed attribute Wedding Style). */
export const weddingStyles = [
  { slug: 'her', name: 'For Her', ids: ['148'] },
  { slug: 'him', name: 'For Him', ids: ['147'] },
  { slug: 'unisex', name: 'Unisex', ids: ['149'] },
] as const satisfies readonly FilterOption[]

/** How an earring is worn (fixed attribute Earring Style). */
export const earringStyles = [
  { slug: 'stud', name: 'Stud', ids: ['150'] },
  { slug: 'drop', name: 'Drop', ids: ['151'] },
  { slug: 'hoop', name: 'Hoop', ids: ['152'] },
] as const satisfies readonly FilterOption[]

/** The section of a band (fixed attribute Profile). */
export const bandProfiles = [
  { slug: 'd-shaped', name: 'D Shaped', ids: ['134'] },
  { slug: 'slight-court', name: 'Slight Court', ids: ['132'] },
  { slug: 'flat-court', name: 'Flat Court', ids: ['133'] },
  { slug: 'traditional-court', name: 'Traditional Court', ids: ['131'] },
  { slug: 'flat-edge', name: 'Flat Court Flat Edge', ids: ['479'] },
] as const satisfies readonly FilterOption[]

export type BandProfileSlug = (typeof bandProfiles)[number]['slug']

/** How far stones go round a ring (fixed attribute Eternity Style). */
export const eternityStyles = [
  { slug: 'full', name: 'Full', ids: ['136'] },
  { slug: 'half', name: 'Half', ids: ['137'] },
  { slug: 'three-quarter', name: 'Three Quarters', ids: ['138'] },
] as const satisfies readonly FilterOption[]

/** How the stones of a band are held (fixed attribute Setting). */
export const stoneSettings = [
  { slug: 'cutdown', name: 'Cutdown', ids: ['129'] },
  { slug: 'pave', name: 'Pavé', ids: ['126'] },
  { slug: 'channel', name: 'Channel', ids: ['127'] },
] as const satisfies readonly FilterOption[]

/** Kinds of jewellery, by subcategory. */
export const jewelleryCategories = [
  { slug: 'earrings', name: 'Earrings', ids: ['8'] },
  { slug: 'bracelets-and-bangles', name: 'Bracelets and Bangles', ids: ['9'] },
  { slug: 'necklaces', name: 'Necklaces', ids: ['10'] },
  { slug: 'rings', name: 'Rings', ids: ['11'] },
] as const satisfies readonly FilterOption[]

/** Kinds of jewellery beside the ready engagement rings, on a list that holds those too. */
export const saleCategories = [
  { slug: 'engagement-rings', name: 'Engagement Rings', ids: ['7'] },
  ...jewelleryCategories,
] as const satisfies readonly FilterOption[]

/** The shop's own ranges, by subcollection; another space of ids than `collectionIds`. */
export const subCollections = [
  { slug: 'classics', name: 'Classic', ids: ['4'] },
  { slug: 'initial', name: 'Initial', ids: ['7'] },
  { slug: 'gemstone', name: 'Gemstone', ids: ['9'] },
  { slug: '1937', name: '1937', ids: ['6'] },
] as const satisfies readonly FilterOption[]

/** Collections (rules/taxonomy#collections): the pieces that can be made somebody's own. */
export const collectionIds = { personalised: '4' } as const

/**
 * Stones of a finished piece; the ids are the kinds of stone each option stands for. Pearls and whatever
 * else has no option of its own are other gemstones.
 */
export const pieceGemstones = [
  { slug: 'diamond', name: 'Diamond', ids: ['NATURAL_DIAMOND', 'NATURAL_FANCY_DIAMOND'] },
  { slug: 'sapphire', name: 'Sapphire', ids: ['SAPPHIRE'] },
  { slug: 'emerald', name: 'Emerald', ids: ['EMERALD'] },
  { slug: 'ruby', name: 'Ruby', ids: ['RUBY'] },
  { slug: 'morganite', name: 'Morganite', ids: ['MORGANITE'] },
  { slug: 'aquamarine', name: 'Aquamarine', ids: ['AQUAMARINE'] },
  { slug: 'other', name: 'Other', ids: ['OTHER'] },
  {
    slug: 'lab-grown-diamond',
    name: 'Lab-grown Diamond',
    ids: ['LAB_GROWN_DIAMOND', 'LAB_GROWN_FANCY_DIAMOND'],
  },
  { slug: 'lab-grown-sapphire', name: 'Lab-grown Sapphire', ids: ['LAB_GROWN_SAPPHIRE'] },
  { slug: 'lab-grown-emerald', name: 'Lab-grown Emerald', ids: ['LAB_GROWN_EMERALD'] },
  { slug: 'lab-grown-ruby', name: 'Lab-grown Ruby', ids: ['LAB_GROWN_RUBY'] },
] as const satisfies readonly FilterOption[]

/**
 * Metal colours (rules/taxonomy#metals). Each gold has two ids: the first is the 18ct option, the second the
 * 9ct one; which is which is decided here and nowhere else.
 */
export const metalColours = [
  { slug: 'platinum', name: 'Platinum', ids: ['163'] },
  { slug: 'yellow-gold', name: 'Yellow Gold', ids: ['161', '169'] },
  { slug: 'rose-gold', name: 'Rose Gold', ids: ['162', '170'] },
  { slug: 'white-gold', name: 'White Gold', ids: ['160', '168'] },
  { slug: 'palladium', name: 'Palladium', ids: ['164'] },
] as const satisfies readonly FilterOption[]

export type MetalColour = (typeof metalColours)[number]
export type MetalColourSlug = MetalColour['slug']
