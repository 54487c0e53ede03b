import {
  createMemoryHistory,
  createRootRoute,
  createRoute,
  createRouter,
  HeadContent,
  Outlet,
  RouterProvider,
} from '@tanstack/react-router'
import { expect, it } from 'vitest'
import { render } from 'vitest-browser-react'
import { RouteAnnouncer } from './route-announcer.tsx'

/** A shop with a search and a list, whose titles follow their queries. */
async function shopAt(path: string) {
  const root = createRootRoute({
    component: () => (
      <>
        <HeadContent />
        <main id="content" tabIndex={-1}>
          <Outlet />
        </main>
        <RouteAnnouncer contentId="content" />
      </>
    ),
  })
  const titled = ({ match }: { match: { search: object } }) => ({
    meta: [{ title: `Found: ${Object.values(match.search).join()}` }],
  })
  const search = createRoute({
    getParentRoute: () => root,
    path: '/search',
    staticData: { isOfQuery: true },
    head: titled,
  })
  const list = createRoute({ getParentRoute: () => root, path: '/rings', head: titled })
  const router = createRouter({
    routeTree: root.addChildren([search, list]),
    history: createMemoryHistory({ initialEntries: [path] }),
  })
  await router.load()
  const screen = await render(<RouterProvider router={router as never} />)
  return {
    goTo: (href: string) => router.history.push(href),
    main: screen.getByRole('main'),
    said: () => screen.container.querySelector('[aria-live]')?.textContent,
  }
}

it('says what another search has found, from where the keyboard goes on', async () => {
  const { goTo, main, said } = await shopAt('/search?q=halo')
  await expect.poll(() => document.title).toBe('Found: halo')
  expect(said()).toBe('')
  goTo('/search?q=qqqq')
  await expect.poll(said).toBe('Found: qqqq')
  await expect.element(main).toHaveFocus()
})

it('says nothing where the query of another page changes', async () => {
  const { goTo, said } = await shopAt('/rings?sort=price')
  await expect.poll(() => document.title).toBe('Found: price')
  goTo('/rings?sort=name')
  await expect.poll(() => document.title).toBe('Found: name')
  expect(said()).toBe('')
})
