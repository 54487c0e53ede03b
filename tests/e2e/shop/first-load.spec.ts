import { pageKinds, unknownPath } from '../support/pages.ts'
import { expect, test } from '../support/test.ts'

const firstLoads = [
  ...pageKinds.map(({ path }) => path),
  '/create/engagement-ring',
  '/create/engagement-ring/product/PR-00204',
]

for (const path of firstLoads) {
  test(`the first load of ${path} asks the API nothing and hydrates without a word`, async ({
    page,
    open,
  }) => {
    const apiCalls: string[] = []
    page.on('request', (request) => {
      if (new URL(request.url()).pathname.startsWith('/api/')) apiCalls.push(request.url())
    })
    await open(path)
    await untilIdle(page)
    expect(apiCalls).toEqual([])
  })
}

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
  const asked: string[] = []
  page.on('request', (request) => {
    if (new URL(request.url()).pathname === '/api/graphql') asked.push(request.postData() ?? '')
  })
  await list.link(list.card('Six-claw solitaire')).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Six-claw solitaire in Platinum (950)')
  await page.goBack()
  await expect(list.cards).toHaveCount(24)
  await page.goForward()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Six-claw solitaire in Platinum (950)')
  expect(asked).toHaveLength(1)
})

/** Waits until the browser has had time to do everything it had put off. */
async function untilIdle(page: import('@playwright/test').Page): Promise<void> {
  await page.evaluate(
    () =>
      new Promise<void>((resolve) => {
        requestIdleCallback(() => requestIdleCallback(() => resolve()))
      }),
  )
}
