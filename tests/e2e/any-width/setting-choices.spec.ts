import { expect, test } from '../support/test.ts'

const sixClaw = '/create/engagement-ring/product/PR-00201'
const inPlatinum = `${sixClaw}/round-brilliant/platinum`

test('the picture stays in sight while choices are made, and makes room for the facts below', async ({
  page,
  open,
}) => {
  await open(inPlatinum)
  const picture = page
    .getByRole('main')
    .getByRole('img', { name: /^Six-claw solitaire/ })
    .first()
  const toCentre = (element: Element) => element.scrollIntoView({ block: 'center', behavior: 'instant' })
  await page.getByRole('link', { name: 'Choose your diamond' }).evaluate(toCentre)
  await expect(picture).toBeInViewport({ ratio: 0.9 })
  await page.getByText('Design number').evaluate(toCentre)
  await expect(picture).not.toBeInViewport({ ratio: 0.5 })
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
    const files = [...(image.parentElement?.querySelectorAll('source') ?? []), image]
    for (const file of files) file.srcset = file.srcset.replaceAll('PR-00201', 'PR-99999')
  })
  await expect(picture).toHaveAttribute('src', /\/placeholder-300X300\.webp$/)
  await expect
    .poll(() => picture.evaluate((image: HTMLImageElement) => image.naturalWidth))
    .toBeGreaterThan(0)
})

test('size and engraving survive another metal, and a second tab has them and changes them in the first', async ({
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

  const secondTab = await context.newPage()
  await secondTab.goto(`${sixClaw}/oval-shape/platinum`)
  const secondText = secondTab.getByRole('textbox', { name: 'Inside the band' })
  await expect(secondText).toHaveValue('AMOR 2026')
  await expect(secondTab.getByRole('combobox', { name: 'Finger size' })).toHaveValue('L½')
  await expect(secondTab.getByRole('combobox', { name: 'Lettering' })).toHaveValue('Italic')
  await secondText.fill('SEMPER')
  await expect(setting.engravingText).toHaveValue('SEMPER')
})
