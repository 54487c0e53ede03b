import { expect, test } from '../support/test.ts'

test('a script that somebody brought into a page does not run, and the shop is told of it', async ({
  page,
  open,
  expectTrouble,
}) => {
  expectTrouble(/Content Security Policy/, /csp-report/)
  await open('/')
  const reported = page.waitForResponse('**/api/reports')
  const hasRun = await page.evaluate(() => {
    const script = document.createElement('script')
    script.textContent = 'document.title = "taken over"'
    document.body.append(script)
    return document.title === 'taken over'
  })
  expect(hasRun).toBe(false)
  const report = await reported
  expect(report.request().postData()).toContain('"csp-report"')
  expect(report.status()).toBe(204)
})
