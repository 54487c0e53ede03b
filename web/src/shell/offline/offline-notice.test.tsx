import { afterEach, expect, it, vi } from 'vitest'
import { expectAccessible } from '#data/testing/accessible.ts'
import { renderInShop } from '#data/testing/render-in-shop.tsx'
import { OfflineNotice } from './offline-notice.tsx'

afterEach(() => void vi.useRealTimers())

async function noticeInShop() {
  const screen = await renderInShop(<OfflineNotice />)
  const away = screen.getByText(
    /What you have opened stays here to read. Prices and stock may have changed.$/,
  )
  const back = screen.getByText('You are back online.', { exact: true }).first()
  return { screen, away, back }
}

it('says that the shop is away, and that it is back, for a while', async () => {
  const { screen, away, back } = await noticeInShop()
  await expect.element(away).not.toBeInTheDocument()
  window.dispatchEvent(new Event('offline'))
  await expect.element(away).toBeVisible()
  await expectAccessible(screen.container)
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
  window.dispatchEvent(new Event('online'))
  await expect.element(back).toBeVisible()
  await expect.element(away).not.toBeInTheDocument()
  await expect.poll(() => vi.getTimerCount()).toBe(1)
  vi.advanceTimersByTime(6000)
  await expect.element(back).not.toBeInTheDocument()
})

it('asks again at a press, and stays while the shop does not answer', async () => {
  const ask = vi.spyOn(window, 'fetch').mockRejectedValueOnce(new TypeError('away'))
  ask.mockResolvedValueOnce(Response.json({ version: 'test' }))
  const { screen, away, back } = await noticeInShop()
  window.dispatchEvent(new Event('offline'))
  const retry = screen.getByRole('button', { name: 'Try again' })
  await retry.click()
  await expect.poll(() => ask.mock.calls.length).toBe(1)
  await expect.element(away).toBeVisible()
  await retry.click()
  await expect.element(back).toBeVisible()
  ask.mockRestore()
})
