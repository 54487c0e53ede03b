import type { Locator, Page } from '@playwright/test'

/** A list of pieces, settings or finished ones, as a shopper meets it, on a desktop and on a phone. */
export class ListPage {
  readonly #page: Page
  readonly #isPhone: boolean
  /** The pieces in sight. */
  readonly cards: Locator
  /** Says how many there are, or that they load. */
  readonly count: Locator
  readonly chips: Locator
  readonly sort: Locator

  constructor(page: Page, isPhone: boolean) {
    this.#page = page
    this.#isPhone = isPhone
    const main = page.getByRole('main')
    this.cards = main.getByRole('article')
    this.count = main.getByRole('status')
    this.chips = main.getByRole('list', { name: 'Filters in use' })
    this.sort = main.getByRole('button', { name: /^Sort/ })
  }

  /** The filters; on a phone they are in a dialog that is opened first. */
  async filters(): Promise<Locator> {
    if (!this.#isPhone) return this.#page.getByRole('main')
    const dialog = this.#page.getByRole('dialog', { name: 'Filters' })
    if (!(await dialog.isVisible())) await this.#page.getByRole('button', { name: /^Filter/ }).click()
    return dialog
  }

  /** The link of a filter option. */
  async option(group: string, option: string): Promise<Locator> {
    const filters = await this.filters()
    return filters.getByRole('region', { name: group }).getByRole('link', { name: option })
  }

  /** Follows the link of a filter option. */
  async follow(group: string, option: string): Promise<void> {
    const link = await this.option(group, option)
    await link.click()
  }

  /** Follows the link of a filter option and returns to the list. */
  async choose(group: string, option: string): Promise<void> {
    await this.follow(group, option)
    await this.leaveFilters()
  }

  /** Returns from the filters to the list, which only a phone has to. */
  async leaveFilters(): Promise<void> {
    const filters = await this.filters()
    if (this.#isPhone) await filters.getByRole('button', { name: /^Show [\d,]+ / }).click()
  }

  async sortBy(order: string): Promise<void> {
    await this.sort.click()
    await this.#page.getByRole('main').getByRole('link', { name: order, exact: true }).click()
  }

  card(name: string): Locator {
    return this.cards.filter({ has: this.#page.getByRole('heading', { name, exact: true }) })
  }

  /** The link of a card; its swatches are links too until the script takes over. */
  link(card: Locator): Locator {
    return card.getByRole('heading').getByRole('link')
  }

  async names(): Promise<string[]> {
    return this.cards.getByRole('heading').allTextContents()
  }
}
