import { expect, it } from 'vitest'
import { render } from 'vitest-browser-react'
import { useLoadMore } from './use-load-more.ts'

function More({ list, load }: { list: string; load: () => Promise<void> }) {
  const { more, loadMore } = useLoadMore(list, load)
  return (
    <button type="button" onClick={() => void loadMore()}>
      {more}
    </button>
  )
}

it('says of a list what became of its own question, and nothing of the one before it', async () => {
  const { promise, reject } = Promise.withResolvers<void>()
  const screen = await render(<More list="/rings" load={() => promise} />)
  const button = screen.getByRole('button')
  await button.click()
  await expect.element(button).toHaveTextContent('loading')
  await screen.rerender(<More list="/rings/gold" load={() => Promise.reject(new Error('away'))} />)
  await expect.element(button).toHaveTextContent('idle')
  await button.click()
  await expect.element(button).toHaveTextContent('failed')
  await screen.rerender(<More list="/rings" load={() => promise} />)
  await expect.element(button).toHaveTextContent('idle')
  reject(new Error('late'))
  await expect.element(button).toHaveTextContent('idle')
  await button.click()
  await expect.element(button).toHaveTextContent('failed')
})
