import { metalColours, settingStyles, shapes } from '../vocabulary/taxonomy.ts'

/** The filter slugs that links use (rules/listings#lists), as examples for the site map. */

/** Metals of every list but wedding rings, which have palladium too. */
export const metalSlugs: readonly string[] = metalColours
  .map(({ slug }) => slug)
  .filter((slug) => slug !== 'palladium')

/** Shortcuts of lists of settings for a stone, whose shape it is: styles, metals. */
export const settingSlugs: readonly string[] = [...settingStyles.map(({ slug }) => slug), ...metalSlugs]

/** Shortcuts of lists of settings: shapes, styles, metals. */
export const ringSlugs: readonly string[] = [...shapes.map(({ slug }) => slug), ...settingSlugs]

/** Who wears it, profile, metal (rules/filters#groups). */
export const weddingRingSlugs: readonly string[] = [
  'him',
  'her',
  'him-unisex',
  'her-unisex',
  'd-shaped',
  'slight-court',
  'flat-court',
  'traditional-court',
  'flat-edge',
  ...metalSlugs,
  'palladium',
]

/** Stones, natural and lab-grown (rules/filters#groups). */
export const gemstoneFilterSlugs: readonly string[] = [
  'diamond',
  'sapphire',
  'emerald',
  'ruby',
  'morganite',
  'aquamarine',
  'other',
  'lab-grown-diamond',
  'lab-grown-sapphire',
  'lab-grown-emerald',
  'lab-grown-ruby',
]
