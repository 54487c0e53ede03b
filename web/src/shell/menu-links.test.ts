import { describe, expect, it } from 'vitest'
import { hasMenuLinks } from './menu-links.ts'

describe('the header', () => {
  it.each(['/cart', '/checkout', '/checkout/declined', '/thank-you/1', '/create/engagement-ring'])(
    'shows no menu links on %s',
    (pathname) => expect(hasMenuLinks(pathname)).toBe(false),
  )

  it.each(['/', '/about', '/creations'])('shows menu links on %s', (pathname) =>
    expect(hasMenuLinks(pathname)).toBe(true),
  )
})
