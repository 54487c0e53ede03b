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

test.describe('on a fine screen', () => {
  test.use({ deviceScaleFactor: 2 })

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
    await expect
      .poll(() => first.evaluate((image: HTMLImageElement) => image.naturalWidth))
      .toBeGreaterThan(0)
    await gallery.getByRole('button', { name: 'Zoom' }).click()
    const large = page.getByRole('dialog', { name: 'Pictures of Six-claw solitaire' })
    await expect(large.getByText('Picture 1 of 2')).toBeVisible()
    const enlarged = large.getByRole('img')
    const { width: fittedPx } = await first.evaluate((image) => image.getBoundingClientRect())
    const widthPx = () => enlarged.evaluate((image) => image.getBoundingClientRect().width)
    await expect(enlarged).toBeInViewport({ ratio: 0.99 })
    for (let steps = 0; steps < 3; steps += 1)
      await large.getByRole('button', { name: 'Look closer' }).click()
    expect((await widthPx()) / fittedPx).toBeGreaterThanOrEqual(2)
    await expect(enlarged).toHaveJSProperty('currentSrc', await first.evaluate(largestFile))
    await large.getByRole('button', { name: 'Next picture' }).click()
    await expect(large.getByText('Picture 2 of 2')).toBeVisible()
    await expect(large.getByRole('img', { name: /seen from the side$/ })).toBeVisible()
    await large.getByRole('button', { name: 'Close', exact: true }).click()
    await expect(large).toBeHidden()
  })
})

test('the enlarged picture is looked at closely in the middle of its width, and a mouse drags it', async ({
  page,
  open,
}) => {
  await open(inPlatinum)
  await page.getByRole('button', { name: 'Zoom' }).click()
  const enlarged = page.getByRole('dialog', { name: 'Pictures of Six-claw solitaire' }).getByRole('img')
  for (let steps = 0; steps < 3; steps += 1) await page.getByRole('button', { name: 'Look closer' }).click()
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

/** The address of the sharpest file that a picture offers. */
function largestFile(image: HTMLImageElement): string {
  const large = image.parentElement?.querySelector('source')
  return new URL(large?.srcset ?? image.src, document.baseURI).href
}
