/**
 * Hydrates the page. The router's own client instead of Start's: the shop has no server functions, and
 * what fetches and decodes them would be 9 KB that every visitor loads and nobody uses.
 */
import { RouterClient } from '@tanstack/react-router/ssr/client'
import { StrictMode, startTransition } from 'react'
import { hydrateRoot } from 'react-dom/client'
import { keepsRecords } from '#data/kept-text.ts'
import { stylesLoaded } from '#lib/styles-loaded.ts'
import { reportError } from '#data/report-error.ts'
import { waitForZodParts } from './data/load-zod-parts.ts'
import { getRouter } from './router.tsx'

// Who has been here before has chosen things: the page is hydrated with them.
const known = keepsRecords() ? waitForZodParts() : undefined
void Promise.all([stylesLoaded(), known]).then(hydrate)

/** In steps, so that a touch in between need not wait for all of them. */
async function hydrate(): Promise<void> {
  await pause()
  const router = getRouter()
  await pause()
  startTransition(() => {
    hydrateRoot(
      document,
      <StrictMode>
        <RouterClient router={router} />
      </StrictMode>,
      { onRecoverableError: (error) => reportError(error, { where: 'hydration' }) },
    )
  })
}

/** Lets the browser answer and paint. */
function pause(): Promise<void> {
  return new Promise((resolve) => void setTimeout(resolve))
}
