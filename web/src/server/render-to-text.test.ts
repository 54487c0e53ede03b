import { createMemoryHistory, createRootRoute, createRoute, createRouter } from '@tanstack/react-router'
import { createRequestHandler } from '@tanstack/react-router/ssr/server'
import { createElement } from 'react'
import { expect, it } from 'vitest'
import { renderToText } from './render-to-text.ts'
import { requestScope, runInScope, scopeOf } from './request-scope.ts'

/** What is rendered at a path of a shop of one page. */
async function renderAt(path: string) {
  const rootRoute = createRootRoute({ notFoundComponent: () => createElement('p', null, 'Nothing here') })
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
  const request = new Request(`http://localhost${path}`)
  const handle = createRequestHandler({ createRouter: () => router, request })
  return runInScope(scopeOf(new Headers(), false), async () => {
    let isTidy = false
    const response = await handle(async (rendering) => {
      const answer = await renderToText(rendering)
      isTidy = router.serverSsr === undefined
      return answer
    })
    return { response, isTidy, body: await response.text(), html: requestScope().html }
  })
}

it('hands the text of a page over beside the answer, with what its script goes on with', async () => {
  const { response, isTidy, body, html } = await renderAt('/')
  expect([response.status, response.headers.get('content-type'), body]).toEqual([
    200,
    'text/html; charset=UTF-8',
    '',
  ])
  expect(html).toMatch(/<p>Rings<\/p>.*<script.*Necklaces/s)
  expect(isTidy).toBe(true)
})

it('answers with 404 where there is no such page', async () => {
  const { response, html } = await renderAt('/nowhere')
  expect(response.status).toBe(404)
  expect(html).toContain('<p>Nothing here</p>')
})
