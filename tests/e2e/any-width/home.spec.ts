import { settings } from '@shop/fixtures/designs/settings'
import { settingStyles, shapes } from '@shop/schema/domain/vocabulary/taxonomy'
import { expect, test } from '../support/test.ts'

test('ten shapes lead to the settings made in them', async ({ page, open, list }) => {
  await open('/')
  const links = page.getByRole('region', { name: 'Find your shape' }).getByRole('link')
  await expect(links).toHaveText(shapes.map(({ name }) => name))
  for (const [index, { slug }] of shapes.entries()) {
    await expect(links.nth(index)).toHaveAttribute('href', `/create/engagement-ring/${slug}`)
  }
  await links.filter({ hasText: 'Oval' }).click()
  await expect(page).toHaveURL('/create/engagement-ring/oval-shape')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Oval engagement ring settings')
  await expect(list.cards).toHaveCount(24)
})

test('four styles lead to their settings', async ({ page, open }) => {
  await open('/')
  const links = page.getByRole('region', { name: 'Four ways to hold a stone' }).getByRole('link')
  await expect(links).toHaveText(settingStyles.map(({ name }) => name))
  await links.filter({ hasText: 'Three Stones' }).click()
  await expect(page).toHaveURL('/create/engagement-ring/3-stone')
})

test('the first four settings stand in the window and lead to their pages', async ({ page, open }) => {
  await open('/')
  const window = page.getByRole('region', { name: 'Settings to begin with' })
  await expect(window.getByRole('article').getByRole('heading')).toHaveText(
    settings.slice(0, 4).map(({ name }) => name),
  )
  await expect(window.getByRole('link', { name: 'All 60 settings' })).toHaveAttribute(
    'href',
    '/create/engagement-ring',
  )
  await window.getByRole('link', { name: 'Six-claw solitaire' }).click()
  await expect(page).toHaveURL('/create/engagement-ring/product/PR-00201/round-brilliant/platinum')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Six-claw solitaire in Platinum (950)')
})

test('the shop can be rung, written to and visited from every page', async ({ page, open }) => {
  await open('/')
  const help = page.getByRole('region', { name: 'A jeweller is here to help' })
  await expect(help.getByRole('link', { name: '0808 157 0142' })).toHaveAttribute('href', 'tel:+448081570142')
  await expect(help.getByRole('link', { name: /@.*example\.com/ })).toHaveAttribute('href', /^mailto:/)
  const footer = page.getByRole('contentinfo')
  for (const boutique of ['London', 'Manchester', 'Cheshire']) await expect(footer).toContainText(boutique)
  await expect(footer).toContainText('Registered in England and Wales')
})

test('a window too narrow for tabs has the menu in their place', async ({ page, open }) => {
  await page.setViewportSize({ width: 900, height: 900 })
  await open('/jewellery/collection')
  const tabs = page.getByRole('banner').getByRole('navigation', { name: 'Shop' })
  await expect(tabs).toBeHidden()
  await page.getByRole('button', { name: 'Menu' }).click()
  await page.getByRole('dialog', { name: 'Menu' }).getByRole('link', { name: 'Sale' }).click()
  await expect(page).toHaveURL('/sale')
  await page.setViewportSize({ width: 1024, height: 900 })
  await expect(tabs.getByRole('link')).toHaveCount(8)
  await expect(page.getByRole('button', { name: 'Menu' })).toBeHidden()
})

test('the home page has one choice to start with, and it leads to all settings', async ({
  page,
  open,
  list,
}) => {
  await open('/')
  await expect(page).toHaveTitle('Engagement rings, made once | Ashcombe')
  await page.getByRole('link', { name: 'Start with a setting' }).click()
  await expect(page).toHaveURL('/create/engagement-ring')
  await expect(list.count).toHaveText('60 settings')
})
