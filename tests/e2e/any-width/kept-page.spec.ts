import { expect, openPage, test } from '../support/test.ts'
import { startOwnApi } from '../support/own-api.ts'
import { startOwnShop, stopServers } from '../support/servers.ts'

test('a page that was kept since before 14:00 promises what is right after it', async ({ page }) => {
  const api = await startOwnApi()
  try {
    const shop = await startOwnShop('kept-page', api.url)
    const address = `${shop.url}/create/engagement-ring/product/PR-00201/round-brilliant/platinum`
    api.date = 'Wed, 25 Nov 2026 13:59:00 GMT'
    expect(await (await fetch(address)).text()).toContain('Monday 4 January 2027')
    api.date = 'Wed, 25 Nov 2026 14:01:00 GMT'
    await fetch(`${shop.url}/readyz`)
    expect(await (await fetch(address)).text(), 'the page is kept').toContain('Monday 4 January 2027')

    await openPage(page, address)
    await expect(page.getByText('Tuesday 5 January 2027').first()).toBeVisible()
    await expect(page.getByText('Monday 4 January 2027')).toHaveCount(0)
  } finally {
    await stopServers()
    api.close()
  }
})
