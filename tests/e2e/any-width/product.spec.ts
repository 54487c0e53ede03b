import { BasketPage } from '../support/basket-page.ts'
import { failedCall } from '../support/faults.ts'
import { ProductPage } from '../support/product-page.ts'
import { expect, test } from '../support/test.ts'

/** Made to order in every width and weight; nothing of it is fixed. */
const band = '/wedding-rings/plain/product/WR-00601'
/** Sold only as it lies on the shelf: yellow gold of 2.00 and 2.50 mm, and white gold and platinum of 2.00 mm. */
const shelfBand = '/wedding-rings/stone-set/product/WR-00675'

test('what is engraved is read again before it is ordered', async ({ page, open }) => {
  const product = new ProductPage(page)
  await open(`${band}/yellow-gold/4-00/medium`)
  await expect(product.engraving).toContainText('0 of 25')
  await product.engravingText.fill('semper & idem')
  await expect(product.engravingText).toHaveValue('SEMPER IDEM')
  await expect(product.engraving.getByRole('img')).toHaveAccessibleName('Engraving preview: SEMPER IDEM')
  await product.add.click()
  await expect(product.engravingTick).toBeFocused()
  await expect(product.toBasket).toHaveCount(0)
  await product.engravingTick.check()
  await product.add.click()
  await expect(product.toBasket).toBeVisible()
})

test('an engraving stays with its piece, and a finger size goes with the hand', async ({ page, open }) => {
  const product = new ProductPage(page)
  await open(`${band}/yellow-gold/4-00/medium`)
  await product.fingerSize.getByRole('combobox').selectOption('N')
  await product.engravingText.fill('ANNA')
  await open('/wedding-rings/plain/product/WR-00606')
  await expect(product.fingerSize.getByRole('combobox')).toHaveValue('N')
  await expect(product.engravingText).toHaveValue('')
  await open('/create/engagement-ring/product/PR-00201/round-brilliant/platinum')
  await expect(product.engravingText).toHaveValue('')
  await product.engravingText.fill('MAX')
  await open(`${band}/yellow-gold/4-00/medium`)
  await expect(product.engravingText).toHaveValue('ANNA')
})

test('a piece that is its letter is not ordered without it', async ({ page, open }) => {
  const product = new ProductPage(page)
  const basket = new BasketPage(page)
  await open('/necklaces/NE-00921')
  await product.add.click()
  await expect(product.letter).toBeFocused()
  await expect(product.letter).toHaveAttribute('aria-invalid', 'true')
  await expect(product.letter).toHaveAccessibleDescription(/Tell us your letter first/)
  await product.letter.pressSequentially('m')
  await expect(product.letter).toHaveValue('M')
  await expect(product.letter).toHaveAttribute('aria-invalid', 'false')
  await page.getByRole('checkbox', { name: 'I have checked what you will cut: M' }).check()
  await product.add.click()
  await product.toBasket.click()
  await basket.untilSaved()
  await expect(basket.lines.first()).toContainText('Letter M')
})

test('a piece from the shelf shows what is not there, and where it is', async ({ page, open }) => {
  const product = new ProductPage(page)
  await open(`${shelfBand}/white-gold/2-00`)
  await expect(page.getByRole('main')).toContainText('In stock, and sold only as it lies in stock')
  const widths = product.choice('Width')
  await expect(widths.getByText('2.50 mm', { exact: true })).toHaveAttribute('aria-disabled', 'true')
  await widths.getByRole('link', { name: '2.50 mm in 18ct Yellow Gold' }).click()
  await expect(page).toHaveURL(`${shelfBand}/yellow-gold/2-50`)
  await expect(product.fingerSize.getByRole('option')).toHaveText([/^M, /])
  await expect(product.fingerSize.getByRole('checkbox')).toHaveCount(0)
  await product.add.click()
  await product.toBasket.click()
  const basket = new BasketPage(page)
  await basket.untilSaved()
  await expect(basket.lines.first()).toContainText('18ct Yellow Gold (750)')
  await expect(basket.summary).toContainText('1 piece')
})

test('an address that asks for the impossible shows the nearest, and says so', async ({ page, open }) => {
  const product = new ProductPage(page)
  await open(`${band}/platinum/9-75/medium`)
  await expect(page.getByRole('main').getByRole('status').first()).toContainText(
    'This piece is not made in 9.75 mm. The nearest that is: Platinum (950), 5.00 mm, Medium.',
  )
  await expect(product.title).toContainText('5.00 mm')
})

test('a piece is there without what stands beneath it, and kept and sent again where the cart did not take it', async ({
  page,
  open,
  world,
  expectTrouble,
}) => {
  expectTrouble(500, failedCall)
  const product = new ProductPage(page)
  const basket = new BasketPage(page)
  await world.setFaults(
    { kind: 'http-500', operation: 'RelatedPieces' },
    { kind: 'http-500', operation: 'AddCartItem' },
  )
  await open('/rings/product/RI-00801/rose-gold')
  await product.add.click()
  await product.toBasket.click()
  await expect(basket.lines.first().getByRole('button', { name: 'Try again' })).toBeVisible()
  await world.clearFaults()
  await basket.lines.first().getByRole('button', { name: 'Try again' }).click()
  await basket.untilSaved()
  expect(await basket.syncStates()).toEqual(['saved'])
})

test('on paper a piece says whose it is and where it is found again, and has no form', async ({
  page,
  open,
  shopUrl,
}) => {
  const product = new ProductPage(page)
  const main = page.getByRole('main')
  const path = `${band}/yellow-gold/4-00/medium`
  await open(path)
  await product.untilAwake()
  await page.emulateMedia({ media: 'print' })
  await expect(main.getByText('Ashcombe', { exact: true })).toBeVisible()
  await expect(main.getByText('London, Hatton Garden, 020 7946 0321', { exact: true })).toBeVisible()
  await expect(main.getByText(`${new URL(shopUrl).host}${path}`, { exact: true })).toBeVisible()
  await expect(product.engraving).toBeHidden()
  await expect(main.locator('input, select, button').filter({ visible: true })).toHaveCount(0)
  await page.emulateMedia({ media: 'screen' })
  await product.engravingText.fill('SEMPER')
  await page.emulateMedia({ media: 'print' })
  await expect(product.engraving.getByText('Engraved SEMPER, ')).toBeVisible()
  await expect(main.locator('input, select, button').filter({ visible: true })).toHaveCount(0)
})
