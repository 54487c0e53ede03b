/** Pages of content that the shop itself links to; the content service has many more (rules/content-and-languages#pages). */
export const contentAddresses = {
  about: '/about',
  bespoke: '/bespoke',
  bespokeGallery: '/bespoke-gallery',
  conflictFree: '/conflict-free',
  cookies: '/privacy-policy/cookies',
  delivery: '/delivery-information',
  finance: '/learn/finance-information',
  givingBack: '/giving-back',
  insurance: '/jewellery-insurance',
  privacy: '/privacy-policy',
  questions: '/learn/frequently-asked-questions',
  recycledMetals: '/recycled-precious-metals',
  returns: '/returns-and-exchanges',
  terms: '/terms-and-conditions',
  warranty: '/warranty',
} as const
