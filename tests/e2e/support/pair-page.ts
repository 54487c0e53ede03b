import type { Locator, Page } from '@playwright/test'
import { edgeStoneId } from './stones.ts'

/** Studs for Round stones in gold: £415.00 with the head that the pair of the fixtures needs. */
export const goldStuds = '/create/earrings/ES-00401/round-brilliant/yellow-gold'
export const goldStudsReview = '/create/earrings/review/ES-00401/round-brilliant/yellow-gold'

/** Two stones that make a pair, of £4,335.00 and £4,469.00. */
export const [left, right] = [edgeStoneId('pairLeft'), edgeStoneId('pairRight')]

/** The page of two stones side by side, and of the first one with its matches, as a shopper meets them. */
export class PairPage {
  readonly title: Locator
  /** The three steps above the page. */
  readonly steps: Locator
  /** The two stones. */
  readonly stones: Locator
  /** What they cost, and the way into the setting. */
  readonly inSetting: Locator
  /** In what they differ, a row a fact. */
  readonly differences: Locator
  readonly add: Locator
  /** Of a stone's page: what makes a pair with it. */
  readonly matches: Locator
  readonly chooseFirst: Locator

  constructor(page: Page) {
    const main = page.getByRole('main')
    this.title = main.getByRole('heading', { level: 1 })
    this.steps = main.getByRole('navigation', { name: 'Your earrings' })
    this.stones = main.getByRole('article')
    this.inSetting = main.getByRole('region', { name: /^In your / })
    this.differences = main.getByRole('region', { name: 'In what they differ' }).getByRole('row')
    this.add = main.getByRole('button', { name: 'Add the pair to the setting' })
    this.matches = main.getByRole('region', { name: /^Matches for this / })
    this.chooseFirst = main.getByRole('button', { name: /^Choose it first/ })
  }
}
