import { createMemoryHistory, createRootRoute, createRouter, RouterProvider } from '@tanstack/react-router'
import { describe, expect, it } from 'vitest'
import { userEvent } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { ShopLink } from './shop-link.tsx'

async function links(path = '/') {
  const content = () => (
    <>
      <ShopLink href="/sale">Sale</ShopLink>
      <ShopLink href="/jewellery/collection" aria-current="step">
        Jewellery
      </ShopLink>
      <ShopLink href="/learn" onClick={(event) => event.preventDefault()}>
        Learn
      </ShopLink>
      <ShopLink href="/cart" target="_blank">
        Basket
      </ShopLink>
    </>
  )
  const router = createRouter({
    routeTree: createRootRoute({ component: content, notFoundComponent: content }),
    history: createMemoryHistory({ initialEntries: [path] }),
  })
  await router.load()
  // The types know the router of the shop alone.
  const { getByRole } = await render(<RouterProvider router={router as never} />)
  const address = () => router.state.location.href
  const link = (name: string) => getByRole('link', { name })
  return {
    address,
    sale: link('Sale'),
    jewellery: link('Jewellery'),
    learn: link('Learn'),
    basket: link('Basket'),
  }
}

/** What the browser is left to do by itself, once all that listens has been told of a press. */
function leftToBrowser(): { readonly presses: () => number } {
  let presses = 0
  const stop = (event: Event) => {
    if (!event.defaultPrevented) presses += 1
    event.preventDefault()
  }
  document.addEventListener('click', stop, { once: true })
  return { presses: () => presses }
}

describe('a link within the shop', () => {
  it('leads on in place, with what its address asks for', async () => {
    const { sale, address } = await links()
    await sale.click()
    await expect.poll(address).toBe('/sale')
  })

  it('leads on by the keyboard', async () => {
    const { jewellery, address } = await links()
    jewellery.element().focus()
    await userEvent.keyboard('{Enter}')
    await expect.poll(address).toBe('/jewellery/collection')
  })

  it('is painted as pressed before the next page is drawn', async () => {
    const { jewellery, address } = await links()
    jewellery.element().dispatchEvent(new MouseEvent('click', { bubbles: true, cancelable: true }))
    expect(address()).toBe('/')
    await expect.poll(address).toBe('/jewellery/collection')
  })

  it.each([['Control'], ['Shift'], ['Meta'], ['Alt']])(
    'leaves a press with %s to the browser, which opens a tab, a window or a file',
    async (key) => {
      const { jewellery, address } = await links()
      const { presses } = leftToBrowser()
      await userEvent.keyboard(`{${key}>}`)
      await jewellery.click()
      await userEvent.keyboard(`{/${key}}`)
      expect(presses()).toBe(1)
      expect(address()).toBe('/')
    },
  )

  it('leaves one that opens beside the page to the browser', async () => {
    const { basket, address } = await links()
    const { presses } = leftToBrowser()
    await basket.click()
    expect(presses()).toBe(1)
    expect(address()).toBe('/')
  })

  it('stays where its owner has answered the press', async () => {
    const { learn, sale, address } = await links()
    await learn.click()
    await sale.click()
    await expect.poll(address).toBe('/sale')
  })

  it('says that it is of the page which is shown, and else what its owner says', async () => {
    const { sale, jewellery, learn } = await links('/sale')
    await expect.element(sale).toHaveAttribute('aria-current', 'page')
    await expect.element(jewellery).toHaveAttribute('aria-current', 'step')
    await expect.element(learn).not.toHaveAttribute('aria-current')
    await jewellery.click()
    await expect.element(jewellery).toHaveAttribute('aria-current', 'page')
    await expect.element(sale).not.toHaveAttribute('aria-current')
  })
})
