import { beforeEach, describe, expect, it, vi } from 'vitest'
import { WishListIdsDocument } from '#generated/graphql/graphql.ts'
import { stubApi } from '../testing/stub-api.ts'
import { stubPage } from '../testing/stub-page.ts'

beforeEach(() => void vi.resetModules())

describe('the code that follows who is signed in', () => {
  it('is loaded once the browser keeps something of an account', async () => {
    stubPage()
    const load = vi.fn(async () => 'code')
    const begin = vi.fn<(code: string) => void>()
    const { startAccount } = await import('./start-account.ts')
    startAccount(load, begin)
    expect(load).not.toHaveBeenCalled()
    const { rememberSearch } = await import('./previous-searches.ts')
    rememberSearch('halo')
    await vi.waitFor(() => expect(begin).toHaveBeenCalledExactlyOnceWith('code'))
  })

  it('is loaded at once where an earlier visit has left something, and is reported where it is missing', async () => {
    const page = stubPage()
    localStorage.setItem('ashcombe:account', '{}')
    const { startAccount } = await import('./start-account.ts')
    startAccount(async () => Promise.reject(new TypeError('no file')), vi.fn<() => void>())
    await vi.waitFor(async () =>
      expect(await page.reports()).toMatchObject([{ message: 'no file', where: 'account' }]),
    )
  })
})

describe('the wishlist', () => {
  it('is asked for once its code is there', async () => {
    stubPage()
    const api = stubApi()
    api.answer(WishListIdsDocument, () => ({ wishListItems: [] }))
    vi.stubGlobal('BroadcastChannel', EventTarget)
    const { beginSession } = await import('./session.ts')
    const { startWishlist } = await import('./start-wishlist.ts')
    beginSession({
      token: `amelia.${'x'.repeat(40)}`,
      user: { id: 'c1', email: '', firstName: '', lastName: '' },
    })
    startWishlist()
    await vi.waitFor(() => expect(api.asked).toEqual([{}]))
  })

  it('is reported where its code is missing', async () => {
    const page = stubPage()
    vi.doMock('./wishlist.ts', () => ({
      keepWishlist() {
        throw new TypeError('no file')
      },
    }))
    const { startWishlist } = await import('./start-wishlist.ts')
    startWishlist()
    await vi.waitFor(async () =>
      expect(await page.reports()).toMatchObject([{ message: 'no file', where: 'wishlist' }]),
    )
    vi.doUnmock('./wishlist.ts')
  })
})
