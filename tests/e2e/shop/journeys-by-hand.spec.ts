import type { Locator, Page } from '@playwright/test'
import { expect, test } from '../support/basket-test.ts'
import { PairPage } from '../support/pair-page.ts'
import { tabTo } from '../support/tab-to.ts'
import { untilViewed } from '../support/test.ts'

interface Journey {
  readonly what: string
  readonly from: string
  /** What is pressed, one after the other, up to the basket: the first of its kind in sight. */
  readonly presses: readonly ((page: Page) => Locator)[]
  /** What is in the basket then. */
  readonly line: string
}

const link = (name: string | RegExp) => (page: Page) => page.getByRole('main').getByRole('link', { name })
const button = (name: string | RegExp) => (page: Page) => page.getByRole('main').getByRole('button', { name })
const card = (name: string) => link(new RegExp(`^${name}`))

const toBasket = [
  button(/^Add to basket/),
  (page: Page) =>
    page.getByRole('dialog', { name: 'In your basket' }).getByRole('link', { name: 'See your basket' }),
]

const journeys: readonly Journey[] = [
  {
    what: 'a ring from its setting',
    from: '/create/engagement-ring',
    presses: [
      card('Six-claw solitaire'),
      link('Choose your diamond'),
      link(/^Add to the setting/),
      button(/^Add to basket/),
    ],
    line: 'Six-claw solitaire with',
  },
  {
    what: 'a ring from its stone',
    from: '/create/gemstones/round-brilliant',
    presses: [
      link(/^Add to Ring/),
      card('Six-claw solitaire'),
      link(/^Review your ring/),
      button(/^Add to basket/),
    ],
    line: 'Six-claw solitaire with',
  },
  {
    what: 'a pair of earrings',
    from: '/create/earrings',
    presses: [
      card('Four-claw studs'),
      link('Choose your diamonds'),
      link(/^Choose it first/),
      (page) => new PairPage(page).matches.getByRole('heading', { level: 3 }).getByRole('link'),
      button('Add the pair to the setting'),
      button(/^Add to basket/),
    ],
    line: 'Four-claw studs with',
  },
  {
    what: 'a band',
    from: '/wedding-rings/plain/collection',
    presses: [card('D-shaped band'), ...toBasket],
    line: 'D-shaped band',
  },
  {
    what: 'a ready piece',
    from: '/engagement-rings/collection',
    presses: [card('Round diamond solitaire'), ...toBasket],
    line: 'Round diamond solitaire',
  },
  {
    what: 'a piece of the sale',
    from: '/sale',
    presses: [card('Sapphire tennis bracelet'), ...toBasket],
    line: 'Sapphire tennis bracelet',
  },
  {
    what: 'a piece that was searched for',
    from: '/search?q=tennis+bracelet',
    presses: [card('Sapphire tennis bracelet'), ...toBasket],
    line: 'Sapphire tennis bracelet',
  },
]

for (const { what, from, presses, line } of journeys) {
  test(`${what} comes into the basket with the keyboard alone, and with a finger`, async ({
    page,
    open,
    basket,
    isMobile,
  }) => {
    await open(from)
    for (const targetOn of presses) {
      const target = targetOn(page).filter({ visible: true }).first()
      if (isMobile) await target.tap()
      else await pressByKeyboard(page, target)
    }
    await untilViewed(page, 'Cart')
    await expect(page).toHaveURL('/cart')
    await expect(basket.lines.getByRole('heading')).toHaveText(new RegExp(`^${line}`))
  })
}

async function pressByKeyboard(page: Page, target: Locator): Promise<void> {
  await expect(target).toBeVisible()
  await tabTo(page, target)
  await page.keyboard.press('Enter')
}
