import { queryOptions } from '@tanstack/react-query'

/**
 * What the home page shows. Kept and sent with the page is the view and not the answer, of which most is there to find
 * the lowest price; who has got the page has no need of the code that makes it.
 */
export function homeQuery() {
  return queryOptions({
    queryKey: ['Home'],
    queryFn: async ({ signal }) => (await import('./load-home.ts')).loadHome(signal),
  })
}
