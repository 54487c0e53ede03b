import { useQuery } from '@tanstack/react-query'
import { StaticHtml } from '#ui/static-html.tsx'
import { homeQuery } from './home-query.ts'
import { lazyHomeSections } from './lazy-home-sections.ts'

const Sections = lazyHomeSections.Component

/** The first page of the shop: links and pictures, which stay as the server wrote them. */
export function HomePage() {
  // Loaded before the page is drawn; none in a browser that was sent it.
  const { data: view } = useQuery({ ...homeQuery(), enabled: false })
  return <StaticHtml>{view && <Sections view={view} />}</StaticHtml>
}
