/**
 * The closed sets that code branches on, with the ids of the two documents:
 * document 1 section 3 (category ids, filter groups), document 2 section 3 (shape values).
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

/**
 * Metal colours. The documents give two ids for each gold: the first is the 18ct option, the second the
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
