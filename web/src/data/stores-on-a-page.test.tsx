import { proxy, snapshot } from 'valtio/vanilla'
import { expect, it, vi } from 'vitest'
import { keyOf, writeText } from './kept-text.ts'
import { lazyStore, type Watch } from './lazy-store.ts'
import { setShopClock, useShopNow } from './shop-clock.ts'
import { renderInShop } from './testing/render-in-shop.tsx'
import { useProxy } from './use-proxy.ts'

function Clock() {
  return <p>{useShopNow()?.toISOString() ?? 'no time'}</p>
}

it('a page shows the shop’s clock to the minute, and looks on until it is left', async () => {
  const begun = vi.spyOn(window, 'setInterval')
  const ended = vi.spyOn(window, 'clearInterval')
  const screen = await renderInShop(<Clock />, { now: '2026-11-25T10:00:59Z' })
  await expect.element(screen.getByText('2026-11-25T10:00:00.000Z')).toBeVisible()
  const ticking = begun.mock.results[begun.mock.calls.findIndex(([, ms]) => ms === 10_000)]?.value
  expect(ticking).toBeDefined()
  setShopClock(Date.parse('2026-11-25T10:07:30Z'))
  await expect.element(screen.getByText('2026-11-25T10:07:00.000Z')).toBeVisible()
  await screen.unmount()
  expect(ended).toHaveBeenCalledWith(ticking)
})

const state = proxy({ count: 1 })
const untouched = snapshot(state)

function Count() {
  return <p>counted {useProxy(state, untouched).count}</p>
}

it('a page is drawn anew with every change of a store', async () => {
  const screen = await renderInShop(<Count />)
  await expect.element(screen.getByText('counted 1')).toBeVisible()
  state.count = 2
  await expect.element(screen.getByText('counted 2')).toBeVisible()
})

it('a page looks at a store whose code comes later, once it remembers something', async () => {
  let tell: (count: number) => void = () => {}
  const watch: Watch<number> = (told) => {
    tell = told
    told(3)
    return () => {}
  }
  const loadWatch = vi.fn(async () => watch)
  const useCount = lazyStore('counts', 0, loadWatch)
  function Seen() {
    return <p>seen {useCount((count) => count * 2)}</p>
  }
  const screen = await renderInShop(<Seen />)
  await expect.element(screen.getByText('seen 0')).toBeVisible()
  expect(loadWatch).not.toHaveBeenCalled()
  writeText(keyOf('counts'), '{}')
  await expect.element(screen.getByText('seen 6')).toBeVisible()
  tell(4)
  await expect.element(screen.getByText('seen 8')).toBeVisible()
})

it('code of a store that could not be loaded is reported by the store’s name, and the page goes on without', async () => {
  const report = vi.spyOn(navigator, 'sendBeacon').mockClear()
  writeText(keyOf('faulty'), '{}')
  const useCount = lazyStore('faulty', 5, async () => Promise.reject<Watch<number>>(new TypeError('away')))
  function Seen() {
    return <p>seen {useCount((count) => count)}</p>
  }
  const screen = await renderInShop(<Seen />)
  await expect.poll(() => report.mock.calls.length).toBe(1)
  const [, body] = report.mock.calls[0] ?? []
  expect(body instanceof Blob && (await body.text())).toContain('"message":"away","where":"faulty"')
  await expect.element(screen.getByText('seen 5')).toBeVisible()
})
