import { questionsOf } from '../support/api-calls.ts'
import { labGrownRing, sixClawRing } from '../support/basket-page.ts'
import { expect, test } from '../support/basket-test.ts'
import { failedCall } from '../support/faults.ts'
import { untilIdle } from '../support/test.ts'

// What the basket shows while each single answer is missing stands beside it, in `cart-faults` and `line-faults`.

test.describe('an add', () => {
  test('while the API drops the connection keeps the ring over a reload, and a retry adds it once', async ({
    page,
    basket,
    world,
    expectTrouble,
  }) => {
    expectTrouble(500, 503, failedCall)
    await world.setFaults({ kind: 'dropped-connection', operation: 'AddCartItem' })
    await basket.add(sixClawRing)
    const line = basket.line(sixClawRing)
    await expect(line.getByRole('status')).toContainText('This piece is kept in your browser', {
      timeout: 15_000,
    })
    await expect(basket.summary).toContainText('£5,377.00')
    await page.reload()
    await expect(line.getByRole('status')).toContainText('This piece is kept in your browser')
    await world.clearFaults()
    await line.getByRole('button', { name: 'Try again' }).click()
    await expect(line.getByRole('status')).toBeEmpty()
    await page.reload()
    await expect(basket.lines).toHaveCount(1)
    expect(await basket.syncStates()).toEqual(['saved'])
  })

  test('of a stone that was sold on the way says so, and leaves it out of the total', async ({
    basket,
    world,
    expectTrouble,
  }) => {
    expectTrouble(500, 503, failedCall)
    await world.setFaults({ kind: 'http-500', operation: 'AddCartItem' })
    await basket.add(sixClawRing)
    const line = basket.line(sixClawRing)
    await expect(line.getByRole('status')).toContainText('This piece is kept in your browser', {
      timeout: 15_000,
    })
    await world.setStoneAvailability(sixClawRing.gemstoneId, 'SOLD')
    await world.clearFaults()
    await line.getByRole('button', { name: 'Try again' }).click()
    await expect(line.getByRole('status')).toContainText('The stone was sold or is held for someone else.')
    await expect(line).not.toContainText('Arrives by')
    await expect(basket.summary).toContainText('Nothing here can be bought at the moment')
    await expect(basket.summary.getByRole('definition')).toHaveCount(0)
  })
})

test('the cart is asked anew whenever the basket is opened, and a ring whose stone was sold meanwhile is marked', async ({
  open,
  page,
  basket,
  world,
}) => {
  await basket.addAndSave(sixClawRing)
  await basket.addAndSave(labGrownRing)
  await open('/')
  await untilIdle(page)
  await world.setStoneAvailability(sixClawRing.gemstoneId, 'SOLD')
  const asked = questionsOf(page)
  await basket.link.click()
  const line = basket.line(sixClawRing)
  await expect(line.getByRole('status')).toContainText('The stone was sold or is held for someone else.')
  await expect.poll(() => asked.filter((body) => body.includes('cartSessionId')).length).toBe(1)
  await expect(line).toContainText('Not for sale')
  await expect(basket.summary).toContainText('1 piece is left out')
  await expect(basket.summary.getByRole('definition').last()).toHaveText('£1,501.00')
  await expect(line.getByRole('link', { name: 'Choose another stone' })).toHaveAttribute(
    'href',
    '/create/engagement-ring/PR-00201/round-brilliant/yellow-gold/gemstones',
  )
})

test('a basket is shown while the API is away, and retries check it and fill it', async ({
  page,
  open,
  basket,
  world,
  expectTrouble,
}) => {
  // Each answer is asked for again before it counts as missing.
  test.setTimeout(90_000)
  expectTrouble(500, 503, failedCall)
  await basket.addAndSave(sixClawRing)
  const asked = ['ShopRules', 'CartBySession', 'DesignDetail', 'GemstoneDetail']
  await world.setFaults(...asked.map((operation) => ({ kind: 'http-500' as const, operation })))
  await open('/cart')
  const notice = page.getByRole('alert').filter({ hasText: 'We could not check prices and availability' })
  await expect(notice).toBeVisible({ timeout: 15_000 })
  const line = basket.line(sixClawRing)
  await expect(line).toContainText('We could not look this piece up at the moment.', { timeout: 25_000 })
  await expect(line).not.toContainText(sixClawRing.gemstoneId)
  await expect(line).toContainText('£5,377.00')
  await expect(basket.summary.getByRole('definition').last()).toHaveText('£5,377.00')
  await expect(basket.summary).not.toContainText('VAT')
  await world.clearFaults()
  await line.getByRole('button', { name: 'Try again' }).click()
  await expect(line).toContainText('Natural diamond')
  await expect(line).not.toContainText('We could not look this piece up')
  await expect(basket.summary).toContainText('VAT')
  await notice.getByRole('button', { name: 'Try again' }).click()
  await expect(notice).toHaveCount(0)
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused()
  await expect(basket.lines).toHaveCount(1)
})

test.describe('taking out', () => {
  test('that does not arrive brings the ring back and says so, to be kept or tried again', async ({
    page,
    basket,
    world,
    expectTrouble,
  }) => {
    expectTrouble(500, 503, failedCall)
    await basket.addAndSave(sixClawRing)
    await world.setFaults({ kind: 'http-500', operation: 'RemoveCartItem' })
    await basket.remove(sixClawRing).click()
    await expect(basket.line(sixClawRing).getByRole('status')).toContainText(
      'We could not remove this piece, so it is still here.',
    )
    await expect(basket.line(sixClawRing).getByRole('heading')).toBeFocused()
    await expect(basket.summary).toContainText('£5,377.00')
    await world.clearFaults()
    await basket.line(sixClawRing).getByRole('button', { name: 'Keep it' }).click()
    await expect(basket.line(sixClawRing).getByRole('status')).toBeEmpty()
    await page.reload()
    await expect(basket.lines).toHaveCount(1)
    await world.setFaults({ kind: 'http-500', operation: 'RemoveCartItem' })
    await basket.remove(sixClawRing).click()
    const tryAgain = basket.line(sixClawRing).getByRole('button', { name: 'Try again' })
    await expect(tryAgain).toBeVisible()
    await world.clearFaults()
    await tryAgain.click()
    await expect(page.getByRole('heading', { name: 'Your basket is empty' })).toBeVisible()
    await page.reload()
    await expect(basket.lines).toHaveCount(0)
  })
})
