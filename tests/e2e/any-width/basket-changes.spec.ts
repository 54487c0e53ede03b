import { labGrownRing, sixClawRing } from '../support/basket-page.ts'
import { expect, test } from '../support/basket-test.ts'
import { edgeStoneId, goldSolitaire, stoneForSettingPath } from '../support/stones.ts'
import { untilViewed } from '../support/test.ts'

/** A ring of the setting of `sixClawRing` with another stone, £5,270.00 together. */
const otherRing = {
  path: `/create/engagement-ring/review/PR-00201/round-brilliant/yellow-gold/${edgeStoneId('pairLeft')}`,
  title: 'Six-claw solitaire with 1.00 ct Round diamond',
}

test('a ring that is changed to another stone, from its line or because its own was sold, takes the place of its line', async ({
  page,
  open,
  basket,
  review,
  world,
}) => {
  const main = page.getByRole('main')
  const takeInstead = async (path: string, order: string) => {
    await expect(page).toHaveURL(/\/gemstones/)
    await open(path)
    await page.getByRole('button', { name: /^Add to the setting/ }).click()
    await expect(main).toContainText('This ring takes the place of the one in your basket')
    await expect(review.order).toHaveText(order)
    await review.order.click()
    await expect(page).toHaveURL('/cart')
    await expect(basket.lines).toHaveCount(2)
    await expect(basket.line(labGrownRing)).toBeVisible()
  }
  await basket.addAndSave(labGrownRing)
  await basket.addAndSave(sixClawRing)
  await test.step('from its line', async () => {
    await basket.edit(sixClawRing).click()
    await main.getByRole('link', { name: 'Change diamond' }).click()
    await takeInstead(stoneForSettingPath('pairLeft'), 'Update your basket, £5,270.00')
    await expect(basket.line(otherRing)).toBeVisible()
    await basket.untilSaved()
  })
  await test.step('because its stone was sold', async () => {
    await world.setStoneAvailability(edgeStoneId('pairLeft'), 'SOLD')
    await page.reload()
    await basket.line(otherRing).getByRole('link', { name: 'Choose another stone' }).click()
    const sixClawStone = `${goldSolitaire}/gemstone/${sixClawRing.gemstoneId}`
    await takeInstead(sixClawStone, 'Update your basket, £5,377.00')
    await expect(basket.line(sixClawRing)).toBeVisible()
    await basket.untilSaved()
  })
  await page.reload()
  await expect(basket.lines).toHaveCount(2)
})

test('a ring that is changed stays as it is where it is left for another build, and may become another one instead', async ({
  page,
  open,
  basket,
  review,
  list,
}) => {
  await basket.addAndSave(sixClawRing)
  await test.step('left for another build', async () => {
    await basket.edit(sixClawRing).click()
    await expect(page).toHaveURL(sixClawRing.path)
    await basket.link.click()
    await page.getByRole('main').getByRole('link', { name: 'Continue shopping' }).click()
    await expect(page).toHaveURL('/create/engagement-ring')
    await list.link(list.card('Knife-edge solitaire')).click()
    await untilViewed(page, 'CreateEngagementRingSetting')
    await open(otherRing.path)
    await expect(review.order).toHaveText('Add to basket, £5,270.00')
  })
  await test.step('another one instead', async () => {
    await basket.link.click()
    await basket.edit(sixClawRing).click()
    await expect(page).toHaveURL(sixClawRing.path)
    await open(otherRing.path)
    await page.getByRole('main').getByRole('button', { name: 'Add it as another ring' }).click()
    await expect(review.order).toHaveText('Add to basket, £5,270.00')
    await review.order.click()
    await expect(page).toHaveURL('/cart')
    await expect(basket.lines).toHaveCount(2)
  })
})

test('a ring of the basket keeps its size and engraving to itself, by its address and from its line, whatever is chosen since', async ({
  page,
  open,
  setting,
  review,
  basket,
}) => {
  const solitaire = '/create/engagement-ring/product/PR-00201/round-brilliant/yellow-gold'
  const size = setting.fingerSize.getByRole('combobox', { name: 'Finger size' })
  await open(solitaire)
  await size.selectOption('N')
  await setting.engravingText.fill('ANNE')
  await open(sixClawRing.path)
  await review.engravingTick.check()
  await review.order.click()
  await expect(basket.line(sixClawRing)).toContainText('Engraved ANNE, Roman')
  await test.step('the next takes its size alone', async () => {
    await open(otherRing.path)
    await expect(review.settingLine).toContainText('Finger size N')
    await expect(review.settingLine).toContainText('Not engraved')
    await expect(page.getByRole('main')).not.toContainText('ANNE')
  })
  await open(solitaire)
  await expect(setting.engravingText).toHaveValue('')
  await size.selectOption('K')
  await setting.engravingText.fill('BEA')
  await test.step('by its address', async () => {
    await open(sixClawRing.path)
    await expect(review.settingLine).toContainText('Finger size N')
    await expect(review.settingLine).toContainText('Engraved ANNE, Roman')
    await expect(page.getByRole('main').getByText('This ring is in your basket.')).toBeVisible()
  })
  await test.step('from its line, after a choice of another setting', async () => {
    await open('/create/engagement-ring/product/PR-00221/oval-shape/platinum')
    await size.selectOption('K')
    await basket.link.click()
    await basket.edit(sixClawRing).click()
    await expect(page).toHaveURL(sixClawRing.path)
    await expect(review.settingLine).toContainText('Finger size N')
    await expect(review.settingLine).toContainText('Engraved ANNE, Roman')
  })
})
