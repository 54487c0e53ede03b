import {
  createMemoryHistory,
  createRootRoute,
  createRouter,
  RouterContextProvider,
} from '@tanstack/react-router'
import { hydrateRoot, type Root } from 'react-dom/client'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { page } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { StaticHtml } from './static-html.tsx'

let root: Root | null = null
let place: HTMLElement | null = null

afterEach(() => {
  root?.unmount()
  place?.remove()
})

/** A router that shows nothing; the types know that of the shop alone. */
function emptyRouter() {
  return createRouter({
    routeTree: createRootRoute({ notFoundComponent: () => null }),
    history: createMemoryHistory({ initialEntries: ['/learn'] }),
  })
}

/** Takes over a page that a server wrote, of which the browser knows nothing but that this stands in it. */
async function hydrated(html: string) {
  place = document.createElement('div')
  place.innerHTML = `<div>${html}</div>`
  document.body.append(place)
  const listen = vi.spyOn(place.firstElementChild!, 'addEventListener')
  const router = emptyRouter()
  await router.load()
  const preload = vi.spyOn(router, 'preloadRoute').mockResolvedValue(undefined)
  const errors: unknown[] = []
  const content = (
    <RouterContextProvider router={router as never}>
      <StaticHtml>{null}</StaticHtml>
    </RouterContextProvider>
  )
  root = hydrateRoot(place, content, { onRecoverableError: (error) => errors.push(error) })
  await expect.poll(() => listen.mock.calls.length).toBeGreaterThan(0)
  return { address: () => router.state.location.href, preload, errors }
}

const link = () => page.getByRole('link')

describe('what a server wrote', () => {
  it('stays as it was written', async () => {
    const { errors } = await hydrated('<p>Made in London</p>')
    await expect.element(page.getByText('Made in London')).toBeVisible()
    expect(errors).toEqual([])
  })

  it('leads on without loading the shop anew where the browser has drawn it, too', async () => {
    const router = emptyRouter()
    await render(
      <RouterContextProvider router={router as never}>
        <StaticHtml>
          <a href="/sale">Sale</a>
        </StaticHtml>
      </RouterContextProvider>,
    )
    await page.getByText('Sale').click()
    await expect.poll(() => router.state.location.href).toBe('/sale')
  })

  it('leads on without loading the shop anew', async () => {
    const { address } = await hydrated('<a href="/sale?sort=price"><b>Sale</b></a>')
    await page.getByText('Sale').click()
    await expect.poll(address).toBe('/sale?sort=price')
  })

  it.each([
    ['a place on its page', '<a href="#end">End</a>', {}],
    ['another site', '<a href="https://example.com/">Example</a>', {}],
    ['a tab of its own', '<a href="/sale" target="_blank">Sale</a>', {}],
    ['what was pressed with a key', '<a href="/sale">Sale</a>', { ctrlKey: true }],
  ])('leaves %s to the browser', async (_, html, keys) => {
    const { address } = await hydrated(html)
    const pressed = new MouseEvent('click', { bubbles: true, cancelable: true, ...keys })
    let isLeft = false
    const stop = (event: Event) => {
      isLeft = !event.defaultPrevented
      event.preventDefault()
    }
    document.addEventListener('click', stop, { once: true })
    link().element().dispatchEvent(pressed)
    expect([isLeft, address()]).toEqual([true, '/learn'])
  })

  it.each([
    ['pointed at', 'mouseover'],
    ['reached by the keyboard', 'focusin'],
    ['touched', 'touchstart'],
  ])('has the page of a link loaded ahead that is %s', async (_, sign) => {
    const { preload } = await hydrated('<a href="/sale">Sale</a>')
    await expect
      .poll(() => {
        link()
          .element()
          .dispatchEvent(new Event(sign, { bubbles: true }))
        return preload.mock.calls.length
      })
      .toBeGreaterThan(0)
    expect(preload).toHaveBeenCalledWith({ to: '/sale' })
  })

  it('loads nothing ahead for a link that is only passed', async () => {
    // Not where the mouse of the test before stands.
    const away = '<p style="block-size:50vh"></p>'
    const { preload } = await hydrated(`${away}<a href="/sale">Sale</a><a href="/learn">Learn</a>`)
    const [first, second] = link().elements()
    for (const [element, sign] of [
      [first, 'mouseover'],
      [first, 'mouseout'],
      [second, 'mouseover'],
    ] as const)
      element?.dispatchEvent(new Event(sign, { bubbles: true }))
    await expect.poll(() => preload.mock.calls.length).toBe(1)
    expect(preload).toHaveBeenCalledWith({ to: '/learn' })
  })

  it('shows the placeholder for a picture that cannot be had, unless it has words for it', async () => {
    const broken = 'data:image/webp;base64,AAAA'
    await hydrated(`<img src="${broken}" alt=""><img src="${broken}" alt="Two claws">`)
    const sources = () => [...(place?.querySelectorAll('img') ?? [])].map(({ src }) => new URL(src).pathname)
    await expect.poll(() => sources()[0]).toBe('/placeholder-300X300.webp')
    expect(sources()[1]).toBe('image/webp;base64,AAAA')
  })
})
