import {
  challengeCode,
  inGroups,
  testCards,
  type CardOutcome,
  type TestCard,
} from '@shop/mock-api/pay/test-cards'
import type { BrowserContext, Page } from '@playwright/test'
import { addressesOfRun } from '../support/addresses.ts'
import { sixClawRing } from '../support/basket-page.ts'
import { leaveToPay, payByCard } from '../support/begun-payment.ts'
import { expect, openPage, test, untilViewed } from '../support/test.ts'

const viewAfter: Record<CardOutcome['kind'], string> = {
  paid: 'ThankYou',
  challenged: 'ThankYou',
  declined: 'CheckoutDeclined',
  failed: 'CheckoutFailed',
}

/**
 * One of each outcome and one of fifteen digits: the others differ in what the provider's page says alone. Those that
 * leave the basket as it is come first: its ring is sold to the others.
 */
const cardsInTurn = testCards
  .filter((card) => card === firstLike(card) || card.number.length === 15)
  .toSorted((one, other) => Number(isPaid(one)) - Number(isPaid(other)))

test('no number of a card comes to the shop: none is sent there, and none kept in the browser', async ({
  page,
  context,
  world,
}) => {
  test.setTimeout(180_000)
  const sent = watchSent(context)
  const stonesLeft = ['100103', '100106', sixClawRing.gemstoneId]
  let isEmpty = true
  for (const card of cardsInTurn) {
    await test.step(`${card.brand}: ${card.says}`, async () => {
      if (isEmpty) await addRing(page, stonesLeft.pop())
      isEmpty = isPaid(card)
      await leaveToPay(page, world)
      await payByCard(page, inGroups(card.number))
      if (card.outcome.kind === 'challenged') {
        await page.getByLabel('Code from your bank').fill(challengeCode)
        await page.getByRole('button', { name: 'Confirm the payment' }).click()
      }
      await untilViewed(page, viewAfter[card.outcome.kind])
      const kept = await page.evaluate(() => JSON.stringify([{ ...localStorage }, { ...sessionStorage }]))
      const told = await page.evaluate(() => JSON.stringify(window.dataLayer))
      const shown = await page.content()
      const cookies = JSON.stringify(await context.cookies())
      expect(kept).toContain('ashcombe:')
      expect(numbersIn([kept, told, shown, cookies].join('\n'))).toEqual([])
    })
  }
  // Each went to the provider's page, once, and nowhere else.
  const given = testCards.filter((card) => cardsInTurn.includes(card)).map(({ number }) => number)
  expect(given).toHaveLength(5)
  expect(numbersIn(sent.toProvider.join('\n'))).toEqual(given)
  expect(sent.elsewhere.length).toBeGreaterThan(given.length)
  expect(numbersIn(sent.elsewhere.join('\n'))).toEqual([])
})

/** The first card with the outcome of another. */
function firstLike({ outcome }: TestCard): TestCard | undefined {
  return testCards.find((card) => card.outcome.kind === outcome.kind)
}

function isPaid({ outcome }: TestCard): boolean {
  return outcome.kind === 'paid' || outcome.kind === 'challenged'
}

/** Puts the ring with this stone into the basket, and waits until the cart has it. */
async function addRing(page: Page, gemstoneId = ''): Promise<void> {
  await openPage(page, sixClawRing.path.replace(sixClawRing.gemstoneId, gemstoneId))
  await page.getByRole('button', { name: /^Add to basket, / }).click()
  await expect(page).toHaveURL('/cart')
  await expect(page.getByRole('article').getByRole('status')).toBeEmpty()
}

/** All that a browser sends, addresses, headers and bodies, parted by where it goes. */
function watchSent(context: BrowserContext) {
  const sent = { toProvider: [] as string[], elsewhere: [] as string[] }
  const provider = `${addressesOfRun().mockUrl}/pay/`
  context.on('request', (request) => {
    const { pathname, origin } = new URL(request.url())
    const isProvider = pathname.startsWith('/pay/') && provider.startsWith(origin)
    const text = [request.url(), JSON.stringify(request.headers()), request.postData() ?? ''].join('\n')
    ;(isProvider ? sent.toProvider : sent.elsewhere).push(text)
  })
  return sent
}

/** The cards whose numbers stand in a text, however their digits are grouped, also as a form sends them. */
function numbersIn(text: string): string[] {
  const digits = text.replaceAll(/(?<=\d)(?:[ +-]|%20)(?=\d)/g, '')
  return testCards.map(({ number }) => number).filter((number) => digits.includes(number))
}
