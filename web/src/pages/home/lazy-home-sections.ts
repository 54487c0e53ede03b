import { createIsomorphicFn } from '@tanstack/react-start'
import { reportError } from '#data/report-error.ts'
import { lazyComponent } from '#ui/lazy-component.ts'
import { HomeSections } from './home-sections.tsx'

/** The server has the code; what it wrote stays in the browser as it is (`ui/static-html`). */
const onServer = createIsomorphicFn()
  .server(() => HomeSections)
  .client(() => null)

/** All that the home page shows: its code comes to a browser that draws the page itself. */
export const lazyHomeSections = lazyComponent(loadHomeSections, onServer(), (error) =>
  reportError(error, { where: 'home' }),
)

// In development styles come with their modules alone: what stands as the server wrote it would lose its own.
if (import.meta.env.DEV && !import.meta.env.SSR) void loadHomeSections()

async function loadHomeSections() {
  return (await import('./home-sections.tsx')).HomeSections
}
