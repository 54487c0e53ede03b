import { expect, it } from 'vitest'
import { renderInShop } from '#data/testing/render-in-shop.tsx'
import { LinkedText } from './linked-text.tsx'

it('the words in brackets lead to their pages, beside the page that they stand on', async () => {
  const screen = await renderInShop(
    <p>
      <LinkedText text="I accept the [terms] and the [policy]." hrefs={['/terms', '/policy']} />
    </p>,
  )
  await expect.element(screen.getByRole('paragraph')).toHaveTextContent('I accept the terms and the policy.')
  const policy = screen.getByRole('link', { name: 'policy' })
  await expect.element(policy).toHaveAttribute('href', '/policy')
  await expect.element(policy).toHaveAttribute('target', '_blank')
  await expect.element(policy).toHaveAccessibleDescription('Opens in a new tab')
  await expect.element(screen.getByRole('link', { name: 'terms' })).toHaveAttribute('href', '/terms')
})

it('a sentence without brackets is that sentence', async () => {
  const screen = await renderInShop(
    <p>
      <LinkedText text="I accept the terms." hrefs={['/terms']} />
    </p>,
  )
  await expect.element(screen.getByRole('paragraph')).toHaveTextContent('I accept the terms.')
  await expect.element(screen.getByRole('link')).not.toBeInTheDocument()
})
