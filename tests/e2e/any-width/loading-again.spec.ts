import type { Page } from '@playwright/test'
import { sixClawRing } from '../support/basket-page.ts'
import { expect, test } from '../support/basket-test.ts'
import { lateScripts } from '../support/late-scripts.ts'
import { untilIdle } from '../support/test.ts'

// A file of the shop’s code that could not be fetched once is fetched again when it is next needed.

test('the basket’s code is, when the browser is online again', async ({
  page,
  open,
  basket,
  expectTrouble,
}) => {
  expectTrouble(/\/static\//, /ERR_FAILED/, /ERR_INTERNET_DISCONNECTED/)
  const code = lateScripts(page)
  await basket.addAndSave(sixClawRing)
  await code.block()
  const reported = page.waitForRequest('**/api/reports')
  await open('/')
  await reported
  await expect(basket.link).toHaveAccessibleName('Basket, empty')
  await code.unblock()
  await goOfflineAndBack(page)
  await expect(basket.link).toHaveAccessibleName('Basket, 1 item')
})

test('a dialog’s code is, when its button is pressed again, and a part at the end of a page, when it comes near again', async ({
  page,
  open,
  expectTrouble,
}) => {
  expectTrouble(/\/static\//, /ERR_FAILED/)
  const code = lateScripts(page)
  await open('/rings/RI-00801')
  await untilIdle(page)
  await code.block()
  await page.getByRole('button', { name: 'Zoom' }).click()
  await expect(page.getByRole('alert')).toHaveText('The large picture did not come. Try again in a moment.')
  const row = page.getByRole('region', { name: 'More like this' })
  // Of the row: the picture that did not come is reported too.
  const reported = page.waitForRequest(
    (request) =>
      request.url().endsWith('/api/reports') &&
      request.postData()?.includes('"where":"related pieces"') === true,
  )
  await row.scrollIntoViewIfNeeded()
  await reported
  await expect(row.getByRole('button', { name: /More like this$/ })).toHaveCount(0)
  await code.unblock()
  await page.evaluate(() => window.scrollTo(0, 0))
  await expect(row).not.toBeInViewport()
  await row.scrollIntoViewIfNeeded()
  await expect(row.getByRole('button', { name: /More like this$/ })).toHaveCount(2)
  await page.evaluate(() => window.scrollTo(0, 0))
  await page.getByRole('button', { name: 'Zoom' }).click()
  await expect(page.getByRole('dialog')).toBeVisible()
  await expect(page.getByRole('alert')).toHaveCount(0)
})

test('a ring that was still to be sent when its page was left is sent on any page', async ({
  page,
  open,
  basket,
}) => {
  const unanswered = '**/api/graphql'
  await page.route(unanswered, (route) =>
    route.request().postData()?.includes('basketItemId') ? undefined : route.continue(),
  )
  await basket.add(sixClawRing)
  expect(await basket.syncStates()).toEqual(['pending'])
  await page.unroute(unanswered)
  await open('/wedding-rings/plain/product/WR-00601/platinum/3-00/medium')
  await basket.untilSaved()
  expect(await basket.syncStates()).toEqual(['saved'])
})

async function goOfflineAndBack(page: Page): Promise<void> {
  await page.context().setOffline(true)
  await page.context().setOffline(false)
}
