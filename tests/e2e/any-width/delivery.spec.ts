import type { Page } from '@playwright/test'
import { troubles } from '../support/faults.ts'
import { expect, test, untilViewed } from '../support/test.ts'

/** Made to order in 25 working days; every test begins on Wednesday 25 November 2026 at 10:00 in London. */
const personalisation = '/create/engagement-ring/product/PR-00201/round-brilliant/platinum'

/** With Express Delivery; on the shelf in size N, made to order in 15 working days. */
const inStock = '/create/engagement-ring/product/PR-00204/round-brilliant/platinum'

test('a setting says on which day it arrives, and why', async ({ page, open }) => {
  await open(personalisation)
  await expect(promise(page)).toHaveText('Arrives by Monday 4 January 2027')
  await promise(page).click()
  await expectWay(page, [
    ['Wed 25 Nov', 'You order before 14:00, London time'],
    ['25 working days', 'We make, set and hallmark your ring'],
    ['Closed', '25 and 28 December, 1 January'],
    ['Mon 4 Jan', 'Delivered, insured and signed for. Free in the UK'],
  ])
})

test('an order at 14:00 arrives a day later, and the page says so', async ({
  page,
  open,
  request,
  world,
}) => {
  // The clock of an open page goes on: the last second before 14:00 is the server's to tell.
  await world.setClock('2026-11-25T13:59:59Z')
  expect(await (await request.get(personalisation)).text()).toContain('Monday 4 January 2027')
  await world.setClock('2026-11-25T13:59:00Z')
  await open(personalisation)
  await expect(promise(page)).toHaveText('Arrives by Monday 4 January 2027')
  await world.setClock('2026-11-25T14:00:00Z')
  await open(personalisation)
  await expect(promise(page)).toHaveText('Arrives by Tuesday 5 January 2027')
  await promise(page).click()
  await expectWay(page, [
    ['Wed 25 Nov', 'You order'],
    ['+ 1 day', 'For an order at 14:00 or later, London time'],
    ['Thu 26 Nov', 'Working days count from here'],
    ['25 working days', 'We make, set and hallmark your ring'],
    ['Closed', '25 and 28 December, 1 January'],
    ['Tue 5 Jan', 'Delivered, insured and signed for. Free in the UK'],
  ])
})

test('an order on Good Friday counts from Easter Monday', async ({ page, open, world }) => {
  await world.setClock('2026-04-03T09:00:00Z')
  await open(personalisation)
  await promise(page).click()
  await expect(way(page).getByRole('definition')).toContainText([
    'You order',
    'For an order on a bank holiday that is a Friday',
    'Working days count from here',
  ])
  await expect(way(page).getByRole('term').nth(2)).toHaveText('Mon 6 Apr')
})

for (const { name, fault } of troubles) {
  test(`the day is the same when the list of bank holidays ${name}`, async ({ page, open, world }) => {
    await world.setFaults({ ...fault, operation: 'BankHolidays', remaining: 1 })
    await open(personalisation)
    // The list was asked for, and failed.
    expect(await world.faults()).toEqual([])
    await expect(promise(page)).toHaveText('Arrives by Monday 4 January 2027')
    await promise(page).click()
    await expect(way(page)).toContainText('25 and 28 December, 1 January')
  })
}

test('a setting in stock comes by Express Delivery, in the size that lies there', async ({
  page,
  open,
  setting,
  world,
}) => {
  await open(inStock)
  const size = setting.fingerSize.getByRole('combobox', { name: 'Finger size' })
  await expect(promise(page)).toHaveText('Arrives by Thursday 26 November 2026')
  await size.selectOption('M')
  await expect(promise(page)).toHaveText('Arrives by Wednesday 16 December 2026')
  await size.selectOption('N')
  await expect(promise(page)).toHaveText('Arrives by Thursday 26 November 2026')
  await setting.engravingText.fill('amor')
  await expect(promise(page)).toHaveText('Arrives by Friday 27 November 2026')
  await setting.engravingText.fill('')
  await world.setClock('2026-11-25T13:00:00Z')
  await page.reload()
  await expect(promise(page)).toHaveText('Arrives by Friday 27 November 2026')
  await promise(page).click()
  await expectWay(page, [
    ['Wed 25 Nov', 'You order at 13:00 or later, London time'],
    ['2 working days', 'In stock as shown: sent with Express Delivery.'],
    ['Fri 27 Nov', 'Delivered, insured and signed for. Free in the UK'],
  ])
})

test('a metal that is not on the shelf is made to order', async ({ page, open, setting }) => {
  await open(inStock)
  await setting.metals.getByRole('link', { name: /^Rose Gold 18ct/ }).click()
  await expect(promise(page)).toHaveText('Arrives by Wednesday 16 December 2026')
})

test('a ring whose size is not known yet counts from when it is', async ({ page, open, setting }) => {
  await open(personalisation)
  await promise(page).click()
  await expect(way(page)).not.toContainText('Counted from')
  await setting.fingerSize.getByRole('checkbox', { name: /not sure/ }).check()
  await expect(way(page)).toContainText('Arrives about 25 working days after you tell us your size')
  await expect(way(page)).toContainText('Counted from the day you tell us your size.')
  await expect(promise(page)).toHaveCount(0)
})

test('a setting that is followed says its day, and asks for the bank holidays once', async ({
  page,
  open,
  list,
}) => {
  const asked: string[] = []
  page.on('request', (request) => {
    if (new URL(request.url()).pathname === '/api/bank-holidays') asked.push(request.url())
  })
  await open('/create/engagement-ring')
  for (const name of ['Six-claw solitaire', 'Knife-edge solitaire']) {
    await list.link(list.card(name)).click()
    await untilViewed(page, 'CreateEngagementRingSetting')
    await expect(promise(page)).toHaveText('Arrives by Monday 4 January 2027')
    await page.goBack()
    await expect(list.cards).toHaveCount(24)
  }
  expect(asked).toHaveLength(1)
})

/** The line that names the day; it opens the way there. */
function promise(page: Page) {
  return page.getByRole('main').getByText(/^Arrives by \w+day/)
}

/** The rows behind it. */
function way(page: Page) {
  return page.getByRole('group').filter({ hasText: 'Arrives' })
}

async function expectWay(page: Page, rows: readonly (readonly [string, string])[]): Promise<void> {
  await expect(way(page).getByRole('term')).toHaveText(rows.map(([when]) => when))
  await expect(way(page).getByRole('definition')).toHaveText(rows.map(([, what]) => what))
}
