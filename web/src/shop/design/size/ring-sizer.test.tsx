import { afterEach, expect, it, vi } from 'vitest'
import { cdp } from 'vitest/browser'
import { renderInShop } from '#data/testing/render-in-shop.tsx'
import { RingSizer } from './ring-sizer.tsx'

/** CSS pixels of a millimetre on paper. */
const pxPerMm = 96 / 25.4

const onMedia = (media: 'print' | '') => cdp().send('Emulation.setEmulatedMedia', { media })

afterEach(() => onMedia(''))

it('prints the inside of every size as large as it is, with a line of 50 mm to check that by', async () => {
  const print = vi.spyOn(window, 'print').mockReturnValue()
  const onPrinted = vi.fn()
  const screen = await renderInShop(
    <>
      <h1>A ring</h1>
      <RingSizer onPrinted={onPrinted} />
    </>,
  )
  await vi.waitFor(() => expect(print).toHaveBeenCalledOnce())
  const sheet = screen.getByTestId('ring-sizer')
  await expect.element(sheet).not.toBeVisible()

  await onMedia('print')
  await expect.element(sheet).toBeVisible()
  await expect.element(screen.getByText('A ring')).not.toBeVisible()
  const widthMmOf = (element: Element | null | undefined) =>
    (element?.getBoundingClientRect().width ?? 0) / pxPerMm
  const [line, ...circles] = sheet.element().querySelectorAll('svg')
  expect(widthMmOf(line)).toBeCloseTo(50, 1)
  expect(circles).toHaveLength(41)
  // N is 53.75 mm round.
  const n = [...sheet.element().querySelectorAll('li')].find(({ textContent }) => textContent === 'N')
  expect(widthMmOf(n?.querySelector('svg'))).toBeCloseTo(53.75 / Math.PI, 1)

  window.dispatchEvent(new Event('afterprint'))
  expect(onPrinted).toHaveBeenCalledOnce()
})
