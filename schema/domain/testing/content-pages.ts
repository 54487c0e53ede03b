import { shapes } from '../vocabulary/taxonomy.ts'

/** Addresses by their pattern, each with examples. */
type SiteMap = Readonly<Record<string, readonly string[]>>

/** Pages without parameters, below one parent. */
export function pages(parent: string, ...names: readonly string[]): SiteMap {
  return Object.fromEntries(names.map((name) => [`${parent}/${name}`, [`${parent}/${name}`]]))
}

const landingPages: SiteMap = {
  ...pages('', 'engagement-rings', 'wedding-rings', 'jewellery', 'lab-grown-jewellery'),
}

const information: SiteMap = {
  ...pages('', 'about', 'conflict-free', 'fully-traceable-diamonds', 'giving-back'),
  ...pages('', 'recycled-precious-metals', 'gia-diamonds', 'bespoke-gallery', 'bespoke'),
  ...pages('', 'warranty', 'delivery-information', 'returns-and-exchanges', 'jewellery-insurance'),
  ...pages('', 'terms-and-conditions', 'privacy-policy', 'privacy-policy/cookies', 'customer-policy'),
}

const education: SiteMap = {
  ...pages('', 'learn'),
  ...pages('/learn', 'engagement-rings', 'pearls', 'diamonds', 'gemstones', 'fine-jewellery', 'bespoke'),
  ...pages('/learn', 'price-match', 'finance-information', 'frequently-asked-questions'),
  ...pages('/learn/engagement-rings', 'precious-metals', 'setting-styles', 'wedfit', 'finger-size'),
  ...pages('/learn/diamonds', 'diamond-guide', 'jewellery-guide', 'natural-diamonds', 'lab-grown-diamonds'),
  ...pages('/learn/diamonds', 'diamond-shapes', 'history-of-diamonds', 'diamond-certificates'),
  ...pages('/learn/diamonds', 'conflict-free-diamonds', 'diamond-care', 'the-4cs', 'colour', 'clarity'),
  ...pages('/learn/diamonds', 'carat', 'cut', 'fluorescence', 'symmetry', 'table-and-depth', 'ratio'),
  '/learn/diamonds/diamond-shapes/:shape': shapes.map(({ slug }) => `/learn/diamonds/diamond-shapes/${slug}`),
  ...pages('/learn/gemstones', 'amethyst', 'aquamarine', 'blue-sapphire', 'emerald'),
  ...pages('/learn/gemstones', 'fancy-coloured-sapphires', 'garnet', 'golden-beryl', 'green-tourmaline'),
  ...pages('/learn/gemstones', 'morganite', 'rubellite', 'ruby', 'tanzanite'),
  ...pages('/learn/fine-jewellery', 'pendant', 'bracelet', 'necklace', 'earring'),
  ...pages('/learn/bespoke', 'bespoke-engagement-rings', 'bespoke-wedding-rings', 'manufacturing-process'),
  ...pages('/learn/bespoke', 'bespoke-remodelling'),
}

/** Pages of content (rules/content-and-languages#pages): one route serves them, and the content service says which there are. */
export const contentPages: SiteMap = { ...landingPages, ...information, ...education }

/** The twelve most read pages below `/learn`, which every language of the shop has (rules/content-and-languages#translated). */
export const mostReadPages: readonly string[] = Object.keys({
  ...pages('/learn', 'frequently-asked-questions', 'finance-information', 'gemstones', 'diamonds'),
  ...pages('/learn/diamonds', 'the-4cs', 'diamond-shapes', 'lab-grown-diamonds', 'diamond-certificates'),
  ...pages('/learn', 'engagement-rings'),
  ...pages('/learn/engagement-rings', 'finger-size', 'setting-styles', 'precious-metals'),
})
