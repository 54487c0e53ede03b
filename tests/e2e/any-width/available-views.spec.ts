import type { Page } from '@playwright/test'
import { expectAccessible } from '../support/axe.ts'
import { expect, test, untilIdle } from '../support/test.ts'

const list = '/create/engagement-ring'
const band = '/wedding-rings/plain/product/WR-00601/platinum/4-00/medium'

test('a piece that is gone to from another page can be looked at in 3D', async ({ page, open }) => {
  await open(list)
  await followToRing(page)
  await expect(page.getByRole('button', { name: 'View in 3D' })).toBeVisible()
  await expect(page.getByRole('button', { name: 'See it in true size' })).toHaveCount(0)
})

test('where a view does not come, the page says so beside its button', async ({
  page,
  open,
  expectTrouble,
}) => {
  expectTrouble(/\.js/, /ERR_FAILED/)
  await open(band)
  await untilIdle(page)
  await page.route('**/*.js', (route) => route.abort())
  await page.getByRole('button', { name: 'Zoom' }).click()
  await expect(page.getByRole('alert')).toHaveText('The large picture did not come. Try again in a moment.')
  await expectAccessible(page)
  await page.getByRole('button', { name: 'View in 3D' }).click()
  await expect(page.getByRole('alert').filter({ hasText: '3D' })).toHaveText(
    'The 3D view did not come. Try again in a moment.',
  )
  await page.getByRole('button', { name: 'See it in true size' }).click()
  await expect(page.getByRole('alert').last()).toHaveText(
    'The view in true size did not come. Try again in a moment.',
  )
  await expect(page.getByRole('dialog')).toHaveCount(0)
})

/** Goes on from the list to a ring, whose page is made in the browser. */
async function followToRing(page: Page): Promise<void> {
  await page
    .getByRole('link', { name: /Six-claw solitaire/ })
    .first()
    .click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(/^Six-claw solitaire/)
}
