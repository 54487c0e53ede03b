import {
  createMemoryHistory,
  createRootRoute,
  createRoute,
  createRouter,
  Outlet,
  RouterProvider,
} from '@tanstack/react-router'
import { expect, it } from 'vitest'
import { render } from 'vitest-browser-react'
import { RouteProgress } from './route-progress.tsx'

/** A shop with a list whose answer waits until it is given. */
async function slowShop(path: string) {
  const answer = Promise.withResolvers<void>()
  const root = createRootRoute({
    component: () => (
      <>
        <RouteProgress />
        <Outlet />
      </>
    ),
  })
  const home = createRoute({ getParentRoute: () => root, path: '/', component: () => <h1>Home</h1> })
  const list = createRoute({
    getParentRoute: () => root,
    path: '/rings/{-$attributes}',
    pendingComponent: () => <h1>Rings to come</h1>,
    loader: ({ params }) => (params.attributes === 'ready' ? undefined : answer.promise),
    component: () => <h1>Rings</h1>,
  })
  const router = createRouter({
    routeTree: root.addChildren([home, list]),
    history: createMemoryHistory({ initialEntries: [path] }),
  })
  await router.load()
  const screen = await render(<RouterProvider router={router as never} />)
  return {
    ...screen,
    goTo: (href: string) => router.history.push(href),
    answer: answer.resolve,
    words: screen.getByText('Loading this page Please Wait...'),
    title: screen.getByRole('heading'),
  }
}

it('says nothing of a page that is there, and asks to wait for one that is long in coming', async () => {
  const { goTo, answer, words, title } = await slowShop('/')
  await expect.element(words).not.toBeInTheDocument()
  goTo('/rings')
  await expect.element(words).toBeInTheDocument()
  // Not at once: most pages are there before anybody could read it.
  expect(words.element().checkVisibility({ visibilityProperty: true })).toBe(false)
  await expect.element(words).toBeVisible()
  await expect.element(title).toHaveTextContent('Rings to come')
  await expect.element(words).toBeVisible()
  answer()
  await expect.element(title).toMatchTextContent(/^Rings$/)
  await expect.element(words).not.toBeInTheDocument()
})

it('leaves it to a list to say that its filters change', async () => {
  const { goTo, answer, words, title } = await slowShop('/rings/ready')
  await expect.element(title).toHaveTextContent('Rings')
  goTo('/rings/platinum')
  await new Promise(requestAnimationFrame)
  await new Promise(requestAnimationFrame)
  await expect.element(words).not.toBeInTheDocument()
  answer()
})
