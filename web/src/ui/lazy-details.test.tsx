import { expect, it, vi } from 'vitest'
import { userEvent } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { LazyDetails } from './lazy-details.tsx'

const failure = 'This part did not come. Close it and open it again in a moment.'

async function explanation(load: () => Promise<string>) {
  const onFailure = vi.fn<(error: unknown) => void>()
  const part = (piece: string) => (
    <LazyDetails
      summary="Why this price"
      load={load}
      preloaded={null}
      failure={failure}
      onFailure={onFailure}
    >
      {(loaded) => (
        <p>
          {loaded} of {piece}
        </p>
      )}
    </LazyDetails>
  )
  const screen = await render(part('a ring'))
  return {
    onFailure,
    summary: screen.getByText('Why this price'),
    alert: screen.getByRole('alert'),
    text: screen.getByRole('paragraph'),
    show: (piece: string) => screen.rerender(part(piece)),
  }
}

it('fetches its content when somebody opens it, and draws it anew with what changes', async () => {
  const load = vi.fn(async () => 'The steps')
  const { summary, text, show } = await explanation(load)
  expect(load).not.toHaveBeenCalled()
  await summary.click()
  await expect.element(text).toHaveTextContent('The steps of a ring')
  const fetches = load.mock.calls.length
  await show('a pendant')
  await expect.element(text).toHaveTextContent('The steps of a pendant')
  await summary.click()
  await summary.click()
  await expect.element(text).toBeVisible()
  expect(load).toHaveBeenCalledTimes(fetches)
})

it('says where its content did not come, and tries again when it is opened again', async () => {
  const load = vi.fn<() => Promise<string>>().mockRejectedValue(new Error('away'))
  const { summary, alert, text, onFailure } = await explanation(load)
  await summary.click()
  await expect.element(alert).toHaveTextContent(failure)
  expect(onFailure).toHaveBeenCalledWith(new Error('away'))
  await summary.click()
  await expect.element(alert).not.toBeInTheDocument()
  load.mockResolvedValue('The steps')
  await summary.click()
  await expect.element(text).toHaveTextContent('The steps of a ring')
  await expect.element(alert).not.toBeInTheDocument()
})

it('has its content at hand when a keyboard opens it: it was fetched as the focus came', async () => {
  const load = vi.fn(async () => 'The steps')
  const { text } = await explanation(load)
  await userEvent.tab()
  expect(load).toHaveBeenCalled()
  await userEvent.keyboard('{Enter}')
  await expect.element(text).toHaveTextContent('The steps of a ring')
})

it('says nothing of content that does not come before it is opened', async () => {
  const load = vi.fn<() => Promise<string>>().mockRejectedValue(new Error('away'))
  const { alert, onFailure } = await explanation(load)
  await userEvent.tab()
  await expect.element(alert).not.toBeInTheDocument()
  expect(onFailure).not.toHaveBeenCalled()
})
