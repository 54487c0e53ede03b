import { expectAccessible } from '../support/axe.ts'
import { expectModal } from '../support/modal.ts'
import { expect, test } from '../support/test.ts'

test('the menu keeps the focus, closes with Esc and gives the focus back', async ({ page, open }) => {
  await open('/')
  await expectModal(
    page,
    page.getByRole('button', { name: 'Menu' }),
    page.getByRole('dialog', { name: 'Menu' }),
  )
})

test('the menu leads on and closes', async ({ page, open }) => {
  await open('/')
  await page.getByRole('button', { name: 'Menu' }).click()
  const menu = page.getByRole('dialog', { name: 'Menu' })
  await menu.getByRole('link', { name: 'Engagement Rings' }).click()
  await menu.getByRole('link', { name: 'Pear' }).click()
  await expect(page).toHaveURL('/create/engagement-ring/pear-shape')
  await expect(menu).toBeHidden()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Pear engagement ring settings')
})

test('the page behind the open menu does not scroll', async ({ page, open }) => {
  await open('/')
  await page.getByRole('button', { name: 'Menu' }).click()
  await expect(page.getByRole('dialog', { name: 'Menu' })).toBeVisible()
  await expectAccessible(page)
  const isLocked = () =>
    page.evaluate(() =>
      [document.documentElement, document.body].some((part) => getComputedStyle(part).overflowY === 'hidden'),
    )
  await expect.poll(isLocked).toBe(true)
  await page.keyboard.press('Escape')
  await expect.poll(isLocked).toBe(false)
})

test('the filters keep the focus, close with Esc and give the focus back', async ({ page, open }) => {
  await open('/create/engagement-ring')
  await expectModal(
    page,
    page.getByRole('button', { name: /^Filter/ }),
    page.getByRole('dialog', { name: 'Filters' }),
  )
})
