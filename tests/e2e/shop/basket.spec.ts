import type { Page } from '@playwright/test'
import { expectAccessible } from '../support/axe.ts'
import { type BasketPage, labGrownRing, sixClawRing } from '../support/basket-page.ts'
import { expect, test } from '../support/basket-test.ts'
import { failedCall } from '../support/faults.ts'
import { untilAlive } from '../support/test.ts'

test.describe('a ring that is added', () => {
  test('is in the basket with every choice, its price and its day', async ({
    page,
    open,
    setting,
    basket,
  }) => {
    await open('/create/engagement-ring/product/PR-00201/round-brilliant/yellow-gold')
    await setting.fingerSize.getByRole('combobox', { name: 'Finger size' }).selectOption('N')
    await setting.engravingText.fill('EVER YOURS')
    await open(sixClawRing.path)
    await page.getByRole('checkbox', { name: /^I have checked the engraving/ }).check()
    await page.getByRole('button', { name: 'Add to basket, £5,377.00' }).click()
    await expect(page).toHaveURL('/cart')
    await expect(page).toHaveTitle('Your basket | Ashcombe')
    const line = basket.line(sixClawRing)
    await expect(line.getByRole('listitem')).toHaveText([
      '18ct Yellow Gold (750), finger size N',
      /^Natural diamond, E, VS2, Ideal, IGI DEMO-/,
      'Engraved EVER YOURS, Roman',
      'Setting £935.00, diamond £4,442.00',
      'Arrives by Monday 4 January 2027',
    ])
    await expect(line).toContainText('£5,377.00')
    const picture = line.locator('img')
    await expect(picture).toHaveAttribute('src', /\/round-brilliant\/yellow-gold\//)
    await expect
      .poll(() => picture.evaluate((image: HTMLImageElement) => image.naturalWidth))
      .toBeGreaterThan(0)
    await expect(page.getByText('Kept for 48 hours, until Friday 27 November at 10:00.')).toBeVisible()
    await test.step('and takes the codes of a coupon and a gift voucher', () => useCodes(page, basket))
    await test.step('which stay after a reload, and are taken off', async () => {
      await page.reload()
      await untilAlive(page)
      await expect(basket.summary).toContainText('To pay£4,858.15')
      await basket.summary.getByRole('button', { name: 'Remove the coupon WELCOME5' }).click()
      await expect(basket.summary).toContainText('To pay£5,127.00')
      await expect(basket.summary.getByRole('heading', { name: 'Summary' })).toBeFocused()
    })
    await test.step('and leads to the checkout, for a guest first', async () => {
      const ways = basket.summary.getByRole('link', { name: /heck out/ })
      await expect(ways).toHaveText(['Check out as a guest', 'Sign in and check out'])
      await expect(ways.first()).toHaveAttribute('href', '/checkout')
    })
  })
})

/** Of a ring of £5,377.00: 5 percent off are £268.85, and £250.00 of the rest are paid by the voucher. */
async function useCodes(page: Page, basket: BasketPage): Promise<void> {
  const { summary } = basket
  const field = summary.getByRole('textbox', { name: 'Coupon or gift voucher' })
  const enter = async (code: string) => {
    await summary.getByRole('button', { name: 'Add a coupon or gift voucher' }).click()
    await field.fill(code)
    await page.keyboard.press('Enter')
  }
  await basket.untilSaved()
  await enter('summer15')
  await expect(field).toHaveAccessibleDescription('This coupon has expired.')
  await expect(field).toBeFocused()
  await expectAccessible(page)
  await field.fill('welcome5')
  await page.keyboard.press('Enter')
  await expect(summary).toContainText('−£268.85')
  await expect(basket.line(sixClawRing)).toContainText('Coupon WELCOME5 takes off £268.85')
  await expect(summary).toContainText('including £851.36 VAT')
  await enter('gift-250-lark')
  await expect(summary).toContainText('Totalincluding £851.36 VAT£5,108.15')
  await expect(summary).toContainText('−£250.00')
  await expect(summary).toContainText('To pay£4,858.15')
}

test.describe('axe finds nothing', () => {
  test.use({ contextOptions: { reducedMotion: 'reduce' } })

  test('on a basket, empty, asked whether to empty it, and where nothing can be reached', async ({
    page,
    open,
    basket,
    world,
    expectTrouble,
  }) => {
    expectTrouble(500, 503, failedCall)
    await test.step('empty', async () => {
      await open('/cart')
      await expect(page.getByRole('heading', { name: 'Your basket is empty' })).toBeVisible()
      await expectAccessible(page)
    })
    await test.step('of two rings', async () => {
      await basket.addAndSave(sixClawRing)
      await basket.addAndSave(labGrownRing)
      await expectAccessible(page)
    })
    await test.step('asked whether to empty it', async () => {
      await page.getByRole('button', { name: 'Remove all' }).click()
      await expectAccessible(page)
      await page.getByRole('button', { name: 'Keep them' }).click()
    })
    await test.step('with one ring taken out', async () => {
      await basket.remove(sixClawRing).click()
      await expectAccessible(page)
      await basket.untilSaved()
    })
    await test.step('where nothing can be reached', async () => {
      await world.setFaults(
        { kind: 'graphql-error', operation: 'CartBySession' },
        { kind: 'graphql-error', operation: 'DesignDetail' },
      )
      await page.reload()
      await untilAlive(page)
      await expect(basket.lines.first()).toContainText('We could not look this piece up at the moment.')
      await expect(page.getByRole('alert')).toContainText('We could not check prices')
      await expectAccessible(page)
    })
  })
})
