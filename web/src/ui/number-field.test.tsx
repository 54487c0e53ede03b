import { expect, it, vi } from 'vitest'
import { userEvent } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { NumberField } from './number-field.tsx'

it('keeps a text that is no number, says that it is none, and takes the number that follows', async () => {
  const onChoose = vi.fn<(steps: number | null) => void>()
  const screen = await render(
    <NumberField
      label="Lowest carat"
      decimals={2}
      refused="Enter a number, such as 0.70."
      value={null}
      placeholder="0.20"
      onChoose={onChoose}
    />,
  )
  const field = screen.getByRole('textbox', { name: 'Lowest carat' })
  await field.fill('about one')
  await userEvent.keyboard('{Enter}')
  await expect.element(screen.getByRole('alert')).toHaveTextContent('Enter a number, such as 0.70.')
  await expect.element(field).toHaveValue('about one')
  await expect.element(field).toHaveAttribute('aria-invalid', 'true')
  await field.fill('1')
  await expect.element(screen.getByRole('alert')).not.toBeInTheDocument()
  await userEvent.keyboard('{Enter}')
  expect(onChoose.mock.calls).toEqual([[100]])
})
