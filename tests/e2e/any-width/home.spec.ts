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

test('pictures of lists lead to them, each with what its list starts at', async ({ page, open }) => {
  await open('/')
  const tiles = (region: string) => page.getByRole('region', { name: region }).getByRole('listitem')
  const styles = tiles('Four ways to hold a stone')
  await expect(styles.getByRole('heading')).toHaveText(settingStyles.map(({ name }) => name))
  await expect(styles.getByRole('link')).toHaveText([
    /From £540\.00$/,
    /From £930\.00$/,
    /From £955\.00$/,
    /From £1,120\.00$/,
  ])
  const lists = tiles('And for every day after')
  await expect(lists.getByRole('link')).toHaveText([
    /^Wedding rings.* From £205\.00$/,
    /^Eternity rings.* From £960\.00$/,
    /^JewelleryEarrings from £150\.00, necklaces from £395\.00$/,
    /^Collections.* From £150\.00$/,
  ])
  await styles.getByRole('link', { name: /^Three Stones/ }).click()
  await expect(page).toHaveURL('/create/engagement-ring/3-stone')
  await page.goBack()
  await lists.getByRole('link', { name: /^Eternity rings/ }).click()
  await expect(page).toHaveURL('/eternity-rings/collection')
})

test('the first ring has a name, a price and a page of that price', async ({ page, open, setting }) => {
  await open('/')
  await page
    .getByRole('link', { name: 'Three-stone emerald 18ct Yellow Gold, setting from £1,665.00' })
    .click()
  await expect(page).toHaveURL('/create/engagement-ring/product/PR-00253/emerald-cut/yellow-gold')
  await expect(setting.price).toContainText('£1,665.00')
})

test('a natural and a lab-grown stone of one grade stand side by side, and lead to their pages', async ({
  page,
  open,
  world,
}) => {
  await open('/')
  const twins = page.getByRole('region', { name: 'Natural or lab-grown' }).getByRole('article')
  await expect(twins).toHaveText([/£5,584\.00/, /£666\.00/])
  await expect(twins.getByRole('link')).toHaveText([
    '1.00 ct round diamond: E, VS1, Excellent cut, GIA',
    'Natural diamonds',
    '1.00 ct round lab-grown diamond: E, VS1, Excellent cut, IGI',
    'Lab-grown diamonds',
  ])
  await twins.getByRole('link', { name: /^1\.00 ct round lab-grown/ }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('1.00 ct Round lab-grown diamond')
  await expect(page.getByRole('main')).toContainText('£666.00')

  await world.setStoneAvailability('111596', 'SOLD')
  await open('/')
  await expect(twins.first()).not.toContainText('£5,584.00')
})

test('the boutiques say when they are open', async ({ page, open }) => {
  await open('/')
  const boutiques = page.getByRole('region', { name: 'Come and try them on' }).getByRole('listitem')
  await expect(boutiques.getByRole('heading')).toHaveText(['London', 'Manchester', 'Cheshire'])
  await expect(boutiques.getByRole('definition')).toHaveText([
    '10:00 to 18:00',
    '10:00 to 17:00',
    'Closed',
    '10:00 to 18:00',
    '10:00 to 17:00',
    'Closed',
    '10:00 to 17:30',
    '10:00 to 17:00',
    'Closed',
  ])
  await expect(boutiques.nth(1).getByRole('term')).toHaveText([
    'Wednesday to Friday',
    'Saturday',
    'Sunday to Tuesday',
  ])
})

test('the shop can be rung, written to and visited from every page', async ({ page, open }) => {
  await open('/')
  const help = page.getByRole('region', { name: 'A jeweller is here to help' })
  await expect(help.getByRole('link', { name: '0808 157 0142' })).toHaveAttribute('href', 'tel:+448081570142')
  await expect(help.getByRole('link', { name: /Send a message/ })).toHaveAttribute('href', '/contact')
  const footer = page.getByRole('contentinfo')
  await expect(footer.getByRole('link', { name: /@.*example\.com/ })).toHaveAttribute('href', /^mailto:/)
  for (const boutique of ['London', 'Manchester', 'Cheshire']) await expect(footer).toContainText(boutique)
  await expect(footer).toContainText('Registered in England and Wales')
})

test('a window too narrow for tabs has the menu in their place', async ({ page, open }) => {
  await page.setViewportSize({ width: 900, height: 900 })
  await open('/jewellery/collection')
  const tabs = page.getByRole('banner').getByRole('navigation', { name: 'Shop' })
  await expect(tabs).toBeHidden()
  await page.getByRole('button', { name: 'Menu' }).click()
  const drawer = page.getByRole('dialog', { name: 'Menu' })
  await drawer.getByRole('link', { name: 'Jewellery' }).click()
  await drawer.getByRole('link', { name: 'Sale' }).click()
  await expect(page).toHaveURL('/sale')
  await page.setViewportSize({ width: 1024, height: 900 })
  await expect(tabs.getByRole('link')).toHaveText([
    'Engagement Rings',
    'Wedding Rings',
    'Jewellery',
    'Bespoke',
    'Learn',
  ])
  await expect(page.getByRole('button', { name: 'Menu' })).toBeHidden()
})

test('the home page has one choice to start with, and it leads to all settings', async ({
  page,
  open,
  list,
}) => {
  await open('/')
  await expect(page).toHaveTitle('Engagement rings, made once | Ashcombe')
  await page
    .getByRole('main')
    .getByRole('link', { name: 'Start with a setting 60 designs, from £540.00' })
    .click()
  await expect(page).toHaveURL('/create/engagement-ring')
  await expect(list.count).toHaveText('60 settings')
})
