import { product } from '@shop/schema/domain/addresses/addresses'
import { listings } from '@shop/schema/domain/addresses/listings'
import { productFamilies } from '@shop/schema/domain/addresses/product-families'
import { builtPages } from '@shop/schema/domain/testing/site-map'
import { inWindows } from '../support/in-windows.ts'
import { textOf } from '../support/page-text.ts'
import { expect, test } from '../support/test.ts'

// Many pages one after the other, in one window: a window of its own costs as much as a page.
test.describe.configure({ timeout: 60_000 })

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

/**
 * Every form that the address of a product takes (rules/routes#product-routes), with an example of each
 * length.
 */
const productForms = Object.entries(builtPages).filter(([pattern]) =>
  /^\/(?!create|gemstone)[^:]*:sku/.test(pattern),
)

test('no form of a product’s address is left out', () => {
  const forms = productFamilies.flatMap(({ path, hasShortForm }) => [
    product(path, '').slice(0, -1),
    ...(hasShortForm ? [path] : []),
  ])
  expect(new Set(productForms.map(([pattern]) => pattern.split('/:')[0]))).toEqual(new Set(forms))
})

test('what is named by the address of a product can be bought as it is named, at every length of it', async ({
  request,
}) => {
  for (const path of productForms.flatMap(([, examples]) => examples)) {
    await test.step(path, async () => {
      const html = textOf(await (await request.get(path)).text())
      expect(html).toMatch(/Add to basket, £\d/)
      // What is named is made: nothing nearest stands in for it.
      expect(html).not.toContain('The nearest that is:')
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
