import type { Page } from '@playwright/test'
import { BasketPage, labGrownRing, sixClawRing } from '../support/basket-page.ts'
import { expect, test } from '../support/basket-test.ts'
import { edgeStoneId, stoneForSettingPath } from '../support/stones.ts'
import { untilViewed } from '../support/test.ts'
import type { TestWorld } from '../support/world.ts'

/** A ring of the setting of `sixClawRing` with another stone, £5,270.00 together. */
const otherRingPath = `/create/engagement-ring/review/PR-00201/round-brilliant/yellow-gold/${edgeStoneId('pairLeft')}`

test.describe('a ring that is added', () => {
  test('leads back to its review with its size and its engraving', async ({
    page,
    open,
    setting,
    basket,
  }) => {
    await open('/create/engagement-ring/product/PR-00201/round-brilliant/yellow-gold')
    await setting.fingerSize.getByRole('combobox', { name: 'Finger size' }).selectOption('N')
    await basket.addAndSave(sixClawRing)
    await open('/create/engagement-ring/product/PR-00221/oval-shape/platinum')
    await setting.fingerSize.getByRole('combobox', { name: 'Finger size' }).selectOption('K')
    await basket.open()
    await basket
      .line(sixClawRing)
      .getByRole('link', { name: `Edit ${sixClawRing.title}` })
      .click()
    await expect(page).toHaveURL(sixClawRing.path)
    await expect(page.getByRole('main')).toContainText('Finger size N')
  })
})

test.describe('a ring that is changed', () => {
  for (const { what, start } of [
    {
      what: 'from its line',
      start: async (page: Page, basket: BasketPage) => {
        await basket.edit(sixClawRing).click()
        await page.getByRole('main').getByRole('link', { name: 'Change diamond' }).click()
      },
    },
    {
      what: 'because its stone was sold',
      start: async (page: Page, basket: BasketPage, world: TestWorld) => {
        await world.setStoneAvailability(sixClawRing.gemstoneId, 'SOLD')
        await page.reload()
        await basket.line(sixClawRing).getByRole('link', { name: 'Choose another stone' }).click()
      },
    },
  ]) {
    test(`to another stone ${what} takes the place of its line`, async ({
      page,
      open,
      basket,
      review,
      world,
    }) => {
      await basket.addAndSave(labGrownRing)
      await basket.addAndSave(sixClawRing)
      await start(page, basket, world)
      await expect(page).toHaveURL(/\/gemstones/)
      await open(stoneForSettingPath('pairLeft'))
      await page.getByRole('button', { name: /^Add to the setting/ }).click()
      await expect(page.getByRole('main')).toContainText(
        'This ring takes the place of the one in your basket',
      )
      await expect(review.order).toHaveText('Update your basket, £5,270.00')
      await review.order.click()
      await expect(page).toHaveURL('/cart')
      await expect(basket.lines).toHaveCount(2)
      await expect(basket.line(labGrownRing)).toBeVisible()
      await expect(basket.line({ title: 'Six-claw solitaire with 1.00 ct Round diamond' })).toBeVisible()
      await basket.untilSaved()
      await page.reload()
      await expect(basket.lines).toHaveCount(2)
    })
  }

  test('may become another one instead', async ({ page, open, basket, review }) => {
    await basket.addAndSave(sixClawRing)
    await basket.edit(sixClawRing).click()
    await expect(page).toHaveURL(sixClawRing.path)
    await open(otherRingPath)
    await page.getByRole('main').getByRole('button', { name: 'Add it as another ring' }).click()
    await expect(review.order).toHaveText('Add to basket, £5,270.00')
    await review.order.click()
    await expect(page).toHaveURL('/cart')
    await expect(basket.lines).toHaveCount(2)
  })

  test('and then left for another build stays as it is', async ({ page, open, basket, review, list }) => {
    await basket.addAndSave(sixClawRing)
    await basket.edit(sixClawRing).click()
    await expect(page).toHaveURL(sixClawRing.path)
    await basket.link.click()
    await page.getByRole('main').getByRole('link', { name: 'Continue shopping' }).click()
    await expect(page).toHaveURL('/create/engagement-ring')
    await list.link(list.card('Knife-edge solitaire')).click()
    await untilViewed(page, 'CreateEngagementRingSetting')
    await open(otherRingPath)
    await expect(review.order).toHaveText('Add to basket, £5,270.00')
  })

  test('shows its own size and engraving by its address too, not what was chosen since', async ({
    page,
    open,
    setting,
    review,
    basket,
  }) => {
    const solitaire = '/create/engagement-ring/product/PR-00201/round-brilliant/yellow-gold'
    await open(solitaire)
    await setting.fingerSize.getByRole('combobox', { name: 'Finger size' }).selectOption('N')
    await setting.engravingText.fill('ANNE')
    await open(sixClawRing.path)
    await review.engravingTick.check()
    await review.order.click()
    await expect(basket.line(sixClawRing)).toContainText('Engraved ANNE, Roman')
    await open(solitaire)
    await expect(setting.engravingText).toHaveValue('')
    await setting.fingerSize.getByRole('combobox', { name: 'Finger size' }).selectOption('K')
    await setting.engravingText.fill('BEA')
    await open(sixClawRing.path)
    await expect(review.settingLine).toContainText('Finger size N')
    await expect(review.settingLine).toContainText('Engraved ANNE, Roman')
    await expect(page.getByRole('main').getByText('This ring is in your basket.')).toBeVisible()
  })

  test('leaves its engraving to itself, and its size to the next', async ({
    page,
    open,
    setting,
    review,
    basket,
  }) => {
    await open('/create/engagement-ring/product/PR-00201/round-brilliant/yellow-gold')
    await setting.fingerSize.getByRole('combobox', { name: 'Finger size' }).selectOption('N')
    await setting.engravingText.fill('ANNE')
    await open(sixClawRing.path)
    await review.engravingTick.check()
    await review.order.click()
    await expect(basket.line(sixClawRing)).toContainText('Engraved ANNE, Roman')
    await open(otherRingPath)
    await expect(review.settingLine).toContainText('Finger size N')
    await expect(review.settingLine).toContainText('Not engraved')
    await expect(page.getByRole('main')).not.toContainText('ANNE')
  })
})
