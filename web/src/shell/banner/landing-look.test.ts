import { describe, expect, it } from 'vitest'
import { landingLookOf } from './landing-look.ts'

const home = { status: 'success', staticData: { hasLandingPicture: true } }
const content = (landingLook: unknown) => ({
  status: 'success',
  staticData: {},
  loaderData: { landingLook },
})

describe('the header over what a page begins with', () => {
  it.each([
    ['a page with a picture on night', home, 'night'],
    ['content with a dark banner', content('night'), 'night'],
    ['content with a light banner', content('light'), 'light'],
    ['content without a banner', content(null), null],
    ['content that says something else', content('purple'), null],
    ['any other page', { status: 'success', staticData: {} }, null],
    ['a page that failed', { ...home, status: 'error' }, null],
    ['a page that is still to come', { ...home, status: 'pending' }, null],
    ['no page', undefined, null],
  ])('of %s', (_page, match, look) => expect(landingLookOf(match)).toBe(look))
})
