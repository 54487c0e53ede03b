import { expect, it } from 'vitest'
import { page } from 'vitest/browser'
import { expectAccessible } from '#data/testing/accessible.ts'
import { renderInShop } from '#data/testing/render-in-shop.tsx'
import { CaratSizeTool } from './carat-size-tool.tsx'

async function tool(shape?: 'emerald-cut') {
  const screen = await renderInShop(<CaratSizeTool shape={shape} />)
  const widths = () =>
    [...screen.container.querySelectorAll('li svg')].map((each) => each.getBoundingClientRect().width)
  return { screen, widths, status: screen.getByRole('status') }
}

it('draws stones of half a carat to two, each as large for the other as it is', async () => {
  const { screen, widths, status } = await tool()
  await expect.element(status).toMatchTextContent(/^Not true to size yet/)
  await expect.element(screen.getByText('6.48 × 6.45 mm')).toBeVisible()
  const [half = 0, one = 0] = widths()
  expect(half / one).toBeCloseTo(5.12 / 6.45, 2)
  await expectAccessible()
})

it('is as large as life once a card fits', async () => {
  const { screen, widths, status } = await tool()
  await screen.getByText('Fit this screen to a bank card').click()
  await screen.getByRole('slider', { name: 'Width of the outline' }).fill('300')
  await expect.element(status).toMatchTextContent(/^Every stone is as large as it is/)
  const card = screen.getByTestId('card').element()
  const acrossMm = card.hasAttribute('data-upright') ? 53.98 : 85.6
  // One carat is 6.45 mm wide.
  expect(widths()[1]).toBeCloseTo((300 / acrossMm) * 6.45, 0)
})

it('begins with the shape that its page is about, and takes another', async () => {
  const { screen } = await tool('emerald-cut')
  await expect.element(screen.getByText('6.90 × 4.95 mm')).toBeVisible()
  await screen.getByRole('combobox', { name: 'Shape' }).selectOptions('Marquise')
  await expect.element(screen.getByText('10.00 × 5.05 mm')).toBeVisible()
})

it('has room for the short edge of a card on a telephone of 390 pixels, most of which have 6 to 6.4 a millimetre', async () => {
  await page.viewport(390, 844)
  const screen = await renderInShop(
    <div className="wrap">
      <CaratSizeTool />
    </div>,
  )
  await screen.getByText('Fit this screen to a bank card').click()
  const slider = screen.getByRole('slider', { name: 'Width of the outline' }).element() as HTMLInputElement
  expect(Number(slider.max)).toBeGreaterThan(53.98 * 6.4)
  expect(document.documentElement.scrollWidth).toBe(390)
})
