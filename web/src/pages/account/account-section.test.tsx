import { expect, it, vi } from 'vitest'
import { expectAccessible } from '#data/testing/accessible.ts'
import { renderInShop } from '#data/testing/render-in-shop.tsx'
import { AccountSection, SectionAnswer } from './account-section.tsx'

const orders = (answer: { data: string | null; hasFailed: boolean; retry: () => void }) => (
  <AccountSection part="orders">
    <SectionAnswer answer={answer} part="orders">
      {(data) => <p>{data}</p>}
    </SectionAnswer>
  </AccountSection>
)

it('a section that could not be loaded says so by itself, and tries again', async () => {
  const retry = vi.fn<() => void>()
  const screen = await renderInShop(orders({ data: null, hasFailed: true, retry }))
  await expect
    .element(screen.getByRole('alert'))
    .toMatchTextContent('We could not load your orders just now. Nothing has been lost.')
  await expectAccessible()
  await screen.getByRole('button', { name: 'Try again' }).click()
  expect(retry).toHaveBeenCalledOnce()
})

it('what was loaded before stays in sight when it could not be loaded anew', async () => {
  const screen = await renderInShop(orders({ data: 'AC-204817', hasFailed: true, retry: () => undefined }))
  await expect.element(screen.getByText('AC-204817')).toBeVisible()
  await expect.element(screen.getByRole('alert')).toBeVisible()
})
