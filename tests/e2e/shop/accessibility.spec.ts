import { expectAccessible } from '../support/axe.ts'
import { untilExplained } from '../support/explanations.ts'
import { failedCall } from '../support/faults.ts'
import { unknownPath } from '../support/pages.ts'
import { choiceWithoutSettings, listPath } from '../support/settings.ts'
import { expect, test } from '../support/test.ts'

// Colours are looked at where they end, not on their way.
test.use({ contextOptions: { reducedMotion: 'reduce' } })

test('axe finds nothing on a list with its order open, its filters open, cut short, and empty', async ({
  page,
  open,
  list,
  world,
  expectTrouble,
}) => {
  expectTrouble(500, failedCall)
  await test.step('its order open', async () => {
    await open('/create/engagement-ring')
    await list.sort.click()
    await expect(page.getByRole('link', { name: 'Newest' })).toBeVisible()
    await expectAccessible(page)
    await page.keyboard.press('Escape')
  })
  await test.step('cut short', async () => {
    await world.setFaults({ kind: 'graphql-error', operation: 'SettingList' })
    await page.getByRole('link', { name: 'Load more settings' }).click()
    await expect(page.getByRole('alert')).toBeVisible()
    await expectAccessible(page)
    await world.clearFaults()
  })
  await test.step('its filters open', async () => {
    await open('/create/engagement-ring/oval-shape_halo')
    await expect((await list.filters()).getByRole('region', { name: 'Metal' })).toBeVisible()
    await expectAccessible(page)
  })
  await test.step('empty', async () => {
    await open(listPath(choiceWithoutSettings()))
    await expectAccessible(page)
  })
})

test('axe finds nothing on a page that is not there, or could not be served', async ({
  page,
  open,
  world,
  expectTrouble,
}) => {
  expectTrouble(404, 503, failedCall)
  await open(unknownPath)
  await expectAccessible(page)
  await world.setFaults({ kind: 'http-500', operation: 'SettingList' })
  await open('/create/engagement-ring/halo')
  await expectAccessible(page)
})

test('axe finds nothing on a setting with everything opened and filled in, nor in its enlarged picture', async ({
  page,
  open,
  setting,
}) => {
  await open('/create/engagement-ring/product/PR-00204/oval-shape/yellow-gold')
  await page.getByText('Why this price').click()
  await setting.fingerSize.getByRole('checkbox', { name: /not sure/ }).check()
  await setting.engravingText.fill('Zoë, from this day forward')
  await expect(setting.engravingText).toHaveAttribute('aria-invalid', 'true')
  await untilExplained(page)
  await expectAccessible(page)
  await page.getByRole('button', { name: 'Zoom' }).click()
  await expect(page.getByRole('dialog')).toBeVisible()
  await expectAccessible(page)
})

test('axe finds nothing under the header that came along', async ({ page, open }) => {
  await open('/')
  await page.getByRole('contentinfo').scrollIntoViewIfNeeded()
  await expect(page.getByRole('banner')).toHaveCSS('position', 'fixed')
  await expectAccessible(page)
})
