import { expect, it } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { expectAccessible } from '#data/testing/accessible.ts'
import { renderInShop } from '#data/testing/render-in-shop.tsx'
import { FaqSearchTool } from './faq-search-tool.tsx'

function renderQuestions() {
  return renderInShop(
    <article>
      <FaqSearchTool />
      <details>
        <summary>How can I pay?</summary>
        <div id="how-can-i-pay">By card, or in instalments.</div>
      </details>
      <details>
        <summary>Is VAT included?</summary>
        <div id="is-vat-included">Yes, in every price.</div>
      </details>
    </article>,
  )
}

it('leads to the answers that have the words, and says how many there are', async () => {
  const screen = await renderQuestions()
  const field = screen.getByRole('searchbox', { name: 'What would you like to know?' })
  await field.fill('instal')
  await expect.element(screen.getByRole('status')).toHaveTextContent('1 answer')
  const link = screen.getByRole('link', { name: 'How can I pay?' })
  await expect.element(link).toHaveAttribute('href', '#how-can-i-pay')
  await expectAccessible()
  await userEvent.clear(field)
  await expect.element(link).not.toBeInTheDocument()
})

it('says that nothing was found, and where to ask', async () => {
  const screen = await renderQuestions()
  await page.getByRole('searchbox').fill('submarine')
  await expect
    .element(screen.getByRole('status'))
    .toMatchTextContent('No answer here has all of these words.')
  await expect.element(screen.getByRole('link', { name: 'Contact us' })).toHaveAttribute('href', '/contact')
})
