import type { Locator, Page } from '@playwright/test'
import { expectAccessible } from '../support/axe.ts'
import { expect, test, untilAlive, untilIdle } from '../support/test.ts'

const setting = '/create/engagement-ring/product/PR-00201'
/** Made to order, so that it arrives on a day; dear enough to be paid in instalments. */
const pendant = '/necklaces/product/NE-00901/white-gold/0-20'

const explanations = [
  { summary: 'Why this price', says: 'The piece, including VAT', where: 'price steps' },
  { summary: 'Pay in instalments', says: 'Total amount payable', where: 'finance example' },
  { summary: 'Arrives by', says: 'Delivered, insured and signed for.', where: 'delivery steps' },
]

test('what an explanation says comes when it is opened, and not with the page; on paper is one that is open, and no other', async ({
  page,
  open,
}) => {
  await open(pendant)
  await untilIdle(page)
  const scripts: string[] = []
  page.on('request', (request) => {
    if (request.resourceType() === 'script') scripts.push(request.url())
  })
  for (const { summary, says } of explanations) {
    await test.step(summary, async () => {
      const before = scripts.length
      await explanation(page, summary).locator('summary').click()
      await expect(explanation(page, summary).getByRole('term').first()).toBeVisible()
      await expect(explanation(page, summary)).toContainText(says)
      expect(scripts.length).toBeGreaterThan(before)
    })
  }
  const [why, instalments] = [explanation(page, 'Why this price'), explanation(page, 'Pay in instalments')]
  await instalments.locator('summary').click()
  await page.emulateMedia({ media: 'print' })
  await expect(why.getByRole('term').first()).toBeVisible()
  await expect(instalments).toBeHidden()
})

test('where an explanation does not come the page says so, and opening it again tries again', async ({
  page,
  open,
  expectTrouble,
}) => {
  expectTrouble(/\.js/, /ERR_FAILED/)
  const reports: string[] = []
  page.on('request', (request) => {
    if (request.url().endsWith('/api/reports')) reports.push(request.postData() ?? '')
  })
  await open(pendant)
  await untilIdle(page)
  await page.route('**/*.js', (route) => route.abort())
  for (const { summary, where } of explanations) {
    const opened = explanation(page, summary)
    await opened.locator('summary').click()
    await expect(opened.getByRole('alert')).toHaveText(
      'This part did not come. Close it and open it again in a moment.',
    )
    await expect.poll(() => reports.join('\n')).toContain(where)
  }
  await expectAccessible(page)
  await page.unroute('**/*.js')
  for (const { summary, says } of explanations) {
    const opened = explanation(page, summary)
    await opened.locator('summary').click()
    await expect(opened.getByRole('alert')).toBeHidden()
    await opened.locator('summary').click()
    await expect(opened.getByRole('term').first()).toBeVisible()
    await expect(opened).toContainText(says)
    await expect(opened.getByRole('alert')).toHaveCount(0)
  }
})

test('an explanation that is open follows what is chosen', async ({ page, open, setting: choices }) => {
  await open(`${setting}/round-brilliant/yellow-gold`)
  const why = explanation(page, 'Why this price')
  await why.locator('summary').click()
  await expect(why.getByRole('term').nth(1)).toHaveText('18ct Yellow Gold')
  await choices.metals.getByRole('link', { name: /^Platinum/ }).click()
  await expect(why.getByRole('term').nth(1)).toHaveText('Platinum (950)')
  await expect(why).toHaveAttribute('open')
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

function explanation(page: Page, summary: string): Locator {
  return page.getByRole('main').locator('details', { has: page.locator('summary', { hasText: summary }) })
}
