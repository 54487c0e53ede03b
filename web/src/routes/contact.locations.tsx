import { createFileRoute } from '@tanstack/react-router'
import { ContactPage } from '#pages/contact/contact-page.tsx'
import { loadContact } from '#pages/contact/load-contact.ts'
import { m } from '#generated/paraglide/messages.js'

/** The same screen as `/contact` (rules/routes#information-pages). */
export const Route = createFileRoute('/contact/locations')({
  staticData: { viewName: 'Locations' },
  loader: ({ context: { queryClient } }) => loadContact(queryClient, m.contact_locations_title()),
  head: ({ loaderData }) => loaderData ?? {},
  component: ContactPage,
})
