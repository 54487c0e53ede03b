import { questionsOf } from '../support/api-calls.ts'
import { unknownPath } from '../support/pages.ts'
import { expect, test } from '../support/test.ts'

test('a page nobody knows hydrates and offers two ways on', async ({ page, open, expectTrouble }) => {
  expectTrouble(404)
  await open(unknownPath)
  const main = page.getByRole('main')
  await expect(main).toContainText(
    'Sorry, the page you are looking for does not exist or is currently unavailable.',
  )
  await expect(page).toHaveTitle('Page not found | Ashcombe')
  await main.getByRole('link', { name: 'Back to Home' }).click()
  await expect(page).toHaveURL('/')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Made once, for one hand')
})

test('a script that the shop did not write does not run', async ({ page, open, expectTrouble }) => {
  expectTrouble(/Content Security Policy/, /csp-report/)
  await open('/')
  const hasRun = await page.evaluate(() => {
    const script = document.createElement('script')
    script.textContent = 'window.hasRun = true'
    document.head.append(script)
    return 'hasRun' in window
  })
  expect(hasRun).toBe(false)
})

test('a page that is followed asks for nothing that its list has already brought', async ({
  page,
  open,
  list,
}) => {
  await open('/create/engagement-ring')
  const asked = questionsOf(page)
  await list.link(list.card('Six-claw solitaire')).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Six-claw solitaire in Platinum (950)')
  await page.goBack()
  await expect(list.cards).toHaveCount(24)
  await page.goForward()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Six-claw solitaire in Platinum (950)')
  expect(asked).toHaveLength(1)
})
