import { boutiqueList } from '@shop/schema/domain/addresses/addresses'
import { createFileRoute, useNavigate } from '@tanstack/react-router'
import { useEffect } from 'react'
import { ContactPage } from '#pages/contact/contact-page.tsx'
import { loadContact } from '#pages/contact/load-contact.ts'
import { m } from '#generated/paraglide/messages.js'
import { linkTarget } from '#ui/follow-link.ts'

/** How the shop is reached (rules/routes#information-pages). */
export const Route = createFileRoute('/contact/')({
  staticData: { viewName: 'Contact' },
  loader: ({ context: { queryClient } }) => loadContact(queryClient, m.footer_contact()),
  head: ({ loaderData }) => loaderData ?? {},
  component: Page,
})

function Page() {
  const navigate = useNavigate()
  useEffect(() => {
    // An old address, of which the server never sees what follows the # (rules/routes#old-addresses).
    if (location.hash === '#showrooms') void navigate({ ...linkTarget(boutiqueList()), replace: true })
  }, [navigate])
  return <ContactPage />
}
