import { beforeEach, expect, it, vi } from 'vitest'
import { stubPage } from '../testing/stub-page.ts'

beforeEach(() => {
  vi.resetModules()
  // The code that reads a token cannot be fetched.
  vi.doMock('./session.ts', () => ({
    currentToken() {
      throw new TypeError('no file')
    },
  }))
  return () => vi.doUnmock('./session.ts')
})

it.each([null, '{"is_signed_in":false,"token":null}'])(
  'no code that reads a token is needed where %s is kept',
  async (text) => {
    const page = stubPage()
    if (text !== null) localStorage.setItem('ashcombe:account', text)
    const { keptToken } = await import('./kept-token.ts')
    expect(await keptToken()).toBeNull()
    expect(await page.reports()).toEqual([])
  },
)

it('the shop goes on as for a guest where that code is missing, which is reported', async () => {
  const page = stubPage()
  localStorage.setItem('ashcombe:account', '{"is_signed_in":true,"token":"x"}')
  const { keptToken } = await import('./kept-token.ts')
  expect(await keptToken()).toBeNull()
  expect(await page.reports()).toMatchObject([{ message: 'no file', where: 'account' }])
})
