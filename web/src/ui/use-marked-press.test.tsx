import { expect, it, vi } from 'vitest'
import { render } from 'vitest-browser-react'
import { page, userEvent } from 'vitest/browser'
import { useMarkedPress } from './use-marked-press.ts'

function Marked({ onPress }: { onPress: (marked: HTMLElement) => void }) {
  useMarkedPress('data-example', onPress)
  return (
    <>
      <a href="#page" data-example="link">
        A <b>link</b>
      </a>
      <button type="button" data-example="button">
        A button
      </button>
      <button type="button">Another</button>
    </>
  )
}

it('does it at the press of what bears the mark, which has the focus then', async () => {
  const onPress = vi.fn<(marked: HTMLElement) => void>()
  await render(<Marked onPress={onPress} />)
  await page.getByText('link', { exact: true }).click()
  const link = page.getByRole('link').element()
  expect(onPress.mock.calls).toEqual([[link]])
  expect(document.activeElement).toBe(link)
  expect(location.hash).toBe('')
  await page.getByRole('button', { name: 'Another' }).click()
  expect(onPress).toHaveBeenCalledOnce()
})

it('leaves a link to the key that opens it elsewhere, where a button stays one', async () => {
  const onPress = vi.fn<(marked: HTMLElement) => void>()
  await render(<Marked onPress={onPress} />)
  // Once all have heard of it: a real one would open another tab.
  window.addEventListener('click', (event) => event.preventDefault(), { once: true })
  await page.getByRole('link').click({ modifiers: ['Control'] })
  expect(onPress).not.toHaveBeenCalled()
  await userEvent.click(page.getByRole('button', { name: 'A button' }), { modifiers: ['Control'] })
  expect(onPress).toHaveBeenCalledOnce()
})

it('does nothing any more once it is gone', async () => {
  const onPress = vi.fn<(marked: HTMLElement) => void>()
  const screen = await render(<Marked onPress={onPress} />)
  await screen.unmount()
  const left = document.createElement('button')
  left.dataset['example'] = ''
  document.body.append(left)
  left.click()
  left.remove()
  expect(onPress).not.toHaveBeenCalled()
})
