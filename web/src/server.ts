import { createStartHandler } from '@tanstack/react-start/server'
import { readFileSync } from 'node:fs'
import { sitemapAt } from './pages/sitemap/sitemap.ts'
import { createApi } from './server/api.ts'
import { readConfig } from './server/config.ts'
import { connectDataLayer } from './server/connect.ts'
import { renderToText } from './server/render-to-text.ts'
import { createRespond } from './server/respond.ts'

const renderPage = createStartHandler(renderToText)

// Read here, so that a misconfigured server stops at its start and not at its first visitor.
const config = readConfig(process.env)
const api = createApi(config)
connectDataLayer(config, api)

const respond = createRespond({
  config,
  api,
  isDevelopment: import.meta.env.DEV,
  render: async (request) => renderPage(request),
  sitemapAt,
  // Beside this file once both are built.
  readSheet: (href) => readFileSync(new URL(`../client${href}`, import.meta.url), 'utf8'),
})

export default { fetch: respond }
