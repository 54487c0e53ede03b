import { expect, it, vi } from 'vitest'
import { userEvent } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { LateDetails } from './late-details.tsx'

const failure = 'This part did not come. Close it and open it again in a moment.'

async function explanation(bring: () => Promise<string>) {
  const onFailure = vi.fn<(error: unknown) => void>()
  const part = (piece: string) => (
    <LateDetails summary="Why this price" bring={bring} atHand={null} failure={failure} onFailure={onFailure}>
      {(brought) => (
        <p>
          {brought} of {piece}
        </p>
      )}
    </LateDetails>
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
  const bring = vi.fn(async () => 'The steps')
  const { summary, text, show } = await explanation(bring)
  expect(bring).not.toHaveBeenCalled()
  await summary.click()
  await expect.element(text).toHaveTextContent('The steps of a ring')
  const fetches = bring.mock.calls.length
  await show('a pendant')
  await expect.element(text).toHaveTextContent('The steps of a pendant')
  await summary.click()
  await summary.click()
  await expect.element(text).toBeVisible()
  expect(bring).toHaveBeenCalledTimes(fetches)
})

it('says where its content did not come, and tries again when it is opened again', async () => {
  const bring = vi.fn<() => Promise<string>>().mockRejectedValue(new Error('away'))
  const { summary, alert, text, onFailure } = await explanation(bring)
  await summary.click()
  await expect.element(alert).toHaveTextContent(failure)
  expect(onFailure).toHaveBeenCalledWith(new Error('away'))
  await summary.click()
  await expect.element(alert).not.toBeInTheDocument()
  bring.mockResolvedValue('The steps')
  await summary.click()
  await expect.element(text).toHaveTextContent('The steps of a ring')
  await expect.element(alert).not.toBeInTheDocument()
})

it('has its content at hand when a keyboard opens it: it was fetched as the focus came', async () => {
  const bring = vi.fn(async () => 'The steps')
  const { text } = await explanation(bring)
  await userEvent.tab()
  expect(bring).toHaveBeenCalled()
  await userEvent.keyboard('{Enter}')
  await expect.element(text).toHaveTextContent('The steps of a ring')
})

it('says nothing of content that does not come before it is opened', async () => {
  const bring = vi.fn<() => Promise<string>>().mockRejectedValue(new Error('away'))
  const { alert, onFailure } = await explanation(bring)
  await userEvent.tab()
  await expect.element(alert).not.toBeInTheDocument()
  expect(onFailure).not.toHaveBeenCalled()
})
