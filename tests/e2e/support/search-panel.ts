import type { Locator, Page } from '@playwright/test'

/** The search panel as a shopper meets it: a side panel on a desktop, a drawer on a phone. */
export class SearchPanel {
  readonly toggle: Locator
  readonly panel: Locator
  readonly field: Locator
  readonly options: Locator
  readonly status: Locator

  constructor(page: Page) {
    this.toggle = page.getByRole('banner').getByRole('link', { name: 'Search', exact: true })
    this.panel = page.getByRole('dialog', { name: 'Search' })
    this.field = this.panel.getByRole('combobox', { name: 'Search pieces and stones' })
    this.options = this.panel.getByRole('option')
    this.status = this.panel.getByRole('status')
  }

  async open(): Promise<void> {
    await this.toggle.click()
    await this.field.waitFor()
  }

  /** Types a text and waits for its results. */
  async search(text: string): Promise<void> {
    await this.field.fill(text)
    await this.options.first().waitFor()
  }

  previous(term: string): Locator {
    return this.panel.getByRole('link', { name: term, exact: true })
  }
}

/** The questions a page asks of the search, by their texts. */
export function searchesOf(page: Page): string[] {
  const asked: string[] = []
  page.on('request', (request) => {
    const body = request.postData() ?? ''
    const [, input] = /"variables":\{"input":"([^"]*)"\}/.exec(body) ?? []
    if (input !== undefined) asked.push(input)
  })
  return asked
}
