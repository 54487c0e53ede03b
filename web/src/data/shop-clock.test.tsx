import { expect, it, onTestFinished, vi } from 'vitest'
import { render } from 'vitest-browser-react'
import { receivePageFacts } from './page-facts.ts'
import { setShopClock, useShopNow } from './shop-clock.ts'

function Clock() {
  return <p>{useShopNow()?.toISOString() ?? 'no time'}</p>
}

it('a page that came without a time shows none, and one as soon as it is told', async () => {
  const config = { siteUrl: location.origin, assetsUrl: location.origin, version: 'test' }
  receivePageFacts({ config, nowMs: null })
  // The page never looks by itself: what it shows it was told.
  const looks = vi.spyOn(window, 'setInterval').mockReturnValue(0)
  onTestFinished(() => looks.mockRestore())
  const screen = await render(<Clock />)
  await expect.element(screen.getByText('no time')).toBeVisible()
  setShopClock(Date.parse('2026-11-25T14:11:30Z'))
  await expect.element(screen.getByText('2026-11-25T14:11:00.000Z')).toBeVisible()
})
