import { settingDetail, settingList, gemstoneFirstDetail } from '@shop/schema/domain/addresses/addresses'

/**
 * Old addresses and other spellings, and where they go now (rules/routes#old-addresses,
 * rules/routes#two-spellings). Where an old address is not spelt out anywhere, the spelling is chosen
 * here. `/contact-us#showrooms` reaches the server as `/contact-us`: the part after # stays with the browser,
 * which lands on `/contact` and goes on to `/contact/locations` (`routes/contact.index`).
 */
export const redirects: Readonly<Record<string, string>> = {
  '/jewellery-all/rings': '/rings/collection',
  '/jewellery-all/earrings': '/earrings/collection',
  '/jewellery-all/necklaces': '/necklaces/collection',
  '/jewellery-all/bracelets-and-bangles': '/bracelets/collection',
  // There is no list of a type called pearl: it is a filter of all jewellery.
  '/jewellery-all/pearl': '/jewellery/collection/pearl',
  '/eternity-rings': '/eternity-rings/collection',
  '/eternity-rings/half': '/eternity-rings/collection/half',
  '/eternity-rings/three-quarter': '/eternity-rings/collection/three-quarter',
  '/eternity-rings/full': '/eternity-rings/collection/full',
  '/wedding-rings/womens': '/wedding-rings/collection/her',
  '/wedding-rings/mens': '/wedding-rings/collection/him',
  '/create-engagement-rings': settingList('engagement-ring'),
  '/start-with-a-diamond': settingList('engagement-ring'),
  '/ready-engagement-rings': '/engagement-rings/collection',
  '/help-and-guidance': '/learn/frequently-asked-questions',
  '/help-and-guidance/warranty': '/warranty',
  '/help-and-guidance/delivery': '/delivery-information',
  '/help-and-guidance/returns': '/returns-and-exchanges',
  '/help-and-guidance/insurance': '/jewellery-insurance',
  '/help-and-guidance/terms': '/terms-and-conditions',
  '/help-and-guidance/privacy': '/privacy-policy',
  '/help-and-guidance/customer-policy': '/customer-policy',
  '/help-and-guidance/faqs': '/learn/frequently-asked-questions',
  '/our-world': '/about',
  '/contact-us': '/contact',
  '/above-conflict-free-diamonds': '/conflict-free',
  '/engagement-rings/emerald-cut-solitaire-18ct-yellow-gold': settingDetail('engagement-ring', 'PR-00208', {
    shape: 'emerald-cut',
    metal: 'yellow-gold',
  }),
  '/create/earring': settingList('earrings'),
  '/create/engagement-rings': settingList('engagement-ring'),
  '/create/pendants': settingList('pendant'),
}

/** Whole families of addresses: what a pattern matches is replaced. */
const families: readonly (readonly [RegExp, string])[] = [
  [/^\/start-with-a-diamond\/.+/, settingList('engagement-ring')],
  // Three lists have another spelling in the singular; those of settings for a stone have a plural of their own.
  [/^\/create\/earring\//, `${settingList('earrings')}/`],
  [/^\/create\/engagement-rings\//, `${settingList('engagement-ring')}/`],
  [/^\/create\/pendants\//, `${settingList('pendant')}/`],
  // A stone between the list of stones and its page; no filter is a number.
  [/^\/create\/gemstones\/(\d+)$/, gemstoneFirstDetail('$1')],
  // The same for the stones of a setting; a pair that was cut to one stone is that stone.
  [/^(\/create\/(?:engagement-ring|pendant|earrings)(?:\/[^/]+){3})\/gemstones\/(\d+)$/, '$1/gemstone/$2'],
  // A piece with one stone has no page of a pair; its review says that one is too many.
  [/^\/create\/(engagement-ring|pendant)((?:\/[^/]+){3})\/gemstones((?:\/\d+){2})$/, '/create/$1/review$2$3'],
  [/^\/create\/gemstones\/review((?:\/[^/]+){3}(?:\/\d+){2})$/, `${settingList('engagement-ring')}/review$1`],
  [/^\/create\/gemstones\/([^/]+)\/engagement-ring$/, '/create/gemstones/$1/engagement-rings'],
  [/^\/create\/gemstones\/([^/]+)\/pendant$/, '/create/gemstones/$1/pendants'],
]

/**
 * Where an old address or another spelling goes now, in one step; null for an address that stays. The path
 * is in lower case but for skus; a slash at its end makes no difference. It wins over every route.
 */
export function redirectFor(path: string): string | null {
  const address = path.endsWith('/') ? path.slice(0, -1) : path
  const target = redirects[address]
  if (target !== undefined) return target
  const family = families.find(([pattern]) => pattern.test(address))
  return family ? address.replace(...family) : null
}
