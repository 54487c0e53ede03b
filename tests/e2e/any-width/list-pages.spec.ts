import type { Page } from '@playwright/test'
import { settings } from '@shop/fixtures/designs/settings'
import { forgetVisit } from '../support/forget-visit.ts'
import { choiceWithoutSettings, filterOptions, listPath } from '../support/settings.ts'
import { expect, test, untilAlive, untilViewed } from '../support/test.ts'

const allSettings = '/create/engagement-ring'

test('the list shows the first settings in the jeweller’s own order, and a swatch changes picture, price and where a card leads', async ({
  page,
  open,
  list,
}) => {
  await open(allSettings)
  await expect(list.count).toHaveText('60 settings')
  await expect(list.cards).toHaveCount(24)
  expect(await list.names()).toEqual(settings.slice(0, 24).map(({ name }) => name))
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

test('more settings are loaded, kept while one of them comes, and by Back, a reload and their address', async ({
  page,
  open,
  list,
  world,
}) => {
  await open(allSettings)
  const more = page.getByRole('link', { name: 'Load more settings' })
  await expect(page.getByText('Showing 24 of 60')).toBeVisible()
  await more.click()
  await expect(list.cards).toHaveCount(48)
  await expect(page.getByText('Showing 48 of 60')).toBeVisible()
  await expect(list.link(list.cards.nth(24))).toBeFocused()
  await expect(page).toHaveURL(`${allSettings}/first-48`)

  const opened = list.cards.nth(40)
  await test.step('the list stands still while the piece that was followed is loading', async () => {
    await opened.scrollIntoViewIfNeeded()
    await expect(opened).toBeInViewport()
    await world.setFaults({ kind: 'delay', operation: 'DesignDetail', delayMs: 900 })
    const cardsWhenFollowed = cardsAtAddress(page, '/product/')
    await list.link(opened).click()
    expect(await cardsWhenFollowed).toBe(48)
    await untilViewed(page, 'CreateEngagementRingSetting')
    await world.clearFaults()
  })
  await test.step('Back and a reload keep all of them, and the place among them', async () => {
    await page.goBack()
    await expect(list.cards).toHaveCount(48)
    await expect(opened).toBeInViewport()
    await page.reload()
    await untilAlive(page)
    await expect(list.cards).toHaveCount(48)
    await expect(opened).toBeInViewport()
  })
  await test.step('so does another browser, where a filter begins anew', async () => {
    await forgetVisit(page)
    await open(`${allSettings}/first-48`)
    await expect(list.cards).toHaveCount(48)
    await more.click()
    await expect(list.cards).toHaveCount(60)
    await expect(more).toHaveCount(0)
    await expect(list.link(list.cards.nth(48))).toBeFocused()
    await expect(page).toHaveURL(`${allSettings}/first-72`)
    expect(await list.names()).toEqual(settings.map(({ name }) => name))
    await list.choose('Style', 'Halo')
    await expect(page).toHaveURL(`${allSettings}/halo`)
  })
})

/** How many cards stand as soon as the address is another one; looked at in the page, which a slow test may miss. */
async function cardsAtAddress(page: Page, part: string): Promise<number> {
  return page.evaluate(
    (wanted) =>
      new Promise<number>((resolve) => {
        const look = () => {
          if (location.pathname.includes(wanted)) resolve(document.querySelectorAll('main article').length)
          else requestAnimationFrame(look)
        }
        look()
      }),
    part,
  )
}
