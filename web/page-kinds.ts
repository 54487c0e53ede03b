/** Kinds of pages by their route files; pages of one kind bring nearly the same. The first that fits counts. */
const pageKinds: readonly (readonly [kind: string, routeFile: RegExp])[] = [
  ['home', /^index$/],
  ['product', /^(?:\$family|wedding-rings\.\$style)\.(?:product|\$sku)/],
  ['listing', /collection|^sale|^personalise/],
  ['search', /^search/],
  ['settings', /^create\.\$kind\.\{/],
  ['fitting settings', /^create\.gemstones\.\$gemstoneId\.\$settings/],
  ['setting', /^create\.\$kind\.product/],
  ['fitting setting', /^create\.gemstones\.\$gemstoneId\.\$kind/],
  ['review', /review/],
  ['stones', /gemstones\.\{/],
  ['stone', /gemstone/],
  ['basket', /^cart/],
  ['content', /^\$$/],
  ['not found', /^create\.\$$/],
  ['checkout', /^checkout\./],
  ['access', /^(?:sign-in|register|logout|forgot-password|reset-password)$/],
  ['account', /^(?:user|wishlist)\./],
  ['payment', /^(?:checkout_|thank-you|payment|schedule)/],
  ['booking', /^book-consultation/],
  ['contact', /^contact\./],
]

/** What comes with a page, as the router splits it off from its route. */
const pagePart = /\/src\/routes\/(?<routeFile>[^?]+)\.tsx\?tsr-split=/

/** The kind of page that a module is the own part of; null for one that is no page's own. */
export function pageKindOf(moduleId: string): string | null {
  const routeFile = pagePart.exec(moduleId)?.groups?.['routeFile']
  if (routeFile === undefined) return null
  return pageKinds.find(([, pattern]) => pattern.test(routeFile))?.[0] ?? routeFile
}
