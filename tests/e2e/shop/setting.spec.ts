import type { Locator } from '@playwright/test'
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

test('what is chosen is marked as current', async ({ open, setting }) => {
  await open(`${sixClaw}/oval-shape/rose-gold`)
  await expect(setting.metals.getByRole('link', { name: 'Rose Gold 18ct' })).toHaveAttribute('aria-current')
  await expect(setting.shapes.getByRole('link', { name: 'Oval' })).toHaveAttribute('aria-current')
  for (const choice of [setting.metals, setting.shapes]) {
    await expect(choice.getByRole('link').and(choice.locator('[aria-current]'))).toHaveCount(1)
  }
})

test('the price explains itself, and its rows add up', async ({ page, open, setting }) => {
  await open(`${sixClaw}/round-brilliant/yellow-gold`)
  await expect(setting.price).toContainText('£865.00')
  await page.getByText('Why this price').click()
  const rows = await priceRows(page.getByRole('main'))
  expect(rows).toEqual([
    ['The setting, made to order', '£592.00'],
    ['18ct Yellow Gold', '+ £125.00'],
    ['Head for Round Brilliant', 'Included'],
    ['VAT at 20%', '+ £143.40'],
    ['Rounded up to the next £5.00', '+ £4.60'],
    ['The setting, including VAT', '£865.00'],
  ])
  const amounts = rows.map(([, amount]) => penceOf(amount))
  expect(amounts.slice(0, -1).reduce((sum, amount) => sum + amount, 0)).toBe(amounts.at(-1))
})

test('a setting in the sale shows the old price struck through, why, and until when', async ({
  page,
  open,
  setting,
}) => {
  await open('/create/engagement-ring/product/PR-00202/oval-shape/platinum')
  // 608 + 140, and VAT: 897.60, so £900; 10 % off.
  await expect(setting.price).toHaveText(/was £900\.00\s*now £810\.00/)
  await expect(setting.price.locator('s')).toHaveText('£900.00')
  await expect(page.getByText('Sale price until 1 December 2026.')).toBeVisible()
  await page.getByText('Why this price').click()
  const rows = await priceRows(page.getByRole('main'))
  expect(rows.slice(-2)).toEqual([
    ['Sale, 10% off', '− £90.00'],
    ['The setting, including VAT', '£810.00'],
  ])
  expect(rows.slice(0, -1).reduce((sum, [, amount]) => sum + penceOf(amount), 0)).toBe(81_000)
})

test('the sale holds through its last day in London and is gone the next', async ({
  page,
  open,
  setting,
  world,
}) => {
  await world.setClock('2026-12-01T23:59:00Z')
  await open('/create/engagement-ring/product/PR-00202/oval-shape/platinum')
  await expect(setting.price).toContainText('£810.00')
  await world.setClock('2026-12-02T00:00:00Z')
  await page.reload()
  await expect(setting.price).toContainText('£900.00')
  await expect(setting.price.locator('s')).toHaveCount(0)
  await expect(page.getByText(/Sale price until/)).toHaveCount(0)
})

test('a setting that is not in the sale shows one price', async ({ open, setting }) => {
  await open(inPlatinum)
  await expect(setting.price).toContainText('£880.00')
  await expect(setting.price.locator('s')).toHaveCount(0)
})

test('the channel’s own discount is added to the sale, and the Express Delivery badge stands beside it', async ({
  page,
  open,
  setting,
}) => {
  await open('/create/engagement-ring/product/PR-00204/oval-shape/yellow-gold')
  // 396.50 + 125 + 12.50, and VAT: 640.80, so £645; 15 % off: 548.25.
  await expect(setting.price).toHaveText(/was £645\.00\s*now £550\.00/)
  await expect(page.getByRole('main').getByText('Express Delivery')).toBeVisible()
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

test('the page says what the ring is made of and what it takes', async ({ page, open }) => {
  await open(`${sixClaw}/round-brilliant/9ct-rose-gold`)
  const about = page.getByRole('region', { name: 'About this setting' })
  for (const text of [
    'Solitaire',
    '9ct gold, fineness 375, hallmarked in London',
    '2.2 mm wide, 1.7 mm deep',
    'Round stones, 4.1 to 9.0 mm long',
    'F to Z',
    'PR-00201',
  ]) {
    await expect(about.getByText(text)).toBeVisible()
  }
})

test('what nobody has measured is left out', async ({ page, open }) => {
  await open('/create/engagement-ring/product/PR-00223')
  const about = page.getByRole('region', { name: 'About this setting' })
  await expect(about.getByText('PR-00223')).toBeVisible()
  await expect(about.getByText('Band', { exact: true })).toHaveCount(0)
  await expect(about.getByText('Height', { exact: true })).toHaveCount(0)
})

test('a finger size is chosen, or left open with a ring sizer', async ({ open, setting }) => {
  await open(inPlatinum)
  const size = setting.fingerSize.getByRole('combobox', { name: 'Finger size' })
  const unsure = setting.fingerSize.getByRole('checkbox', { name: /not sure/ })
  await size.selectOption('M')
  await expect(size).toHaveValue('M')
  await unsure.check()
  await expect(size).toHaveValue('')
  await expect(setting.fingerSize).toContainText('We send a sizer')
  await size.selectOption('N½')
  await expect(unsure).not.toBeChecked()
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
  await expect(setting.engravingText).toHaveValue('ZO  MAX')
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

test('a band of three millimetres takes twenty-five letters', async ({ open, setting }) => {
  await open('/create/engagement-ring/product/PR-00221')
  await setting.engravingText.fill('FROM THIS DAY FORWARD 202')
  await expect(setting.engraving).toContainText('25 of 25')
  await expect(setting.engravingText).toHaveAttribute('aria-invalid', 'false')
})

test('the lettering is chosen by name and seen in the preview', async ({ open, setting }) => {
  await open(inPlatinum)
  const preview = setting.engraving.getByRole('img')
  await setting.engravingText.fill('AMOR')
  const lettering = setting.engraving.getByRole('combobox', { name: 'Lettering' })
  const cut = preview.locator('text').last()
  await expect(cut).toHaveCSS('font-style', 'normal')
  await lettering.selectOption('Italic')
  await expect(cut).toHaveCSS('font-style', 'italic')
  await lettering.selectOption('Script')
  await expect(cut).toHaveCSS('font-family', /cursive/)
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

test('what is chosen, ticked and typed before the script has come is kept', async ({ page, setting }) => {
  const script = Promise.withResolvers<void>()
  await page.route('**/*.js', async (route) => {
    await script.promise
    await route.continue()
  })
  await page.goto(inPlatinum, { waitUntil: 'commit' })
  await setting.engravingText.fill('always')
  await setting.engraving.getByLabel('Lettering').selectOption('Script')
  await setting.fingerSize.getByRole('combobox').selectOption('M')
  await setting.fingerSize.getByRole('button', { name: 'Find your size' }).click()
  script.resolve()
  const guide = page.getByRole('dialog')
  await expect(guide).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(setting.fingerSize.getByRole('combobox')).toHaveValue('M')
  await expect(setting.engravingText).toHaveValue('ALWAYS')
  await expect(setting.engraving.getByLabel('Lettering')).toHaveValue('Script')
  await page.reload()
  await expect(setting.fingerSize.getByRole('combobox')).toHaveValue('M')
  await expect(setting.engravingText).toHaveValue('ALWAYS')
})

test('a ring sizer asked for before the script has come is kept', async ({ page, setting }) => {
  const script = Promise.withResolvers<void>()
  await page.route('**/*.js', async (route) => {
    await script.promise
    await route.continue()
  })
  await page.goto(inPlatinum, { waitUntil: 'commit' })
  await setting.fingerSize.getByRole('checkbox').check()
  script.resolve()
  await expect(setting.fingerSize).toContainText('We send a sizer and wait')
  await expect(setting.fingerSize.getByRole('checkbox')).toBeChecked()
})

test('a damaged record in the browser counts as none', async ({ page, open, setting }) => {
  await open(inPlatinum)
  await setting.engravingText.fill('AMOR')
  await page.evaluate(() => {
    for (const key of Object.keys(localStorage)) localStorage.setItem(key, '{"engravingText":7')
  })
  await page.reload()
  await expect(setting.price).toContainText('£880.00')
  await setting.engravingText.fill('again')
  await expect(setting.engravingText).toHaveValue('AGAIN')
})

test('the gallery shows four pictures that arrive, and one of them large', async ({ page, open }) => {
  await open(inPlatinum)
  const gallery = page.getByRole('region', { name: 'Pictures of Six-claw solitaire' })
  const pictures = gallery.getByRole('list').first().getByRole('img')
  await expect(pictures).toHaveCount(4)
  const first = pictures.first()
  await expect.poll(() => first.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBeGreaterThan(0)
  await gallery.getByRole('button', { name: 'Zoom' }).click()
  const large = page.getByRole('dialog', { name: 'Pictures of Six-claw solitaire' })
  await expect(large.getByText('Picture 1 of 4')).toBeVisible()
  await large.getByRole('button', { name: 'Next picture' }).click()
  await expect(large.getByText('Picture 2 of 4')).toBeVisible()
  await expect(large.getByRole('img', { name: 'Seen from above' })).toBeVisible()
  await large.getByRole('button', { name: 'Close' }).click()
  await expect(large).toBeHidden()
})

test('a picture that cannot be had is replaced by the placeholder', async ({ page, open, expectTrouble }) => {
  expectTrouble(404, /PR-99999/)
  await open(inPlatinum)
  const picture = page.getByRole('img', { name: /^Six-claw solitaire in Platinum/ })
  await picture.evaluate((image: HTMLImageElement) => {
    image.src = image.src.replace('PR-00201', 'PR-99999')
  })
  await expect(picture).toHaveAttribute('src', /\/placeholder-300X300\.webp$/)
  await expect
    .poll(() => picture.evaluate((image: HTMLImageElement) => image.naturalWidth))
    .toBeGreaterThan(0)
})

/** Label and amount of each row of an opened explanation. */
async function priceRows(main: Locator): Promise<[string, string][]> {
  const explanation = main.getByRole('group').filter({ hasText: 'Why this price' })
  const labels = await explanation.getByRole('term').allTextContents()
  const amounts = await explanation.getByRole('definition').allTextContents()
  return labels.map((label, index) => [label, amounts[index] ?? ''])
}

function penceOf(amount: string): number {
  if (amount === 'Included') return 0
  const [, sign, pounds = '', pence = ''] = /^([+−]?)\s?£([\d,]+)\.(\d\d)$/.exec(amount) ?? []
  const whole = Number(pounds.replaceAll(',', '') + pence)
  return sign === '−' ? -whole : whole
}
