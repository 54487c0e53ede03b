import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import type { Locator, Page } from '@playwright/test'
import { questionsOf } from '../support/api-calls.ts'
import { lateScripts } from '../support/late-scripts.ts'
import { ProductPage } from '../support/product-page.ts'
import { unknownPath } from '../support/pages.ts'
import { expect, test, untilAlive } from '../support/test.ts'

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

test('a page is painted before its script, its sheets and its fonts are fetched', async ({ page }) => {
  const release = await holdPictures(page)
  const fetched: string[] = []
  page.on('request', (request) => {
    if (/^(?:script|stylesheet|font)$/.test(request.resourceType())) fetched.push(request.url())
  })
  await page.goto('/rings/collection', { waitUntil: 'commit' })
  const paints = () => page.evaluate(() => performance.getEntriesByName('first-contentful-paint').length)
  await expect.poll(paints).toBe(1)
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  expect(fetched).toEqual([])
  release()
  await untilAlive(page)
  expect(fetched.length).toBeGreaterThan(4)
})

test('who scrolls while the end of the page is still on its way stays there', async ({ page, baseURL }) => {
  const html = await (await fetch(`${baseURL}/rings/collection`)).text()
  const end = html.lastIndexOf('<script')
  expect(html.slice(end)).toContain('tsr-scroll-restoration')
  const rest = Promise.withResolvers<string>()
  const server = createServer((request, response) => {
    if (request.url !== '/rings/collection') {
      const type = request.url?.endsWith('.js') ? 'text/javascript' : 'text/plain'
      return void response.writeHead(200, { 'content-type': type }).end()
    }
    response.writeHead(200, { 'content-type': 'text/html' }).write(html.slice(0, end))
    void rest.promise.then((text) => response.end(text))
  })
  await new Promise<void>((resolve) => void server.listen(0, '127.0.0.1', resolve))
  const { port } = server.address() as AddressInfo // It listens at a port.
  try {
    await page.goto(`http://127.0.0.1:${port}/rings/collection`, { waitUntil: 'commit' })
    await expect(page.getByRole('listitem').last()).toBeAttached()
    await page.evaluate(() => scrollTo(0, 400))
    rest.resolve(html.slice(end))
    await page.waitForLoadState('domcontentloaded')
    expect(await page.evaluate(() => scrollY)).toBe(400)
  } finally {
    server.close()
  }
})

test('what lies far below the window is laid out when it comes near', async ({ page, open }) => {
  await open('/rings/collection')
  const isLaidOut = (of: Locator) =>
    of.evaluate((element) => element.checkVisibility({ contentVisibilityAuto: true }))
  const footer = page.getByRole('contentinfo').last()
  const lastCard = page.getByRole('main').getByRole('article').last()
  expect([await isLaidOut(lastCard), await isLaidOut(footer)]).toEqual([false, false])
  await lastCard.scrollIntoViewIfNeeded()
  await expect.poll(() => isLaidOut(lastCard)).toBe(true)
  await page.keyboard.press('End')
  await expect.poll(() => isLaidOut(footer)).toBe(true)
})

test('a press fetches the script at once, while pictures are still on their way, and is answered', async ({
  page,
}) => {
  const release = await holdPictures(page)
  const scripts: string[] = []
  page.on('request', (request) => {
    if (request.resourceType() === 'script') scripts.push(request.url())
  })
  await page.goto('/wedding-rings/plain/product/WR-00601/platinum/3-00/medium', { waitUntil: 'commit' })
  const guide = page.getByRole('button', { name: 'Find your size' })
  await guide.waitFor()
  expect(scripts).toEqual([])
  await guide.click()
  await expect(page.getByRole('dialog')).toBeVisible()
  expect(await page.evaluate(() => document.readyState)).toBe('interactive')
  release()
})

test('a page that is left keeps its header until the next one stands', async ({ page, open }) => {
  await open('/rings/collection')
  await page.evaluate(() => {
    const wrong: string[] = []
    Object.assign(window, { wrong })
    const look = () => {
      const heading = document.querySelector('h1')?.textContent
      // Lists have tabs under the name of the shop, pages of a piece that is built have none.
      if (heading === 'Rings' && !document.querySelector('header nav')) wrong.push(location.pathname)
      requestAnimationFrame(look)
    }
    look()
  })
  await page.route('**/api/graphql', async (route) => {
    // Long enough for the screen to be drawn, and short of what brings a skeleton.
    await page.evaluate(
      () => new Promise((drawn) => requestAnimationFrame(() => requestAnimationFrame(drawn))),
    )
    await route.continue()
  })
  await page.getByRole('banner').getByRole('link', { name: 'Ring settings' }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Engagement ring settings')
  await expect(page.getByRole('banner').getByRole('navigation')).toHaveCount(0)
  // The script above has put it there.
  expect(await page.evaluate(() => (window as unknown as { wrong: string[] }).wrong)).toEqual([])
})

test('a visitor who scrolls before the page is alive stays there', async ({ page }) => {
  await page.goto('/wedding-rings/plain/product/WR-00601/platinum/3-00/medium', { waitUntil: 'commit' })
  await page.getByRole('button', { name: 'Find your size' }).waitFor()
  await page.evaluate(() => scrollTo(0, 400))
  await untilAlive(page)
  expect(await page.evaluate(() => Math.round(scrollY))).toBe(400)
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

test('what reads a visitor’s choices comes only where there are some, before the page is alive, and is not needed for that', async ({
  page,
  open,
  expectTrouble,
}) => {
  const scripts: Promise<string>[] = []
  page.on('response', (response) => {
    // One that is still on its way when the test ends has no text.
    if (response.request().resourceType() === 'script') scripts.push(response.text().catch(() => ''))
  })
  // What is wrong with a record, in the words of the library that reads it.
  const readers = async () => (await Promise.all(scripts)).filter((text) => text.includes('invalid_type'))
  const code = lateScripts(page)
  const product = new ProductPage(page)
  const size = product.fingerSize.getByRole('combobox')
  await open('/wedding-rings/plain/product/WR-00601/platinum/3-00/medium')
  await product.untilAwake()
  await size.selectOption('N')
  expect(scripts.length).toBeGreaterThan(4)
  expect(await readers()).toEqual([])
  await page.reload()
  await expect(size).toHaveValue('N')
  expect(await readers()).toHaveLength(1)

  await test.step('a page that cannot read them comes alive, and writes nothing over them', async () => {
    expectTrouble(/\/static\//, /Failed to load resource/)
    const kept = () => page.evaluate(() => localStorage.getItem('ashcombe:personalisation'))
    expect(await kept()).toContain('"fingerSize":"N"')
    await code.block()
    await page.reload()
    await size.selectOption('P')
    await expect(size).toHaveValue('P')
    await expect(product.fingerSize).toContainText('P')
    expect(await kept()).toContain('"fingerSize":"N"')
  })
})

/** Lets no picture arrive until the answer is called. */
async function holdPictures(page: Page): Promise<() => void> {
  const { promise, resolve } = Promise.withResolvers<void>()
  await page.route(/\/assets\//, async (route) => {
    await promise
    await route.continue()
  })
  return resolve
}
