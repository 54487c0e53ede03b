import { createRootRouteWithContext, HeadContent, Outlet, Scripts, useRouter } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import { EnquiryHost } from '#shop/enquiry/enquiry-host.tsx'
import { ConsultationHost } from '#shop/booking/consultation-host.tsx'
import { useLeaveCreatePages } from '#shop/build/use-leave-create-pages.ts'
import { pageLanguage } from '#data/language/shop-language.ts'
import earlyInputScript from '#shell/early-input.inline.js?raw'
import paintDialogFirstScript from '#shell/paint-dialog-first.inline.js?raw'
import { SearchToggle } from '#pages/search/search-toggle.tsx'
import { PageShell } from '#shell/page-shell.tsx'
import baseStyles from '#ui/base.css?url'
import type { ListContext } from '#shop/list/list-state.ts'

export const Route = createRootRouteWithContext<ListContext>()({
  head: () => ({
    meta: [
      { charSet: 'utf-8' },
      { name: 'viewport', content: 'width=device-width, initial-scale=1' },
      { name: 'theme-color', content: '#fbfaf8' },
    ],
    links: [
      // Before all other styles, because it states the order of the cascade layers.
      { rel: 'stylesheet', href: baseStyles },
      { rel: 'icon', href: '/favicon.svg', type: 'image/svg+xml' },
      { rel: 'apple-touch-icon', href: '/icon-180.png' },
      { rel: 'manifest', href: '/shop.webmanifest' },
    ],
  }),
  shellComponent: Document,
  component: Root,
})

function Root() {
  useLeaveCreatePages()
  return <Outlet />
}

function Panels() {
  return (
    <>
      <ConsultationHost />
      <EnquiryHost />
    </>
  )
}

/**
 * What answers before the page's script has come, and beside it. Only the server writes it out: in a browser it has run by
 * now, React leaves it alone, and its text is not sent a second time.
 */
const pageScript = import.meta.env.SSR ? `${earlyInputScript};${paintDialogFirstScript}` : ''

function Document({ children }: { children: ReactNode }) {
  // The server's mark, which it takes out of the page again: none in a browser.
  const nonce = useRouter().options.ssr?.nonce
  return (
    <html lang={pageLanguage}>
      <head>
        <HeadContent />
      </head>
      <body>
        <script nonce={nonce} suppressHydrationWarning dangerouslySetInnerHTML={{ __html: pageScript }} />
        <PageShell searchToggle={<SearchToggle />} panels={<Panels />}>
          {children}
        </PageShell>
        <Scripts />
      </body>
    </html>
  )
}
