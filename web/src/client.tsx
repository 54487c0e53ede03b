/**
 * Wakes the page up. The router's own client instead of Start's: the shop has no server functions, and
 * what fetches and decodes them would be 9 KB that every visitor loads and nobody uses.
 */
import { RouterClient } from '@tanstack/react-router/ssr/client'
import { StrictMode, startTransition } from 'react'
import { hydrateRoot } from 'react-dom/client'
import { reportError } from '#data/report-error.ts'
import { getRouter } from './router.tsx'

const router = getRouter()

startTransition(() => {
  hydrateRoot(
    document,
    <StrictMode>
      <RouterClient router={router} />
    </StrictMode>,
    { onRecoverableError: (error) => reportError(error, { where: 'hydration' }) },
  )
})
