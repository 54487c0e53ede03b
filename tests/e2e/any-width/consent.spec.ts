import type { Page } from '@playwright/test'
import { consentKey } from '../support/consent.ts'
import { forgetVisit } from '../support/forget-visit.ts'
import { expect, test, untilIdle } from '../support/test.ts'

test.use({ consent: null })

interface Way {
  readonly name: string
  readonly choose: (page: Page) => Promise<void>
  readonly marketing: boolean
  readonly analytics: boolean
}

const ways: readonly Way[] = [
  { name: 'Accept All', choose: (page) => press(page, 'Accept All'), marketing: true, analytics: true },
  {
    name: 'Essential Only',
    choose: (page) => press(page, 'Essential Only'),
    marketing: false,
    analytics: false,
  },
  {
    name: 'Analytics alone',
    choose: (page) => saveWith(page, 'Analytics'),
    marketing: false,
    analytics: true,
  },
  {
    name: 'Marketing alone',
    choose: (page) => saveWith(page, 'Marketing'),
    marketing: true,
    analytics: false,
  },
]

test('each choice is kept, and allows what it says and nothing else, now and after a reload; all of it is taken back, and allowed again', async ({
  page,
}) => {
  const asked: string[] = []
  page.on('request', (request) => asked.push(new URL(request.url()).pathname))
  const scripts = () => asked.filter((path) => path.startsWith('/third-party/'))

  for (const { name, choose, marketing, analytics } of ways) {
    await test.step(name, async () => {
      const expectFollowed = async () => {
        await expect.poll(() => hasDataLayer(page)).toBe(analytics)
        const isMarketed = () => page.evaluate(() => 'marketingEmail' in window)
        await expect.poll(isMarketed).toBe(marketing)
        expect(scripts()).toEqual(marketing ? ['/third-party/marketing-email.js'] : [])
      }

      asked.length = 0
      // What is damaged is no choice.
      await page.evaluate((key) => localStorage.setItem(key, '{"marketing":true'), consentKey).catch(() => {})
      await page.goto(`/hallmarking?ref=${'a'.repeat(10_000)}&gclid=click-7#find`)
      await expect(page.getByRole('dialog', { name: 'Cookies, and your say in them' })).toBeVisible()
      // However long, and read by then: what the choice allows of it is there below.
      await expect(page).toHaveURL('/hallmarking#find')
      for (const again of marketing && analytics ? [false, true] : [false]) {
        // Who goes on without an answer is asked again, whatever they choose then.
        if (again) await page.reload()
        await expect(page.getByRole('dialog')).toBeVisible()
        await untilIdle(page)
        expect(await hasDataLayer(page)).toBe(false)
        expect(scripts()).toEqual([])
        const keys = await storedKeys(page)
        expect(keys.filter((key) => key !== consentKey)).toEqual(['ashcombe:gclid'])
      }
      await choose(page)
      await expect(page.getByRole('dialog')).toHaveCount(0)
      expect(await kept(page)).toMatchObject({ essential: true, marketing, analytics, version: 1 })
      await expectFollowed()
      expect(await clickId(page)).toBe(marketing ? 'click-7' : null)
      expect(await storedKeys(page)).toEqual([consentKey, ...(marketing ? ['ashcombe:gclid'] : [])])
      // The view of before the choice was kept until then, and is told now.
      if (analytics) expect(await viewNames(page)).toEqual(['Hallmarking'])

      asked.length = 0
      await page.reload()
      await expectFollowed()
      await untilIdle(page)
      await expect(page.getByRole('dialog')).toHaveCount(0)

      await page.getByRole('button', { name: 'Cookie settings' }).click()
      await expect(page.getByRole('switch', { name: 'Marketing' })).toBeChecked({ checked: marketing })
      await expect(page.getByRole('switch', { name: 'Analytics' })).toBeChecked({ checked: analytics })
      // Taking back, and allowing again, is the same after each that allows something: all of it is done once.
      if (!marketing || !analytics) return forgetVisit(page)
      for (const toggle of await page.getByRole('switch').all()) await toggle.setChecked(false)
      await press(page, 'Save Preferences')
      await expect(page.getByRole('button', { name: 'Cookie settings' })).toBeFocused()
      expect(await kept(page)).toMatchObject({ marketing: false, analytics: false })
      expect(await hasDataLayer(page)).toBe(false)
      expect(await clickId(page)).toBeNull()

      asked.length = 0
      await page.reload()
      await untilIdle(page)
      expect(scripts()).toEqual([])
      expect(await hasDataLayer(page)).toBe(false)
      expect(await storedKeys(page)).toEqual([consentKey])

      await page.getByRole('button', { name: 'Cookie settings' }).click()
      for (const category of ['Marketing', 'Analytics'])
        await page.getByRole('switch', { name: category }).check()
      await press(page, 'Save Preferences')
      await expect.poll(() => hasDataLayer(page)).toBe(true)
      await expect.poll(scripts).toEqual(['/third-party/marketing-email.js'])
      await forgetVisit(page)
    })
  }
})

test('the question leads to what it means, which is read before it is answered', async ({ page }) => {
  await page.goto('/hallmarking')
  const question = page.getByRole('dialog', { name: 'Cookies, and your say in them' })
  await question.getByRole('link', { name: 'Cookie policy' }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Cookies and what a browser keeps')
  await expect(question).toHaveCount(0)
  const settings = page.getByRole('button', { name: 'Cookie settings' })
  await settings.scrollIntoViewIfNeeded()
  expect(await page.evaluate(() => window.scrollY)).toBeGreaterThan(500)
  await settings.click()
  await expect(question).toBeVisible()
  // As on any other page only an answer ends it.
  await page.keyboard.press('Escape')
  await expect(question).toBeVisible()
  await page.reload()
  await page.getByRole('link', { name: 'Ashcombe, home' }).click()
  await expect(question).toBeVisible()
  await question.getByRole('button', { name: 'Essential Only' }).click()
  await expect(question).toHaveCount(0)
  expect(await kept(page)).toMatchObject({ marketing: false, analytics: false })
})

test('a browser that keeps nothing keeps the choice for the visit', async ({ page, expectTrouble }) => {
  expectTrouble(/^reported: .*"where":"storage"/)
  await page.addInitScript(() => {
    for (const name of ['localStorage', 'sessionStorage']) {
      Object.defineProperty(window, name, {
        get() {
          throw new DOMException('Access is denied', 'SecurityError')
        },
      })
    }
  })
  await page.goto('/hallmarking')
  await press(page, 'Accept All')
  await expect(page.getByRole('dialog')).toHaveCount(0)
  await page.getByRole('link', { name: 'Ashcombe, home' }).click()
  await expect.poll(() => viewNames(page)).toEqual(['Hallmarking', 'Home'])
  await untilIdle(page)
  await expect(page.getByRole('dialog')).toHaveCount(0)
})

function press(page: Page, name: string): Promise<void> {
  return page.getByRole('dialog').getByRole('button', { name }).click()
}

async function saveWith(page: Page, category: string): Promise<void> {
  await press(page, 'Manage Cookies')
  await page.getByRole('switch', { name: category }).check()
  await press(page, 'Save Preferences')
}

function hasDataLayer(page: Page): Promise<boolean> {
  return page.evaluate(() => 'dataLayer' in window)
}

async function viewNames(page: Page): Promise<unknown[]> {
  const events = await page.evaluate(() => window.dataLayer ?? [])
  return events.map((event) => ('viewName' in event ? event.viewName : null))
}

function kept(page: Page): Promise<unknown> {
  return page.evaluate((key) => JSON.parse(localStorage.getItem(key) ?? 'null') as unknown, consentKey)
}

/** What of a visit the browser keeps: all but how far each page was scrolled. */
function storedKeys(page: Page): Promise<string[]> {
  return page.evaluate(() =>
    [...Object.keys(localStorage), ...Object.keys(sessionStorage), ...document.cookie.split('; ')]
      .filter((key) => key !== '' && !key.startsWith('tsr-scroll') && !key.startsWith('world='))
      .toSorted(),
  )
}

function clickId(page: Page): Promise<string | null> {
  return page.evaluate(() => sessionStorage.getItem('ashcombe:gclid'))
}
