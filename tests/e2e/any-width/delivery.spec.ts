import type { Page } from '@playwright/test'
import { expect, test, untilViewed } from '../support/test.ts'

// Every test begins on Wednesday 25 November 2026 at 10:00 in London.

test('a setting that is followed says its day, made to order in 25 working days, and why, and asks for the bank holidays once', async ({
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
    await promise(page).click()
    await expectWay(page, [
      ['Wed 25 Nov', 'You order before 14:00, London time'],
      ['25 working days', 'We make, set and hallmark your ring'],
      ['Closed', '25 and 28 December, 1 January'],
      ['Mon 4 Jan', 'Delivered, insured and signed for. Free in the UK'],
    ])
    await page.goBack()
    await expect(list.cards).toHaveCount(24)
  }
  expect(asked).toHaveLength(1)
})

test('what lies in stock in one size promises no day before that size is chosen', async ({
  page,
  open,
  setting,
}) => {
  await open('/create/engagement-ring/product/PR-00208/emerald-cut/yellow-gold')
  await expect(promise(page)).toHaveText('Arrives by Wednesday 23 December 2026')
  const size = setting.fingerSize.getByRole('combobox', { name: 'Finger size' })
  await size.selectOption('M½')
  await expect(promise(page)).toHaveText('Arrives by Friday 27 November 2026')
  await size.selectOption('N')
  await expect(promise(page)).toHaveText('Arrives by Wednesday 23 December 2026')
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
