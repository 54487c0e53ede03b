import { expect, it, vi } from 'vitest'
import { useOwn } from '#data/account/use-own.ts'
import { renderInShop } from '#data/testing/render-in-shop.tsx'
import { anne, signInAnne } from '#data/testing/signed-in.ts'
import { LoadingStatus } from './loading-status.tsx'

/** Something of somebody's own. */
function Own({ ask }: { ask: () => Promise<string> }) {
  const { data, retry } = useOwn(anne.id, { queryKey: ['own'], queryFn: ask })
  return (
    <>
      <LoadingStatus />
      <p>{data}</p>
      <button type="button" onClick={retry}>
        Ask again
      </button>
    </>
  )
}

it('says aloud that the account is loading until it is there, and not when it is asked for once more', async () => {
  const first = Promise.withResolvers<string>()
  const again = Promise.withResolvers<string>()
  const ask = vi.fn<() => Promise<string>>()
  ask.mockReturnValueOnce(first.promise).mockReturnValueOnce(again.promise)
  signInAnne()
  const screen = await renderInShop(<Own ask={ask} />)
  const status = screen.getByRole('status')
  await expect.element(status).toHaveTextContent('Loading your account')
  first.resolve('Two addresses')
  await expect.element(screen.getByText('Two addresses')).toBeVisible()
  await expect.element(status).toBeEmptyDOMElement()
  await screen.getByRole('button', { name: 'Ask again' }).click()
  await vi.waitFor(() => expect(ask).toHaveBeenCalledTimes(2))
  await expect.element(status).toBeEmptyDOMElement()
  again.resolve('Three addresses')
  await expect.element(screen.getByText('Three addresses')).toBeVisible()
})
