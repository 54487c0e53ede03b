import { settingStyles, shapes } from '@shop/schema/domain/vocabulary/taxonomy'
import { expect, test } from '../support/test.ts'

test('the home page shows ten shapes, pictures of lists and when the boutiques are open, and says how to reach the shop', async ({
  page,
  open,
}) => {
  await open('/')
  await expect(page).toHaveTitle('Engagement rings, made once | Ashcombe')
  const region = (name: string) => page.getByRole('region', { name })
  const tiles = (name: string) => region(name).getByRole('listitem')

  await test.step('ten shapes lead to the settings made in them', async () => {
    const links = region('Find your shape').getByRole('link')
    await expect(links).toHaveText(shapes.map(({ name }) => name))
    for (const [index, { slug }] of shapes.entries()) {
      await expect(links.nth(index)).toHaveAttribute('href', `/create/engagement-ring/${slug}`)
    }
  })
  await test.step('pictures of lists lead to them, each with what its list starts at', async () => {
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
    await expect(styles.getByRole('link', { name: /^Three Stones/ })).toHaveAttribute(
      'href',
      '/create/engagement-ring/3-stone',
    )
    await expect(lists.getByRole('link', { name: /^Eternity rings/ })).toHaveAttribute(
      'href',
      '/eternity-rings/collection',
    )
  })
  await test.step('the boutiques say when they are open', async () => {
    const boutiques = tiles('Come and try them on')
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
  await test.step('the shop can be rung, written to and visited', async () => {
    const help = region('A jeweller is here to help')
    await expect(help.getByRole('link', { name: '0808 157 0142' })).toHaveAttribute(
      'href',
      'tel:+448081570142',
    )
    await expect(help.getByRole('link', { name: /Send a message/ })).toHaveAttribute('href', '/contact')
    const footer = page.getByRole('contentinfo')
    await expect(footer.getByRole('link', { name: /@.*example\.com/ })).toHaveAttribute('href', /^mailto:/)
    for (const boutique of ['London', 'Manchester', 'Cheshire']) await expect(footer).toContainText(boutique)
    await expect(footer).toContainText('Registered in England and Wales')
  })
})

test('from the home page one goes to all settings, to those of a shape, to the first ring and to the lab-grown one of two stones of one grade; a stone that is sold stands there no more', async ({
  page,
  open,
  list,
  setting,
  world,
}) => {
  const title = page.getByRole('heading', { level: 1 })
  await open('/')
  await test.step('all settings', async () => {
    await page
      .getByRole('main')
      .getByRole('link', { name: 'Start with a setting 60 designs, from £540.00' })
      .click()
    await expect(page).toHaveURL('/create/engagement-ring')
    await expect(list.count).toHaveText('60 settings')
    await page.goBack()
  })
  await test.step('a shape', async () => {
    await page.getByRole('region', { name: 'Find your shape' }).getByRole('link', { name: 'Oval' }).click()
    await expect(page).toHaveURL('/create/engagement-ring/oval-shape')
    await expect(title).toHaveText('Oval engagement ring settings')
    await expect(list.cards).toHaveCount(24)
    await page.goBack()
  })
  await test.step('the first ring, at the price it has here', async () => {
    await page
      .getByRole('link', { name: 'Three-stone emerald 18ct Yellow Gold, setting from £1,665.00' })
      .click()
    await expect(page).toHaveURL('/create/engagement-ring/product/PR-00253/emerald-cut/yellow-gold')
    await expect(setting.price).toContainText('£1,665.00')
    await page.goBack()
  })
  await test.step('a natural and a lab-grown stone of one grade, side by side', async () => {
    const twins = page.getByRole('region', { name: 'Natural or lab-grown' }).getByRole('article')
    await expect(twins).toHaveText([/£5,584\.00/, /£666\.00/])
    await expect(twins.getByRole('link')).toHaveText([
      '1.00 ct round diamond: E, VS1, Excellent cut, GIA',
      'Natural diamonds',
      '1.00 ct round lab-grown diamond: E, VS1, Excellent cut, IGI',
      'Lab-grown diamonds',
    ])
    await twins.getByRole('link', { name: /^1\.00 ct round lab-grown/ }).click()
    await expect(title).toHaveText('1.00 ct Round lab-grown diamond')
    await expect(page.getByRole('main')).toContainText('£666.00')

    await world.setStoneAvailability('111596', 'SOLD')
    await open('/')
    await expect(twins.first()).not.toContainText('£5,584.00')
  })
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
