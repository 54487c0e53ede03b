import { listings } from '@shop/schema/domain/addresses/listings'
import { inWindows } from '../support/in-windows.ts'
import { productForms } from '../support/product-forms.ts'
import { expect, test } from '../support/test.ts'

test('every listing opens, comes alive, says nothing in the console and shows its pieces', async ({
  open,
  list,
}) => {
  for (const { path } of listings) {
    await test.step(path, async () => {
      await open(path)
      await expect(list.cards.first()).toBeVisible()
    })
  }
})

/** The longest of each form: what a shorter one leaves out is filled in by the server. */
const longestForms = productForms.map(([, examples]) => examples.at(-1) ?? '')

for (const { name, items } of inWindows(longestForms, (path) => path)) {
  test(`pieces open, come alive, say nothing in the console and can be bought: ${name}`, async ({
    page,
    open,
  }) => {
    const main = page.getByRole('main')
    for (const path of items) {
      await test.step(path, async () => {
        await open(path)
        await expect(main.getByRole('heading', { level: 1 })).toBeVisible()
        await expect(main.getByTestId('setting-price')).toContainText(/£[\d,]+\.00/)
        await expect(main.getByRole('button', { name: /^Add to basket, £/ })).toBeVisible()
        await expect(main.getByText('The nearest that is:')).toHaveCount(0)
      })
    }
  })
}
