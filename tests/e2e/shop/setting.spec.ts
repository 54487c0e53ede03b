import { expect, test } from '../support/test.ts'

const sixClaw = '/create/engagement-ring/product/PR-00201'
const inPlatinum = `${sixClaw}/round-brilliant/platinum`

test('choosing metal and shape changes address, title, picture and price', async ({
  page,
  open,
  setting,
}) => {
  await open(inPlatinum)
  await expect(setting.title).toHaveText('Six-claw solitaire in Platinum (950)')
  await expect(setting.price).toContainText('£880.00')

  await setting.metals.getByRole('link', { name: 'Yellow Gold 18ct' }).click()
  await expect(page).toHaveURL(`${sixClaw}/round-brilliant/yellow-gold`)
  await expect(setting.title).toHaveText('Six-claw solitaire in 18ct Yellow Gold')
  await expect(page).toHaveTitle('Six-claw solitaire in 18ct Yellow Gold | Ashcombe')
  await expect(setting.price).toContainText('£865.00')
  await expect(setting.metals).toContainText('18ct Yellow Gold (750)')

  await setting.shapes.getByRole('link', { name: 'Emerald' }).click()
  await expect(page).toHaveURL(`${sixClaw}/emerald-cut/yellow-gold`)
  // 592 + 125 for the metal + 20 for the head, and VAT: 884.40.
  await expect(setting.price).toContainText('£885.00')
  const picture = page.getByRole('img', { name: 'Six-claw solitaire in 18ct Yellow Gold, Emerald Cut' })
  await expect(picture).toHaveAttribute('src', /\/emerald-cut\/yellow-gold\//)

  await setting.metals.getByRole('link', { name: 'Yellow Gold 9ct' }).click()
  await expect(page).toHaveURL(`${sixClaw}/emerald-cut/9ct-yellow-gold`)
  // 592 + 20 + 20, and VAT: 758.40.
  await expect(setting.price).toContainText('£760.00')
  await expect(setting.metals).toContainText('9ct Yellow Gold (375)')
})

test('a shape the design is not made in is no link, and the page says where to find it', async ({
  page,
  open,
  setting,
}) => {
  await open('/create/engagement-ring/product/PR-00208/emerald-cut/yellow-gold')
  await expect(setting.shapes.getByRole('list').getByRole('link')).toHaveText(['Emerald'])
  await expect(setting.shapes).toContainText('are not made in this design')
  await setting.shapes.getByRole('link', { name: 'See Round settings' }).click()
  await expect(page).toHaveURL('/create/engagement-ring/round-brilliant')
})

test('the guide converts EU, US and millimetres to a UK size and hands it over', async ({
  page,
  open,
  setting,
}) => {
  await open(inPlatinum)
  await setting.fingerSize.getByRole('button', { name: 'Find your size' }).click()
  const guide = page.getByRole('dialog', { name: 'Find your finger size' })
  const system = guide.getByRole('combobox', { name: 'I know my size as' })
  const result = guide.getByRole('status')

  await guide.getByRole('textbox', { name: 'Size' }).fill('16,7')
  await expect(result).toHaveText(/^UK M · EU 53 · US 6¼ · 16\.7 mm across$/)
  await guide.getByRole('textbox', { name: 'Size' }).fill('99')
  await expect(result).toHaveText(/No size of ours is near that/)

  await system.selectOption('EU size (mm round)')
  await guide.getByRole('combobox', { name: 'Size', exact: true }).selectOption('54')
  await expect(result).toHaveText(/^UK N · EU 54/)
  await system.selectOption('US size')
  await guide.getByRole('combobox', { name: 'Size', exact: true }).selectOption('7')
  await expect(result).toHaveText(/^UK N½ · EU 54 · US 7 /)

  await guide.getByRole('button', { name: 'Use UK size N½' }).click()
  await expect(guide).toBeHidden()
  await expect(setting.fingerSize.getByRole('combobox', { name: 'Finger size' })).toHaveValue('N½')
})

test('an engraving is cut in capitals, and what cannot be cut is named', async ({ open, setting }) => {
  await open(inPlatinum)
  await setting.engravingText.fill('ever yours')
  await expect(setting.engravingText).toHaveValue('EVER YOURS')
  await expect(setting.engraving).toContainText('10 of 20')
  await expect(setting.engraving.getByRole('img', { name: 'Engraving preview: EVER YOURS' })).toBeVisible()

  await setting.engravingText.fill('Zoë & Max!')
  await expect(setting.engravingText).toHaveValue('ZO MAX')
  await expect(setting.engraving.getByRole('status')).toHaveText(
    'Only A to Z, 0 to 9 and spaces can be engraved: ë & ! left out.',
  )
  await setting.engraving.getByRole('button', { name: 'Remove' }).click()
  await expect(setting.engravingText).toHaveValue('')
  await expect(setting.engraving.getByRole('status')).toHaveText('')
})

test('an engraving that is too long is said to be, and nothing typed is lost', async ({ open, setting }) => {
  await open(inPlatinum)
  const text = 'FROM THIS DAY FORWARD 2026'
  await setting.engravingText.fill(text)
  await expect(setting.engravingText).toHaveValue(text)
  await expect(setting.engraving).toContainText('26 of 20')
  await expect(setting.engraving.getByRole('status')).toHaveText('At most 20 letters fit inside this band.')
  await expect(setting.engravingText).toHaveAttribute('aria-invalid', 'true')
  await setting.engravingText.fill(text.slice(0, 20))
  await expect(setting.engravingText).toHaveAttribute('aria-invalid', 'false')
})

test('the gallery shows its pictures blurred until they arrive, and one of them large', async ({
  page,
  open,
}) => {
  await open(inPlatinum)
  const gallery = page.getByRole('region', { name: 'Pictures of Six-claw solitaire' })
  const pictures = gallery.getByRole('list').first().getByRole('img')
  await expect(pictures).toHaveCount(2)
  const first = pictures.first()
  await expect(first).toHaveCSS('background-image', /^url\("data:image\/webp;base64,/)
  await expect.poll(() => first.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBeGreaterThan(0)
  await gallery.getByRole('button', { name: 'Zoom' }).click()
  const large = page.getByRole('dialog', { name: 'Pictures of Six-claw solitaire' })
  await expect(large.getByText('Picture 1 of 2')).toBeVisible()
  const enlarged = large.getByRole('img')
  const { width: fittedPx } = await first.evaluate((image) => image.getBoundingClientRect())
  const { width: enlargedPx } = await enlarged.evaluate((image) => image.getBoundingClientRect())
  expect(enlargedPx / fittedPx).toBeGreaterThanOrEqual(2)
  await expect(enlarged).toHaveJSProperty('currentSrc', await first.evaluate(largestFile))
  await large.getByRole('button', { name: 'Next picture' }).click()
  await expect(large.getByText('Picture 2 of 2')).toBeVisible()
  await expect(large.getByRole('img', { name: /seen from the side$/ })).toBeVisible()
  await large.getByRole('button', { name: 'Close' }).click()
  await expect(large).toBeHidden()
})

test('the enlarged picture begins in the middle of its width, and a mouse drags it', async ({
  page,
  open,
}) => {
  await open(inPlatinum)
  await page.getByRole('button', { name: 'Zoom' }).click()
  const enlarged = page.getByRole('dialog', { name: 'Pictures of Six-claw solitaire' }).getByRole('img')
  const boxOf = () => enlarged.evaluate((image) => image.getBoundingClientRect().toJSON())
  const { width: pageWidth = 0 } = page.viewportSize() ?? {}
  const before = await boxOf()
  expect(Math.abs(before.left + before.width / 2 - pageWidth / 2)).toBeLessThan(10)
  await page.mouse.move(200, 300)
  await page.mouse.down()
  await page.mouse.move(240, 300, { steps: 4 })
  await page.mouse.up()
  await expect.poll(async () => (await boxOf()).left - before.left).toBeCloseTo(40, 0)
})

test('size and engraving survive another metal, a reload and a second tab', async ({
  page,
  context,
  open,
  setting,
}) => {
  await open(inPlatinum)
  const size = setting.fingerSize.getByRole('combobox', { name: 'Finger size' })
  await size.selectOption('L½')
  await setting.engravingText.fill('AMOR 2026')
  await setting.engraving.getByRole('combobox', { name: 'Lettering' }).selectOption('Italic')
  await setting.metals.getByRole('link', { name: 'White Gold 18ct' }).click()
  await expect(setting.title).toHaveText('Six-claw solitaire in 18ct White Gold')
  await expect(setting.engravingText).toHaveValue('AMOR 2026')

  await page.reload()
  await expect(size).toHaveValue('L½')
  await expect(setting.engravingText).toHaveValue('AMOR 2026')
  await expect(setting.engraving.getByRole('combobox', { name: 'Lettering' })).toHaveValue('Italic')

  const secondTab = await context.newPage()
  await secondTab.goto(`${sixClaw}/oval-shape/platinum`)
  const secondText = secondTab.getByRole('textbox', { name: 'Inside the band' })
  await expect(secondText).toHaveValue('AMOR 2026')
  await secondText.fill('SEMPER')
  await expect(setting.engravingText).toHaveValue('SEMPER')
})

/** The address of the sharpest file that a picture offers. */
function largestFile(image: HTMLImageElement): string {
  return new URL(image.src, document.baseURI).href
}
