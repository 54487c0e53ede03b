import { failedCall } from '../support/faults.ts'
import { settingsMatching } from '../support/settings.ts'
import { expect, test, untilAlive, untilAwake } from '../support/test.ts'

const allSettings = '/create/engagement-ring'

test('a filter leads to its own address, and the page says what it shows', async ({ page, open, list }) => {
  await open(allSettings)
  await list.choose('Style', 'Halo')
  await expect(page).toHaveURL('/create/engagement-ring/halo')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Halo engagement ring settings')
  await expect(page).toHaveTitle('Halo engagement ring settings | Ashcombe')
  await expect(list.count).toHaveText('14 settings')
  expect(await list.names()).toEqual(settingsMatching({ style: ['halo'] }).map(({ name }) => name))
})

const sourceOf = (image: HTMLImageElement) => image.currentSrc

test('a card takes the small file of its picture', async ({ open, list }) => {
  await open(allSettings)
  const small = list.card('Six-claw solitaire').getByRole('img').first()
  await expect.poll(() => small.evaluate(sourceOf)).toMatch(/\/hero-320\.webp/)
})

test.describe('on a fine screen', () => {
  test.use({ deviceScaleFactor: 2 })

  test('the page of a design takes the large file of its picture, which keeps its place', async ({
    page,
    open,
  }) => {
    await open('/create/engagement-ring/product/PR-00201')
    const large = page.getByRole('img', { name: /^Six-claw solitaire in/ }).first()
    await expect.poll(() => large.evaluate(sourceOf)).toMatch(/\/hero-1280\.avif/)
    for (const side of ['width', 'height']) await expect(large).toHaveAttribute(side, '640')
  })
})

test('a filter that cannot be applied says so in place, and the list stays that was there', async ({
  page,
  open,
  list,
  world,
  expectTrouble,
}) => {
  expectTrouble(500, 503, failedCall)
  await open('/create/engagement-ring')
  await untilAlive(page)
  // Until then the browser would follow the link by itself.
  await untilAwake(await list.option('Style', 'Halo'))
  await world.setFaults({ kind: 'graphql-error', operation: 'SettingList' })
  await list.follow('Style', 'Halo')
  await expect(page.getByRole('alert').filter({ visible: true }).first()).toHaveText(
    'We could not apply that choice. The list is as it was.',
    { timeout: 15_000 },
  )
  await expect(page).toHaveURL('/create/engagement-ring')
  await expect(list.count).toHaveText('60 settings')
  await expect(list.cards).toHaveCount(24)
})

test.describe('before the script arrives', () => {
  test.use({ javaScriptEnabled: false })

  test('filters, their chips and the order work', async ({ page, list }) => {
    await page.goto('/create/engagement-ring')
    await list.choose('Style', 'Halo')
    await expect(page).toHaveURL('/create/engagement-ring/halo')
    await expect(list.count).toHaveText('14 settings')
    await list.chips.getByRole('link', { name: 'Remove Halo' }).click()
    await expect(page).toHaveURL('/create/engagement-ring')
    await list.sortBy('Newest')
    await expect(page).toHaveURL('/create/engagement-ring/sort-newest')
  })
})
