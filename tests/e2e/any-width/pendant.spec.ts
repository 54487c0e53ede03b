import { BasketPage } from '../support/basket-page.ts'
import { edgeStoneId } from '../support/stones.ts'
import { expect, test as shopTest } from '../support/test.ts'

const review = `/create/pendant/review/PD-00301/round-brilliant/yellow-gold/${edgeStoneId('pairLeft')}`
const engravable = `/create/pendant/review/PD-00303/round-brilliant/yellow-gold/${edgeStoneId('pairLeft')}`

const test = shopTest.extend<{ basket: BasketPage }>({
  basket: async ({ page }, use) => use(new BasketPage(page)),
})

test('the length of a chain changes on the review, stays over a reload, and is no other pendant’s', async ({
  page,
  open,
  review: reviewPage,
}) => {
  await open(review)
  await expect(reviewPage.order).toHaveText('Add to basket, £4,720.00')
  await reviewPage.settingLine.getByText('Change chain', { exact: true }).click()
  await reviewPage.settingLine.getByRole('combobox', { name: 'Chain length' }).selectOption('24"')
  await expect(reviewPage.order).toHaveText('Add to basket, £4,780.00')
  await open(review)
  await expect(reviewPage.order).toHaveText('Add to basket, £4,780.00')
  await open('/create/pendant/product/PD-00302/round-brilliant/yellow-gold')
  await expect(page.getByRole('region', { name: 'Chain length' }).getByRole('combobox')).toHaveValue('18"')
})

test('a shared address brings engraving and chain to another browser, and lets go of them then', async ({
  page,
  open,
  review: reviewPage,
}) => {
  await open(`${engravable}#engraving=ANNE&lettering=Script&chain-length=16&finger-size=N`)
  await expect(reviewPage.settingLine).toContainText('Engraved ANNE, Script')
  await expect(reviewPage.settingLine).toContainText('Chain 16" (41 cm)')
  await expect(page).toHaveURL(engravable)
  await reviewPage.change('engraving')
  await reviewPage.settingLine.getByRole('button', { name: 'Remove', exact: true }).click()
  await open(engravable)
  await expect(reviewPage.settingLine).toContainText('Not engraved')
  await expect(reviewPage.settingLine).toContainText('Chain 16" (41 cm)')
})

test('what is shared is the address with what makes the pendant one person’s', async ({
  page,
  open,
  review: reviewPage,
}) => {
  await page.addInitScript(() => {
    const shared: string[] = []
    Object.assign(window, { shared })
    Object.defineProperty(navigator, 'share', {
      value: ({ url }: { url: string }) => {
        shared.push(url)
        return Promise.resolve()
      },
    })
  })
  await open(`${engravable}#engraving=ANNE&chain-length=20`)
  await expect(reviewPage.settingLine).toContainText('Engraved ANNE, Roman')
  await expect(page.getByRole('button', { name: 'Print' })).toBeVisible()
  await page.getByRole('button', { name: 'Share' }).click()
  // The script above has put it there.
  const shared = () => page.evaluate(() => (window as unknown as { shared: string[] }).shared)
  await expect
    .poll(async () => (await shared()).map((url) => new URL(url).pathname + new URL(url).hash))
    .toEqual([`${engravable}#engraving=ANNE&lettering=Roman&chain-length=20`])
})
