import { afterEach, expect, test, vi } from 'vitest'
import { renderHook } from 'vitest-browser-react'
import { receivePageFacts } from '#data/page-facts.ts'
import { useShopNow } from '#data/shop-clock.ts'
import { useClockOnReturn } from './use-clock-on-return.ts'

afterEach(() => {
  vi.unstubAllGlobals()
  vi.restoreAllMocks()
})

/** A page that is looked at again, or left. */
function become(state: DocumentVisibilityState) {
  vi.spyOn(document, 'visibilityState', 'get').mockReturnValue(state)
  document.dispatchEvent(new Event('visibilitychange'))
}

test('a page that is looked at again promises by the time it is by then', async () => {
  const ask = vi.fn<typeof fetch>(async () =>
    Response.json({ version: '1' }, { headers: { 'x-api-date': 'Thu, 26 Nov 2026 09:00:30 GMT' } }),
  )
  vi.stubGlobal('fetch', ask)
  const config = { siteUrl: 'http://localhost', assetsUrl: 'http://localhost', version: '1' }
  receivePageFacts({ config, nowMs: Date.parse('2026-11-25T17:00:00Z') })
  const { result, unmount } = await renderHook(() => {
    useClockOnReturn()
    return useShopNow()?.toISOString()
  })
  become('hidden')
  expect(ask).not.toHaveBeenCalled()
  become('visible')
  await expect.poll(() => result.current).toBe('2026-11-26T09:00:00.000Z')
  window.dispatchEvent(new Event('online'))
  expect(ask).toHaveBeenCalledTimes(2)
  await unmount()
  become('visible')
  expect(ask).toHaveBeenCalledTimes(2)
})
