import { expect, type Locator, type Page } from '@playwright/test'
import { openPage } from './test.ts'

/** A ring of the fixtures that fits, as the review page puts it into the basket. */
export interface Ring {
  readonly path: string
  readonly title: string
  readonly total: string
  readonly gemstoneId: string
}

const sixClaw = '/create/engagement-ring/review/PR-00201/round-brilliant/yellow-gold'

export const sixClawRing: Ring = {
  path: `${sixClaw}/119953`,
  title: 'Six-claw solitaire with 1.02 ct Round diamond',
  total: '£5,377.00',
  gemstoneId: '119953',
}

export const labGrownRing: Ring = {
  path: '/create/engagement-ring/review/PR-00221/oval-shape/platinum/109295',
  title: 'Wide-band solitaire with 0.92 ct Oval lab-grown diamond',
  total: '£1,501.00',
  gemstoneId: '109295',
}

/** The basket as a shopper meets it. */
export class BasketPage {
  readonly #page: Page
  readonly lines: Locator
  readonly summary: Locator
  /** The way to the basket, in the header of every page. */
  readonly link: Locator

  constructor(page: Page) {
    this.#page = page
    const main = page.getByRole('main')
    this.lines = main.getByRole('article')
    this.summary = main.getByRole('complementary', { name: 'Summary' })
    this.link = page.getByRole('banner').getByRole('link', { name: /^Basket, / })
  }

  line({ title }: Pick<Ring, 'title'>): Locator {
    return this.lines.filter({ has: this.#page.getByRole('heading', { name: title }) })
  }

  /** The way from a line back to where its ring is changed. */
  edit(ring: Ring): Locator {
    return this.line(ring).getByRole('link', { name: `Edit ${ring.title}` })
  }

  /** Takes the line of a ring out. */
  remove({ title }: Ring): Locator {
    return this.#page.getByRole('button', { name: `Remove ${title}`, exact: true })
  }

  async open(): Promise<void> {
    await openPage(this.#page, '/cart')
  }

  /** Puts a ring into the basket from its review, which leads to the basket. */
  async add(ring: Ring): Promise<void> {
    await openPage(this.#page, ring.path)
    await this.#page.getByRole('button', { name: `Add to basket, ${ring.total}` }).click()
    await expect(this.#page).toHaveURL('/cart')
    await expect(this.line(ring)).toBeVisible()
  }

  /** Likewise, and waits until the cart has it. */
  async addAndSave(ring: Ring): Promise<void> {
    await this.add(ring)
    await this.untilSaved()
  }

  /** Waits until every line is known to the cart. */
  async untilSaved(): Promise<void> {
    await expect.poll(() => this.syncStates()).not.toContain('pending')
  }

  /** How the browser's lines stand with the cart. */
  async syncStates(): Promise<string[]> {
    return this.#page.evaluate(() => {
      // What the shop's own store has written.
      const kept: unknown = JSON.parse(localStorage.getItem('ashcombe:basket') ?? '{}')
      const { BasketItems = [] } = kept as { BasketItems?: { sync: string }[] }
      return BasketItems.map(({ sync }) => sync)
    })
  }
}
