import { expect, it, vi } from 'vitest'
import { render } from 'vitest-browser-react'
import type { RangeBounds } from '#lib/range-numbers.ts'
import { RangeField } from './range-field.tsx'

const words = {
  min: 'Lowest price',
  max: 'Highest price',
  to: 'to',
  refused: 'This is no price.',
  spoken: (steps: number) => `£${steps}`,
}

async function rangeOf(chosen: RangeBounds | null) {
  const onChoose = vi.fn<(bounds: RangeBounds | null) => void>()
  const field = (inUse: RangeBounds | null) => (
    <RangeField
      legend="Price"
      extent={{ min: 1000, max: 9600 }}
      found={null}
      chosen={inUse}
      decimals={0}
      words={words}
      onChoose={onChoose}
    />
  )
  const screen = await render(field(chosen))
  const lowest = screen.getByRole('textbox', { name: 'Lowest price' })
  const highest = screen.getByRole('textbox', { name: 'Highest price' })
  return { lowest, highest, onChoose, put: (inUse: RangeBounds | null) => screen.rerender(field(inUse)) }
}

it('shows a choice until the page has taken it', async () => {
  const { lowest, highest, onChoose } = await rangeOf(null)
  await lowest.fill('3000')
  await highest.click()
  expect(onChoose).toHaveBeenCalledExactlyOnceWith({ min: 3000, max: 9600 }, false)
  await expect.element(lowest).toHaveValue('3,000')
})

it('shows no choice that Back has taken back, and does not bring it into the next one', async () => {
  const { lowest, highest, onChoose, put } = await rangeOf(null)
  await lowest.fill('3000')
  await highest.click()
  await put({ min: 3000, max: 9600 })
  await put(null)
  await expect.element(lowest).toHaveValue('')
  await highest.fill('6000')
  await lowest.click()
  expect(onChoose).toHaveBeenLastCalledWith({ min: 1000, max: 6000 }, false)
})
