import { createRootRouteWithContext, HeadContent, Outlet, Scripts } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import { FailedPage } from '#features/shell/failed-page.tsx'
import { NotFoundPage } from '#features/shell/not-found-page.tsx'
import { PageShell } from '#features/shell/page-shell.tsx'
import { m } from '#generated/paraglide/messages.js'
import baseStyles from '#ui/base.css?url'
import type { RouterContext } from '../router.tsx'

export const Route = createRootRouteWithContext<RouterContext>()({
  head: () => ({
    meta: [
      { charSet: 'utf-8' },
      { name: 'viewport', content: 'width=device-width, initial-scale=1' },
      { name: 'theme-color', content: '#fbfaf8' },
      { title: m.page_title({ title: m.not_found_title() }) },
    ],
    links: [
      // Before all other styles, because it states the order of the cascade layers.
      { rel: 'stylesheet', href: baseStyles },
      { rel: 'icon', href: '/favicon.svg', type: 'image/svg+xml' },
    ],
  }),
  shellComponent: Document,
  component: Outlet,
  notFoundComponent: NotFoundPage,
  errorComponent: FailedPage,
})

function Document({ children }: { children: ReactNode }) {
  return (
    <html lang="en-GB">
      <head>
        <HeadContent />
      </head>
      <body>
        <PageShell>{children}</PageShell>
        <Scripts />
      </body>
    </html>
  )
}
