import { product } from '@shop/schema/domain/addresses'
import { listings } from '@shop/schema/domain/listings'
import { productFamilies } from '@shop/schema/domain/product-families'
import { builtPages } from '@shop/schema/domain/site-map'
import { expect, test } from '../support/test.ts'

/** A listing or a product page opens in a browser, comes alive, and says nothing in the console. */
for (const { path } of listings) {
  test(`${path} shows its pieces`, async ({ open, list }) => {
    await open(path)
    await expect(list.cards.first()).toBeVisible()
  })
}

for (const { path } of productFamilies) {
  test(`${path} shows one of its pieces`, async ({ page, open }) => {
    await open(exampleOf(path))
    const main = page.getByRole('main')
    await expect(main.getByRole('heading', { level: 1 })).toBeVisible()
    await expect(main.getByTestId('setting-price')).toContainText(/£[\d,]+\.00/)
    await expect(main.getByRole('button', { name: /^Add to basket, £/ })).toBeVisible()
  })
}

/** The longest address that the site map knows of a family. */
function exampleOf(familyPath: string): string {
  const examples = Object.values(builtPages)
    .flat()
    .filter((address) => address.startsWith(product(familyPath, '')))
  const longest = examples.toSorted((a, b) => b.length - a.length)[0]
  if (longest === undefined) throw new Error(`The site map has no piece of ${familyPath}`)
  return longest
}
