import {
  useIsFetching,
  useQuery,
  useQueryClient,
  type QueryKey,
  type UseQueryOptions,
} from '@tanstack/react-query'
import { useState } from 'react'
import { privateQueries, privateQuery } from './private-query.ts'
import { useVisitor } from './session.ts'

/** What the API tells somebody of their own. */
export interface OwnAnswer<Data> {
  /** What was last told; null before anything was. It stays while somebody signs in again over the page. */
  readonly data: Data | null
  /** Whether the last question was not answered. */
  readonly hasFailed: boolean
  readonly retry: () => void
}

/**
 * Asks for what belongs to somebody, each time a page shows it and when its window comes back to the front: another
 * device may have changed it. Never while they are signed out, and never in a way that takes the page down.
 */
export function useOwn<Data, Key extends QueryKey>(
  userId: string,
  query: UseQueryOptions<Data, Error, Data, Key> & { readonly queryKey: Key },
): OwnAnswer<Data> {
  const visitor = useVisitor()
  const { data, isError, refetch } = useQuery<Data>({
    ...ownQuery(userId, query),
    enabled: visitor.kind === 'signed-in' && visitor.user.id === userId,
    staleTime: 0,
    refetchOnWindowFocus: true,
  })
  const [known, setKnown] = useState<{ readonly of: string; readonly data: Data } | null>(null)
  if (data !== undefined && (data !== known?.data || userId !== known.of)) setKnown({ of: userId, data })
  return {
    data: data ?? (known?.of === userId ? known.data : null),
    hasFailed: isError,
    retry: () => void refetch(),
  }
}

/** Whether the page waits for anything of somebody's own that it does not show yet. */
export function useIsAskingOwn(): boolean {
  return useIsFetching({ ...privateQueries, predicate: ({ state }) => state.data === undefined }) > 0
}

/** Gives what puts an answer in the place of what is shown: a change is answered with all there is afterwards. */
export function useKeepOwn<Data, Key extends QueryKey>(
  userId: string,
  query: UseQueryOptions<Data, Error, Data, Key> & { readonly queryKey: Key },
): (data: Data) => void {
  const queryClient = useQueryClient()
  const { queryKey } = privateQuery(userId, query)
  return (data) => {
    // What was asked for before the change must not come back over it.
    void queryClient.cancelQueries({ queryKey })
    queryClient.setQueryData(queryKey, data)
  }
}

function ownQuery<Data, Key extends QueryKey>(
  userId: string,
  query: UseQueryOptions<Data, Error, Data, Key> & { readonly queryKey: Key },
): UseQueryOptions<Data> {
  // What asks the API takes no notice of the key.
  return privateQuery(userId, query) as unknown as UseQueryOptions<Data>
}
