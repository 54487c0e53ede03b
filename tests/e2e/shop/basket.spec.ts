import { expectAccessible } from '../support/axe.ts'
import { labGrownRing, sixClawRing } from '../support/basket-page.ts'
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
  })

  test('is counted in the header of every page', async ({ open, basket }) => {
    await open('/')
    await expect(basket.link).toHaveAccessibleName('Basket, empty')
    await basket.add(sixClawRing)
    await expect(basket.link).toHaveAccessibleName('Basket, 1 item')
    await basket.add(labGrownRing)
    await open('/')
    await expect(basket.link).toHaveAccessibleName('Basket, 2 items')
    await expect(basket.link).toHaveText('2')
    await basket.link.click()
    await expect(basket.lines).toHaveCount(2)
  })
})

test.describe('taking out', () => {
  test('one ring leaves the others, says so, and can be undone', async ({ page, basket }) => {
    await basket.addAndSave(sixClawRing)
    await basket.addAndSave(labGrownRing)
    await basket.remove(sixClawRing).click()
    await expect(basket.lines).toHaveCount(1)
    await expect(
      page.getByRole('status').filter({ hasText: `Removed: ${sixClawRing.title}.` }),
    ).toBeAttached()
    await expect(basket.summary).toContainText('£1,459.00')
    await page.getByRole('button', { name: 'Undo' }).click()
    await expect(basket.lines).toHaveCount(2)
    await basket.untilSaved()
    await page.reload()
    await expect(basket.lines).toHaveCount(2)
    await expect(basket.summary).toContainText('£6,836.00')
  })

  test('everything asks first, and can be undone', async ({ page, basket }) => {
    await basket.addAndSave(sixClawRing)
    await basket.addAndSave(labGrownRing)
    await page.getByRole('button', { name: 'Remove all' }).click()
    const question = page.getByRole('group', { name: 'Remove all 2 pieces?' })
    await question.getByRole('button', { name: 'Keep them' }).click()
    await expect(basket.lines).toHaveCount(2)
    await page.getByRole('button', { name: 'Remove all' }).click()
    await question.getByRole('button', { name: 'Yes, remove all' }).click()
    await expect(page.getByRole('heading', { name: 'Your basket is empty' })).toBeVisible()
    await expect(basket.link).toHaveAccessibleName('Basket, empty')
    await page.getByRole('button', { name: 'Undo' }).click()
    await expect(basket.lines).toHaveCount(2)
    await basket.untilSaved()
    await page.reload()
    await expect(basket.lines).toHaveCount(2)
  })

  test('works by keyboard, and the focus stays where the shopper is', async ({ page, basket }) => {
    await basket.addAndSave(sixClawRing)
    await basket.addAndSave(labGrownRing)
    await basket.remove(sixClawRing).focus()
    await page.keyboard.press('Enter')
    await expect(page.getByRole('button', { name: 'Undo' })).toBeFocused()
    await page.keyboard.press('Enter')
    await expect(page.getByRole('heading', { name: sixClawRing.title })).toBeFocused()
    await page.getByRole('button', { name: 'Remove all' }).focus()
    await page.keyboard.press('Enter')
    await expect(page.getByRole('button', { name: 'Yes, remove all' })).toBeFocused()
    await page.keyboard.press('Tab')
    await page.keyboard.press('Enter')
    await expect(page.getByRole('button', { name: 'Remove all' })).toBeFocused()
  })
})

test.describe('axe finds nothing', () => {
  test.use({ contextOptions: { reducedMotion: 'reduce' } })

  test('on a basket', async ({ page, basket }) => {
    await basket.addAndSave(sixClawRing)
    await basket.addAndSave(labGrownRing)
    await expectAccessible(page)
    await page.getByRole('button', { name: 'Remove all' }).click()
    await expectAccessible(page)
    await page.getByRole('button', { name: 'Keep them' }).click()
    await basket.remove(sixClawRing).click()
    await expectAccessible(page)
  })

  test('on an empty basket', async ({ page, open }) => {
    await open('/cart')
    await expect(page.getByRole('heading', { name: 'Your basket is empty' })).toBeVisible()
    await expectAccessible(page)
  })

  test('on a basket where nothing can be reached', async ({ page, basket, world, expectTrouble }) => {
    expectTrouble(500, 503, failedCall)
    await basket.addAndSave(sixClawRing)
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
