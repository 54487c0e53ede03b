import { describe, expect, it } from 'vitest'
import { headerStyle } from './header-style.ts'

describe('the header', () => {
  it('is transparent over the picture of the home page', () => {
    expect(headerStyle('/').isClear).toBe(true)
    expect(headerStyle('/create/engagement-ring').isClear).toBe(false)
  })

  it.each(['/cart', '/checkout', '/checkout/declined', '/thank-you/1', '/create/engagement-ring'])(
    'shows no menu links on %s',
    (pathname) => expect(headerStyle(pathname).hasTabs).toBe(false),
  )

  it.each(['/', '/about', '/creations'])('shows menu links on %s', (pathname) =>
    expect(headerStyle(pathname).hasTabs).toBe(true),
  )
})
