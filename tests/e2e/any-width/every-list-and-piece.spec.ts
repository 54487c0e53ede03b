import { product } from '@shop/schema/domain/addresses'
import { listings } from '@shop/schema/domain/listings'
import { productFamilies } from '@shop/schema/domain/product-families'
import { builtPages } from '@shop/schema/domain/site-map'
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

test('a piece of every family opens, comes alive, says nothing in the console and can be bought', async ({
  page,
  open,
}) => {
  const main = page.getByRole('main')
  for (const { path } of productFamilies) {
    await test.step(path, async () => {
      await open(exampleOf(path))
      await expect(main.getByRole('heading', { level: 1 })).toBeVisible()
      await expect(main.getByTestId('setting-price')).toContainText(/£[\d,]+\.00/)
      await expect(main.getByRole('button', { name: /^Add to basket, £/ })).toBeVisible()
    })
  }
})

/** The longest address that the site map knows of a family. */
function exampleOf(familyPath: string): string {
  const examples = Object.values(builtPages)
    .flat()
    .filter((address) => address.startsWith(product(familyPath, '')))
  const longest = examples.toSorted((a, b) => b.length - a.length)[0]
  if (longest === undefined) throw new Error(`The site map has no piece of ${familyPath}`)
  return longest
}
