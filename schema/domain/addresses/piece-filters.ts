import type { PieceFilterGroup } from './listing-grammar.ts'
import {
  bandProfiles,
  earringStyles,
  eternityStyles,
  jewelleryCategories,
  metalColours,
  pieceGemstones,
  saleCategories,
  settingStyles,
  shapes,
  stoneSettings,
  subCollections,
  weddingStyles,
} from '../vocabulary/taxonomy.ts'

const categories = {
  key: 'category',
  facet: 'CATEGORY',
  select: 'single',
  argument: 'subCategoryIds',
} as const
const metals = { key: 'metal', facet: 'METAL', select: 'multi', argument: 'attributeIds' } as const

/**
 * Every filter of a list of pieces, in the order of the filter table (rules/filters#groups), which is their
 * order in addresses too.
 */
export const pieceFilters = {
  category: { ...categories, options: jewelleryCategories },
  /** Of all lists with categories only the sale holds ready engagement rings, which none of the four finds. */
  saleCategory: { ...categories, options: saleCategories },
  shape: { key: 'shape', facet: 'SHAPE', select: 'single', argument: 'attributeIds', options: shapes },
  style: {
    key: 'style',
    facet: 'STYLE',
    select: 'multi',
    argument: 'fixedAttributeIds',
    options: settingStyles,
  },
  weddingStyle: {
    key: 'weddingStyle',
    facet: 'WEDDING_STYLE',
    select: 'multi',
    argument: 'fixedAttributeIds',
    options: weddingStyles,
    pairs: { 'her-unisex': ['her', 'unisex'], 'him-unisex': ['him', 'unisex'] },
  },
  earringStyle: {
    key: 'earringStyle',
    facet: 'EARRING_STYLE',
    select: 'single',
    argument: 'fixedAttributeIds',
    options: earringStyles,
  },
  profile: {
    key: 'profile',
    facet: 'PROFILE',
    select: 'multi',
    argument: 'fixedAttributeIds',
    options: bandProfiles,
    aliases: { 'flat-court-flat-edge': ['flat-edge'] },
  },
  eternityStyle: {
    key: 'eternityStyle',
    facet: 'ETERNITY_STYLE',
    select: 'multi',
    argument: 'fixedAttributeIds',
    options: eternityStyles,
    aliases: { 'three-quarters': ['three-quarter'] },
  },
  setting: {
    key: 'setting',
    facet: 'SETTING',
    select: 'multi',
    argument: 'fixedAttributeIds',
    options: stoneSettings,
  },
  collection: {
    key: 'collection',
    facet: 'COLLECTION',
    select: 'multi',
    argument: 'subCollectionIds',
    options: subCollections,
    aliases: { classic: ['classics'] },
  },
  metal: { ...metals, options: metalColours.filter(({ slug }) => slug !== 'palladium') },
  /** Palladium is for wedding listings only. */
  weddingMetal: { ...metals, options: metalColours },
  gemstone: {
    key: 'gemstone',
    facet: 'GEMSTONE',
    select: 'multi',
    argument: 'gemType',
    options: pieceGemstones,
    // Links lead to jewellery by stone, pearls too, which have no option of their own (rules/listings#lists).
    aliases: { pearl: ['other'] },
  },
} as const satisfies Readonly<Record<string, PieceFilterGroup>>

export type PieceFilterKey = (typeof pieceFilters)[keyof typeof pieceFilters]['key']
