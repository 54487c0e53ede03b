import { giveConsent } from '../support/consent.ts'
import { expectAccessible } from '../support/axe.ts'
import { expect, openPage, test, worldCookie } from '../support/test.ts'
import { openWorld } from '../support/world.ts'

const onSale = '/create/engagement-ring/product/PR-00202/oval-shape/platinum'

test('two worlds at once never see each other’s clock or faults', async ({
  browser,
  page,
  open,
  setting,
  shopUrl,
  world,
}) => {
  const other = await openWorld()
  const otherVisitor = await browser.newContext({ baseURL: shopUrl })
  await otherVisitor.addCookies([worldCookie(other.id, shopUrl)])
  await giveConsent(otherVisitor)
  const otherPage = await otherVisitor.newPage()
  const otherPrice = otherPage.getByRole('paragraph').filter({ hasText: 'setting only, including VAT' })

  await other.setClock('2026-12-02T00:00:00Z')
  await world.setFaults({ kind: 'graphql-error', operation: 'SettingList' })
  await Promise.all([open(onSale), openPage(otherPage, onSale)])
  await expect(setting.price).toContainText('£810.00')
  await expect(otherPrice).toContainText('£900.00')

  await openPage(otherPage, '/create/engagement-ring')
  await expect(otherPage.getByText('Showing 24 of 60')).toBeVisible()
  await other.setFaults({ kind: 'http-500', operation: '*' })
  await page.reload()
  await expect(setting.price).toContainText('£810.00')

  await otherVisitor.close()
  await other.remove()
})

for (const state of ['gone', 'unknown'] as const) {
  test(`a page in a world that is ${state} offers to leave it, and leaving works`, async ({
    page,
    context,
    open,
    shopUrl,
    world,
    expectTrouble,
  }) => {
    expectTrouble(503, /Shop API, world/)
    if (state === 'gone') await world.remove()
    else await context.addCookies([worldCookie('nobody-made-this-one', shopUrl)])
    await open('/create/engagement-ring/halo')
    await expect(page.getByRole('alert')).toContainText('The test world that this browser asks for')
    if (state === 'gone') await expectAccessible(page)
    await page.getByRole('button', { name: 'Leave this world' }).click()
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Halo engagement ring settings')
    await expect(page).toHaveURL('/create/engagement-ring/halo')
    expect(await context.cookies(shopUrl)).toEqual([])
  })
}

test('a world that goes while a page is open is said to be gone when the next page is followed', async ({
  page,
  open,
  list,
  world,
  expectTrouble,
}) => {
  expectTrouble(410, /Shop API, world/)
  await open('/create/engagement-ring')
  await world.remove()
  await list.link(list.card('Pear solitaire')).click()
  await page.getByRole('button', { name: 'Leave this world' }).click()
  await expect(page.getByRole('heading', { level: 1 })).toContainText('Pear solitaire')
})
