import type { Page } from '@playwright/test'
import { expectAccessible } from '../support/axe.ts'
import { expectModal } from '../support/modal.ts'
import { expect, test } from '../support/test.ts'

const list = '/create/engagement-ring'
const ring = `${list}/product/PR-00201/round-brilliant/platinum`
const band = '/wedding-rings/plain/product/WR-00601/platinum/4-00/medium'
const large = { name: /^Pictures of/ }

test('a piece that is gone to from another page can be looked at in 3D', async ({ page, open }) => {
  await open(list)
  await followToRing(page)
  await expect(page.getByRole('button', { name: 'View in 3D' })).toBeVisible()
  await expect(page.getByRole('button', { name: 'See it in true size' })).toHaveCount(0)
})

test('a page keeps its pictures where nobody can say how else to look at its piece', async ({
  page,
  open,
  expectTrouble,
}) => {
  expectTrouble(/views-of-design/, /ERR_FAILED/)
  await page.route(/\/views-of-design-[^/]*\.js$/, (route) => route.abort())
  const reported = page.waitForRequest((request) => request.url().endsWith('/api/reports'))
  await open(list)
  await followToRing(page)
  await expect(page.getByRole('button', { name: 'Zoom' })).toBeVisible()
  await expect(page.getByRole('button', { name: 'View in 3D' })).toHaveCount(0)
  expect((await reported).postData()).toContain('ways to look')
})

test('an enlarged picture that is slow to come opens for the press that asked for it', async ({
  page,
  open,
}) => {
  let letCome = () => {}
  const wanted = new Promise<void>((resolve) => (letCome = resolve))
  await page.route(/\/enlarged-picture-[^/]*\.js$/, async (route) => {
    await wanted
    await route.continue()
  })
  await open(ring)
  const zoom = page.getByRole('button', { name: 'Zoom' })
  await zoom.press('Enter')
  await expect(page.getByRole('dialog', large)).toHaveCount(0)
  letCome()
  await expect(page.getByRole('dialog', large)).toBeVisible()
  await expect(page.getByRole('group', { name: /^The enlarged picture/ })).toBeFocused()
  await page.keyboard.press('Escape')
  await expectModal(page, zoom, page.getByRole('dialog', large))
})

test('where a view does not come, the page says so beside its button', async ({
  page,
  open,
  expectTrouble,
}) => {
  expectTrouble(/enlarged-picture/, /piece-true-size/, /ERR_FAILED/)
  await page.route(/\/(?:enlarged-picture|piece-true-size)-[^/]*\.js$/, (route) => route.abort())
  await open(band)
  await page.getByRole('button', { name: 'Zoom' }).click()
  await expect(page.getByRole('alert')).toHaveText('The large picture did not come. Try again in a moment.')
  await expectAccessible(page)
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
