import { queryOptions } from '@tanstack/react-query'

/**
 * What the home page shows: the view and not the answer, of which most is there to find the lowest price. It does not
 * come to a browser that is sent the page, which stands as it was written.
 */
export function homeQuery() {
  return queryOptions({
    queryKey: ['Home'],
    queryFn: async ({ signal }) => (await import('./load-home.ts')).loadHome(signal),
    meta: { staysOnServer: true },
  })
}
