import { pounds } from '@shop/schema/domain/values/money'
import { afterEach, expect, it, vi } from 'vitest'
import { page } from 'vitest/browser'
import { expectAccessible } from '#data/testing/accessible.ts'
import { expectModal } from '#data/testing/modal.ts'
import { renderInShop } from '#data/testing/render-in-shop.tsx'
import { chooseFingerSize, forgetFingerSize } from '#shop/design/personalisation/personalisation.ts'
import type { SettingOnPage } from '#shop/design/design.ts'
import { roundGold, rules, studsGold } from '#testing/build-examples.ts'
import { stone } from '#testing/edge-stones.ts'
import { StoneCards } from './stone-cards.tsx'

const diamonds = [
  stone({ id: '100010', price: pounds(3539.1), caratWeight: 1.01, measLength: 6.43 }),
  stone({ id: '100011', price: pounds(5200), caratWeight: 1.2, measLength: 6.8 }),
  stone({ id: '100012', caratWeight: 1.5, measDepth: 0 }),
]

afterEach(() => {
  vi.restoreAllMocks()
  forgetFingerSize()
})

async function showCards(setting?: SettingOnPage) {
  await page.viewport(1440, 900)
  const screen = await renderInShop(<StoneCards stones={diamonds} rules={rules} setting={setting} />)
  const dialog = screen.getByRole('dialog')
  return {
    screen,
    see: (carat: string) => screen.getByRole('button', { name: `See ${carat} ct on a hand` }),
    dialog,
    size: dialog.getByRole('combobox', { name: 'Finger size' }),
    skins: dialog.getByRole('radio'),
  }
}

/** Without a graphics card a hand is drawn in some seconds, and anew with every choice. */
const drawingLimitMs = 60_000

it(
  'shows a stone of a list on a hand of the skin and size that are chosen',
  async () => {
    chooseFingerSize('T')
    const { see, dialog, size, skins } = await showCards()
    await see('1.20').click()
    await expect.element(dialog.getByText(/^1\.20 ct Round .*true to scale$/)).toBeVisible()
    await expect.element(dialog.getByRole('application')).toHaveAttribute('tabindex', '0')
    await expect.element(size).toHaveValue('T')
    await size.selectOptions('J')
    await expect.element(skins.nth(1)).toBeChecked()
    await skins.nth(2).click()
    await expect.element(skins.nth(2)).toBeChecked()
    await expectAccessible()
  },
  drawingLimitMs,
)

it('opens one dialog, which keeps the focus and gives it back', async () => {
  vi.spyOn(HTMLCanvasElement.prototype, 'getContext').mockReturnValue(null)
  const { see, dialog } = await showCards()
  await expectModal(see('1.01'), dialog)
})

it('leads on to the stone where nothing can be drawn', async () => {
  vi.spyOn(HTMLCanvasElement.prototype, 'getContext').mockReturnValue(null)
  const { see, dialog, size } = await showCards()
  await see('1.01').click()
  await expect.element(dialog.getByRole('status')).toMatchTextContent('3D view does not work on this device')
  await expect
    .element(dialog.getByRole('link', { name: 'See the diamond' }))
    .toHaveAttribute('href', '/gemstone/100010')
  await expect.element(size).not.toBeInTheDocument()
})

it('is not offered for a stone that nobody has measured', async () => {
  const { see } = await showCards()
  await expect.element(see('1.01')).toBeVisible()
  await expect.element(see('1.50')).not.toBeInTheDocument()
})

it('is offered for a ring that is built, and not for earrings', async () => {
  const ring = await showCards(roundGold)
  await expect.element(ring.see('1.01')).toBeVisible()
  await ring.screen.unmount()
  const earrings = await showCards(studsGold)
  await expect.element(earrings.screen.getByRole('link', { name: /1\.01 ct/ }).first()).toBeVisible()
  await expect.element(earrings.see('1.01')).not.toBeInTheDocument()
})
