import { search } from '@shop/schema/domain/addresses/addresses'
import { useParams } from '@tanstack/react-router'
import { m } from '#generated/paraglide/messages.js'
import { NothingHere } from '#shell/not-found-page.tsx'
import type { pageHead } from '#shell/page-head.ts'
import { familyCrumb } from './crumbs.ts'
import { DesignSkeleton } from '#shop/design/design-skeleton.tsx'

/** What the routes of finished pieces have in common, save what is split off with their page. */
export const productRouteOptions = {
  head: ({ loaderData }: { loaderData?: Partial<ReturnType<typeof pageHead>> | undefined }) =>
    loaderData ?? {},
  pendingComponent: DesignSkeleton,
  notFoundComponent: ProductNotFound,
}

/** The address of a piece that the shop does not have: the list it would stand on, and the search. */
function ProductNotFound() {
  const { family, style } = useParams({ strict: false })
  const { name, href } = familyCrumb(style === undefined ? `/${family ?? ''}` : `/wedding-rings/${style}`)
  return (
    <NothingHere
      ways={[
        { text: m.not_found_list({ list: name.toLowerCase() }), href },
        { text: m.not_found_search(), href: search() },
      ]}
    />
  )
}
