import {
  defineHandlerCallback,
  getSsrStatus,
  transformHtmlStringWithRouter,
} from '@tanstack/react-router/ssr/server'
import { StartServer } from '@tanstack/react-start/server'
import { createElement } from 'react'
import { renderToString } from 'react-dom/server'
import { requestScope } from './request-scope.ts'

/**
 * Renders a page in one go: its loaders have brought all it shows, so there is nothing to stream. Its text is handed
 * over beside the answer, whose body would be encoded and read again, at a tenth of what the page costs.
 */
export const renderToText = defineHandlerCallback(async ({ router, responseHeaders }) => {
  try {
    const html = renderToString(createElement(StartServer, { router }))
    requestScope().html = await transformHtmlStringWithRouter(router, html)
    return new Response(null, { status: getSsrStatus(router), headers: responseHeaders })
  } finally {
    router.serverSsr?.cleanup()
  }
})
