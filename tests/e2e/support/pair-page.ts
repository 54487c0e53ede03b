import type { Locator, Page } from '@playwright/test'
import { edgeStoneId } from './stones.ts'

/** Studs for Round stones in gold: £415.00 with the head that the pair of the fixtures needs. */
export const goldStuds = '/create/earrings/ES-00401/round-brilliant/yellow-gold'
export const goldStudsReview = '/create/earrings/review/ES-00401/round-brilliant/yellow-gold'

/** Two stones that make a pair, of £4,335.00 and £4,469.00. */
export const [left, right] = [edgeStoneId('pairLeft'), edgeStoneId('pairRight')]

/** What the review of earrings is called that cannot be made so. */
export const noPairTitle = 'Your earrings need another choice'

interface NoPair {
  readonly what: string
  /** The stones that an address names, as it ends. */
  readonly ids: string
  readonly text: string
  /** The words of the way back to the first stone. */
  readonly link: string
  readonly status: number
  /** Whether the way back is also followed in a browser. */
  readonly isFollowed?: true
}

/** Addresses that are no pair, and how their review is answered. */
export const noPairs: readonly NoPair[] = [
  {
    what: 'the same stone twice',
    ids: `${left}/${left}`,
    text: 'Both are the same stone, and there is only one of it.',
    link: 'Choose a match for this diamond',
    status: 200,
    isFollowed: true,
  },
  {
    what: 'an id that is no stone',
    ids: `${left}/4711`,
    text: 'There is no stone with the number 4711 in our shop.',
    link: 'Choose a match for this diamond',
    status: 404,
  },
  {
    what: 'two shapes',
    ids: `${left}/109295`,
    text: 'The two are of different kinds.',
    link: 'See matches for the first diamond',
    status: 200,
  },
  {
    what: 'a stone that is sold',
    ids: `${left}/${edgeStoneId('sold')}`,
    text: 'The second diamond has been sold to someone else.',
    link: 'See matches for the first diamond',
    status: 200,
    isFollowed: true,
  },
]

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
