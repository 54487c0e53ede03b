import { contentPages, pages } from './content-pages.ts'
import {
  gemstoneFilterSlugs,
  metalSlugs,
  ringSlugs,
  settingSlugs,
  weddingRingSlugs,
} from './site-map-slugs.ts'

/**
 * Every address of the shop (rules/routes): its pattern, and an example of each form
 * it takes. In a pattern, a part that starts with a colon varies and one that ends with a question mark may be left
 * out. Old addresses and other spellings are in `redirects`.
 */
type SiteMap = Readonly<Record<string, readonly string[]>>

/** Examples of a list: on its own and with each of the filters. */
function list(path: string, slugs: readonly string[] = []): string[] {
  return [path, ...slugs.map((slug) => `${path}/${slug}`)]
}

const products: SiteMap = {
  '/engagement-rings/product/:sku/:metal': ['/engagement-rings/product/ER-00501/platinum'],
  '/engagement-rings/:sku': ['/engagement-rings/ER-00501'],
  '/wedding-rings/product/:sku/:metal?/:width?/:weight?': [
    '/wedding-rings/product/WR-00601',
    '/wedding-rings/product/WR-00601/palladium',
    '/wedding-rings/product/WR-00601/palladium/2-50',
    '/wedding-rings/product/WR-00601/palladium/2-50/medium',
  ],
  '/wedding-rings/:sku': ['/wedding-rings/WR-00601'],
  '/wedding-rings/plain/product/:sku/:metal?/:width?/:weight?': [
    '/wedding-rings/plain/product/WR-00601',
    '/wedding-rings/plain/product/WR-00601/platinum',
    '/wedding-rings/plain/product/WR-00601/platinum/3-00',
    '/wedding-rings/plain/product/WR-00601/platinum/3-00/heavy',
  ],
  '/wedding-rings/stone-set/product/:sku/:metal?/:width?': [
    '/wedding-rings/stone-set/product/WR-00651',
    '/wedding-rings/stone-set/product/WR-00651/yellow-gold',
    '/wedding-rings/stone-set/product/WR-00651/yellow-gold/2-50',
  ],
  '/eternity-rings/product/:sku/:metal?/:width?': [
    '/eternity-rings/product/ET-00701',
    '/eternity-rings/product/ET-00701/white-gold',
    '/eternity-rings/product/ET-00701/white-gold/2-50',
  ],
  '/eternity-rings/:sku': ['/eternity-rings/ET-00701'],
  '/rings/product/:sku/:metal': ['/rings/product/RI-00801/rose-gold'],
  '/rings/:sku': ['/rings/RI-00801'],
  '/necklaces/product/:sku/:metal/:tcw?': [
    '/necklaces/product/NE-00901/platinum',
    '/necklaces/product/NE-00901/platinum/0-20',
  ],
  '/necklaces/:sku': ['/necklaces/NE-00901'],
  '/earrings/product/:sku/:metal/:tcw?': [
    '/earrings/product/EA-01001/platinum',
    '/earrings/product/EA-01001/platinum/1-00',
  ],
  '/earrings/:sku': ['/earrings/EA-01001'],
  '/bracelets/product/:sku/:metal/:tcw?': [
    '/bracelets/product/BR-01101/yellow-gold',
    '/bracelets/product/BR-01101/yellow-gold/2-00',
  ],
  '/bracelets/:sku': ['/bracelets/BR-01101'],
  '/jewellery/product/:sku/:metal/:tcw?': [
    '/jewellery/product/NE-00901/platinum',
    '/jewellery/product/NE-00901/platinum/0-20',
  ],
  '/collections/product/:sku/:metal?/:tcw?': [
    '/collections/product/NE-00901',
    '/collections/product/NE-00901/platinum',
    '/collections/product/NE-00901/platinum/0-20',
  ],
}

/** The builder of earrings, which take a matched pair. */
const earrings: SiteMap = {
  '/create/earrings/:attributes?': list('/create/earrings', ringSlugs),
  '/create/earrings/product/:sku': ['/create/earrings/product/ES-00401'],
  '/create/earrings/product/:sku/:shape/:metal': ['/create/earrings/product/ES-00401/oval-shape/rose-gold'],
  '/create/earrings/:sku/:shape/:metal/gemstones/:attributes?': list(
    '/create/earrings/ES-00401/oval-shape/rose-gold/gemstones',
  ),
  '/create/earrings/:sku/:shape/:metal/gemstone/:gemstoneId': [
    '/create/earrings/ES-00401/oval-shape/rose-gold/gemstone/109295',
  ],
  '/create/earrings/:sku/:shape/:metal/gemstones/:id1/:id2': [
    '/create/earrings/ES-00401/oval-shape/rose-gold/gemstones/109295/119926',
  ],
  '/create/earrings/review/:sku/:shape/:metal/:gemstoneId': [
    '/create/earrings/review/ES-00401/oval-shape/rose-gold/109295',
  ],
  '/create/earrings/review/:sku/:shape/:metal/:id1/:id2': [
    '/create/earrings/review/ES-00401/oval-shape/rose-gold/109295/119926',
  ],
}

const gemstoneFirst: SiteMap = {
  '/create/gemstones/:attributes?': list('/create/gemstones', [
    ...gemstoneFilterSlugs,
    'round-brilliant_lab-grown-diamond_carat-0-70-to-1-50_price-500-to-2000_sort-price-asc',
  ]),
  '/create/gemstones/gemstone/:gemstoneId': ['/create/gemstones/gemstone/100014'],
  '/create/gemstones/:gemstoneId/engagement-rings/:attributes?': list(
    '/create/gemstones/100014/engagement-rings',
    settingSlugs,
  ),
  '/create/gemstones/:gemstoneId/pendants/:attributes?': list(
    '/create/gemstones/100014/pendants',
    settingSlugs,
  ),
  '/create/gemstones/:gemstoneId/engagement-ring/:sku/:metal': [
    '/create/gemstones/100014/engagement-ring/PR-00208/yellow-gold',
  ],
  '/create/gemstones/:gemstoneId/pendant/:sku/:metal': ['/create/gemstones/100014/pendant/PD-00301/platinum'],
  '/create/gemstones/review/:sku/:shape/:metal/:gemstoneId': [
    '/create/gemstones/review/PR-00208/emerald-cut/yellow-gold/100014',
  ],
}

/** The thirteen listings of finished pieces. */
const listings: SiteMap = {
  '/engagement-rings/collection/:attributes?': list('/engagement-rings/collection', ringSlugs),
  '/wedding-rings/collection/:attributes?': list('/wedding-rings/collection', weddingRingSlugs),
  '/wedding-rings/stone-set/collection/:attributes?': list('/wedding-rings/stone-set/collection', metalSlugs),
  '/wedding-rings/plain/collection/:attributes?': list('/wedding-rings/plain/collection', weddingRingSlugs),
  '/eternity-rings/collection/:attributes?': list('/eternity-rings/collection', [
    'half',
    'three-quarter',
    'full',
    ...metalSlugs,
  ]),
  '/rings/collection/:attributes?': list('/rings/collection', ['lab-grown-diamond', ...metalSlugs]),
  '/necklaces/collection/:attributes?': list('/necklaces/collection', ['lab-grown-diamond', ...metalSlugs]),
  '/earrings/collection/:attributes?': list('/earrings/collection', ['lab-grown-diamond', ...metalSlugs]),
  '/bracelets/collection/:attributes?': list('/bracelets/collection', ['lab-grown-diamond', ...metalSlugs]),
  '/jewellery/collection/:attributes?': list('/jewellery/collection', ['pearl', ...gemstoneFilterSlugs]),
  '/sale/:attributes?': list('/sale', ['earrings', 'platinum']),
  '/collections/:attributes?': list('/collections', ['1937', 'gemstone', 'initial', 'classics']),
  '/personalise/:attributes?': list('/personalise', ['necklaces', 'yellow-gold']),
}

/** Pages that a shopper can open. */
export const builtPages: SiteMap = {
  '/': ['/'],
  ...pages(
    '',
    'sign-in',
    'logout',
    'register',
    'forgot-password',
    'reset-password',
    'user/account',
    'unsubscribe',
  ),
  '/user/tracking/:uid': ['/user/tracking/4711'],
  ...pages('', 'payment', 'payment/declined', 'payment/failed', 'schedule'),
  '/payment/thank-you/:transactionId': ['/payment/thank-you/T-4711'],
  '/create/engagement-ring/:attributes?': list('/create/engagement-ring', [
    ...ringSlugs,
    'round-brilliant_halo_platinum_sort-price-asc',
  ]),
  '/create/engagement-ring/product/:sku': ['/create/engagement-ring/product/PR-00208'],
  '/create/engagement-ring/product/:sku/:shape/:metal': [
    '/create/engagement-ring/product/PR-00208/emerald-cut/yellow-gold',
    '/create/engagement-ring/product/PR-00208/emerald-cut/9ct-yellow-gold',
  ],
  '/create/engagement-ring/:sku/:shape/:metal/gemstones/:attributes?': list(
    '/create/engagement-ring/PR-00208/emerald-cut/yellow-gold/gemstones',
    [
      ...gemstoneFilterSlugs,
      'round-brilliant_lab-grown-diamond_carat-0-70-to-1-50_price-500-to-2000_sort-price-asc',
      'colour-d-to-g_clarity-vvs2-to-vs1',
    ],
  ),
  '/create/engagement-ring/:sku/:shape/:metal/gemstone/:gemstoneId': [
    '/create/engagement-ring/PR-00208/emerald-cut/yellow-gold/gemstone/100014',
  ],
  '/gemstone/:gemstoneId': ['/gemstone/100014'],
  '/create/pendant/:attributes?': list('/create/pendant', ringSlugs),
  '/create/pendant/product/:sku': ['/create/pendant/product/PD-00301'],
  '/create/pendant/product/:sku/:shape/:metal': ['/create/pendant/product/PD-00301/pear-shape/platinum'],
  '/create/pendant/:sku/:shape/:metal/gemstones/:attributes?': list(
    '/create/pendant/PD-00301/pear-shape/platinum/gemstones',
  ),
  '/create/pendant/:sku/:shape/:metal/gemstone/:gemstoneId': [
    '/create/pendant/PD-00301/pear-shape/platinum/gemstone/100014',
  ],
  '/create/pendant/review/:sku/:shape/:metal/:gemstoneId': [
    '/create/pendant/review/PD-00301/pear-shape/platinum/100014',
  ],
  '/create/engagement-ring/review/:sku/:shape/:metal/:gemstoneId': [
    '/create/engagement-ring/review/PR-00208/emerald-cut/yellow-gold/107983',
  ],
  ...earrings,
  ...gemstoneFirst,
  ...products,
  '/cart': ['/cart'],
  '/checkout': ['/checkout'],
  ...pages('/checkout', 'declined', 'finance/declined', 'failed', 'referred'),
  '/thank-you/:transactionId': ['/thank-you/T-4711'],
  '/thank-you/finance': ['/thank-you/finance'],
  '/hallmarking': ['/hallmarking'],
  ...contentPages,
  ...pages('', 'contact', 'contact/locations', 'contact/cheshire', 'contact/london', 'contact/manchester'),
  '/book-consultation/:user?': ['/book-consultation', '/book-consultation/4711'],
  '/search': ['/search'],
  ...listings,
}

/** Pages that are found only while somebody shows them, which nobody does at their examples (rules/account#sharing-a-wishlist). */
export const sharedPages: SiteMap = {
  '/wishlist/:shareId': ['/wishlist/k7Qm-2vTz_4hZ'],
}

/** An example of every address of the shop. */
export const specificationAddresses: readonly string[] = Object.values({
  ...builtPages,
  ...sharedPages,
}).flat()

/** Whether an address has the form of a pattern. */
export function matchesPattern(pattern: string, path: string): boolean {
  const parts = path.split('/')
  const patternParts = pattern.split('/')
  return (
    parts.length <= patternParts.length &&
    patternParts.every((expected, index) => {
      const part = parts[index]
      if (part === undefined) return expected.endsWith('?')
      return expected.startsWith(':') ? part !== '' : part === expected
    })
  )
}
