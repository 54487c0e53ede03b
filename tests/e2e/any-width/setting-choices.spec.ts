import { expect, test } from '../support/test.ts'

const sixClaw = '/create/engagement-ring/product/PR-00201'
const inPlatinum = `${sixClaw}/round-brilliant/platinum`

test('what is chosen is marked as current', async ({ open, setting }) => {
  await open(`${sixClaw}/oval-shape/rose-gold`)
  await expect(setting.metals.getByRole('link', { name: 'Rose Gold 18ct' })).toHaveAttribute('aria-current')
  await expect(setting.shapes.getByRole('link', { name: 'Oval' })).toHaveAttribute('aria-current')
  for (const choice of [setting.metals, setting.shapes]) {
    await expect(choice.getByRole('link').and(choice.locator('[aria-current]'))).toHaveCount(1)
  }
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

test('a picture that cannot be had is replaced by the placeholder', async ({ page, open, expectTrouble }) => {
  expectTrouble(404, /PR-99999/)
  await open(inPlatinum)
  const picture = page.getByRole('img', { name: /^Six-claw solitaire in Platinum/ })
  await picture.evaluate((image: HTMLImageElement) => {
    image.srcset = image.srcset.replaceAll('PR-00201', 'PR-99999')
  })
  await expect(picture).toHaveAttribute('src', /\/placeholder-300X300\.webp$/)
  await expect
    .poll(() => picture.evaluate((image: HTMLImageElement) => image.naturalWidth))
    .toBeGreaterThan(0)
})
