import { useLocation } from '@tanstack/react-router'
import { expect, it } from 'vitest'
import { userEvent } from 'vitest/browser'
import { renderInShop } from '#data/testing/render-in-shop.tsx'
import { ShopLink } from '#ui/shop-link.tsx'
import { SearchForm } from './search-form.tsx'
import { askedText, searchParameters } from './search-text.ts'

/** The field of a page, to which a link leads as well. */
function Searched() {
  const { search } = useLocation()
  return (
    <>
      <SearchForm text={askedText(searchParameters(search)).text} />
      <ShopLink href="/search?q=rings">Rings</ShopLink>
    </>
  )
}

it('keeps the focus where another text is searched, and shows what is searched', async () => {
  const screen = await renderInShop(<Searched />, { path: '/search?q=halo' })
  const field = screen.getByRole('textbox')
  await expect.element(field).toHaveValue('halo')
  await field.fill(' qqqq ')
  await userEvent.keyboard('{Enter}')
  await expect.poll(screen.address).toBe('/search?q=qqqq')
  await expect.element(field).toHaveValue('qqqq')
  await expect.element(field).toHaveFocus()
  await screen.getByRole('link', { name: 'Rings' }).click()
  await expect.element(field).toHaveValue('rings')
})
