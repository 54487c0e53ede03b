import type { Locator, Page } from '@playwright/test'
import { edgeStoneId } from './stones.ts'

/** The setting of the rings below: £865.00 in gold; a stone 6.40 mm long asks for a head that adds 8 percent. */
export const solitairePath = '/create/engagement-ring/product/PR-00201/round-brilliant/yellow-gold'

/** The ring with a stone of £4,335.00, which is 6.40 mm long. */
export const ringPath = reviewPath('round-brilliant', 'yellow-gold', edgeStoneId('pairLeft'))

export const madeTitle = 'Your ring, as we will make it'

export function reviewPath(shape: string, metal: string, gemstoneId: string): string {
  return `/create/engagement-ring/review/PR-00201/${shape}/${metal}/${gemstoneId}`
}

/** The page of a whole ring as a shopper meets it. */
export class ReviewPage {
  readonly title: Locator
  /** The three steps above the page. */
  readonly steps: Locator
  /** What is chosen of the setting and of the stone. */
  readonly settingLine: Locator
  readonly stoneLine: Locator
  readonly total: Locator
  readonly arrives: Locator
  /** The tick that the engraving was read again. */
  readonly engravingTick: Locator
  /** The text to engrave, once it is opened to be changed. */
  readonly engravingText: Locator
  /** The one button that orders. */
  readonly order: Locator

  constructor(page: Page) {
    const main = page.getByRole('main')
    this.title = main.getByRole('heading', { level: 1 })
    this.steps = main.getByRole('navigation', { name: 'Your ring' })
    this.settingLine = main.getByRole('region').filter({ hasText: 'Change setting' }).first()
    this.stoneLine = main.getByRole('region').filter({ hasText: 'All its facts' }).first()
    this.total = main.getByRole('paragraph').filter({ hasText: /^Total/ })
    this.arrives = main.getByRole('group').filter({ hasText: 'Arrives' })
    this.engravingTick = main.getByRole('checkbox', { name: /^I have checked the engraving/ })
    this.engravingText = this.settingLine.getByRole('textbox', { name: 'Inside the band' })
    this.order = main.getByRole('button', { name: /^(?:Add to|Update your) basket/ })
  }

  /** Opens what changes in place: metal, size or engraving. */
  async change(what: 'metal' | 'size' | 'engraving'): Promise<void> {
    await this.settingLine.getByText(`Change ${what}`, { exact: true }).click()
  }

  /** Types what is engraved, which is opened first where it is not. */
  async engrave(text: string): Promise<void> {
    if (!(await this.engravingText.isVisible())) await this.change('engraving')
    await this.engravingText.fill(text)
  }
}

/** The button that leads on from a setting: in the page, and on a phone in the summary too. */
export function nextStep(page: Page, name: string | RegExp): Locator {
  return page.getByRole('link', { name }).filter({ visible: true }).first()
}
