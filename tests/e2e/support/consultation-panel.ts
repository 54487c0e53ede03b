import { expect, type Locator, type Page } from '@playwright/test'

/** The form of a consultation: in the panel where that is open, else on its page. */
export class ConsultationForm {
  readonly time: Locator
  readonly submit: Locator
  readonly done: Locator
  readonly summary: Locator
  private readonly root: Locator

  constructor(page: Page, place: 'panel' | 'page') {
    this.root = place === 'panel' ? page.getByRole('dialog') : page.getByRole('main')
    this.time = this.root.getByRole('combobox', { name: /^Time/ })
    this.submit = this.root.getByRole('button', { name: 'Request consultation' })
    this.done = this.root.getByRole('heading', { name: 'Your consultation request has been sent.' })
    this.summary = this.root.getByRole('alert')
  }

  box(name: string): Locator {
    return this.root.getByRole('textbox', { name, exact: true })
  }

  boutique(name: string): Locator {
    return this.root.getByRole('radio', { name })
  }

  /** Chooses a visit to Cheshire, where there is one consultant, on 10 December. */
  async chooseDay(): Promise<void> {
    await this.boutique('Cheshire Boutique').check()
    await this.root.getByRole('combobox', { name: 'Topic' }).selectOption('Engagement rings')
    await this.box('Date').fill('10/12/2026')
    await expect(this.time).toBeEnabled()
  }

  /** The times that can be chosen, once they have come. */
  async times(): Promise<string[]> {
    await expect(this.time.locator('option').first()).toHaveText('Select a time')
    const texts = await this.time.locator('option').allTextContents()
    return texts.slice(1)
  }

  async sayWho(firstName: string): Promise<void> {
    await this.box('First name').fill(firstName)
    await this.box('Last name').fill('O’Brien')
    await this.box('E-mail').fill(`${firstName.toLowerCase()}@example.com`)
    await this.box('Phone').fill('07700 900123')
    await this.box('Message').fill('Three stones in yellow gold, please.')
  }
}
