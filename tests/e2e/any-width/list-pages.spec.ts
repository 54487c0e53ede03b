import { settings } from '@shop/fixtures/designs/settings'
import { choiceWithoutSettings, filterOptions, listPath } from '../support/settings.ts'
import { expect, test, untilViewed } from '../support/test.ts'

const allSettings = '/create/engagement-ring'

test('the list shows the first twenty-four of sixty settings in the jeweller’s own order', async ({
  open,
  list,
}) => {
  await open(allSettings)
  await expect(list.count).toHaveText('60 settings')
  await expect(list.cards).toHaveCount(24)
  expect(await list.names()).toEqual(settings.slice(0, 24).map(({ name }) => name))
})

test('a list without settings says so and offers every way back', async ({ page, open, list }) => {
  const choice = choiceWithoutSettings()
  await open(listPath(choice))
  await expect(list.cards).toHaveCount(0)
  await expect(list.count).toHaveText('0 settings')
  await expect(page.getByRole('heading', { name: 'No setting matches all of that' })).toBeVisible()
  const main = page.getByRole('main')
  await expect(main.getByRole('link', { name: 'Show all settings' })).toHaveAttribute('href', allSettings)
  const metal = filterOptions.metal.find(({ slug }) => slug === choice.metal[0])
  await main.getByRole('link', { name: `Without ${metal?.name}` }).click()
  await expect(page).toHaveURL(listPath({ shape: choice.shape, style: choice.style }))
  await expect(list.cards.first()).toBeVisible()
})

test('chips name what is chosen and take it away one by one', async ({ page, open, list }) => {
  await open('/create/engagement-ring/oval-shape_halo_platinum')
  await expect(list.chips.getByRole('link')).toHaveText(['Oval', 'Halo', 'Platinum', 'Clear all'])
  await list.chips.getByRole('link', { name: 'Remove Halo' }).click()
  await expect(page).toHaveURL('/create/engagement-ring/oval-shape_platinum')
  await expect(list.chips.getByRole('link')).toHaveText(['Oval', 'Platinum', 'Clear all'])
})

test('“Load more” shows forty-eight and then all sixty, and moves on from the first new piece', async ({
  page,
  open,
  list,
}) => {
  await open(allSettings)
  const more = page.getByRole('link', { name: 'Load more settings' })
  await expect(page.getByText('Showing 24 of 60')).toBeVisible()
  await more.click()
  await expect(list.cards).toHaveCount(48)
  await expect(page.getByText('Showing 48 of 60')).toBeVisible()
  await expect(list.link(list.cards.nth(24))).toBeFocused()
  await more.click()
  await expect(list.cards).toHaveCount(60)
  await expect(more).toHaveCount(0)
  await expect(list.link(list.cards.nth(48))).toBeFocused()
  await expect(page).toHaveURL(`${allSettings}/first-72`)
  expect(await list.names()).toEqual(settings.map(({ name }) => name))
})

test('Back brings all loaded settings back, to the piece that was opened', async ({ page, open, list }) => {
  await open(allSettings)
  await page.getByRole('link', { name: 'Load more settings' }).click()
  await expect(list.link(list.cards.nth(24))).toBeFocused()
  const opened = list.cards.nth(40)
  await opened.scrollIntoViewIfNeeded()
  await expect(opened).toBeInViewport()
  await list.link(opened).click()
  await untilViewed(page, 'CreateEngagementRingSetting')
  await page.goBack()
  await expect(list.cards).toHaveCount(48)
  await expect(opened).toBeInViewport()
})

test('a swatch changes the picture, the price and where the card leads', async ({ page, open, list }) => {
  await open(allSettings)
  const card = list.card('Six-claw solitaire')
  await expect(card).toContainText('From £880.00')
  await card.getByRole('button', { name: '18ct Yellow Gold' }).click()
  await expect(card.getByRole('button', { name: '18ct Yellow Gold' })).toHaveAttribute('aria-pressed', 'true')
  const picture = card.getByRole('img', { name: 'Six-claw solitaire in 18ct Yellow Gold' })
  await expect(picture).toHaveAttribute('src', /\/PR-00201\/round-brilliant\/yellow-gold\//)
  await expect
    .poll(() => picture.evaluate((image: HTMLImageElement) => image.naturalWidth))
    .toBeGreaterThan(0)
  await expect(card).toContainText('From £865.00')
  await expect(page).toHaveURL(allSettings)
  await list.link(card).click()
  await expect(page).toHaveURL('/create/engagement-ring/product/PR-00201/round-brilliant/yellow-gold')
})
