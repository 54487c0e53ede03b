import { createFileRoute, notFound } from '@tanstack/react-router'
import { viewNameOf } from '#lib/view-name.ts'
import { BoutiquePage } from '#pages/contact/boutique-page.tsx'
import { boutiqueAt, loadBoutique } from '#pages/contact/load-contact.ts'

/** A boutique (rules/routes#information-pages). */
export const Route = createFileRoute('/contact/$boutique')({
  staticData: { viewName: 'Boutique', viewNameOf: ({ boutique }) => viewNameOf(`contact-${boutique}`) },
  loader: ({ context: { queryClient }, params }) => {
    const boutique = boutiqueAt(params.boutique)
    if (!boutique) throw notFound()
    return loadBoutique(queryClient, boutique)
  },
  head: ({ loaderData }) => loaderData ?? {},
  component: Page,
})

function Page() {
  const boutique = boutiqueAt(Route.useParams().boutique)
  return boutique && <BoutiquePage boutique={boutique} />
}
