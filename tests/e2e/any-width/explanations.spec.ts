import type { Locator, Page } from '@playwright/test'
import { expectAccessible } from '../support/axe.ts'
import { expect, test, untilAlive, untilIdle } from '../support/test.ts'

const setting = '/create/engagement-ring/product/PR-00201'
/** Made to order, so that it arrives on a day; dear enough to be paid in instalments. */
const pendant = '/necklaces/product/NE-00901/white-gold/0-20'

const explanations = [
  { file: 'price-steps', summary: 'Why this price', says: 'The piece, including VAT' },
  { file: 'finance-example', summary: 'Pay in instalments', says: 'Total amount payable' },
  { file: 'delivery-steps', summary: 'Arrives by', says: 'Delivered, insured and signed for.' },
]

for (const { file, summary, says } of explanations) {
  test(`the code of ${file} comes when it is opened`, async ({ page, open }) => {
    const asked: string[] = []
    page.on('request', (request) => {
      if (request.url().includes(`/${file}-`)) asked.push(request.url())
    })
    await open(pendant)
    await untilIdle(page)
    expect(asked).toEqual([])
    await explanation(page, summary).locator('summary').click()
    await expect(explanation(page, summary).getByRole('term').first()).toBeVisible()
    await expect(explanation(page, summary)).toContainText(says)
    expect(asked).toHaveLength(1)
  })

  test(`where ${file} does not come, its explanation says so, and opening it again tries again`, async ({
    page,
    open,
    expectTrouble,
  }) => {
    expectTrouble(new RegExp(file), /ERR_FAILED/)
    const code = new RegExp(`/${file}-[^/]*\\.js$`)
    await page.route(code, (route) => route.abort())
    const reported = page.waitForRequest((request) => request.url().endsWith('/api/reports'))
    await open(pendant)
    const opened = explanation(page, summary)
    await opened.locator('summary').click()
    await expect(opened.getByRole('alert')).toHaveText(
      'This part did not come. Close it and open it again in a moment.',
    )
    expect((await reported).postData()).toContain(file.replace('-', ' '))
    await expectAccessible(page)
    await page.unroute(code)
    await opened.locator('summary').click()
    await expect(opened.getByRole('alert')).toBeHidden()
    await opened.locator('summary').click()
    await expect(opened.getByRole('term').first()).toBeVisible()
    await expect(opened).toContainText(says)
    await expect(opened.getByRole('alert')).toHaveCount(0)
  })
}

test('an explanation that is open follows what is chosen', async ({ page, open, setting: choices }) => {
  await open(`${setting}/round-brilliant/yellow-gold`)
  const why = explanation(page, 'Why this price')
  await why.locator('summary').click()
  await expect(why.getByRole('term').nth(1)).toHaveText('18ct Yellow Gold')
  await choices.metals.getByRole('link', { name: /^Platinum/ }).click()
  await expect(why.getByRole('term').nth(1)).toHaveText('Platinum (950)')
  await expect(why).toHaveAttribute('open')
})

test('an explanation that is reached by keyboard is there when it opens', async ({ page, open }) => {
  await open(pendant)
  const why = explanation(page, 'Why this price')
  const came = page.waitForResponse(/\/price-steps-/)
  await why.locator('summary').focus()
  await came
  await page.keyboard.press('Enter')
  await expect(why.getByRole('term').first()).toBeVisible()
})

test('an explanation that was opened before the script arrived is filled in when it has', async ({
  page,
}) => {
  let letCome = () => {}
  const wanted = new Promise<void>((resolve) => (letCome = resolve))
  await page.route(/\/static\/[^/]*\.js$/, async (route) => {
    await wanted
    await route.continue()
  })
  await page.goto(pendant, { waitUntil: 'commit' })
  const why = explanation(page, 'Why this price')
  await why.locator('summary').click()
  await expect(why).toHaveAttribute('open')
  await expect(why.getByRole('term')).toHaveCount(0)
  letCome()
  await untilAlive(page)
  await expect(why.getByRole('term').first()).toBeVisible()
})

test('on paper is an explanation that is open, and no other', async ({ page, open }) => {
  await open(pendant)
  await explanation(page, 'Why this price').locator('summary').click()
  await expect(explanation(page, 'Why this price').getByRole('term').first()).toBeVisible()
  await page.emulateMedia({ media: 'print' })
  await expect(explanation(page, 'Why this price').getByRole('term').first()).toBeVisible()
  await expect(explanation(page, 'Pay in instalments')).toBeHidden()
})

function explanation(page: Page, summary: string): Locator {
  return page.getByRole('main').locator('details', { has: page.locator('summary', { hasText: summary }) })
}
