import { edgeStoneId, stoneForSettingPath, stonePath, turningStoneId } from '../support/stones.ts'
import { expect, test } from '../support/basket-test.ts'

test('a stone without a picture shows its shape, a price explains itself, and a picture turns when it is asked to', async ({
  page,
  open,
}) => {
  await test.step('no picture', async () => {
    await open(stonePath('noPicture'))
    const picture = page.getByRole('img', {
      name: 'Emerald-cut outline: there is no picture of this stone yet',
    })
    await expect(picture).toHaveAttribute('src', '/Shapes/emerald-cut.webp')
    await expect
      .poll(() => picture.evaluate((image: HTMLImageElement) => image.naturalWidth))
      .toBeGreaterThan(0)
  })
  await test.step('the price, of which search engines read the same', async () => {
    await open(stonePath('fractionOfAPenny'))
    const main = page.getByRole('main')
    await expect(main.getByText('£3,003.00').first()).toBeVisible()
    await main.getByText('Why this price').click()
    const explanation = main.getByRole('group').filter({ hasText: 'Why this price' })
    await expect(explanation.getByRole('term')).toHaveText([
      'The diamond, before VAT',
      'VAT at 20%',
      'Rounded up to the next whole pound',
      'The diamond, including VAT',
    ])
    await expect(explanation.getByRole('definition')).toHaveText([
      '£2,501.67',
      '+ £500.33',
      '+ £1.00',
      '£3,003.00',
    ])
    const data = await page.locator('script[type="application/ld+json"]').textContent()
    expect(JSON.parse(data ?? '')).toMatchObject({ offers: { price: '3003.00', priceCurrency: 'GBP' } })
  })
  await test.step('a picture that turns', async () => {
    await open(`/gemstone/${turningStoneId()}`)
    const turn = page.getByRole('button', { name: 'Turn it' })
    await expect(page.getByRole('img', { name: /, turning$/ })).toHaveCount(0)
    await turn.click()
    await expect(page.getByRole('img', { name: /, turning$/ })).toHaveAttribute('src', /-turning\.svg/)
    await turn.click()
    await expect(page.getByRole('img', { name: /, turning$/ })).toHaveCount(0)
  })
})

test('a stone of another shape turns the setting to its own, and the steps say so too', async ({
  page,
  open,
}) => {
  await open(stoneForSettingPath('cutOfOval'))
  const ring = page.getByRole('region', { name: 'In your Six-claw solitaire' })
  await expect(ring).toContainText('With this stone your setting is made for Oval.')
  await expect(page.getByRole('navigation', { name: 'Your ring' })).not.toContainText('Does not fit')
  await ring.getByRole('button', { name: 'Add to the setting' }).click()
  await expect(page).toHaveURL('/create/engagement-ring/review/PR-00201/oval-shape/yellow-gold/100019')
})

test('a stone by itself starts a ring or a pendant, and goes into the setting once one is chosen, where it fits', async ({
  page,
  open,
}) => {
  const ring = page.getByRole('region', { name: 'In your Six-claw solitaire' })
  await open(stonePath('pairLeft'))
  await expect(page.getByText('Arrives by Friday 27 November 2026')).toBeVisible()
  await expect(page.getByRole('button', { name: /^Add to Pendant/ })).toBeVisible()
  await page.getByRole('button', { name: /^Add to Ring/ }).click()
  await expect(page).toHaveURL(`/create/gemstones/${edgeStoneId('pairLeft')}/engagement-rings`)
  await test.step('one that does not fit says so and offers what does', async () => {
    await open(stoneForSettingPath('tenCarats'))
    await expect(ring).toContainText('Does not fit this setting')
    await expect(ring.getByRole('button', { name: 'Add to the setting' })).toHaveCount(0)
    await expect(ring.getByRole('link', { name: 'See Round stones that fit' })).toBeVisible()
  })
  // The browser remembers the setting a moment after the page has come alive.
  await page.waitForFunction(() => localStorage.getItem('ashcombe:designer')?.includes('PR-00201'))
  await open(stonePath('pairLeft'))
  await expect(ring.getByRole('button', { name: 'Add to the setting' })).toBeVisible()
  await open(stonePath('tenCarats'))
  await expect(page.getByText('It does not fit your Six-claw solitaire.')).toBeVisible()
  await expect(page.getByRole('button', { name: /^Add to Ring/ })).toBeVisible()
})

test('a setting that is not known any more is said to be so, and the stone stays chosen', async ({
  page,
  open,
}) => {
  await open(stoneForSettingPath('pairLeft'))
  await page.getByRole('button', { name: 'Add to the setting' }).click()
  await page.waitForFunction(
    (id) => localStorage.getItem('ashcombe:designer')?.includes(`"${id}"`),
    edgeStoneId('pairLeft'),
  )
  // A page that keeps nothing of what is built, and so writes over nothing.
  await open('/learn/diamonds/cut')
  await page.evaluate(() => {
    const kept = localStorage.getItem('ashcombe:designer') ?? ''
    localStorage.setItem('ashcombe:designer', kept.replace('PR-00201', 'PR-99999'))
  })
  await open('/create/engagement-ring')
  const notice = page.getByRole('status').filter({ hasText: 'Not in our shop' })
  await expect(notice).toContainText('A setting you had chosen is not known any more. Your stone is kept.')
  await notice.getByRole('button', { name: 'Understood' }).click()
  await expect(notice).toHaveCount(0)
  await open('/create/engagement-ring')
  await expect(page.getByRole('navigation', { name: 'Your ring' })).toContainText('£4,335.00')
  await expect(notice).toHaveCount(0)
})

test('a stone that is only looked at leaves the chosen one where it is, which cannot be added twice', async ({
  page,
  open,
  review,
  basket,
}) => {
  const steps = page.getByRole('navigation', { name: 'Your ring' })
  await open(stoneForSettingPath('pairRight'))
  await expect(steps).toContainText('Looking at 1.01 ct Round diamond')
  await expect(steps.getByRole('link', { name: 'Review Order' })).toHaveCount(0)
  await open(stoneForSettingPath('pairLeft'))
  await page.getByRole('button', { name: 'Add to the setting' }).click()
  await expect(page).toHaveURL(/\/review\//)
  await open(stoneForSettingPath('pairRight'))
  await expect(steps).toContainText('£5,270.00')
  await expect(steps).not.toContainText('Looking at')
  await steps.getByRole('link', { name: 'Review Order' }).click()
  await expect(page).toHaveURL('/create/engagement-ring/review/PR-00201/round-brilliant/yellow-gold/100010')
  await review.order.click()
  await expect(basket.link).toHaveAccessibleName('Basket, 1 item')
  await open(stoneForSettingPath('pairLeft'))
  await expect(page.getByRole('main').getByText('In your basket', { exact: true })).toBeVisible()
  await page.getByRole('button', { name: 'Add to the setting' }).click()
  await expect(page.getByRole('status').filter({ hasText: 'Already in your basket' })).toBeVisible()
})
