import { BasketPage } from './basket-page.ts'
import { test as shopTest } from './test.ts'

/** A test of the shop that meets its basket. */
export const test = shopTest.extend<{ readonly basket: BasketPage }>({
  basket: async ({ page }, use) => use(new BasketPage(page)),
})

export { expect } from './test.ts'
