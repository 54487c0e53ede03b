import { apiCallsOf } from '../support/api-calls.ts'
import { expectAccessibleAtAnyWidth } from '../support/axe.ts'
import { untilExplained } from '../support/explanations.ts'
import { stoneForSettingPath, stonePath } from '../support/stones.ts'
import { expect, test } from '../support/test.ts'

const addresses = [
  { kind: 'by itself', path: stonePath('pairLeft') },
  { kind: 'for a setting', path: stoneForSettingPath('pairLeft') },
]

for (const { kind, path } of addresses) {
  test(`a stone ${kind} opens cold, hydrates, asks the API nothing more, and axe finds nothing on it`, async ({
    page,
    open,
  }) => {
    const apiCalls = apiCallsOf(page)
    await open(path)
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('1.00 ct Round diamond')
    await expect(page).toHaveTitle('1.00 ct Round diamond, no. 100010 | Ashcombe')
    await expect(page.locator('link[rel="canonical"]')).toHaveAttribute('href', /\/gemstone\/100010$/)
    await page.waitForFunction(() => document.readyState === 'complete')
    expect(apiCalls).toEqual([])
    await page.getByText('Why this price').click()
    await page.getByText('Arrives by').last().click()
    await untilExplained(page)
    await expectAccessibleAtAnyWidth(page)
  })
}

for (const { name, mark } of [
  { name: 'sold', mark: 'Sold' },
  { name: 'onHold', mark: 'On hold' },
] as const) {
  test(`a stone that is ${mark.toLowerCase()} says so on both addresses, with a way on`, async ({
    page,
    open,
  }) => {
    const main = page.getByRole('main')
    await open(stonePath(name))
    await expect(main.getByText(mark, { exact: true })).toBeVisible()
    await expect(main.getByRole('link', { name: 'See similar stones' })).toBeVisible()
    await expectAccessibleAtAnyWidth(page)
    await open(stoneForSettingPath(name))
    await expect(main.getByText(mark, { exact: true })).toBeVisible()
    await expect(main.getByRole('button', { name: 'Add to the setting' })).toHaveCount(0)
    await expect(main.getByRole('link', { name: 'See similar stones' })).toBeVisible()
  })
}

test('a stone for a setting says that it fits and what the ring costs, and goes to the review', async ({
  page,
  open,
}) => {
  await open(stoneForSettingPath('pairLeft'))
  const ring = page.getByRole('region', { name: 'In your Six-claw solitaire' })
  await expect(ring).toContainText('It fits the 6.2 to 7.0 mm head, which adds 8% to the setting.')
  await expect(ring).toContainText(/Setting, 8% for a larger head\s*£935\.00/)
  await expect(ring).toContainText(/Your ring, including VAT\s*£5,270\.00/)
  await ring.getByRole('button', { name: 'Add to the setting' }).click()
  await expect(page).toHaveURL('/create/engagement-ring/review/PR-00201/round-brilliant/yellow-gold/100010')
})
