import {
  createMemoryHistory,
  createRootRoute,
  createRoute,
  createRouter,
  Outlet,
} from '@tanstack/react-router'
import { createRequestHandler } from '@tanstack/react-router/ssr/server'
import { createElement, type ReactNode } from 'react'
import { expect, it } from 'vitest'
import { renderToText } from './render-to-text.ts'
import { requestScope, runInScope, scopeOf } from './request-scope.ts'

/** A shop of one page; `isTidy` says whether its router has let go of what it rendered with. */
function shop(frame: () => ReactNode = () => createElement(Outlet)) {
  const rootRoute = createRootRoute({
    component: frame,
    notFoundComponent: () => createElement('p', null, 'Nothing here'),
  })
  const home = createRoute({
    getParentRoute: () => rootRoute,
    path: '/',
    component: () => createElement('p', null, 'Rings'),
  })
  const router = createRouter({
    routeTree: rootRoute.addChildren([home]),
    history: createMemoryHistory(),
    dehydrate: () => ({ menu: 'Necklaces' }),
  })
  let isTidy = false
  const renderAt = (path: string) =>
    runInScope(scopeOf(new Headers(), false), async () => {
      const request = new Request(`http://localhost${path}`)
      const handle = createRequestHandler({ createRouter: () => router, request })
      const response = await handle(async (rendering) => {
        try {
          return await renderToText(rendering)
        } finally {
          // Looked at now: the handler tidies up as well, later.
          isTidy = router.serverSsr === undefined
        }
      })
      return { response, body: await response.text(), html: requestScope().html }
    })
  return { renderAt, isTidy: () => isTidy }
}

it('hands the text of a page over beside the answer, with what its script goes on with', async () => {
  const { renderAt, isTidy } = shop()
  const { response, body, html } = await renderAt('/')
  expect([response.status, response.headers.get('content-type'), body]).toEqual([
    200,
    'text/html; charset=UTF-8',
    '',
  ])
  expect(html).toMatch(/<p>Rings<\/p>.*<script.*Necklaces/s)
  expect(isTidy()).toBe(true)
})

it('answers with 404 where there is no such page', async () => {
  const { response, html } = await shop().renderAt('/nowhere')
  expect(response.status).toBe(404)
  expect(html).toContain('<p>Nothing here</p>')
})

it('tidies up after a page that breaks', async () => {
  const { renderAt, isTidy } = shop(() => {
    throw new Error('It broke.')
  })
  await expect(renderAt('/')).rejects.toThrow('It broke.')
  expect(isTidy()).toBe(true)
})
