import { expect, type Locator, type Page } from '@playwright/test'

/** A list of stones as a shopper meets it, on a desktop and on a phone. */
export class StoneListPage {
  readonly #page: Page
  readonly #isPhone: boolean
  readonly #main: Locator
  /** Says how many there are, or that they load. */
  readonly count: Locator
  readonly chips: Locator
  readonly sort: Locator
  /** The links to the stones in sight, in order. */
  readonly links: Locator
  readonly more: Locator

  constructor(page: Page, isPhone: boolean) {
    this.#page = page
    this.#isPhone = isPhone
    this.#main = page.getByRole('main')
    this.count = this.#main
      .getByRole('status')
      .filter({ hasText: /^[\d,]+ stones?(?: that fits?)?$|^Loading/ })
    this.chips = this.#main.getByRole('list', { name: 'Filters in use' })
    this.sort = this.#main.getByRole('button', { name: /^Sort/ })
    this.links = this.#main
      .getByRole('rowheader')
      .getByRole('link')
      .or(this.#main.getByRole('article').getByRole('heading').getByRole('link'))
    this.more = this.#main.getByRole('link', { name: 'Load more stones' })
  }

  /** A control of the bar that stands above the list on a desktop; it is open afterwards. */
  async control(name: string): Promise<Locator> {
    const control = this.#main
      .getByRole('group', { name: 'Filters' })
      .locator('details')
      .filter({
        has: this.#page.locator('summary').filter({ hasText: new RegExp(`^${name}`) }),
      })
    const isOpen = await control.evaluate((element: HTMLDetailsElement) => element.open)
    if (!isOpen) await control.locator('summary').click()
    return control
  }

  /** All filters, in a dialog that is opened first. */
  async filters(): Promise<Locator> {
    const dialog = this.#page.getByRole('dialog', { name: 'All filters' })
    if (!(await dialog.isVisible())) {
      await this.#main.getByRole('button', { name: this.#isPhone ? /^Filter/ : /^All filters/ }).click()
    }
    return dialog
  }

  /** Waits until the way from the filters to the list says how many stones are in it. */
  async untilFiltersSay(count: number): Promise<void> {
    const written = new Intl.NumberFormat('en-US').format(count)
    const way = (await this.filters()).getByRole('button', { name: /^Show [\d,]+ stones?$/ })
    await expect(way).toHaveText(`Show ${written} ${count === 1 ? 'stone' : 'stones'}`)
  }

  /** Returns from the filters to the list. */
  async leaveFilters(): Promise<void> {
    const filters = await this.filters()
    await filters.getByRole('button', { name: /^Show [\d,]+ stones?$/ }).click()
    await expect(filters).toBeHidden()
  }

  /** The link of a filter option, in sight or not. */
  async option(filter: string, name: string | RegExp): Promise<Locator> {
    const filters = await this.filters()
    return filters.getByRole('region', { name: filter }).getByRole('listitem').filter({ hasText: name })
  }

  /** Follows the link of a filter option. */
  async follow(filter: string, name: string | RegExp): Promise<void> {
    await (await this.option(filter, name)).getByRole('link').click()
  }

  /** Follows the link of a filter option and returns to the list. */
  async choose(filter: string, name: string | RegExp): Promise<void> {
    await this.follow(filter, name)
    await this.leaveFilters()
  }

  /** A handle of a range, such as `Lowest carat` or `Colour, to`. */
  async handle(name: string): Promise<Locator> {
    return (await this.filters()).getByRole('slider', { name })
  }

  /** A number field of a range. */
  async field(name: string): Promise<Locator> {
    return (await this.filters()).getByRole('textbox', { name })
  }

  async sortBy(order: string): Promise<void> {
    await this.sort.click()
    await this.#main.getByRole('link', { name: order, exact: true }).click()
  }

  /** The ids of the stones in sight, in order. */
  async ids(): Promise<string[]> {
    const addresses = await this.links.evaluateAll((links) => links.map((link) => link.getAttribute('href')))
    return addresses.map((address) => /\/gemstone\/(\d+)$/.exec(address ?? '')?.[1] ?? '')
  }
}
