import { expect, type Locator, type Page } from '@playwright/test'
import { untilAwake } from './test.ts'

/** The page of a finished piece as a shopper meets it. */
export class ProductPage {
  readonly #page: Page
  readonly #main: Locator
  readonly title: Locator
  readonly price: Locator
  readonly metals: Locator
  readonly fingerSize: Locator
  readonly engraving: Locator
  /** The text to engrave. */
  readonly engravingText: Locator
  /** The letter of a piece that is one. */
  readonly letter: Locator
  /** The tick that the engraving was read again. */
  readonly engravingTick: Locator
  /** The button of the form that puts the piece into the basket; it says the price. */
  readonly add: Locator
  /** What opens over the page once the piece is in the basket. */
  readonly miniBasket: Locator
  /** The way on from there. */
  readonly toBasket: Locator
  /** The way on that stays on the page. */
  readonly wayOn: Locator
  readonly arrives: Locator

  constructor(page: Page) {
    const main = page.getByRole('main')
    this.#page = page
    this.#main = main
    this.title = main.getByRole('heading', { level: 1 })
    this.price = main.getByTestId('setting-price')
    this.metals = main.getByRole('region', { name: 'Metal' })
    this.fingerSize = main.getByRole('region', { name: 'Finger size' })
    this.engraving = main.getByRole('region', { name: 'Engraving' })
    this.engravingText = this.engraving.getByRole('textbox')
    this.letter = main.getByRole('textbox', { name: 'Your letter', exact: true })
    this.engravingTick = main.getByRole('checkbox', { name: /^I have checked the engraving/ })
    this.add = main.getByRole('button', { name: /^Add to basket, / })
    this.miniBasket = page.getByRole('dialog', { name: 'In your basket' })
    this.toBasket = this.miniBasket.getByRole('link', { name: 'See your basket' })
    this.wayOn = main.getByRole('link', { name: 'See your basket' })
    this.arrives = main.getByRole('group').filter({ hasText: 'Arrives' })
  }

  /** Waits until the fields of the piece answer: React marks what it has taken over. */
  async untilAwake(): Promise<void> {
    await untilAwake(this.title)
  }

  /** Follows the first piece that is like this one. */
  async goToRelated(): Promise<void> {
    const name = await this.title.textContent()
    await this.goToEnd()
    const related = this.#page.getByRole('region', { name: 'More like this' })
    const link = related.getByRole('article').first().getByRole('link').first()
    // Until its code has come the link is the browser's, which forgets what was looked at in this visit.
    await untilAwake(link)
    await link.click()
    await expect(this.title).not.toHaveText(name ?? '')
  }

  /** Goes to where the page ends: what stands there is fetched when it comes near. */
  async goToEnd(): Promise<void> {
    await this.#page.getByRole('contentinfo').scrollIntoViewIfNeeded()
  }

  /** A choice of the piece, such as Width, Weight or Length. */
  choice(name: string): Locator {
    return this.#main.getByRole('region', { name, exact: true })
  }
}
