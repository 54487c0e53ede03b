/** The pages that are weighed, by what they are. */
export const pages = {
  home: '/',
  list: '/create/engagement-ring',
  setting: '/create/engagement-ring/product/PR-00201/round-brilliant/yellow-gold',
  stones: '/create/engagement-ring/PR-00201/round-brilliant/yellow-gold/gemstones',
  listing: '/jewellery/collection',
  product: '/wedding-rings/plain/product/WR-00601/platinum/3-00/heavy',
  search: '/search?q=halo',
  article: '/learn/diamonds/cut',
  landing: '/bespoke',
} as const
export type PageName = keyof typeof pages
