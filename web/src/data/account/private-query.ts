import type { QueryClient } from '@tanstack/react-query'

/** What begins the key of every answer that is somebody's own. */
const privateKey = 'private'

/**
 * A query of what is somebody's own: kept under who they are, so that nobody who signs in after them is ever shown it,
 * and forgotten once they have signed out.
 */
export function privateQuery<Options extends { readonly queryKey: readonly unknown[] }>(
  userId: string,
  options: Options,
): Omit<Options, 'queryKey'> & { queryKey: readonly unknown[] } {
  return { ...options, queryKey: [privateKey, userId, ...options.queryKey] }
}

/** What finds every query of what is somebody's own. */
export const privateQueries = { queryKey: [privateKey] } as const

/** Forgets every answer that was somebody's own. */
export function forgetPrivateAnswers(queryClient: QueryClient): void {
  queryClient.removeQueries(privateQueries)
}
