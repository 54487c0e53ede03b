import { forgetVisit } from '../support/forget-visit.ts'
import { lostAddresses } from '../support/lost-addresses.ts'
import { expect, test } from '../support/test.ts'

test('a page of what is not there comes alive, and leads on', async ({ page, open, expectTrouble }) => {
  expectTrouble(404)
  const title = page.getByRole('heading', { level: 1 })
  const main = page.getByRole('main')
  const followed = lostAddresses.filter(({ isFollowed }) => isFollowed)
  expect(followed).toHaveLength(4)
  for (const { path, heading, text, link, target, targetHeading } of followed) {
    await test.step(path, async () => {
      await forgetVisit(page)
      await open(path)
      await expect(title).toHaveText(heading)
      await expect(main).toContainText(text)
      await main.getByRole('link', { name: link, exact: true }).click()
      await expect(page).toHaveURL(target)
      await expect(title).toHaveText(targetHeading)
    })
  }
})
