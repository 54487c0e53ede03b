import { expectAccessibleAtAnyWidth } from '../support/axe.ts'
import { expect, test, untilAlive } from '../support/test.ts'
import { variousPages } from '../support/various-pages.ts'

// Colours are looked at where they end, not on their way.
test.use({ contextOptions: { reducedMotion: 'reduce' } })

for (const path of await variousPages()) {
  test(`axe finds nothing on ${path}, and nothing of it stands beyond the window`, async ({ page }) => {
    await page.goto(path, { waitUntil: 'load' })
    await untilAlive(page)
    await expectAccessibleAtAnyWidth(page)
  })
}

for (const language of ['fr', 'de']) {
  for (const path of ['/bespoke-gallery', '/bespoke', '/jewellery', '/returns-and-exchanges']) {
    test(`axe finds nothing on ${path} in ${language}`, async ({ page, context, baseURL }) => {
      await context.addCookies([{ name: 'language', value: language, url: baseURL ?? '' }])
      await page.goto(path, { waitUntil: 'load' })
      await untilAlive(page)
      await expect(page.locator('html')).toHaveAttribute('lang', language)
      await expectAccessibleAtAnyWidth(page)
    })
  }
}
