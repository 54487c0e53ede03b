import { goldStudsReview, left, right } from '../support/pair-page.ts'
import { ringPath } from '../support/review-page.ts'
import { expect, test } from '../support/test.ts'

for (const { piece, path, numbers } of [
  { piece: 'ring', path: ringPath, numbers: `Design number PR-00201, stone number ${left}` },
  {
    piece: 'pair of earrings',
    path: `${goldStudsReview}/${left}/${right}`,
    numbers: `Design number ES-00401, stone numbers ${left} and ${right}`,
  },
]) {
  test(`on paper a ${piece} is one sheet that says whose it is and where it is found again`, async ({
    page,
    open,
    shopUrl,
  }) => {
    await open(path)
    const address = page.getByText(`${new URL(shopUrl).host}${path}`, { exact: true })
    await expect(address).toBeHidden()
    await page.emulateMedia({ media: 'print' })
    await expect(address).toBeVisible()
    const main = page.getByRole('main')
    await expect(main.getByText('Ashcombe', { exact: true })).toBeVisible()
    // Of the shop's clock, which is not the visitor's.
    await expect(main.getByText('Wednesday 25 November 2026', { exact: true })).toBeVisible()
    await expect(main.getByText(numbers)).toBeVisible()
    await expect(main.getByText('Change anything now.')).toBeHidden()
    await expect(main.getByRole('button')).toHaveCount(0)
    await expect(main.locator('summary svg').filter({ visible: true })).toHaveCount(0)
    await expect(main.getByText(/^(?:Change|Remove|Start again)/).filter({ visible: true })).toHaveCount(0)
    const sheet = (await page.pdf({ format: 'A4' })).toString('latin1')
    expect(sheet.match(/\/Type\s*\/Page\b/g)).toHaveLength(1)
  })
}
