/**
 * How the header stands over what a page begins with (rules/shell#header): `night` with white text, `light` with black;
 * null for a header on white.
 */
export type LandingLook = 'night' | 'light' | null

/** What of a match says how its page begins. */
interface LandingMatch {
  readonly status: string
  readonly staticData: { readonly hasLandingPicture?: boolean }
  readonly loaderData?: unknown
}

/** As the route says, or the page that was loaded: content may begin with a banner of either look. */
export function landingLookOf(page: LandingMatch | undefined): LandingLook {
  if (page?.status !== 'success') return null
  const { loaderData, staticData } = page
  if (typeof loaderData === 'object' && loaderData !== null && 'landingLook' in loaderData) {
    const { landingLook } = loaderData
    return landingLook === 'night' || landingLook === 'light' ? landingLook : null
  }
  return staticData.hasLandingPicture === true ? 'night' : null
}
