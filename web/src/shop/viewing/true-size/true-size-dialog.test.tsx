import { metalLookOf } from '@shop/schema/geometry/looks/metal-looks'
import { usualSetting } from '@shop/schema/geometry/testing/usual-setting'
import { usualStone } from '@shop/schema/geometry/stones/usual-stone'
import { describe, expect, it } from 'vitest'
import { userEvent } from 'vitest/browser'
import type { Locator } from 'vitest/browser'
import { expectAccessible } from '#data/testing/accessible.ts'
import { expectModal } from '#data/testing/modal.ts'
import { renderInShop } from '#data/testing/render-in-shop.tsx'
import { metalTones } from './metal-tones.ts'
import { TrueSizeButton, type LoadedTrueSize } from './true-size-button.tsx'
import { TrueSizeDialog } from './true-size-dialog.tsx'
import { pieceInTrueSize, stoneInTrueSize, type TrueSizeThing } from './true-size-thing.ts'

const band = { kind: 'band', profile: 'd-shaped', finish: 'polished', widthMm: 4 } as const
const halfCarat = usualStone('round-brilliant', 'NATURAL_DIAMOND', 5.15)

async function trueSizeOf(thing: TrueSizeThing | null, metal = metalLookOf('platinum')) {
  if (!thing) throw new Error('It has no true size')
  const load = async (): Promise<LoadedTrueSize> => ({ TrueSizeDialog, thing, metal, scenes: () => null })
  const screen = await renderInShop(<TrueSizeButton name="D-shaped band" fingerSize={null} load={load} />)
  const dialog = screen.getByRole('dialog', { name: /^In true size/ })
  const card = dialog.getByTestId('card')
  return {
    dialog,
    card,
    opener: screen.getByRole('button', { name: 'See it in true size' }),
    slider: dialog.getByRole('slider', { name: 'Width of the outline' }),
    status: dialog.getByRole('status'),
    finger: (size: string) =>
      dialog.getByRole('img', { name: `The ring from above on a finger of size ${size}` }),
    /** Pixels for a millimetre as the outline of the card stands there: it is as wide as one of its edges. */
    pxPerMm: () => widthOf(card) / (card.element().hasAttribute('data-upright') ? 53.98 : 85.6),
  }
}

function widthOf(drawn: Locator): number {
  return drawn.element().getBoundingClientRect().width
}

describe('the view in true size', () => {
  it('is a guess until a card is fitted by keyboard, and follows it then', async () => {
    const { opener, status, slider, card, finger, pxPerMm } = await trueSizeOf(pieceInTrueSize(band, null))
    await opener.click()
    await expect.element(status).toMatchTextContent('Not true to size yet')
    // A finger of 16.91 mm, a band that is 1.7 mm deep on both sides of it, and half a millimetre beside that.
    const drawnMm = 16.91 + 2 * 1.7 + 2 * 0.5
    slider.element().focus()
    await userEvent.keyboard('{ArrowLeft>12/}')
    await expect.element(status).toMatchTextContent('Everything below is as large as it is')
    const before = widthOf(finger('M½'))
    expect(before).toBeCloseTo(drawnMm * pxPerMm(), 0)
    await slider.fill('300')
    await expect.poll(() => widthOf(card)).toBeCloseTo(300, 1)
    expect(widthOf(finger('M½'))).not.toBeCloseTo(before, 0)
    expect(widthOf(finger('M½'))).toBeCloseTo(drawnMm * pxPerMm(), 0)
  })

  it('draws another finger, and the band on it, as large as they are', async () => {
    const { opener, dialog, slider, finger, pxPerMm } = await trueSizeOf(pieceInTrueSize(band, null))
    await opener.click()
    await slider.fill('300')
    await dialog.getByRole('combobox', { name: 'Finger size' }).selectOptions('R')
    // 58.75 mm round.
    expect(widthOf(finger('R'))).toBeCloseTo((58.75 / Math.PI + 2 * 1.7 + 2 * 0.5) * pxPerMm(), 0)
  })

  it('has nothing more to fit once the card fits', async () => {
    const { opener, dialog, slider, status } = await trueSizeOf(pieceInTrueSize(band, null))
    await opener.click()
    await slider.fill('300')
    await dialog.getByRole('button', { name: 'The card fits' }).click()
    await expect.element(slider).not.toBeInTheDocument()
    await dialog.getByRole('button', { name: 'Close' }).click()
    await opener.click()
    await expect.element(status).toMatchTextContent('Everything below is as large as it is')
    await expect.element(slider).not.toBeInTheDocument()
  })

  it('shows a stone as large as it was measured', async () => {
    const { opener, dialog, slider, pxPerMm } = await trueSizeOf(stoneInTrueSize(halfCarat))
    await opener.click()
    await slider.fill('324')
    const { widthMm, lengthMm } = halfCarat
    const { width, height } = dialog
      .getByRole('img', { name: /^The stone from above/ })
      .element()
      .getBoundingClientRect()
    expect(width).toBeCloseTo(widthMm * pxPerMm(), 0)
    expect(height).toBeCloseTo(lengthMm * pxPerMm(), 0)
  })

  it.each(['platinum', 'yellow-gold'] as const)('draws the band in the metal chosen: %s', async (metal) => {
    const { opener, dialog } = await trueSizeOf(pieceInTrueSize(band, null), metalLookOf(metal))
    await opener.click()
    await expect.element(dialog).toBeVisible()
    const { shade, plain, shine } = metalTones(metal)
    for (const tone of [shade, plain, shine]) {
      expect(dialog.element().querySelector(`[stop-color="${tone}"]`)).not.toBeNull()
    }
  })

  it('shows common weights where the stone is still to be chosen', async () => {
    const setting = usualSetting({ band: 'tapered', bandWidthMm: 2.2 }, 'oval-shape')
    const { opener, dialog } = await trueSizeOf(pieceInTrueSize(setting, null))
    await opener.click()
    const weights = dialog.getByRole('group', { name: 'Common weights of oval diamonds' })
    await expect.element(weights).toMatchTextContent('7.70 × 5.40 mm')
    await dialog.getByRole('radio', { name: /^2\.00 ct/ }).click()
    await expect.element(dialog).toMatchTextContent('With a diamond of 2.00 ct.')
    await expectAccessible()
  })

  it('keeps the focus, closes with Esc and gives the focus back', async () => {
    const { opener, dialog } = await trueSizeOf(pieceInTrueSize(band, null))
    await expectModal(opener, dialog)
  })
})
