/** What of an address was not as it can be, and gave way: the shape to the stone's, the kind to the setting's own. */
const adjustments = ['shape', 'kind'] as const

export type Adjustment = (typeof adjustments)[number]

/** The search parameter by which a redirect tells the page what it has changed. */
const parameter = 'adjusted'

/** An address that says once, to the page it leads to, what was changed on the way. */
export function adjustedHref(href: string, adjustment: Adjustment): string {
  return `${href}?${parameter}=${adjustment}`
}

/** What was changed on the way to an address, by its query; null for nothing that is known. */
export function adjustmentIn(search: string): Adjustment | null {
  const said = new URLSearchParams(search).get(parameter)
  return adjustments.find((each) => each === said) ?? null
}
