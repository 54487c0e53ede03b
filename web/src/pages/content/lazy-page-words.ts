import { createIsomorphicFn } from '@tanstack/react-start'
import { reportError } from '#data/report-error.ts'
import { lazyComponent } from '#ui/lazy-component.ts'
import { PageWords } from './page-words.tsx'

/** The server has the code; what it wrote stays in the browser as it is (`ui/static-html`). */
const onServer = createIsomorphicFn()
  .server(() => PageWords)
  .client(() => null)

/** What of a page is only read: its code comes to a browser with the first page that it draws itself. */
export const lazyPageWords = lazyComponent(loadPageWords, onServer(), (error) =>
  reportError(error, { where: 'words of a page' }),
)

// In development styles come with their modules alone: what stands as the server wrote it would lose its own.
if (import.meta.env.DEV && !import.meta.env.SSR) void loadPageWords()

async function loadPageWords() {
  return (await import('./page-words.tsx')).PageWords
}
