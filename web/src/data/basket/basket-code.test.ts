import { beforeEach, describe, expect, it, vi } from 'vitest'
import { stubPage } from '../testing/stub-page.ts'
import { aBasket, aLine, cartOf } from './testing/baskets.ts'
import { settle } from './testing/tabs.ts'

const fetched = vi.fn<() => Promise<Response>>()
let page: ReturnType<typeof stubPage>
beforeEach(() => {
  vi.resetModules()
  page = stubPage()
  vi.stubGlobal('fetch', fetched)
  fetched
    .mockReset()
    .mockImplementation(async () => Response.json({ data: { getCartByCartSessionId: cartOf([aLine('a')]) } }))
})

const begin = () => localStorage.setItem('ashcombe:basket', JSON.stringify(aBasket('a')))
const away = () => {
  throw new Error('the file cannot be fetched')
}
const told = { kind: 'error', where: 'cart', path: '/' }

describe('the code of the basket that cannot be loaded', () => {
  it('is reported when the basket is to leave an account', async () => {
    begin()
    vi.doMock('./basket-store.ts', away)
    const { leaveBasketOfAccount } = await import('./start-basket.ts')
    await leaveBasketOfAccount()
    expect(await page.reports()).toMatchObject([told])
    vi.doUnmock('./basket-store.ts')
  })

  it('is not asked for where there is no basket to leave', async () => {
    vi.doMock('./basket-store.ts', away)
    const { leaveBasketOfAccount } = await import('./start-basket.ts')
    await leaveBasketOfAccount()
    expect(await page.reports()).toEqual([])
    vi.doUnmock('./basket-store.ts')
  })

  it('is reported when the owner of the basket changes, for both things that need it', async () => {
    begin()
    vi.doMock('./cart-sync.ts', away)
    const { followOwnerOfBasket } = await import('./start-basket.ts')
    await followOwnerOfBasket()
    await vi.waitFor(async () => expect(await page.reports()).toMatchObject([told, told]))
    vi.doUnmock('./cart-sync.ts')
  })
})

describe('a tab that is come back to', () => {
  it('looks at the cart again, and not when it is left', async () => {
    begin()
    const [{ receivePageFacts }, { restoreStores }, { loadZodParts }] = await Promise.all([
      import('../page-facts.ts'),
      import('../store-registry.ts'),
      import('../load-zod-parts.ts'),
    ])
    const config = { siteUrl: '', assetsUrl: '', version: '' }
    receivePageFacts({ config, nowMs: Date.parse('2026-11-25T10:30:00.000Z') })
    await loadZodParts()
    const { keepInStep } = await import('./watch-basket.ts')
    keepInStep()
    restoreStores()
    await settle()
    expect(fetched).toHaveBeenCalledTimes(1)
    const turn = async (visibilityState: string) => {
      Object.assign(document, { visibilityState })
      document.dispatchEvent(new Event('visibilitychange'))
      await settle()
    }
    await turn('hidden')
    expect(fetched).toHaveBeenCalledTimes(1)
    await turn('visible')
    expect(fetched).toHaveBeenCalledTimes(2)
  })
})
