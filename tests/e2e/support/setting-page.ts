import type { Locator, Page } from '@playwright/test'

/** The page of one setting as a shopper meets it. */
export class SettingPage {
  readonly price: Locator
  readonly metals: Locator
  readonly shapes: Locator
  readonly fingerSize: Locator
  readonly engraving: Locator
  /** The text to engrave. */
  readonly engravingText: Locator
  readonly title: Locator

  constructor(page: Page) {
    const main = page.getByRole('main')
    this.price = main.getByRole('paragraph').filter({ hasText: 'setting only, including VAT' })
    this.metals = main.getByRole('region', { name: 'Metal' })
    this.shapes = main.getByRole('region', { name: 'Shape' })
    this.fingerSize = main.getByRole('region', { name: 'Finger size' })
    this.engraving = main.getByRole('region', { name: 'Engraving' })
    this.engravingText = this.engraving.getByRole('textbox', { name: 'Inside the band' })
    this.title = main.getByRole('heading', { level: 1 })
  }
}
