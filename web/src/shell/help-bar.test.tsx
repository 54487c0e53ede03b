import { expect, it } from 'vitest'
import { page } from 'vitest/browser'
import { expectAccessible } from '#data/testing/accessible.ts'
import { renderInShop } from '#data/testing/render-in-shop.tsx'
import { HelpBar } from './help-bar.tsx'

it('leads to a person in every way there is (rules/enquiries#help-block)', async () => {
  const screen = await renderInShop(<HelpBar />)
  const ways = screen
    .getByRole('link')
    .elements()
    .map((link) => [link.textContent, link.getAttribute('href')])
  expect(ways).toEqual(
    expect.arrayContaining([
      ['Telephone0808 157 0142', 'tel:+448081570142'],
      ['WhatsApp07700 900123', 'https://wa.me/447700900123'],
      ['Write to usSend a message', '/contact'],
      ['Meet usBook a consultation', '/book-consultation'],
      [expect.stringContaining('Questions and answers'), '/learn/frequently-asked-questions'],
    ]),
  )
  await expect.element(page.getByRole('link', { name: /Send a message/ })).toHaveAttribute('data-enquiry')
  await expect.element(page.getByRole('button', { name: /Live chat/ })).toHaveAttribute('data-live-chat')
  await expectAccessible(screen.container)
})
